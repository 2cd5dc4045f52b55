import { UNVERIFIED_STATUS, type AuthAnswer } from '#src/contract/auth.ts';
import { isVerified } from '#src/domain/user.ts';
import { ApiError } from '#src/lib/api-error.ts';

const ASKS_TO_VERIFY = /\bverify\b/i;
const REFUSALS = new Set([401, 403, 422]);

/**
 * Section 2: whether a sign-in or sign-up leads to the verification dialog. It does when the status
 * or the message asks to verify the account, or when its e-mail address was never confirmed.
 */
export function needsVerification({ message, data }: AuthAnswer): boolean {
  return (
    data.status === UNVERIFIED_STATUS ||
    !isVerified(data.user) ||
    ASKS_TO_VERIFY.test(message ?? '')
  );
}

/** The same said by a server that refuses to sign an unverified account in. */
export function asksToVerify(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    error.hasServerMessage &&
    REFUSALS.has(error.status ?? 0) &&
    ASKS_TO_VERIFY.test(error.message)
  );
}
