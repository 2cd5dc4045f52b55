import { useLocation, NavLink } from 'react-router-dom';
import { fullName } from '#src/domain/user.ts';
import { authCopy } from '#src/features/auth/copy.ts';
import { useLogout } from '#src/features/auth/use-logout.ts';
import { useUnreadCount } from '#src/features/messages/sync/use-unread-count.ts';
import { useUnreadPolling } from '#src/features/messages/sync/use-unread-polling.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import type { Session } from '#src/lib/session/session.ts';
import { Avatar } from '#src/ui/Avatar.tsx';
import { InlineFailure } from '#src/ui/InlineFailure.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { shellCopy } from '#src/app/copy.ts';
import { CollapsedMenu } from './NavItem.tsx';
import { SIGNED_IN_LINKS } from './nav-links.ts';
import { ACCOUNT_LINKS, MENU_LINKS } from './signed-in-links.ts';
import { NavFrame } from './NavFrame.tsx';
import { NavItem } from './NavItem.tsx';
import { LogOut, MessageCircle } from 'lucide-react';
import { Spinner } from '#src/ui/Spinner.tsx';
import { navItemClasses } from './NavItem.tsx';
import { usePrefetchHandlers } from '#src/lib/navigation/AppLink.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { UNREAD_BADGE_CAP } from '#src/domain/unread.ts';
import { CountBadge } from '#src/ui/CountBadge.tsx';

// Only wide screens need it, and its menu library is large.
const UserMenu = lazyPart('UserMenu', async () => (await import('./UserMenu.tsx')).UserMenu, {
  placeholder: <Skeleton className="h-11 w-28 rounded-control" />,
  failure: (trouble) => (
    // The menu itself reaches beyond the edge of the page, for its padding.
    <div className="me-2">
      <InlineFailure kind="line" title={shellCopy.userMenuFailed} trouble={trouble} />
    </div>
  ),
});

export function SignedInNav({ session: { user } }: { session: Session }) {
  const { pathname } = useLocation();
  useUnreadPolling(pathname === paths.messages.pattern ? 'messaging' : 'elsewhere');
  const unread = useUnreadCount();
  const { logOut, isLoggingOut } = useLogout();
  const badge = <UnreadBadge count={unread} />;
  return (
    <NavFrame
      isSignedIn
      bar={
        <>
          {SIGNED_IN_LINKS.map((entry) => (
            <NavItem
              key={entry.to}
              entry={entry}
              placement="bar"
              badge={entry.hasUnread === true && badge}
            />
          ))}
          <UserMenu user={user} isLoggingOut={isLoggingOut} onLogout={logOut} />
        </>
      }
      messages={<MessagesLink unread={unread} />}
      renderMenu={(close) => (
        <>
          <CollapsedMenu links={MENU_LINKS} unreadBadge={badge} onFollow={close} />
          <hr className="mx-3 my-2 border-line" />
          <div className="flex items-center gap-3 px-3 py-1 text-sm wrap-anywhere text-ink-muted">
            <Avatar name={fullName(user)} personId={user.id} />
            <div className="min-w-0">
              <p className="font-semibold text-ink">{fullName(user)}</p>
              <p>{user.email}</p>
            </div>
          </div>
          <CollapsedMenu links={ACCOUNT_LINKS} onFollow={close} />
          <LogoutItem isLoggingOut={isLoggingOut} onLogout={logOut} />
        </>
      )}
      announcement={isLoggingOut ? authCopy.loggingOut : ''}
    />
  );
}

function LogoutItem({ isLoggingOut, onLogout }: { isLoggingOut: boolean; onLogout: () => void }) {
  return (
    <button
      type="button"
      aria-busy={isLoggingOut || undefined}
      aria-disabled={isLoggingOut || undefined}
      className={navItemClasses('menu')}
      onClick={() => {
        if (!isLoggingOut) onLogout();
      }}
    >
      {isLoggingOut ? <Spinner /> : <LogOut aria-hidden strokeWidth={1.75} />}
      {authCopy.logout}
    </button>
  );
}

const copy = shellCopy.nav;

function MessagesLink({ unread }: { unread: number }) {
  const to = paths.messages.to();
  return (
    <NavLink
      to={to}
      {...usePrefetchHandlers(to)}
      title={copy.messages}
      className="relative grid size-11 place-items-center rounded-control transition-colors duration-quick hover:bg-ink/8 aria-[current=page]:text-brand"
    >
      <MessageCircle aria-hidden strokeWidth={1.75} className="size-5" />
      <VisuallyHidden>{copy.messages}</VisuallyHidden>
      {/* Beside the middle of the icon, so that it covers no more than the corner. */}
      <UnreadBadge
        count={unread}
        className="absolute start-1/2 top-0.5 ms-1 ring-2 ring-surface group-data-scrolled:ring-surface-raised"
      />
    </NavLink>
  );
}

function UnreadBadge({ count, className }: { count: number; className?: string }) {
  return (
    <CountBadge
      count={count}
      cap={UNREAD_BADGE_CAP}
      tone="danger"
      label={shellCopy.nav.unread(count)}
      className={className}
    />
  );
}
