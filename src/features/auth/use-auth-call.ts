import { useRef } from 'react';
import { UNVERIFIED_STATUS, type AuthAnswer } from '#src/contract/auth.ts';
import { isVerified } from '#src/domain/user.ts';
import { useEnvironment } from '#src/lib/EnvironmentProvider.tsx';

/** What a sign-in or a sign-up came to. */
export type AuthOutcome = 'signed-in' | 'unverified';

/**
 * Runs a call that may sign somebody in: a token in the answer is kept at once, and a verified
 * account goes on to `returnTo` by a full navigation (sections 2 and 4). While one call is under
 * way, another does nothing: two quick presses send one request.
 */
export function useAuthCall(returnTo: string) {
  const environment = useEnvironment();
  const isSending = useRef(false);

  /** @returns null when another call is under way. @throws whatever the call throws */
  return async function run(call: () => Promise<AuthAnswer>): Promise<AuthOutcome | null> {
    if (isSending.current) return null;
    isSending.current = true;
    try {
      const { data } = await call();
      if (data.token) environment.session.start({ token: data.token, user: data.user });
      if (!data.token || !isVerified(data.user) || data.status === UNVERIFIED_STATUS) {
        isSending.current = false;
        return 'unverified';
      }
      // The page is on its way out: the form stays locked until it is gone.
      environment.navigateFully(returnTo);
      return 'signed-in';
    } catch (error) {
      isSending.current = false;
      throw error;
    }
  };
}
