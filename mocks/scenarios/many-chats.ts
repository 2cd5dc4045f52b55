import { DAY_MS } from '#src/domain/dates.ts';
import { OFFER_STATUSES, type OfferStatus } from '#src/domain/offer.ts';
import { shortestPath } from '../db/offer-steps.ts';
import type { ChatEvent } from '../fixtures/chats/event.ts';
import { fakerOf } from '../fixtures/faker.ts';
import { finishedTasks } from '../fixtures/town/finished-tasks.ts';
import { kinds } from '../fixtures/town/kinds.ts';
import { openTasks } from '../fixtures/town/open-tasks.ts';
import { homeOf, townspeople } from '../fixtures/town/people.ts';
import { fillIn, talkByKind, talkByStep } from '../fixtures/town/talk.ts';
import type { TownTask } from '../fixtures/town/task.ts';
import type { Chat } from '../seeds/chat.ts';
import { people } from '../fixtures/accounts.ts';

/** The townspeople who mostly work, rather than the households before them. */
const workers = townspeople.filter(({ id }) => id > 20);
/** The tasks of the town's households. */
const tasks = [...openTasks, ...finishedTasks].filter(({ by }) =>
  townspeople.some(({ id }) => id === by),
);
/** What became of each chat's offer, in turns; null without one. */
const outcomes: readonly (OfferStatus | null)[] = [null, ...OFFER_STATUSES];

/** How much older the last message of a chat is than that of the next newer one, as a factor. */
const AGING = 1.25;
const NEWEST_MINUTES = 6;
const MINUTES_BETWEEN_EVENTS = 25;

/**
 * A number of chats of the client account with townspeople, each about another task, newest first. The
 * account is the client and the worker in turns. Some have no offer, the others one in any status,
 * and some have an unread message.
 *
 * @throws Error when the town has fewer tasks
 */
export function manyChats(count: number): Chat[] {
  if (count > tasks.length) throw new Error(`The town has only ${tasks.length} tasks.`);
  return tasks.slice(0, count).map((task, index) => chatAbout(task, index, count - index));
}

function chatAbout(task: TownTask, index: number, id: number): Chat {
  const sides =
    index % 2 === 0
      ? { client_id: people.client.id, worker_id: workers[index % workers.length]?.id ?? task.by }
      : { client_id: task.by, worker_id: people.client.id };
  const events = eventsAbout(task, id, sides, outcomes[index % outcomes.length] ?? null);
  const oldest = NEWEST_MINUTES * AGING ** index + events.length * MINUTES_BETWEEN_EVENTS;
  const ages = events.map((_, each) => Math.round(oldest) - (each + 1) * MINUTES_BETWEEN_EVENTS);
  return {
    id,
    task: {
      id,
      client_id: sides.client_id,
      title: task.title,
      description: task.text,
      task_category_id: kinds[task.kind].category,
      payment_offer: kinds[task.kind].price,
      daysAgo: 1 + (oldest * 60_000) / DAY_MS,
      due: 3 + (index % 9),
      ...homeOf(sides.client_id),
    },
    worker_id: sides.worker_id,
    events: events.map(([from, text, act], each) => [ages[each] ?? 0, from, text, act]),
    unread: index % 4 === 1 ? 1 : 0,
  };
}

/** An event of a chat without its time. */
type UntimedEvent = ChatEvent extends readonly [number, ...infer Rest] ? Rest : never;

/** A question and its answer, then an offer that reaches an outcome by the shortest path. */
function eventsAbout(
  { kind, title }: TownTask,
  id: number,
  { client_id, worker_id }: { client_id: number; worker_id: number },
  outcome: OfferStatus | null,
): UntimedEvent[] {
  const { openers, questions } = talkByKind[kind];
  const { helpers } = fakerOf(id);
  const [question, answer] = helpers.arrayElement(questions);
  const names = { client: firstName(client_id), worker: firstName(worker_id), title };
  const stepTexts = { ...talkByStep, pay: talkByStep.paid, cancel: talkByStep.callOff };
  const said: UntimedEvent[] = [
    ['worker', helpers.arrayElement(openers)],
    ['client', helpers.arrayElement(talkByStep.reply)],
    ['worker', question],
    ['client', answer],
  ];
  if (outcome !== null) {
    said.push(['client', helpers.arrayElement(talkByStep.details), { offer: {} }]);
    for (const { by, action } of shortestPath('pending', outcome)) {
      said.push([by, helpers.arrayElement(stepTexts[action]), action]);
    }
  }
  return said.map(([from, text, act]) => [from, fillIn(text, names), act]);
}

function firstName(id: number): string {
  const person = townspeople.find((one) => one.id === id) ?? people.client;
  return person.first_name;
}
