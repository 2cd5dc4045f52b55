import type { Offer, OfferStatus, ShownOfferStatus } from './offer.ts';
import { OFFER_STATUSES } from './offer.ts';
import type { MessageType } from './message.ts';

/** A user's role in an offer (section 6). */
export type OfferRole = 'client' | 'worker';

/** The transitions of an offer. Each is an API call. */
export type OfferTransition = 'accept' | 'decline' | 'cancel' | 'start' | 'complete';

/** The tone of a status, the same on every screen. */
export type OfferTone = 'warning' | 'info' | 'brand' | 'success' | 'danger' | 'neutral';

/** The fields that record when an offer entered a status. */
export type OfferStamp =
  | 'accepted_at'
  | 'in_progress_at'
  | 'completed_at'
  | 'paid_at'
  | 'declined_at'
  | 'cancelled_at';

interface OfferState {
  /** The badge label (section 4). Section 4 lists none for a cancelled offer. */
  readonly label:
    | 'Pending'
    | 'Accepted'
    | 'Declined'
    | 'In Progress'
    | 'Completed'
    | 'Paid'
    | 'Unknown';
  readonly tone: OfferTone;
  /** The pending step of the timeline (section 4); null when nothing is pending. */
  readonly openStep: string | null;
  /** The transitions allowed to each role (sections 4 and 6). */
  readonly transitions: Readonly<Record<OfferRole, readonly OfferTransition[]>>;
}

/** The state machine of an offer, by status (section 4). */
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

/** The types of messages that announce a transition of an offer. */
export type OfferMessageType = Exclude<MessageType, 'text' | 'offer'>;

/** What an offer and its chat gain from a change of status. */
export interface TransitionEffect {
  readonly to: OfferStatus;
  readonly stamp: OfferStamp;
  /** The message added to the chat; canceling adds none. */
  readonly message: OfferMessageType | null;
}

/** The effect of each transition (section 4). */
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

/**
 * Predicts an offer after a transition, for optimistic updates. The server's answer replaces it.
 *
 * @param at ISO 8601, when the transition happens
 */
export function applyTransition(offer: Offer, transition: OfferTransition, at: string): Offer {
  const { to, stamp } = OFFER_TRANSITIONS[transition];
  return { ...offer, status: to, [stamp]: at };
}

/**
 * The viewer's role in an offer, or null for a third party (section 6).
 *
 * @param viewer user id
 */
export function offerRole(
  offer: { client: { id: number }; worker: { id: number } },
  viewer: number,
): OfferRole | null {
  if (offer.worker.id === viewer) return 'worker';
  return offer.client.id === viewer ? 'client' : null;
}

/** Whether a role can make a transition from a status. */
export function canTransition(
  status: ShownOfferStatus,
  role: OfferRole,
  transition: OfferTransition,
): boolean {
  return OFFER_STATES[status].transitions[role].includes(transition);
}

/** Whether an offer in this status can be reviewed: its work is done (section 4). */
export function isReviewable(status: ShownOfferStatus): boolean {
  return status === 'completed' || status === 'paid';
}

/** Whether an offer awaits a response or work. Each worker has at most one live offer per task. */
export function isLive(status: ShownOfferStatus): boolean {
  return status === 'pending' || status === 'accepted' || status === 'in_progress';
}

/** The sort position of a status in an offer's lifecycle. */
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

/** Whether the timestamps show that the offer is past its status. */
function isPastStatus(offer: Offer): boolean {
  if (offer.paid_at != null) return true;
  if (offer.status === 'accepted') return offer.in_progress_at != null;
  return offer.status === 'in_progress' && offer.completed_at != null;
}

/** The completed steps of an offer, followed by its pending step, if any (section 4). */
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
  for (const [title, at] of ends) if (at != null) steps.push({ title, at, isFinal: true });
  const { openStep } = OFFER_STATES[offer.status];
  // Timestamps can be ahead of the status: some servers report payment as `paid_at` only.
  if (openStep !== null && !isPastStatus(offer)) steps.push({ title: openStep, at: null });
  return steps;
}
