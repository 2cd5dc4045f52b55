import { isLive } from './offer-machine.ts';
import type { Offer } from './offer.ts';

/** How long after its summary the worker's dashboard requests the upcoming offers (product.md §9). */
export const UPCOMING_DELAY_MS = 500;

/** The highest number of upcoming offers on the worker's dashboard (product.md §9). */
export const UPCOMING_SHOWN = 6;

/** How many upcoming offers are active. One that has ended stays in the list until the next refresh. */
export function countActive(offers: readonly Pick<Offer, 'status'>[], total: number): number {
  return total - offers.filter(({ status }) => !isLive(status)).length;
}
