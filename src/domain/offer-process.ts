import type { MessageType } from './message.ts';
import type { OfferStatus } from './offer.ts';

/** A user's role in an offer (product.md §6). */
export type OfferRole = 'client' | 'worker';

export type OfferTransition = 'accept' | 'decline' | 'cancel' | 'start' | 'complete';

export type OfferStamp =
  | 'accepted_at'
  | 'in_progress_at'
  | 'completed_at'
  | 'paid_at'
  | 'declined_at'
  | 'cancelled_at';

export type OfferMessageType = Exclude<MessageType, 'text' | 'offer'>;

export interface TransitionEffect {
  readonly to: OfferStatus;
  readonly stamp: OfferStamp;
  /** The message added to the chat; canceling adds none. */
  readonly message: OfferMessageType | null;
  /** The title of the timeline's step once it has happened (product.md §4). */
  readonly step: string;
}

/** What the user is asked before a transition is sent: a message, or a confirmation by the browser. */
export type TransitionQuestion =
  | { readonly kind: 'message'; readonly prefilled: string; readonly send: string }
  | { readonly kind: 'confirmation'; readonly text: string };

/** One transition: who can make it, what it changes, and what the screens say about it. */
export interface TransitionRow extends TransitionEffect {
  readonly from: readonly OfferStatus[];
  readonly actor: OfferRole;
  /** Null when it is sent at once. */
  readonly asks: TransitionQuestion | null;
  /**
   * Whether the screen shows the new status before the server has confirmed it. Starting work is safe:
   * nothing depends on it. Accept, decline and cancel notify the other user, and a completed offer could
   * be reviewed at once.
   */
  readonly isOptimistic: boolean;
  readonly isDestructive: boolean;
  /** The label of its button (product.md §2). */
  readonly label: string;
  /** Announced while the call is pending. */
  readonly underWay: string;
  /** The notice after success. */
  readonly done: string;
  /** For an error message: an offer "can't be accepted". */
  readonly participle: string;
}

/** The process of an offer (product.md §4): every transition that a user can make. */
export const OFFER_PROCESS: Readonly<Record<OfferTransition, TransitionRow>> = {
  accept: {
    from: ['pending'],
    to: 'accepted',
    actor: 'worker',
    stamp: 'accepted_at',
    message: 'offer_accepted',
    step: 'Accepted',
    asks: {
      kind: 'message',
      prefilled: "Thanks for the offer! I'm happy to accept, and I look forward to helping you.",
      send: 'Accept offer',
    },
    isOptimistic: false,
    isDestructive: false,
    label: 'Accept',
    underWay: 'Accepting offer',
    done: 'Offer accepted. The task is yours.',
    participle: 'accepted',
  },
  decline: {
    from: ['pending'],
    to: 'declined',
    actor: 'worker',
    stamp: 'declined_at',
    message: 'offer_declined',
    step: 'Offer Declined',
    asks: {
      kind: 'message',
      prefilled: "Thanks for the offer. I'm sorry, but I can't take it on.",
      send: 'Decline offer',
    },
    isOptimistic: false,
    isDestructive: true,
    label: 'Decline',
    underWay: 'Declining offer',
    done: 'Offer declined.',
    participle: 'declined',
  },
  cancel: {
    from: ['pending', 'accepted'],
    to: 'cancelled',
    actor: 'client',
    stamp: 'cancelled_at',
    message: null,
    step: 'Offer Cancelled',
    asks: { kind: 'confirmation', text: 'Are you sure you want to cancel this offer?' },
    isOptimistic: false,
    isDestructive: true,
    label: 'Cancel Offer',
    underWay: 'Canceling offer',
    done: 'Offer canceled.',
    participle: 'canceled',
  },
  start: {
    from: ['accepted'],
    to: 'in_progress',
    actor: 'worker',
    stamp: 'in_progress_at',
    message: 'offer_started',
    step: 'Work Started',
    asks: null,
    isOptimistic: true,
    isDestructive: false,
    label: 'Start Work',
    underWay: 'Starting work',
    done: 'Work started. Good luck!',
    participle: 'started',
  },
  complete: {
    from: ['in_progress'],
    to: 'completed',
    actor: 'worker',
    stamp: 'completed_at',
    message: 'offer_completed',
    step: 'Work Completed',
    asks: null,
    isOptimistic: false,
    isDestructive: false,
    label: 'Complete',
    underWay: 'Completing work',
    done: 'Work completed successfully! You can now write a review.',
    participle: 'completed',
  },
};

export const OFFER_TRANSITIONS = Object.keys(OFFER_PROCESS) as readonly OfferTransition[];

/** Payment happens outside the product, so neither side has a transition for it (D13). */
export const PAYMENT = {
  from: 'completed',
  to: 'paid',
  stamp: 'paid_at',
  message: 'offer_paid',
  step: 'Payment Completed',
} as const satisfies TransitionEffect & { readonly from: OfferStatus };

/** The status that a message announces, such as `accepted` for `offer_accepted`. Null if it announces none. */
export function announcedStatus(type: string): OfferStatus | null {
  const effects: readonly TransitionEffect[] = [...Object.values(OFFER_PROCESS), PAYMENT];
  return effects.find(({ message }) => message === type)?.to ?? null;
}

export function isOfferMessage(type: string): type is OfferMessageType {
  return announcedStatus(type) !== null;
}

/** The transitions that a role can make from a status, in the order of their buttons. */
export function transitionsFrom(status: string, role: OfferRole): readonly OfferTransition[] {
  return OFFER_TRANSITIONS.filter((transition) => canTransition(status, role, transition));
}

/** Whether a role can make a transition from a status. An unknown status allows none. */
export function canTransition(
  status: string,
  role: OfferRole,
  transition: OfferTransition,
): boolean {
  const { actor, from } = OFFER_PROCESS[transition];
  return actor === role && from.some((each) => each === status);
}
