import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Container } from '#src/ui/Container.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { shellCopy } from '../copy.ts';
import { useIsScrolled } from './use-is-scrolled.ts';
import { Wordmark } from './Wordmark.tsx';

const copy = shellCopy.nav;
const MENU_ID = 'main-menu';

/**
 * The frame of the navigation bar (section 2). Below 992 px the links collapse into a menu.
 *
 * @param props.bar the links, and what follows them
 * @param props.messages the link to the messages beside the button of the menu
 * @param props.renderMenu renders the content of the menu, once it has been opened; `close` is for its links
 * @param props.onMenuLikely called when the menu is likely to be opened
 * @param props.announcement read out by screen readers when it changes
 */
export function NavFrame({
  isSignedIn,
  bar,
  messages,
  renderMenu,
  onMenuLikely,
  announcement = '',
}: {
  isSignedIn: boolean;
  bar: ReactNode;
  messages?: ReactNode;
  renderMenu: (close: () => void) => ReactNode;
  onMenuLikely?: (() => void) | undefined;
  announcement?: string;
}) {
  const isScrolled = useIsScrolled();
  const { isOpen, wasOpen, toggle, close, button } = useCollapsedMenu();

  return (
    <header
      data-scrolled={isScrolled || undefined}
      className="group sticky top-(--page-top) z-30 border-b border-transparent bg-surface transition-[background-color,border-color,box-shadow] duration-backdrop data-scrolled:border-line data-scrolled:bg-surface-raised data-scrolled:shadow-float"
    >
      <Container className="flex min-h-16 items-center justify-between gap-4">
        <Wordmark />
        {/* The margin aligns the last label with the edge of the page, not its target. */}
        <nav
          aria-label={copy.label}
          data-signed-out={isSignedIn ? undefined : ''}
          className={`hidden items-center gap-1 lg:flex ${isSignedIn ? '-me-2' : '-me-3'}`}
        >
          {bar}
        </nav>
        <div className="-me-3 flex items-center gap-2 lg:hidden">
          {messages}
          <IconButton
            ref={button}
            label={isOpen ? copy.closeMenu : copy.openMenu}
            aria-expanded={isOpen}
            aria-controls={MENU_ID}
            onClick={toggle}
            onPointerEnter={onMenuLikely}
            onFocus={onMenuLikely}
          >
            {/* Not of the icon library, which the public pages do without. */}
            <svg
              viewBox="0 0 24 24"
              aria-hidden
              fill="none"
              stroke="currentColor"
              strokeWidth={1.75}
              strokeLinecap="round"
            >
              <path d={isOpen ? 'M18 6 6 18M6 6l12 12' : 'M4 5h16M4 12h16M4 19h16'} />
            </svg>
          </IconButton>
        </div>
      </Container>
      <div
        id={MENU_ID}
        hidden={!isOpen}
        className="absolute inset-x-0 top-full max-h-[calc(100dvh-4rem-var(--page-top))] overflow-y-auto border-y border-line bg-surface-raised shadow-float lg:hidden"
      >
        <Container asChild>
          <nav aria-label={copy.label} className="py-3">
            {/* The icons of the rows, not their backgrounds, are at the page's edge. */}
            <div className="-mx-3 flex flex-col gap-1">{wasOpen && renderMenu(close)}</div>
          </nav>
        </Container>
      </div>
      {/* Outside the menus: a live region inside a button or a menu is never announced. */}
      <span role="status" className="sr-only">
        {announcement}
      </span>
    </header>
  );
}

/**
 * The state of the collapsed menu. Navigation closes it, and so does moving the focus to the page,
 * which it covers; Escape closes it and restores the focus.
 */
function useCollapsedMenu() {
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen && !wasOpen) setWasOpen(true);
  const button = useRef<HTMLButtonElement>(null);
  const { key } = useLocation();
  const [lastKey, setLastKey] = useState(key);
  if (lastKey !== key) {
    setLastKey(key);
    setIsOpen(false);
  }

  useEffect(() => {
    if (!isOpen) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setIsOpen(false);
      button.current?.focus();
    };
    const onFocusIn = ({ target }: FocusEvent) => {
      const isInside =
        target instanceof Node && button.current?.closest('header')?.contains(target);
      if (!isInside) setIsOpen(false);
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('focusin', onFocusIn);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('focusin', onFocusIn);
    };
  }, [isOpen]);

  return {
    isOpen,
    wasOpen,
    button,
    toggle: () => setIsOpen(!isOpen),
    close: () => setIsOpen(false),
  };
}
