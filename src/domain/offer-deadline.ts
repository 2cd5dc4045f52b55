import { DAY_MS } from './dates.ts';
import { isLive } from './offer-machine.ts';
import type { Offer } from './offer.ts';

/** How close a deadline is. */
export type Urgency = 'overdue' | 'today' | 'soon' | 'later';

/** A deadline at most this many days away is `soon`. */
const SOON_DAYS = 3;

/** The time left until an offer's deadline. */
export interface DeadlineState {
  readonly urgency: Urgency;
  /** Whole days from today; negative once it has passed. */
  readonly days: number;
}

/**
 * The urgency of an offer's deadline. Null without a deadline, and for an offer that is no longer
 * live.
 *
 * @param today `YYYY-MM-DD`, in the viewer's time zone
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
