import type { Offer, OfferStatus, ShownOfferStatus } from './offer.ts';
import { OFFER_STATUSES } from './offer.ts';
import type { MessageType } from './message.ts';

/** Which side of an offer somebody is on (section 6). */
export type OfferRole = 'client' | 'worker';

/** What can be done with an offer; each is a call. */
export type OfferTransition = 'accept' | 'decline' | 'cancel' | 'start' | 'complete';

/** How a status looks everywhere: one tone each. */
export type OfferTone = 'warning' | 'info' | 'brand' | 'success' | 'danger' | 'neutral';

/** The columns that carry the moment of a change. */
export type OfferStamp =
  | 'accepted_at'
  | 'in_progress_at'
  | 'completed_at'
  | 'paid_at'
  | 'declined_at'
  | 'cancelled_at';

interface OfferState {
  /** What the badge says (section 4); a cancelled offer has no label of its own. */
  readonly label:
    | 'Pending'
    | 'Accepted'
    | 'Declined'
    | 'In Progress'
    | 'Completed'
    | 'Paid'
    | 'Unknown';
  readonly tone: OfferTone;
  /** The step of the timeline that is still open (section 4). */
  readonly openStep: string | null;
  /** What each side may do (sections 4 and 6). */
  readonly transitions: Readonly<Record<OfferRole, readonly OfferTransition[]>>;
}

/** The life of an offer, status by status (section 4). */
export const OFFER_STATES: Readonly<Record<ShownOfferStatus, OfferState>> = {
  pending: {
    label: 'Pending',
    tone: 'warning',
    openStep: 'Awaiting Response',
    transitions: { client: ['cancel'], worker: ['accept', 'decline'] },
  },
  accepted: {
    label: 'Accepted',
    tone: 'info',
    openStep: 'Awaiting Work Start',
    transitions: { client: ['cancel'], worker: ['start'] },
  },
  declined: {
    label: 'Declined',
    tone: 'danger',
    openStep: null,
    transitions: { client: [], worker: [] },
  },
  in_progress: {
    label: 'In Progress',
    tone: 'brand',
    openStep: 'Work in Progress',
    transitions: { client: [], worker: ['complete'] },
  },
  completed: {
    label: 'Completed',
    tone: 'success',
    openStep: 'Payment Pending',
    transitions: { client: [], worker: [] },
  },
  paid: { label: 'Paid', tone: 'success', openStep: null, transitions: { client: [], worker: [] } },
  cancelled: {
    label: 'Unknown',
    tone: 'neutral',
    openStep: null,
    transitions: { client: [], worker: [] },
  },
  unknown: {
    label: 'Unknown',
    tone: 'neutral',
    openStep: null,
    transitions: { client: [], worker: [] },
  },
};

/** The messages that tell what has become of an offer. */
export type OfferNews = Exclude<MessageType, 'text' | 'offer'>;

/** What an offer and its chat gain from a change of status. */
export interface TransitionEffect {
  readonly to: OfferStatus;
  readonly stamp: OfferStamp;
  /** The message that the chat gains; cancelling leaves none. */
  readonly message: OfferNews | null;
}

/** Where each transition leads (section 4). */
export const OFFER_TRANSITIONS: Readonly<Record<OfferTransition, TransitionEffect>> = {
  accept: { to: 'accepted', stamp: 'accepted_at', message: 'offer_accepted' },
  decline: { to: 'declined', stamp: 'declined_at', message: 'offer_declined' },
  cancel: { to: 'cancelled', stamp: 'cancelled_at', message: null },
  start: { to: 'in_progress', stamp: 'in_progress_at', message: 'offer_started' },
  complete: { to: 'completed', stamp: 'completed_at', message: 'offer_completed' },
};

/** Payment happens outside the product, so neither side has a transition for it (D13). */
export const PAYMENT = {
  from: 'completed',
  to: 'paid',
  stamp: 'paid_at',
  message: 'offer_paid',
} as const satisfies TransitionEffect & { readonly from: OfferStatus };

/** What an offer is after a transition, made at a moment (ISO 8601); its server may know more. */
export function applyTransition(offer: Offer, transition: OfferTransition, at: string): Offer {
  const { to, stamp } = OFFER_TRANSITIONS[transition];
  return { ...offer, status: to, [stamp]: at };
}

/** The side that somebody is on; null for anybody else (section 6). */
export function offerRole(
  offer: { client: { id: number }; worker: { id: number } },
  viewer: number,
): OfferRole | null {
  if (offer.worker.id === viewer) return 'worker';
  return offer.client.id === viewer ? 'client' : null;
}

/** Whether a side may make a transition in a status. */
export function canTransition(
  status: ShownOfferStatus,
  role: OfferRole,
  transition: OfferTransition,
): boolean {
  return OFFER_STATES[status].transitions[role].includes(transition);
}

/** A review may be written of an offer whose work is done (section 4). */
export function isReviewable(status: ShownOfferStatus): boolean {
  return status === 'completed' || status === 'paid';
}

/** An offer that still waits for an answer or is being worked on; a task has one at a time per worker. */
export function isLive(status: ShownOfferStatus): boolean {
  return status === 'pending' || status === 'accepted' || status === 'in_progress';
}

/** Where a status stands in an offer's life, for sorting. */
export function offerRank(status: OfferStatus): number {
  return OFFER_STATUSES.indexOf(status);
}

/** A step of an offer's timeline; one without a moment is still open. */
export interface TimelineStep {
  readonly title: string;
  readonly at: string | null;
  /** Nothing comes after it: the offer was declined or taken back. */
  readonly isTheEnd?: true;
}

/** Whether a later moment than that of its status is known. */
function hasGoneOn(offer: Offer): boolean {
  if (offer.paid_at != null) return true;
  if (offer.status === 'accepted') return offer.in_progress_at != null;
  return offer.status === 'in_progress' && offer.completed_at != null;
}

/** The steps that an offer has gone through, and the one that it waits for (section 4). */
export function offerTimeline(offer: Offer): TimelineStep[] {
  const steps: TimelineStep[] = [{ title: 'Offer Created', at: offer.created_at }];
  const passed: readonly [string, string | null | undefined][] = [
    ['Accepted', offer.accepted_at],
    ['Work Started', offer.in_progress_at],
    ['Work Completed', offer.completed_at],
    ['Payment Completed', offer.paid_at],
  ];
  const ends: readonly [string, string | null | undefined][] = [
    ['Offer Declined', offer.declined_at],
    ['Offer Cancelled', offer.cancelled_at],
  ];
  for (const [title, at] of passed) if (at != null) steps.push({ title, at });
  for (const [title, at] of ends) if (at != null) steps.push({ title, at, isTheEnd: true });
  const { openStep } = OFFER_STATES[offer.status];
  // A stamp may run ahead of the status: paid shows only as `paid_at` on some servers.
  if (openStep !== null && !hasGoneOn(offer)) steps.push({ title: openStep, at: null });
  return steps;
}
