import { HOUR_MS } from '#src/domain/dates.ts';
import { markRead, sendText, startConversation } from '../db/conversations.ts';
import { sendOffer } from '../db/offers.ts';
import { takeStep } from '../db/offer-steps.ts';
import { setTaskStatus } from '../db/posted-tasks.ts';
import { writeReview } from '../db/reviews.ts';
import { cancelTask } from '../db/tasks.ts';
import type { World } from '../db/world.ts';
import { fakerOf } from '../fixtures/faker.ts';
import type { Beat } from '../fixtures/town/beats.ts';
import { kinds, type Kind } from '../fixtures/town/kinds.ts';
import { homeOf } from '../fixtures/town/people.ts';
import type { TaskHistory, TimedTalk } from '../fixtures/town/task-history.ts';
import { reviewBy } from '../fixtures/town/task.ts';
import { fillIn, offerDetails, offerTerms } from '../fixtures/town/talk.ts';
import { momentAt, stampAt } from '../fixtures/town/times.ts';
import { seedTask } from './rows.ts';

/** An action at a time of a history. */
interface Event {
  readonly at: number;
  readonly run: () => void;
}

/** The raise of a new offer over the one that was declined, in dollars. */
const RAISE = 10;

/**
 * Plays the history of one task, with the events of all its talks in chronological order, through the
 * functions behind the handlers. Ids of rows derive from the task's id, so they do not depend on
 * other histories.
 *
 * @throws Problem when the handlers would reject a step
 */
export function playHistory(world: World, history: TaskHistory): void {
  post(world, history);
  const events = history.talks.flatMap((talk) => [
    ...talkEvents(world, history, talk),
    ...reviewEvents(world, history, talk),
  ]);
  if (history.task.status) events.push(endOf(world, history, history.task.status));
  // The sort is stable: simultaneous events keep their order.
  for (const { at, run } of events.toSorted((a, b) => a.at - b.at)) world.at(at, run);
}

function post(world: World, { task, price, deadline, now, posted, talks }: TaskHistory) {
  const { category, hours, requirements = null, equipment = null }: Kind = kinds[task.kind];
  const max = 8 + Math.min(40, Math.round(task.days * 4));
  seedTask(world, {
    id: task.id,
    client_id: task.by,
    title: task.title,
    description: task.text,
    task_category_id: category,
    payment_offer: price,
    deadline,
    created_at: stampAt(now, posted),
    views: talks.length * 3 + fakerOf(task.id).number.int({ min: 1, max }),
    requirements,
    equipment_needed: equipment,
    estimated_hours: hours,
    duration: hours === 1 ? '1 hour' : `${hours} hours`,
    ...homeOf(task.by),
  });
}

/** The events of a talk, including when each message is read. */
function talkEvents(world: World, history: TaskHistory, talk: TimedTalk): Event[] {
  const { now, task } = history;
  const spoken = talk.beats.filter((beat) => beat.text !== null);
  return talk.beats.flatMap((beat): Event[] => {
    const at = momentAt(now, beat.at);
    const text = textOf(world, history, talk, beat);
    const play = () => playBeat(world, history, talk, beat, text);
    const index = spoken.indexOf(beat);
    if (index === -1) return [{ at, run: play }];

    const id = talk.id * 100 + index + 1;
    const say = () => {
      world.messages.nextId = id;
      play();
    };
    const next = spoken[index + 1];
    if (talk.isUnread && !next) return [{ at, run: say }];
    const reader = beat.from === 'client' ? talk.worker : task.by;
    const until = next ? momentAt(now, next.at) : now;
    const read = {
      at: readAt(at, until),
      run: () => markRead(world, talk.id, reader),
    };
    return [{ at, run: say }, read];
  });
}

function playBeat(
  world: World,
  history: TaskHistory,
  talk: TimedTalk,
  beat: Beat,
  text: string,
): void {
  const { task, price, deadline } = history;
  switch (beat.act) {
    case 'say':
      if (beat === talk.beats[0]) {
        world.conversations.nextId = talk.id;
        startConversation(world, task.id, talk.worker, text);
      } else {
        sendText(world, talk.id, beat.from === 'client' ? task.by : talk.worker, text);
      }
      return;
    case 'offer': {
      const { helpers } = fakerOf(beat.offer.id);
      world.offers.nextId = beat.offer.id;
      sendOffer(world, talk.id, task.by, {
        message: text,
        payment_amount: price + talk.offers.indexOf(beat.offer) * RAISE,
        deadline_date: deadline,
        offer_details: helpers.arrayElement(offerDetails),
        terms_and_conditions: helpers.arrayElement(offerTerms),
      });
      return;
    }
    case 'accept':
    case 'decline':
    case 'start':
    case 'complete':
    case 'pay':
    case 'cancel':
      takeStep(world, beat.offer.id, { action: beat.act, by: beat.from }, text);
      return;
    default:
      beat satisfies never;
  }
}

/** The text of a beat with its placeholders filled in; empty when nothing is said. */
function textOf(world: World, { task, price }: TaskHistory, talk: TimedTalk, beat: Beat): string {
  const raise = beat.act === 'say' ? 0 : talk.offers.indexOf(beat.offer) * RAISE;
  return fillIn(beat.text ?? '', {
    client: world.users.findOrThrow(task.by).first_name,
    worker: world.users.findOrThrow(talk.worker).first_name,
    title: task.title,
    amount: `$${price + raise}`,
  });
}

/** A message is read within an hour and before the next one. */
function readAt(created: number, until: number): number {
  const wait = Math.min(HOUR_MS, until - created) / 2;
  return created + Math.floor(wait / 1000) * 1000;
}

/** The reviews that both sides of a talk write after completion. */
function reviewEvents(world: World, { now, task }: TaskHistory, talk: TimedTalk): Event[] {
  return talk.beats.flatMap((beat) => {
    if (beat.act !== 'complete') return [];
    return (['client', 'worker'] as const).flatMap((from) => {
      const review = reviewBy(from, task);
      if (!review) return [];
      const id = beat.offer.id * 2 + (from === 'client' ? 0 : 1);
      const reviewer = from === 'client' ? task.by : talk.worker;
      const wait = fakerOf(id).number.float({ min: 2, max: 60 }) * HOUR_MS;
      const at = momentAt(now, beat.at + Math.min(wait, (now - beat.at) * 0.8));
      const run = () => {
        world.reviews.nextId = id;
        writeReview(world, beat.offer.id, reviewer, review);
      };
      return [{ at, run }];
    });
  });
}

function endOf(
  world: World,
  { task, now, posted }: TaskHistory,
  status: 'cancelled' | 'inactive',
): Event {
  const at = momentAt(now, posted + (now - posted) * 0.8);
  const run = () => {
    if (status === 'cancelled') cancelTask(world, task.id, task.by);
    // No call makes a task inactive; the server does.
    else setTaskStatus(world, task.id, status);
  };
  return { at, run };
}
