import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { logout } from '#src/contract/auth.ts';
import { useApi, useEnvironment, useSession } from '#src/lib/EnvironmentProvider.tsx';
import { paths } from '#src/lib/paths.ts';

/** A server that does not answer holds nobody back longer than this. */
export const LOGOUT_TIMEOUT_MS = 5_000;

/**
 * Signs out: tells the server, then clears the session and goes home, whatever the server says
 * (section 2).
 */
export function useLogout(): { logOut: () => void; isLoggingOut: boolean } {
  const api = useApi();
  const { clock, session } = useEnvironment();
  const token = useSession()?.token;
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  // The token says whose logout it is: one that is over cannot end a session that began since.
  const [leaving, setLeaving] = useState<{ token: string; isServerTold: boolean } | null>(null);
  const isLoggingOut = leaving !== null && leaving.token === token;

  async function run(leaver: string): Promise<void> {
    setLeaving({ token: leaver, isServerTold: false });
    const patience = new AbortController();
    const cancel = clock.after(LOGOUT_TIMEOUT_MS, () => patience.abort());
    try {
      await api.call(logout, {}, { signal: patience.signal });
    } catch {
      // Section 7: errors are ignored; the session ends all the same.
    }
    cancel();
    setLeaving({ token: leaver, isServerTold: true });
  }

  // The session ends when home is on the screen: a guarded page would ask to sign in again.
  const mayLeave = isLoggingOut && leaving.isServerTold;
  useEffect(() => {
    if (!mayLeave) return;
    if (pathname !== paths.home.pattern) {
      void navigate(paths.home.to());
      return;
    }
    session.end('signed-out');
    queries.clear();
  }, [mayLeave, pathname, navigate, session, queries]);

  return {
    isLoggingOut,
    logOut: () => {
      if (token !== undefined && !isLoggingOut) void run(token);
    },
  };
}
