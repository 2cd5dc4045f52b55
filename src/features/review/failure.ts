import type { ApiError } from '#src/lib/calls/api-error.ts';
import { reviewsCopy } from './copy.ts';

/** With the HTTP status unless the server sent a message: "Failed to fetch reviews (HTTP 503)" (decision D25). */
export function failureMessage(error: ApiError, fallback = error.message): string {
  const message = error.messageOr(fallback);
  const hasStatus = error.kind === 'http' && !error.hasServerMessage && error.status !== undefined;
  return hasStatus ? reviewsCopy.withStatus(message, error.status) : message;
}
