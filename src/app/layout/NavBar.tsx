import { cx } from 'class-variance-authority';
import { Menu, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { authCopy } from '#src/features/auth/copy.ts';
import { useLogout } from '#src/features/auth/use-logout.ts';
import { useUnreadCount } from '#src/features/messages/use-unread-count.ts';
import { useSession } from '#src/lib/EnvironmentProvider.tsx';
import { Container } from '#src/ui/Container.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { shellCopy } from '../copy.ts';
import { CollapsedMenu } from './CollapsedMenu.tsx';
import { MessagesLink } from './MessagesLink.tsx';
import { SIGNED_IN_LINKS, SIGNED_OUT_LINKS } from './nav-links.ts';
import { NavItem } from './NavItem.tsx';
import { useIsScrolled } from './use-is-scrolled.ts';
import { Wordmark } from './Wordmark.tsx';

// Only signed-in users need it, and its menu library is large.
const UserMenu = lazyPart('UserMenu', async () => (await import('./UserMenu.tsx')).UserMenu, {
  kind: 'line',
  placeholder: <Skeleton className="h-11 w-28 rounded-control" />,
  failed: shellCopy.userMenuFailed,
});

const copy = shellCopy.nav;
const MENU_ID = 'main-menu';

/**
 * The navigation bar (section 2): links for the viewer, the unread badge and the user menu. Below
 * 992 px the links collapse into a menu.
 */
export function NavBar() {
  const session = useSession();
  const unread = useUnreadCount();
  const isScrolled = useIsScrolled();
  const { logOut, isLoggingOut } = useLogout();
  const { isOpen, toggle, close, button } = useCollapsedMenu();
  const links = session ? SIGNED_IN_LINKS : SIGNED_OUT_LINKS;

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
          className={cx('hidden items-center gap-1 lg:flex', session ? '-me-2' : '-me-3')}
        >
          {links.map((entry) => (
            <NavItem key={entry.to} entry={entry} unread={unread} placement="bar" />
          ))}
          {session && (
            <UserMenu user={session.user} isLoggingOut={isLoggingOut} onLogout={logOut} />
          )}
        </nav>
        <div className="-me-3 flex items-center gap-2 lg:hidden">
          {session && <MessagesLink unread={unread} />}
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
        unread={unread}
        user={session?.user ?? null}
        isLoggingOut={isLoggingOut}
        onFollow={close}
        onLogout={logOut}
      />
      {/* Outside the menus: a live region inside a button or a menu is never announced. */}
      <span role="status" className="sr-only">
        {isLoggingOut ? authCopy.loggingOut : ''}
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
