import type { OfferMessageType } from '#src/domain/offer-process.ts';
import type { ShownOfferStatus } from '#src/domain/offer.ts';

const EVENTS = {
  offer_accepted: (who: string) => `${who} accepted the offer`,
  offer_declined: (who: string) => `${who} declined the offer`,
  offer_started: (who: string) => `${who} started the work`,
  offer_completed: (who: string) => `${who} completed the work`,
  offer_paid: (who: string) => `${who} paid for the work`,
} as const satisfies Record<OfferMessageType, (who: string) => string>;

const done = () => 'The work on this task is done.';

/** Null where the client can send another offer. */
const BLOCKED: Readonly<Record<ShownOfferStatus, ((worker: string) => string) | null>> = {
  pending: (worker) => `${worker} hasn't answered your offer yet.`,
  accepted: (worker) => `${worker} has accepted your offer.`,
  in_progress: (worker) => `${worker} is working on this task.`,
  completed: done,
  paid: done,
  declined: null,
  cancelled: null,
  unknown: null,
};

export const chatOffersCopy = {
  you: 'You',
  unreadable: "We can't show this message here.",
  events: EVENTS,
  bar: {
    label: 'Offer',
    details: (number: string) => `Details of ${number}`,
    answer: 'Answer',
    pay: 'Pay',
  },
  offer: {
    deadline: 'Deadline',
    details: 'Details',
    terms: 'Terms',
    view: 'View Details',
    viewOf: (number: string) => `of ${number}`,
  },
  next: {
    pay: 'Make Payment',
    opensInNewTab: '(opens in a new tab)',
    canBePaid: (client: string) => `${client} can now pay for the work.`,
    newOffer: 'Send a new offer',
  },
  attachment: {
    open: 'Attach',
    sendOffer: 'Send Offer',
    blocked: BLOCKED,
  },
  form: {
    title: 'Send an offer',
    about: (worker: string, task: string) => `To ${worker}, for “${task}”.`,
    prefilled: (worker: string, task: string) =>
      `Hi ${worker}, I'd like to hire you for “${task}”. Here's my offer.`,
    prefilledAnother: (worker: string, task: string) =>
      `Hi ${worker}, here is a new offer for “${task}”. Would this work for you?`,
    amount: 'Amount',
    deadline: 'Deadline',
    message: 'Message',
    details: 'Additional details',
    detailsHint: 'What to bring, or where to find things.',
    terms: 'Terms',
    termsHint: 'What you agreed on, such as breaks or materials.',
    send: 'Send offer',
    sending: 'Sending your offer',
    failed: 'Failed to send offer',
    conflict: 'Close this dialog to see the latest.',
    unconfirmed: "We're not sure it was sent. Try again, and we'll check first.",
    failedLater: "We couldn't send your offer. We saved it as a draft.",
    declined: {
      title: 'Your last offer',
      amount: 'Amount',
      deadline: 'Deadline',
      response: (worker: string) => `${worker}'s answer`,
    },
  },
} as const;
