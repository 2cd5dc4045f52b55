import { logout } from '#src/contract/auth.ts';
import { useEnvironment, useSession } from '#src/lib/EnvironmentProvider.tsx';
import { prepareCall } from '#src/lib/reliable-call.ts';
import { useApiMutation } from '#src/lib/use-api-mutation.ts';

/** The timeout of the logout call: a server that doesn't respond must not block signing out. */
export const LOGOUT_TIMEOUT_MS = 5_000;

/**
 * Signs out: calls the server, then ends the session even if the call fails (section 2). The layout
 * navigates home.
 */
export function useLogout(): { logOut: () => void; isLoggingOut: boolean } {
  const { session } = useEnvironment();
  // Section 7: errors are ignored, and the session ends anyway. The key is the token, so an old
  // logout cannot end a session that started since.
  const token = useSession()?.token;
  const end = () => {
    if (session.current()?.token === token) session.end('signed-out');
  };
  const { send, isPending } = useApiMutation({
    key: ['auth', 'logout', token],
    request: () => prepareCall(logout, {}),
    timeout: LOGOUT_TIMEOUT_MS,
    onSuccess: end,
    onError: end,
  });
  return {
    isLoggingOut: isPending,
    logOut() {
      if (token === undefined) return;
      session.expectSignOut();
      send(undefined);
    },
  };
}
