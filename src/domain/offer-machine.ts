import type { Offer, OfferStatus, ShownOfferStatus } from './offer.ts';
import { OFFER_STATUSES } from './offer.ts';
import { OFFER_PROCESS, PAYMENT, type OfferRole, type OfferTransition } from './offer-process.ts';

export type OfferTone = 'warning' | 'info' | 'brand' | 'success' | 'danger' | 'neutral';

interface OfferState {
  /** The badge label (product.md §4). product.md §4 lists none for a cancelled offer. */
  readonly label:
    | 'Pending'
    | 'Accepted'
    | 'Declined'
    | 'In Progress'
    | 'Completed'
    | 'Paid'
    | 'Unknown';
  readonly tone: OfferTone;
  /** The pending step of the timeline (product.md §4); null when nothing is pending. */
  readonly openStep: string | null;
}

/** How each status of an offer is shown (product.md §4). */
export const OFFER_STATES: Readonly<Record<ShownOfferStatus, OfferState>> = {
  pending: { label: 'Pending', tone: 'warning', openStep: 'Awaiting Response' },
  accepted: { label: 'Accepted', tone: 'info', openStep: 'Awaiting Work Start' },
  declined: { label: 'Declined', tone: 'danger', openStep: null },
  in_progress: { label: 'In Progress', tone: 'brand', openStep: 'Work in Progress' },
  completed: { label: 'Completed', tone: 'success', openStep: 'Payment Pending' },
  paid: { label: 'Paid', tone: 'success', openStep: null },
  cancelled: { label: 'Unknown', tone: 'neutral', openStep: null },
  unknown: { label: 'Unknown', tone: 'neutral', openStep: null },
};

/** Predicts an offer after a transition, for optimistic updates. `at` is in ISO 8601. */
export function applyTransition(offer: Offer, transition: OfferTransition, at: string): Offer {
  const { to, stamp } = OFFER_PROCESS[transition];
  return { ...offer, status: to, [stamp]: at };
}

/** The viewer's role in an offer; null for a third party (product.md §6). */
export function offerRole(
  offer: { client: { id: number }; worker: { id: number } },
  viewer: number,
): OfferRole | null {
  if (offer.worker.id === viewer) return 'worker';
  return offer.client.id === viewer ? 'client' : null;
}

/** Whether an offer in this status can be reviewed: its work is done (product.md §4). */
export function isReviewable(status: ShownOfferStatus): boolean {
  return status === 'completed' || status === 'paid';
}

/** Whether an offer awaits a response or work. Each worker has at most one live offer per task. */
export function isLive(status: ShownOfferStatus): boolean {
  return status === 'pending' || status === 'accepted' || status === 'in_progress';
}

export function offerRank(status: OfferStatus): number {
  return OFFER_STATUSES.indexOf(status);
}

/** A step of a timeline. `at` is null while the step is pending. */
export interface TimelineStep {
  readonly title: string;
  readonly at: string | null;
  /** Whether the offer ended here: it was declined or canceled. */
  readonly isFinal?: true;
}

function isPastStatus(offer: Offer): boolean {
  if (offer.paid_at != null) return true;
  if (offer.status === 'accepted') return offer.in_progress_at != null;
  return offer.status === 'in_progress' && offer.completed_at != null;
}

/** The completed steps of an offer, followed by its pending step, if any (product.md §4). */
export function offerTimeline(offer: Offer): TimelineStep[] {
  const steps: TimelineStep[] = [{ title: 'Offer Created', at: offer.created_at }];
  const { accept, start, complete, decline, cancel } = OFFER_PROCESS;
  for (const { step, stamp } of [accept, start, complete, PAYMENT]) {
    const at = offer[stamp];
    if (at != null) steps.push({ title: step, at });
  }
  for (const { step, stamp } of [decline, cancel]) {
    const at = offer[stamp];
    if (at != null) steps.push({ title: step, at, isFinal: true });
  }
  const { openStep } = OFFER_STATES[offer.status];
  // Timestamps can be ahead of the status: some servers report payment as `paid_at` only.
  if (openStep !== null && !isPastStatus(offer)) steps.push({ title: openStep, at: null });
  return steps;
}
