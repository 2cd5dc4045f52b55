import { UNVERIFIED_STATUS, type AuthAnswer } from '#src/contract/auth.ts';
import { isVerified } from '#src/domain/user.ts';
import { ApiError } from '#src/lib/api-error.ts';

const VERIFY_PATTERN = /\bverify\b/i;
const ERROR_STATUSES = new Set([401, 403, 422]);

/**
 * Whether a successful sign-in or sign-up requires verification (section 2): the status or the
 * message says so, or the user's email address is unverified.
 */
export function needsVerification({ message, data }: AuthAnswer): boolean {
  return (
    data.status === UNVERIFIED_STATUS ||
    !isVerified(data.user) ||
    VERIFY_PATTERN.test(message ?? '')
  );
}

/** Whether a call failed because the account's email address must be verified first. */
export function isVerificationError(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    error.hasServerMessage &&
    ERROR_STATUSES.has(error.status ?? 0) &&
    VERIFY_PATTERN.test(error.message)
  );
}
