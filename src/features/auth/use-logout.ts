import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
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
  const { pathname } = useLocation();
  const [step, setStep] = useState<'idle' | 'telling-server' | 'going-home'>('idle');

  async function run(): Promise<void> {
    const patience = new AbortController();
    const cancel = clock.after(LOGOUT_PATIENCE_MS, () => patience.abort());
    try {
      await api.call(logout, {}, { signal: patience.signal });
    } catch {
      // Section 7: errors are ignored; the session ends all the same.
    }
    cancel();
    setStep('going-home');
  }

  // The session ends when home is on the screen: a guarded page would ask to sign in again.
  useEffect(() => {
    if (step !== 'going-home') return;
    if (pathname !== paths.home.pattern) {
      void navigate(paths.home.to());
      return;
    }
    session.end('signed-out');
    queries.clear();
    setStep('idle');
  }, [step, pathname, navigate, session, queries]);

  return {
    isLoggingOut: step !== 'idle',
    logOut: () => {
      if (step !== 'idle') return;
      setStep('telling-server');
      void run();
    },
  };
}
