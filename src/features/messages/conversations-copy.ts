import { counted } from '#src/domain/counted.ts';
import type { OfferMessageType } from '#src/domain/offer-process.ts';

const EVENTS = {
  offer_accepted: 'Offer accepted',
  offer_declined: 'Offer declined',
  offer_started: 'Work started',
  offer_completed: 'Work completed',
  offer_paid: 'Payment completed',
} as const satisfies Record<OfferMessageType, string>;

const conversations = (count: number) => counted(count, 'conversation');

export const conversationsCopy = {
  title: 'Messages',
  listLabel: 'Conversations',
  loading: 'Loading your conversations',
  unread: (count: number) => counted(count, 'unread message'),
  preview: {
    none: 'No messages yet',
    offer: (message: string) => `Offer: ${message}`,
    events: EVENTS,
  },
  more: {
    load: 'Load more conversations',
    loading: 'Loading more conversations',
    loaded: (count: number) => `${conversations(count)} more loaded`,
    failed: "We couldn't load more conversations",
  },
  empty: {
    title: 'No conversations yet',
    text: 'Once you message a client about a task, or a worker messages you, the conversation appears here.',
    browse: 'Browse Tasks',
  },
  error: { title: "We couldn't load your conversations" },
  retry: 'Try Again',
} as const;
