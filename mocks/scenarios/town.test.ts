import { beforeAll, describe, expect, it } from 'vitest';
import { MESSAGE_TYPES } from '#src/domain/message.ts';
import { OFFER_STATUSES } from '#src/domain/offer.ts';
import { RATINGS } from '#src/domain/review.ts';
import { TASK_STATUSES } from '#src/domain/task.ts';
import type { OfferRow } from '../db/tables.ts';
import { pendingReviews, ratingStats } from '../db/reviews.ts';
import { brokenRules } from '../db/world-rules.ts';
import { takenOffer } from '../db/wire.ts';
import type { World } from '../db/world.ts';
import { categories } from '../db/categories.ts';
import { finishedTasks } from '../fixtures/town/finished-tasks.ts';
import { openTasks } from '../fixtures/town/open-tasks.ts';
import type { TownTask } from '../fixtures/town/task.ts';
import { createSteppedClock } from '../clock/stepped-clock.ts';
import { people } from '../fixtures/accounts.ts';
import { openScenario, scenario } from './scenario.ts';
import { addTownspeople, playTasks, town } from './town.ts';

const inTown = scenario({ id: 'town', title: 'Town', at: '/', seed: town });
const peopled = inTown.with({ id: 'people', title: 'People', seed: addTownspeople });
const open = (at?: string) =>
  openScenario(inTown, createSteppedClock(at === undefined ? undefined : Date.parse(at))).world;

let world: World;
beforeAll(() => {
  world = open();
});

const [CLARA, WES] = [people.client.id, people.worker.id];

function counted<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const row of rows) counts[keyOf(row)] = (counts[keyOf(row)] ?? 0) + 1;
  return counts;
}

const ms = (stamp: string | null | undefined) => Date.parse(stamp ?? '');

/** The timestamps of an offer in the order of its lifecycle. */
function stampsOf(offer: OfferRow): string[] {
  const { accepted_at, in_progress_at, completed_at, paid_at, declined_at, cancelled_at } = offer;
  return [accepted_at, in_progress_at, completed_at, paid_at, declined_at, cancelled_at].filter(
    (stamp) => stamp != null,
  );
}

describe('the size of the town', () => {
  it('is large enough for a demo', () => {
    expect(world.users.size).toBe(40);
    expect(world.tasks.size).toBe(120);
    expect(world.offers.size).toBe(160);
    expect(world.reviews.size).toBe(90);
    expect(world.conversations.size).toBeGreaterThanOrEqual(60);
  });

  it('covers every status, message type and rating', () => {
    const tasks = counted(world.tasks.all(), ({ status }) => status);
    const offers = counted(world.offers.all(), ({ status }) => status);
    const messages = counted(world.messages.all(), ({ message_type }) => message_type);
    const reviews = counted(world.reviews.all(), ({ rating }) => String(rating));
    expect(TASK_STATUSES.filter((status) => (tasks[status] ?? 0) < 4)).toEqual([]);
    expect(OFFER_STATUSES.filter((status) => (offers[status] ?? 0) < 8)).toEqual([]);
    expect(Object.keys(messages).toSorted()).toEqual([...MESSAGE_TYPES].toSorted());
    expect(Object.keys(reviews)).toEqual(RATINGS.map(String));
    expect(categories.filter(({ id }) => !hasTask(id))).toEqual([]);
  });

  const hasTask = (category: number) =>
    world.tasks
      .all()
      .some((task) => task.task_category_id === category && task.status === 'available');

  it.each([
    ['Clara', CLARA, 1],
    ['Wes', WES, 2],
    ['Sam', people.sparse.id, 0],
    ['Uma', people.unverified.id, 0],
  ])('leaves %s (%i) %i unread messages', (_, id, count) => {
    const unread = world.messages.by('recipient_id', id).filter(({ read_at }) => read_at === null);
    expect(unread).toHaveLength(count);
  });

  it.each([
    ['Clara', CLARA],
    ['Wes', WES],
  ])('gives %s enough to do as client and worker', (_, id) => {
    const posted = world.tasks.by('client_id', id);
    const work = counted(world.offers.by('worker_id', id), ({ status }) => status);
    expect(posted.length).toBeGreaterThanOrEqual(7);
    expect(new Set(posted.map(({ status }) => status)).size).toBeGreaterThanOrEqual(3);
    expect(Object.keys(work).length).toBeGreaterThanOrEqual(5);
    expect(pendingReviews(world, id).length).toBeGreaterThanOrEqual(2);
    expect(ratingStats(world, id).total_reviews).toBeGreaterThanOrEqual(10);
  });

  it('has offers from Clara to Wes in most statuses', () => {
    const between = world.offers
      .by('worker_id', WES)
      .filter((offer) => world.tasks.findOrThrow(offer.task_id).client_id === CLARA)
      .map(({ status }) => status);
    expect(between).toEqual(
      expect.arrayContaining(['pending', 'accepted', 'in_progress', 'completed', 'paid']),
    );
  });
});

