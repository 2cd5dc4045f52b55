import { listConversations, listMessages } from '#src/contract/messages.ts';
import type { OfferStatus } from '#src/domain/offer.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { markRead, sendText } from '../db/conversations.ts';
import { transitionOffer } from '../db/offers.ts';
import type { World } from '../db/world.ts';
import { patches } from '../faults/faults.ts';
import { bunkBed } from '../fixtures/examples.ts';
import { LONGEST } from '../fixtures/longest-texts.ts';
import { seedChat } from '../seeds/chat.ts';
import { at } from '../seeds/play.ts';
import { people } from '../fixtures/accounts.ts';
import { OFFER_ID, oneOffer } from './offer-seeds.ts';
import { scenario, variantsOf, type Seed } from './scenario.ts';

/** The conversation between the client and the worker. */
export const CHAT_ID = 1;

/** An address with nothing to break a line at. */
const LONG_ADDRESS = `https://example.com/${'bunkbed'.repeat(35)}`;

/** A text with several paragraphs, one without a space to break at, and short lines. */
const LONG_TEXTS = [
  LONGEST.words,
  `Here's the manual:\n${LONG_ADDRESS}`,
  'Please bring:\n- a drill\n- a level\n- gloves',
] as const;

/** Seeds a conversation about a task without an offer. */
function chatAboutTask(world: World): void {
  const { client, worker } = people;
  const task = { id: OFFER_ID, client_id: client.id, title: bunkBed.title, task_category_id: 3 };
  seedChat(world, {
    id: CHAT_ID,
    task: { ...task, payment_offer: 95, daysAgo: 2, due: 6 },
    worker_id: worker.id,
    events: [
      [180, 'worker', "Hi, I've put together two of these beds. Does this weekend work?"],
      [120, 'client', 'Saturday would be perfect. Do you have your own drill?'],
      [60, 'worker', "I do, and a buddy who can help if it's heavy."],
    ],
  });
}

/** Seeds long texts from both sides. */
function longTexts(world: World): void {
  chatAboutTask(world);
  for (const [index, text] of LONG_TEXTS.entries()) {
    for (const sender of [people.worker.id, people.client.id]) {
      at(world, 0.5 - index / 10, () => sendText(world, CHAT_ID, sender, text));
    }
  }
  markRead(world, CHAT_ID, people.client.id);
  markRead(world, CHAT_ID, people.worker.id);
}

/** Seeds an offer with every field, in a status. */
function fullOffer(status: OfferStatus): Seed {
  return oneOffer(status, {
    offer: {
      terms_and_conditions:
        "Paid within a day once both beds are up. If a part's missing, we'll finish another day.",
    },
  });
}

export const chatOfferPending = scenario({
  id: 'chat-offer-pending',
  title: 'An offer in the chat, pending',
  as: 'worker',
  at: paths.messages.to({ conversation: CHAT_ID }),
  seed: fullOffer('pending'),
});

const chat = variantsOf(chatOfferPending, 'An offer in the chat');

/** A conversation about a task, without an offer, as the client sees it. */
export const chatWithoutOffer = chat('chat-without-offer', 'none yet', {
  as: 'client',
  seed: chatAboutTask,
});

/** An offer that was declined with a reason. */
export const chatOfferDeclined = chat('chat-offer-declined', 'declined', {
  seed: (world) => {
    fullOffer('pending')(world);
    const reason = "Thanks, but that's below what I need for two beds. Could you do $120?";
    at(world, 20, () => {
      transitionOffer(world, OFFER_ID, people.worker.id, 'decline', reason);
      markRead(world, CHAT_ID, people.client.id);
    });
  },
});

const withoutBudget = { task: { budget: null } };

export const chatOfferMinimal = chat('chat-offer-minimal', 'with as little as there can be', {
  seed: oneOffer('pending', { offer: { deadline_date: null, offer_details: null } }),
});
export const chatOfferAccepted = chat('chat-offer-accepted', 'accepted', {
  seed: fullOffer('accepted'),
});
export const chatOfferInProgress = chat('chat-offer-in-progress', 'in progress', {
  seed: fullOffer('in_progress'),
});
export const chatOfferCompleted = chat('chat-offer-completed', 'completed', {
  seed: fullOffer('completed'),
});
export const chatOfferPaid = chat('chat-offer-paid', 'paid', { seed: fullOffer('paid') });
export const chatOfferCancelled = chat('chat-offer-cancelled', 'cancelled', {
  seed: fullOffer('cancelled'),
});
export const chatWithoutBudget = chat(
  'chat-without-budget',
  'none yet, and a task without a budget',
  {
    as: 'client',
    seed: chatAboutTask,
    // The task form requires a price, but the wire allows none.
    faults: [
      patches(listMessages, { conversation: withoutBudget }),
      patches(listConversations, withoutBudget, { each: 'conversations' }),
    ],
  },
);
export const chatLongTexts = chat('chat-long-texts', 'none yet, and long texts', {
  as: 'client',
  seed: longTexts,
});
