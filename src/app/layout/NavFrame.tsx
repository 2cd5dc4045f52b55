import { useEffect, useRef, useState, type FocusEvent, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Container } from '#src/ui/Container.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { useIsHydrated } from '#src/ui/use-is-hydrated.ts';
import { shellCopy } from '#src/app/copy.ts';
import { PRODUCT_NAME } from '#src/domain/product.ts';
import { AppLink } from '#src/lib/navigation/AppLink.tsx';
import { paths } from '#src/lib/navigation/paths.ts';

const copy = shellCopy.nav;
const MENU_ID = 'main-menu';

/**
 * The frame of the navigation bar (product.md §2). Below 992 px the links collapse into a menu, a popover
 * that also opens without JavaScript. The browser closes it with Escape or a press outside of it.
 */
export function NavFrame({
  isSignedIn,
  bar,
  messages,
  renderMenu,
  announcement = '',
}: {
  isSignedIn: boolean;
  bar: ReactNode;
  messages?: ReactNode;
  renderMenu: (close: () => void) => ReactNode;
  announcement?: string;
}) {
  const isScrolled = useIsScrolled();
  const { menu, isOpen, close, onBlur } = useCollapsedMenu();
  // In the HTML of a prerendered page, where nothing could render it later.
  const isHydrated = useIsHydrated();

  return (
    <header
      data-scrolled={isScrolled || undefined}
      className="group sticky top-(--page-top) z-30 border-b border-transparent bg-surface transition-[background-color,border-color] duration-backdrop data-scrolled:border-line data-scrolled:bg-surface-raised max-lg:[body:has([data-fills=page])_&]:contents print:hidden"
    >
      <Container className="flex min-h-16 items-center justify-between gap-4 max-lg:[body:has([data-fills=page])_&]:hidden">
        <Wordmark />
        {/* The margin aligns the last label with the edge of the page, not its target. */}
        <nav
          aria-label={copy.label}
          data-signed-out={isSignedIn ? undefined : ''}
          className={`hidden items-center gap-1 lg:flex ${isSignedIn ? '-me-2' : '-me-3'}`}
        >
          {bar}
        </nav>
        <div className="-me-3 flex items-center gap-5 lg:hidden">
          {messages}
          <IconButton
            label={isOpen ? copy.closeMenu : copy.openMenu}
            aria-expanded={isOpen}
            aria-controls={MENU_ID}
            popoverTarget={MENU_ID}
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
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- Escape closes it, too */}
      <div
        ref={menu}
        id={MENU_ID}
        popover="auto"
        onBlur={onBlur}
        // Beside the menu itself. A backdrop would let the press through to the page.
        onClick={(event) => event.target === event.currentTarget && close()}
        className="inset-x-0 top-[calc(4rem+var(--page-top))] bottom-0 m-0 h-auto w-auto border-0 bg-overlay p-0 text-ink lg:hidden"
      >
        <div className="max-h-full overflow-y-auto border-y border-line bg-surface-raised shadow-float">
          <Container asChild>
            <nav aria-label={copy.label} className="py-3">
              {/* The icons of the rows, not their backgrounds, are at the page's edge. */}
              <div className="-mx-3 flex flex-col gap-1">
                {(isOpen || !isHydrated) && renderMenu(close)}
              </div>
            </nav>
          </Container>
        </div>
      </div>
      {/* Outside the menus: a live region inside a button or a menu is never announced. */}
      <span role="status" className="sr-only">
        {announcement}
      </span>
    </header>
  );
}

/** The collapsed menu. Navigation closes it, and so does moving the focus to the page, which it covers. */
function useCollapsedMenu() {
  const menu = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const { key } = useLocation();
  // Browsers without popovers don't open the menu; they must not fail at it either.
  const close = () => menu.current?.hidePopover?.();

  useEffect(() => {
    const element = menu.current;
    if (element === null || !('popover' in element)) return;
    // It opens before its first paint. It closes after the browser has moved the focus from it to the button:
    // without its content, the focus would be lost.
    const onToggle = ({ type, newState }: ToggleEvent) => {
      const isOpening = newState === 'open';
      if (isOpening || type === 'toggle') setIsOpen(isOpening);
    };
    // It may have been opened before React took it over.
    setIsOpen(element.matches(':popover-open'));
    element.addEventListener('beforetoggle', onToggle);
    element.addEventListener('toggle', onToggle);
    return () => {
      element.removeEventListener('beforetoggle', onToggle);
      element.removeEventListener('toggle', onToggle);
    };
  }, []);
  const lastKey = useRef(key);
  useEffect(() => {
    if (lastKey.current === key) return;
    lastKey.current = key;
    menu.current?.hidePopover?.();
  }, [key]);

  function onBlur({ currentTarget, relatedTarget }: FocusEvent): void {
    const header = currentTarget.closest('header');
    if (relatedTarget instanceof Node && header?.contains(relatedTarget) === false) close();
  }
  return { menu, isOpen, close, onBlur };
}

function Wordmark() {
  return (
    <AppLink
      to={paths.home.to()}
      className="flex min-h-11 items-center gap-2.5 rounded-small font-display text-xl font-bold no-underline"
    >
      <svg viewBox="0 0 32 32" aria-hidden className="size-8 shrink-0">
        <rect width="32" height="32" rx="10" className="fill-brand" />
        <path
          d="M9 22.5v-8.2L16 9l7 5.3v8.2"
          fill="none"
          strokeWidth="2.6"
          strokeLinecap="round"
          strokeLinejoin="round"
          className="stroke-brand-ink"
        />
        <circle cx="16" cy="19" r="3" className="fill-accent" />
      </svg>
      {PRODUCT_NAME}
    </AppLink>
  );
}

/** product.md §9 */
const SCROLL_THRESHOLD_PX = 10;

function useIsScrolled(): boolean {
  const [isScrolled, setIsScrolled] = useState(false);
  useEffect(() => {
    // Not during render: reading `scrollY` forces a layout.
    const update = () => setIsScrolled(window.scrollY > SCROLL_THRESHOLD_PX);
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, []);
  return isScrolled;
}
