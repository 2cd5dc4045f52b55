import { useRef } from 'react';
import type { AuthAnswer } from '#src/contract/auth.ts';
import type { AnyEndpoint } from '#src/contract/endpoint.ts';
import { ApiError } from '#src/lib/api-error.ts';
import { useEnvironment } from '#src/lib/EnvironmentProvider.tsx';
import { needsVerification } from './needs-verification.ts';

/** The outcome of a sign-in or sign-up; null when another call was in flight. */
export type AuthOutcome = { kind: 'signed-in' } | { kind: 'unverified'; email: string } | null;

/**
 * Returns a function that runs a sign-in or sign-up call. It starts a session from the answer's
 * token, and loads `returnTo` by full navigation if the account is verified (sections 2 and 4).
 * While a call is in flight it ignores others, so a double click sends one request.
 *
 * @param returnTo path to load after success
 */
export function useAuthCall(returnTo: string) {
  const environment = useEnvironment();
  const isSending = useRef(false);

  /** @throws ApiError when the call fails, or returns neither a token nor a verification request */
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
      // `isSending` stays set: the form is locked until the page unloads.
      environment.navigateFully(returnTo);
      return { kind: 'signed-in' };
    } catch (error) {
      isSending.current = false;
      throw error;
    }
  };
}