describe('the rows', () => {
  it('have users with unique names', () => {
    const names = world.users.all().map((user) => `${user.first_name} ${user.last_name}`);
    expect(new Set(names).size).toBe(names.length);
  });

  it('have no offer that was sent after its task was taken', () => {
    for (const { task_id, created_at } of world.offers.all()) {
      const taken = takenOffer(world, task_id);
      if (taken) expect(ms(created_at)).toBeLessThan(ms(taken.accepted_at));
    }
  });

  it('have offers at the price of their task, plus a raise for each declined one', () => {
    for (const offer of world.offers.all()) {
      const { payment_offer } = world.tasks.findOrThrow(offer.task_id);
      const earlier = world.offers
        .by('task_id', offer.task_id)
        .filter((row) => row.worker_id === offer.worker_id && row.id < offer.id);
      expect(earlier.every(({ status }) => status === 'declined')).toBe(true);
      expect(offer.payment_amount).toBe(payment_offer + earlier.length * 10);
    }
  });

  it('have tasks with more views than inquiries', () => {
    for (const task of world.tasks.all()) expect(task.views).toBeGreaterThan(task.inquiries);
  });

  /** The rows of some tasks, played in a world with only the town's users. */
  const rowsOf = (tasks: readonly TownTask[]) => {
    const { world: empty } = openScenario(peopled, createSteppedClock());
    playTasks(empty, tasks);
    const byId = (a: { id: number }, b: { id: number }) => a.id - b.id;
    const { tasks: posted, offers, conversations, messages, reviews } = empty.snapshot();
    return [posted, offers, conversations, messages, reviews].map((rows) => rows.toSorted(byId));
  };
  const tasks = [...finishedTasks, ...openTasks];

  it('of a task do not depend on the order of the tasks', () => {
    expect(rowsOf(tasks.toReversed())).toEqual(rowsOf(tasks));
  });

  it('of a task do not depend on other tasks', () => {
    const [first, second] = [finishedTasks[0]!, openTasks[0]!];
    const alone = rowsOf([second]);
    const together = rowsOf([{ ...first, extra: 99, plot: '39 paid' }, second]);
    for (const [index, rows] of alone.entries()) {
      const ids = new Set(rows.map(({ id }) => id));
      expect(together[index]!.filter(({ id }) => ids.has(id))).toEqual(rows);
    }
  });

  it('of a task only change where its price changes', () => {
    const task = openTasks.find(({ plot }) => plot?.includes('pending'))!;
    const worldOf = (played: TownTask) => {
      const { world: empty } = openScenario(peopled, createSteppedClock());
      playTasks(empty, [played]);
      return empty;
    };
    const [was, is] = [worldOf(task), worldOf({ ...task, extra: 500 })];
    const { payment_offer } = is.tasks.findOrThrow(task.id);
    expect(is.tasks.all()).toEqual([{ ...was.tasks.findOrThrow(task.id), payment_offer }]);
    const momentsOf = ({ messages }: World) =>
      messages.all().map((row) => [row.id, row.created_at]);
    expect(momentsOf(is)).toEqual(momentsOf(was));
  });
});

describe.each([
  ['the morning', '2026-03-14T10:00:00Z'],
  ['midnight', '2026-03-14T00:00:00Z'],
  ['the first minute of a year', '2027-01-01T00:00:59Z'],
  ['the last minute of a leap day', '2028-02-29T23:59:30Z'],
])('at %s', (_, at) => {
  beforeAll(() => {
    world = open(at);
  });

  it('no timestamp is in the future or before its users joined', () => {
    const now = world.clock.now();
    const stamps = [
      ...world.tasks.all().flatMap((row) => [row.created_at, row.updated_at]),
      ...world.offers.all().flatMap((row) => [row.created_at, row.updated_at, ...stampsOf(row)]),
      ...world.messages.all().flatMap((row) => [row.created_at, row.read_at ?? row.created_at]),
      ...world.reviews.all().map((row) => row.created_at),
    ];
    expect(stamps.filter((stamp) => ms(stamp) > now)).toEqual([]);
    const joined = world.users
      .all()
      .filter(({ id }) => id !== people.unverified.id)
      .map(({ created_at }) => ms(created_at));
    expect(Math.max(...joined)).toBeLessThan(Math.min(...stamps.map(ms)));
  });

  it('breaks no rule of a world', () => {
    expect(brokenRules(world)).toEqual([]);
  });

  it('available tasks are not past their deadline, and completed work met it', () => {
    const today = world.now().slice(0, 10);
    for (const { deadline, status, created_at } of world.tasks.all()) {
      expect(deadline! >= created_at.slice(0, 10)).toBe(true);
      if (status === 'available') expect(deadline! > today).toBe(true);
    }
    for (const { completed_at, deadline_date } of world.offers.all()) {
      if (completed_at != null) expect(deadline_date! >= completed_at.slice(0, 10)).toBe(true);
    }
  });
});
