import { logout } from '#src/contract/auth.ts';
import { useSession } from '#src/lib/app/EnvironmentProvider.tsx';
import { useServices } from '#src/lib/app/ServicesProvider.tsx';
import { prepareCall } from '#src/lib/calls/reliable-call.ts';
import { useApiMutation } from '#src/lib/calls/use-api-mutation.ts';
import { authCopy } from './copy.ts';

/** A server that doesn't respond must not block signing out. */
export const LOGOUT_TIMEOUT_MS = 5_000;

/** About a sentence: worth a question. */
export const ASK_FROM_CHARACTERS = 40;

/** Signs out, even if the call fails (product.md §2). Asks before it deletes a longer draft (decision 017). */
export function useLogout(): { logOut: () => void; isLoggingOut: boolean } {
  const { drafts, environment } = useServices();
  const { session } = environment;
  // product.md §7: errors are ignored, and the session ends anyway. The key is the token, so an old
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
      const isMuch = drafts.longest() >= ASK_FROM_CHARACTERS;
      if (isMuch && !environment.confirm(authCopy.signOutQuestion)) return;
      session.expectSignOut();
      send(undefined);
    },
  };
}
