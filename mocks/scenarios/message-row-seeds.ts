import { DAY_MS } from '#src/domain/dates.ts';
import { OFFER_STATUSES, type OfferStatus } from '#src/domain/offer.ts';
import { conversationAbout, markRead, sendText, startConversation } from '../db/conversations.ts';
import type { World } from '../db/world.ts';
import { LONGEST } from '../fixtures/longest-texts.ts';
import { townspeople } from '../fixtures/town/people.ts';
import { userFixture } from '../fixtures/users.ts';
import { seedOffer, seedTask } from '../seeds/rows.ts';
import { people } from './accounts.ts';
import type { Seed } from './scenario.ts';

/** A conversation of the client with a worker. */
export interface ConversationSeed {
  /** Also the id of its task and its offer. */
  readonly id: number;
  readonly worker_id: number;
  readonly title: string;
  /** Days since the task was posted, and since the worker's first message if there is no offer. */
  readonly daysAgo?: number;
  /** The status of its offer; without one by default. */
  readonly status?: OfferStatus;
  /** What the worker said last, oldest first. */
  readonly says?: readonly string[];
  /** Seconds since the last of these texts. The others were sent a minute apart. */
  readonly secondsAgo?: number;
  /** How many of these texts the client has not read. */
  readonly unread?: number;
}

const client_id = people.client.id;

/**
 * Seeds a conversation of the client. Without a last text, the latest message is that of the offer's
 * last transition.
 *
 * @example seedConversation(world, { id: 3, worker_id: people.worker.id, title: 'Mow the lawn', status: 'paid' })
 */
export function seedConversation(world: World, seed: ConversationSeed): void {
  const { id, worker_id, title, daysAgo = 4, says = [], secondsAgo = 0, unread = 0 } = seed;
  seedTownsperson(world, worker_id);
  seedTask(world, { id, client_id, title, daysAgo });
  world.conversations.nextId = id;
  begin(world, { ...seed, daysAgo });
  const conversation = conversationAbout(world, id, worker_id).id;
  for (const [index, text] of says.entries()) {
    const after = says.length - 1 - index;
    world.at(world.clock.now() - (secondsAgo + after * 60) * 1_000, () => {
      sendText(world, conversation, worker_id, text);
      if (after >= unread) markRead(world, conversation, client_id);
    });
  }
}

/** The messages up to the offer's status, or the first message if there is no offer. */
function begin(
  world: World,
  { id, worker_id, daysAgo, status }: ConversationSeed & { daysAgo: number },
): void {
  if (status) {
    seedOffer(world, { id, task_id: id, worker_id, status });
    return;
  }
  world.at(world.clock.now() - daysAgo * DAY_MS, () => {
    const first = startConversation(world, id, worker_id, 'Hi, is this still open?');
    markRead(world, first.conversation_id, client_id);
  });
}

function seedTownsperson(world: World, id: number): void {
  const person = townspeople.find((each) => each.id === id);
  if (!person || world.users.find(id)) return;
  const { first_name, last_name, city } = person;
  world.users.insert(userFixture(world, { id, first_name, last_name, city }));
}

