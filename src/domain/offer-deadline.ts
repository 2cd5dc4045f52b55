import { DAY_MS } from './dates.ts';
import { isLive } from './offer-machine.ts';
import type { Offer } from './offer.ts';

/** How near a deadline is. */
export type Urgency = 'overdue' | 'today' | 'soon' | 'later';

/** A deadline is soon when it is at most this many days away. */
const SOON_DAYS = 3;

/** How much time is left until an offer's deadline. */
export interface DeadlineState {
  readonly urgency: Urgency;
  /** Whole days from today; negative when it has passed. */
  readonly days: number;
}

/**
 * How urgent an offer's deadline is; null without one, and when nobody works towards it any more.
 *
 * @param today `YYYY-MM-DD`, where the viewer is
 */
export function offerDeadline(
  offer: Pick<Offer, 'status' | 'deadline_date'>,
  today: string,
): DeadlineState | null {
  if (offer.deadline_date == null || !isLive(offer.status)) return null;
  const days = Math.round((Date.parse(offer.deadline_date) - Date.parse(today)) / DAY_MS);
  if (days < 0) return { urgency: 'overdue', days };
  if (days === 0) return { urgency: 'today', days };
  return { urgency: days <= SOON_DAYS ? 'soon' : 'later', days };
}
