import type { OfferMessageType } from '#src/domain/offer-process.ts';

const EVENTS = {
  offer_accepted: (who: string) => `${who} accepted the offer`,
  offer_declined: (who: string) => `${who} declined the offer`,
  offer_started: (who: string) => `${who} started the work`,
  offer_completed: (who: string) => `${who} completed the work`,
  offer_paid: (who: string) => `${who} paid for the work`,
} as const satisfies Record<OfferMessageType, (who: string) => string>;

/** The copy of messages, and of offers in the chat. Labels of statuses are defined in the domain. */
export const chatOffersCopy = {
  you: 'You',
  unreadable: "We can't show this message here.",
  events: EVENTS,
  offer: {
    dueDate: 'Due date',
    details: 'Details',
    terms: 'Terms',
    view: 'View details',
    viewOf: (number: string) => `of ${number}`,
  },
  next: {
    pay: 'Make Payment',
    opensInNewTab: '(opens in a new tab)',
    canBePaid: (client: string) => `${client} can now pay for the work.`,
    newOffer: 'Send a new offer',
  },
} as const;
