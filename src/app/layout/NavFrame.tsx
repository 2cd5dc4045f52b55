import { cx } from 'class-variance-authority';
import { Menu, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Container } from '#src/ui/Container.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { shellCopy } from '../copy.ts';
import { CollapsedMenu } from './CollapsedMenu.tsx';
import { MessagesLink } from './MessagesLink.tsx';
import type { NavAccount } from './nav-account.ts';
import { SIGNED_IN_LINKS, SIGNED_OUT_LINKS } from './nav-links.ts';
import { NavItem } from './NavItem.tsx';
import { useIsScrolled } from './use-is-scrolled.ts';
import { Wordmark } from './Wordmark.tsx';

const copy = shellCopy.nav;
const MENU_ID = 'main-menu';

/**
 * The frame of the navigation bar (section 2). Below 992 px the links collapse into a menu.
 *
 * @param props.account null for a signed-out visitor
 * @param props.announcement read out by screen readers when it changes
 */
export function NavFrame({
  account,
  announcement = '',
}: {
  account: NavAccount | null;
  announcement?: string;
}) {
  const isScrolled = useIsScrolled();
  const { isOpen, toggle, close, button } = useCollapsedMenu();
  const links = account ? SIGNED_IN_LINKS : SIGNED_OUT_LINKS;
  const unread = account?.unread ?? 0;

  return (
    <header
      data-scrolled={isScrolled || undefined}
      className="group sticky top-0 z-30 border-b border-transparent bg-surface transition-[background-color,border-color,box-shadow] duration-backdrop data-scrolled:border-line data-scrolled:bg-surface-raised data-scrolled:shadow-float"
    >
      <Container className="flex min-h-16 items-center justify-between gap-4">
        <Wordmark />
        {/* The margin aligns the last label with the edge of the page, not its target. */}
        <nav
          aria-label={copy.label}
          data-signed-out={account ? undefined : ''}
          className={cx('hidden items-center gap-1 lg:flex', account ? '-me-2' : '-me-3')}
        >
          {links.map((entry) => (
            <NavItem key={entry.to} entry={entry} unread={unread} placement="bar" />
          ))}
          {account?.menu}
        </nav>
        <div className="-me-3 flex items-center gap-2 lg:hidden">
          {account && <MessagesLink unread={unread} />}
          <IconButton
            ref={button}
            label={isOpen ? copy.closeMenu : copy.openMenu}
            aria-expanded={isOpen}
            aria-controls={MENU_ID}
            onClick={toggle}
          >
            {isOpen ? (
              <X aria-hidden strokeWidth={1.75} />
            ) : (
              <Menu aria-hidden strokeWidth={1.75} />
            )}
          </IconButton>
        </div>
      </Container>
      <CollapsedMenu
        id={MENU_ID}
        isOpen={isOpen}
        links={links}
        account={account}
        onFollow={close}
      />
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
    button,
    toggle: () => setIsOpen(!isOpen),
    close: () => setIsOpen(false),
  };
}
