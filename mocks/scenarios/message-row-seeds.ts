import { OFFER_STATUSES } from '#src/domain/offer.ts';
import { shortestPath } from '../db/offer-steps.ts';
import type { ChatEvent } from '../fixtures/chats/event.ts';
import { LONGEST } from '../fixtures/longest-texts.ts';
import { seedChat, type Chat } from '../seeds/chat.ts';
import { people } from '../fixtures/accounts.ts';
import type { Seed } from './scenario.ts';
import { addTownspeople } from './town.ts';

const TITLES = [
  'Mow the lawn and trim the hedge',
  'Swap three ceiling lights',
  'Assemble a wardrobe with sliding doors',
  'Replace a leaking kitchen faucet',
  'Help pack the kitchen for a move',
] as const;

/** The first of the townspeople who mostly work. */
const FIRST_WORKER = 21;
/** When the tasks were posted, and the first message of each chat was sent. */
const DAYS_AGO = 5;
const OPENER_MINUTES_AGO = 4 * 24 * 60;

/** A row of the client: a chat with a worker, with an opener before its events. */
interface Row {
  readonly id: number;
  readonly events: readonly ChatEvent[];
  readonly title?: string;
  readonly worker_id?: number;
  readonly unread?: number;
}

function chatOf({ id, events, title, worker_id, unread = 0 }: Row): Chat {
  return {
    id,
    task: {
      id,
      client_id: people.client.id,
      title: title ?? TITLES[id % TITLES.length] ?? TITLES[0],
      daysAgo: DAYS_AGO,
      due: 6,
    },
    worker_id: worker_id ?? FIRST_WORKER + (id % 20),
    events: [[OPENER_MINUTES_AGO, 'worker', 'Hi Clara, is this still open?'], ...events],
    unread,
  };
}

function rows(given: readonly Row[]): Seed {
  return (world) => {
    addTownspeople(world);
    for (const row of given) seedChat(world, chatOf(row));
  };
}

const said = (minutes: number, text = 'Sounds good, see you then.'): ChatEvent => [
  minutes,
  'worker',
  text,
];
const offered = (minutes: number): ChatEvent => [
  minutes,
  'client',
  "Yes, it is! Here's my offer.",
  { offer: {} },
];

/** A row per status of an offer, with ids from 1 on in the order of the statuses, and one without an offer. */
export const everyOfferStatus = rows(
  [...OFFER_STATUSES, null].map((status, index) => ({
    id: index + 1,
    events: [
      ...(status === null ? [] : [offered(300)]),
      ...(status === null ? [] : shortestPath('pending', status)).map(
        ({ by, action }, step): ChatEvent => [200 - step * 10, by, '', action],
      ),
      said(index + 5),
    ],
  })),
);

/** A text of 50 characters, the longest that a row shows in full. */
export const FIFTY_CHARACTERS = "I can come Saturday at 10, and I'll bring a drill.";

/** The ids of {@link everyPreview}. */
export const previewRows = { fifty: 50, fiftyOne: 51, offer: 52, none: 53 } as const;

/** Rows whose previews differ: at the limit, above it, an offer, and none. */
export const everyPreview: Seed = (world) => {
  const { fifty, fiftyOne, offer, none } = previewRows;
  rows([
    { id: fifty, events: [said(5, FIFTY_CHARACTERS)] },
    { id: fiftyOne, events: [said(6, `${FIFTY_CHARACTERS}!`)] },
    { id: offer, events: [offered(7)] },
  ])(world);
  seedChat(world, { ...chatOf({ id: none, events: [] }), events: [] });
};

/** Minutes since the latest message of the rows in {@link everyTime}, by id: both sides of each boundary. */
export const timeRows = {
  1: 0,
  2: 59 / 60,
  3: 1,
  4: 59,
  5: 60,
  6: 24 * 60 - 1,
  7: 24 * 60,
} as const;

/** Rows on either side of each boundary of relative time. */
export const everyTime = rows(
  Object.entries(timeRows).map(([id, minutes]) => ({ id: Number(id), events: [said(minutes)] })),
);

/** More unread messages than the badge shows as a number. */
const MANY = 100;

/** Rows with the longest texts, right-to-left text, emoji, and line breaks. */
export const extremeRows = rows([
  {
    id: 1,
    worker_id: people.longName.id,
    title: LONGEST.title,
    events: [
      offered(3_000),
      ...Array.from({ length: MANY }, (_, index) => said(200 - index, 'W'.repeat(60))),
    ],
    unread: MANY,
  },
  {
    id: 2,
    title: 'تجميع سرير بطابقين لغرفة الأطفال',
    events: [
      said(300, 'مرحبا، هل ما زالت المهمة متاحة؟ يمكنني الحضور يوم السبت في العاشرة صباحا.'),
    ],
    unread: 1,
  },
  { id: 3, events: [said(400, '👩‍👩‍👧‍👦'.repeat(51))] },
  {
    id: 4,
    events: [said(500, 'Hi!\n\nTwo questions:\n- is there an elevator?\n- where do I park?')],
  },
]);
