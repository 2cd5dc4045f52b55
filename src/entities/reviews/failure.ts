import type { ApiError } from '#src/lib/api-error.ts';
import { reviewsCopy } from './copy.ts';

/**
 * The hint below the message of a failed review call: the HTTP status, unless the server sent its
 * own message (section 8), and the advice.
 */
export function failureHint(error: ApiError, advice: string): string {
  const hasStatusHint = error.kind === 'http' && !error.hasServerMessage;
  if (!hasStatusHint || error.status === undefined) return advice;
  return `${reviewsCopy.httpStatus(error.status)} ${advice}`;
}
