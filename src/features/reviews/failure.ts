import type { ApiError } from '#src/lib/api-error.ts';
import { reviewsCopy } from './copy.ts';

/**
 * What stands under the message of a failed call about reviews: the status of a server that said
 * nothing itself (section 8), and what to do next.
 */
export function failureHint(error: ApiError, advice: string): string {
  const isSilent = error.kind === 'http' && !error.hasServerMessage;
  if (!isSilent || error.status === undefined) return advice;
  return `${reviewsCopy.httpStatus(error.status)} ${advice}`;
}
