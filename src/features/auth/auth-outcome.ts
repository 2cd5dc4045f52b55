import { UNVERIFIED_STATUS, type AuthAnswer } from '#src/contract/auth.ts';
import type { AnyEndpoint } from '#src/contract/endpoint.ts';
import { isVerified } from '#src/domain/user.ts';
import { ApiError } from '#src/lib/calls/api-error.ts';
import type { Session } from '#src/lib/session/session.ts';
import type { PreparedCall } from '#src/lib/calls/reliable-call.ts';

const VERIFY_PATTERN = /\bverify\b/i;
const ERROR_STATUSES = new Set([401, 403, 422]);

/** An unverified account may get a session, too. */
export type AuthOutcome =
  | { readonly kind: 'signed-in'; readonly session: Session }
  | { readonly kind: 'unverified'; readonly email: string; readonly session: Session | null };

/** Resolves with the outcome (product.md §2): unverified if status, message, user or error say so. Or an ApiError. */
export function prepareAuth(
  { endpoint, send }: PreparedCall<AuthAnswer>,
  email: string,
): PreparedCall<AuthOutcome> {
  return {
    endpoint,
    async send(api, options) {
      try {
        return outcomeOf(await send(api, options), endpoint);
      } catch (error) {
        if (isVerificationError(error)) return { kind: 'unverified', email, session: null };
        throw error;
      }
    },
  };
}

function outcomeOf({ message, data }: AuthAnswer, endpoint: AnyEndpoint): AuthOutcome {
  const { token, user, status } = data;
  const session = token ? { token, user } : null;
  const isUnverified =
    status === UNVERIFIED_STATUS || !isVerified(user) || VERIFY_PATTERN.test(message ?? '');
  if (isUnverified) return { kind: 'unverified', email: user.email, session };
  if (session === null) throw new ApiError({ kind: 'contract', endpoint });
  return { kind: 'signed-in', session };
}

function isVerificationError(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    error.hasServerMessage &&
    ERROR_STATUSES.has(error.status ?? 0) &&
    VERIFY_PATTERN.test(error.message)
  );
}
