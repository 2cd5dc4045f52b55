import { listConversations, listMessages } from '#src/contract/messages.ts';
import { getOffer, listOffers, listUpcomingOffers } from '#src/contract/offers.ts';
import { isNewer } from '#src/domain/is-newer.ts';
import type { Conversation, Message } from '#src/domain/message.ts';
import type { Offer } from '#src/domain/offer.ts';
import type { Review } from '#src/domain/review.ts';
import {
  inAnswer,
  mapChanged,
  withField,
  type CachedAnswer,
  type Patch,
} from '#src/lib/calls/patch.ts';

/** Both return the same object where nothing changes. */
export interface OfferChange {
  readonly offer: (offer: Offer) => Offer;
  readonly conversation: (conversation: Conversation) => Conversation;
}

const inOffers = <Answer extends { offers: Offer[] }>(answer: Answer, change: OfferChange) =>
  withField(answer, 'offers', mapChanged(answer.offers, change.offer));

const inMessage = (message: Message, { offer: change }: OfferChange): Message =>
  message.offer ? withField(message, 'offer', change(message.offer)) : message;

/** Where the viewer changes an offer. Other answers are refetched. */
export const OFFER_ANSWERS: readonly CachedAnswer<OfferChange>[] = [
  inAnswer(listOffers, inOffers),
  inAnswer(listUpcomingOffers, inOffers),
  inAnswer(getOffer, (answer, change) => withField(answer, 'offer', change.offer(answer.offer))),
  inAnswer(listConversations, (answer, change) =>
    withField(
      answer,
      'conversations',
      mapChanged(answer.conversations, (each) => change.conversation(each)),
    ),
  ),
  inAnswer(listMessages, (answer, change) => {
    const messages = mapChanged(answer.messages, (message) => inMessage(message, change));
    const conversation = change.conversation(answer.conversation);
    return withField(withField(answer, 'messages', messages), 'conversation', conversation);
  }),
];

/** Not refetched: a card must not vanish under the pointer, and the chat fetches the message about the change. */
const COMPLETES = [listOffers, listUpcomingOffers, getOffer, listConversations];

const unchanged = (conversation: Conversation) => conversation;

function patchOf<Answer>(changeOf: (answer: Answer) => OfferChange): Patch<Answer> {
  return {
    answers: OFFER_ANSWERS.map(({ call, apply }) => ({
      call,
      apply: (cached, answer, input) => apply(cached, changeOf(answer), input),
    })),
    completes: COMPLETES,
  };
}

const replacing = (updated: Offer) => (cached: Offer) =>
  cached.id !== updated.id || isNewer(cached, updated) ? cached : updated;

/** A conversation is about one task and one worker, and shows the status of their offer. */
function conversationOf(conversation: Conversation, offer: Offer): Conversation {
  const isAbout =
    conversation.task_id === offer.task.id && conversation.worker.id === offer.worker.id;
  return isAbout ? withField(conversation, 'offer_status', offer.status) : conversation;
}

/** Unless the cached offer is newer. */
export const offerPatch = patchOf<{ offer: Offer }>(({ offer }) => ({
  offer: replacing(offer),
  conversation: (conversation) => conversationOf(conversation, offer),
}));

/** Not the conversation's status: for a prediction, and for an offer that may not be the latest of its chat. */
export const offerOnlyPatch = patchOf<{ offer: Offer }>(({ offer }) => ({
  offer: replacing(offer),
  conversation: unchanged,
}));

/** Null once the review is deleted. */
function reviewed(id: number, review_id: number | null): OfferChange {
  return {
    offer: (offer) => (offer.id === id ? withField(offer, 'review_id', review_id) : offer),
    conversation: unchanged,
  };
}

export const reviewedOfferPatch = patchOf<{ data: Review }>(({ data }) =>
  reviewed(data.task_offer_id, data.id),
);

export const unreviewedOfferPatch = patchOf<Pick<Review, 'id' | 'task_offer_id'>>(
  ({ task_offer_id }) => reviewed(task_offer_id, null),
);
