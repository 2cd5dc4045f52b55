import { useLocation } from 'react-router-dom';
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
import { shellCopy } from '../copy.ts';
import { CollapsedMenu } from './CollapsedMenu.tsx';
import { LogoutItem } from './LogoutItem.tsx';
import { MessagesLink } from './MessagesLink.tsx';
import { ACCOUNT_LINKS, SIGNED_IN_LINKS } from './nav-links.ts';
import { NavFrame } from './NavFrame.tsx';
import { NavItem } from './NavItem.tsx';
import { UnreadBadge } from './UnreadBadge.tsx';

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

/** The navigation bar of a signed-in user (product.md §2). */
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
          <CollapsedMenu links={SIGNED_IN_LINKS} unreadBadge={badge} onFollow={close} />
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
