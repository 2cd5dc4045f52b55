import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { logout } from '#src/contract/auth.ts';
import { useApi, useEnvironment, useSession } from '#src/lib/EnvironmentProvider.tsx';
import { paths } from '#src/lib/paths.ts';

/** The timeout of the logout call: a server that doesn't respond must not block signing out. */
export const LOGOUT_TIMEOUT_MS = 5_000;

/**
 * Signs out: calls the server, then navigates home and ends the session even if the call fails
 * (section 2).
 */
export function useLogout(): { logOut: () => void; isLoggingOut: boolean } {
  const api = useApi();
  const { clock, session } = useEnvironment();
  const token = useSession()?.token;
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  // Tied to a token, so an old logout cannot end a session that started since.
  const [pending, setPending] = useState<{ token: string; isSettled: boolean } | null>(null);
  const isLoggingOut = pending !== null && pending.token === token;

  async function run(endingToken: string): Promise<void> {
    setPending({ token: endingToken, isSettled: false });
    const timeout = new AbortController();
    const cancel = clock.after(LOGOUT_TIMEOUT_MS, () => timeout.abort());
    try {
      await api.call(logout, {}, { signal: timeout.signal });
    } catch {
      // Section 7: errors are ignored, and the session ends anyway.
    }
    cancel();
    setPending({ token: endingToken, isSettled: true });
  }

  // Navigate home first: without a session, a guarded page would redirect to sign-in.
  const canEndSession = isLoggingOut && pending.isSettled;
  useEffect(() => {
    if (!canEndSession) return;
    if (pathname !== paths.home.pattern) {
      void navigate(paths.home.to());
      return;
    }
    session.end('signed-out');
    queries.clear();
  }, [canEndSession, pathname, navigate, session, queries]);

  return {
    isLoggingOut,
    logOut: () => {
      if (token !== undefined && !isLoggingOut) void run(token);
    },
  };
}