function conversations(seeds: readonly ConversationSeed[]): Seed {
  return (world) => {
    for (const seed of seeds) seedConversation(world, seed);
  };
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const TITLES = [
  'Mow the lawn and trim the hedge',
  'Swap three ceiling lights',
  'Assemble a wardrobe with sliding doors',
  'Replace a leaking kitchen faucet',
  'Help pack the kitchen for a move',
] as const;
/** The workers of the town. The others post tasks. */
const workers = townspeople.filter(({ id }) => id >= 21).map(({ id }) => id);

/** The worker and the title of the conversation with an id, where neither matters. */
function usual(id: number): Pick<ConversationSeed, 'id' | 'worker_id' | 'title'> {
  return {
    id,
    worker_id: workers[id % workers.length] ?? people.worker.id,
    title: TITLES[id % TITLES.length] ?? '',
  };
}

/** Five conversations in different stages, from minutes to weeks ago. */
export const fiveConversations = conversations([
  {
    id: 1,
    worker_id: 23,
    title: 'Fix a dripping faucet',
    daysAgo: 30,
    status: 'paid',
    says: ['Thank you, and call me any time.'],
    secondsAgo: 9 * DAY,
  },
  {
    id: 2,
    worker_id: people.sparse.id,
    title: 'Mount a 55-inch TV in the living room',
    daysAgo: 8,
    status: 'in_progress',
    says: ['The bracket is up. Tomorrow I hide the cables.'],
    secondsAgo: 2 * DAY,
  },
  {
    id: 3,
    worker_id: 22,
    title: 'Carry a sofa to the third floor',
    says: ['How wide are the stairs?'],
    secondsAgo: 20 * HOUR,
  },
  { id: 4, worker_id: 21, title: 'Mow the lawn behind the house', daysAgo: 1, status: 'accepted' },
  {
    id: 5,
    worker_id: people.worker.id,
    title: 'Assemble a bunk bed for the kids',
    status: 'pending',
    says: [
      'Thanks! The price works for me.',
      'One question: is there anyone who could help me hold the slats?',
      'And are the tools there?',
    ],
    secondsAgo: 4 * MINUTE,
    unread: 3,
  },
]);

/** A number of conversations, seven hours apart, the latest with the highest id. */
export function manyConversations(count: number): Seed {
  return conversations(
    Array.from({ length: count }, (_, index) => ({
      ...usual(index + 1),
      daysAgo: count - index + 1,
      says: ['Sounds good, see you then.'],
      secondsAgo: (count - index) * 7 * HOUR,
    })),
  );
}

/** A conversation per status of an offer, with ids from 1 on, and a last one without an offer. */
export const everyOfferStatus = conversations(
  [...OFFER_STATUSES, undefined].map((status, index) => ({
    ...usual(index + 1),
    ...(status && { status }),
    says: ['Sounds good, see you then.'],
    secondsAgo: (index + 5) * MINUTE,
  })),
);

/** A text of 50 characters, the longest that a row shows in full. */
export const FIFTY_CHARACTERS = 'I can start at ten on Saturday and bring my drill.';

/** The ids of {@link everyPreview}. */
export const previewRows = { fifty: 50, fiftyOne: 51, offer: 52, none: 53 } as const;

/** Conversations whose previews differ: at the limit, above it, an offer, and none. */
export function everyPreview(world: World): void {
  const { fifty, fiftyOne, offer, none } = previewRows;
  conversations([
    { ...usual(fifty), says: [FIFTY_CHARACTERS], secondsAgo: 5 * MINUTE },
    { ...usual(fiftyOne), says: [`${FIFTY_CHARACTERS}!`], secondsAgo: 6 * MINUTE },
    { ...usual(offer), daysAgo: 2, status: 'pending' },
  ])(world);
  const { worker_id, title } = usual(none);
  seedTownsperson(world, worker_id);
  seedTask(world, { id: none, client_id, title, daysAgo: 4 });
  world.conversations.nextId = none;
  conversationAbout(world, none, worker_id);
}

/** Seconds since the latest message of the conversations in {@link everyTime}, by id. */
export const secondsAgo = {
  1: 0,
  2: 59,
  3: MINUTE,
  4: 59 * MINUTE,
  5: HOUR,
  6: DAY - MINUTE,
  7: DAY,
} as const;

/** Conversations whose latest message is on either side of each boundary of relative time. */
export const everyTime = conversations(
  Object.entries(secondsAgo).map(([id, seconds]) => ({
    ...usual(Number(id)),
    says: ['Sounds good, see you then.'],
    secondsAgo: seconds,
  })),
);

/** Conversations with the longest texts, right-to-left text, emoji, and more unread than the badge shows. */
export const extremeConversations = conversations([
  {
    id: 1,
    worker_id: people.longName.id,
    title: LONGEST.title,
    status: 'in_progress',
    says: Array.from({ length: 100 }, () => 'W'.repeat(60)),
    secondsAgo: 23 * HOUR,
    unread: 100,
  },
  {
    ...usual(2),
    title: 'تجميع سرير بطابقين لغرفة الأطفال',
    says: ['مرحبا، هل ما زالت المهمة متاحة؟ يمكنني الحضور يوم السبت في العاشرة صباحا.'],
    secondsAgo: DAY,
    unread: 1,
  },
  { ...usual(3), says: ['👩‍👩‍👧‍👦'.repeat(51)], secondsAgo: 2 * DAY },
  { ...usual(4), says: ['Hi!\n\nTwo things:\n- the stairs\n- the parking'], secondsAgo: 3 * DAY },
]);
