import { useLocation } from 'react-router-dom';
import { authCopy } from '#src/features/auth/copy.ts';
import { useLogout } from '#src/features/auth/use-logout.ts';
import { useUnreadCount } from '#src/features/messages/use-unread-count.ts';
import { useUnreadPolling } from '#src/features/messages/use-unread-polling.ts';
import { paths } from '#src/lib/paths.ts';
import type { Session } from '#src/lib/session.ts';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { shellCopy } from '../copy.ts';
import { LogoutItem } from './LogoutItem.tsx';
import { NavFrame } from './NavFrame.tsx';

// Only wide screens need it, and its menu library is large.
const UserMenu = lazyPart('UserMenu', async () => (await import('./UserMenu.tsx')).UserMenu, {
  kind: 'line',
  placeholder: <Skeleton className="h-11 w-28 rounded-control" />,
  failed: shellCopy.userMenuFailed,
});

/** The navigation bar of a signed-in user (section 2), which polls for unread messages. */
export function SignedInNav({ session: { user } }: { session: Session }) {
  const { pathname } = useLocation();
  useUnreadPolling(pathname === paths.messages.pattern ? 'messaging' : 'elsewhere');
  const unread = useUnreadCount();
  const { logOut, isLoggingOut } = useLogout();
  return (
    <NavFrame
      account={{
        user,
        unread,
        menu: <UserMenu user={user} isLoggingOut={isLoggingOut} onLogout={logOut} />,
        logout: <LogoutItem isLoggingOut={isLoggingOut} onLogout={logOut} />,
      }}
      announcement={isLoggingOut ? authCopy.loggingOut : ''}
    />
  );
}
