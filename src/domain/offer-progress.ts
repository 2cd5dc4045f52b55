import { OFFER_STATES, type OfferTone } from './offer-machine.ts';
import type { Offer } from './offer.ts';

export const OFFER_STOPS = ['Asked', 'Agreed', 'Working', 'Paid'] as const;

const DONE_STOPS = ['Asked', 'Agreed', 'Done', 'Paid'] as const;

export type ProgressingOffer = Pick<Offer, 'status' | 'accepted_at'>;

export interface OfferProgress {
  readonly stops: readonly string[];
  /** How many stops it has reached, 0 to 4; 0 for an unknown status. */
  readonly reached: number;
  /** Whether the last stop that it has reached is still under way. */
  readonly isUnderWay: boolean;
  /** Whether it was declined or canceled, and reaches no further stop. */
  readonly isEnded: boolean;
  readonly tone: OfferTone;
}

/** The progress of an offer (product.md §4). A canceled one ends after the stops that it had reached. */
export function offerProgress({ status, accepted_at }: ProgressingOffer): OfferProgress {
  const { tone } = OFFER_STATES[status];
  const rest = { stops: OFFER_STOPS, isUnderWay: false, isEnded: false, tone };
  switch (status) {
    case 'pending':
      return { ...rest, reached: 1 };
    case 'accepted':
      return { ...rest, reached: 2 };
    case 'in_progress':
      return { ...rest, reached: 3, isUnderWay: true };
    case 'completed':
      return { ...rest, stops: DONE_STOPS, reached: 3 };
    case 'paid':
      return { ...rest, stops: DONE_STOPS, reached: 4 };
    case 'declined':
      return { ...rest, reached: 1, isEnded: true };
    case 'cancelled':
      return { ...rest, reached: accepted_at == null ? 1 : 2, isEnded: true };
    case 'unknown':
      return { ...rest, reached: 0 };
  }
}
