import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { logout } from '#src/contract/auth.ts';
import { useApi, useEnvironment } from '#src/lib/EnvironmentProvider.tsx';
import { paths } from '#src/lib/paths.ts';

/** A server that does not answer holds nobody back longer than this. */
export const LOGOUT_PATIENCE_MS = 5_000;

/**
 * Signs out: tells the server, then clears the session and goes home, whatever the server says
 * (section 2).
 */
export function useLogout(): { logOut: () => void; isLoggingOut: boolean } {
  const api = useApi();
  const { clock, session } = useEnvironment();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [isLoggingOut, setIsLoggingOut] = useState(false);

  async function run(): Promise<void> {
    const patience = new AbortController();
    const cancel = clock.after(LOGOUT_PATIENCE_MS, () => patience.abort());
    try {
      await api.call(logout, {}, { signal: patience.signal });
    } catch {
      // Section 7: errors are ignored; here the session ends all the same.
    }
    cancel();
    try {
      // First home, then signed out: a guarded page would ask to sign in again.
      await navigate(paths.home.to());
    } finally {
      session.end('signed-out');
      queries.clear();
      setIsLoggingOut(false);
    }
  }

  return {
    isLoggingOut,
    logOut: () => {
      if (isLoggingOut) return;
      setIsLoggingOut(true);
      void run();
    },
  };
}
