import type { OfferStatus } from '#src/domain/offer.ts';
import type { TaskStatus } from '#src/domain/task.ts';

/** How a message names a status, such as "in progress". The wire's `cancelled` reads "canceled". */
export function statusWord(status: OfferStatus | TaskStatus): string {
  return status === 'cancelled' ? 'canceled' : status.replace('_', ' ');
}
