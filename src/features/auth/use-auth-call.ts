import { useRef } from 'react';
import type { AuthAnswer } from '#src/contract/auth.ts';
import type { AnyEndpoint } from '#src/contract/endpoint.ts';
import { ApiError } from '#src/lib/api-error.ts';
import { useEnvironment } from '#src/lib/EnvironmentProvider.tsx';
import { needsVerification } from './needs-verification.ts';

/** What a sign-in or a sign-up came to; null when another call was under way. */
export type AuthOutcome = { kind: 'signed-in' } | { kind: 'unverified'; email: string } | null;

/**
 * Runs a call that may sign somebody in: a token in the answer is kept at once, and a verified
 * account goes on to `returnTo` by a full navigation (sections 2 and 4). While one call is under
 * way, another does nothing: two quick presses send one request.
 */
export function useAuthCall(returnTo: string) {
  const environment = useEnvironment();
  const isSending = useRef(false);

  /** @throws ApiError when the call fails, or signs nobody in and asks for nothing */
  return async function run(
    endpoint: AnyEndpoint,
    call: () => Promise<AuthAnswer>,
  ): Promise<AuthOutcome> {
    if (isSending.current) return null;
    isSending.current = true;
    try {
      const answer = await call();
      const { token, user } = answer.data;
      if (token) environment.session.start({ token, user });
      if (needsVerification(answer)) {
        isSending.current = false;
        return { kind: 'unverified', email: user.email };
      }
      if (!token) throw new ApiError({ kind: 'contract', endpoint });
      // The page is on its way out: the form stays locked until it is gone.
      environment.navigateFully(returnTo);
      return { kind: 'signed-in' };
    } catch (error) {
      isSending.current = false;
      throw error;
    }
  };
}
