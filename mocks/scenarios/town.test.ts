import { beforeAll, describe, expect, it } from 'vitest';
import type { OfferRow } from '../db/tables.ts';
import { brokenRules } from '../db/world-rules.ts';
import type { World } from '../db/world.ts';
import { finishedTasks } from '../fixtures/town/finished-tasks.ts';
import { openTasks } from '../fixtures/town/open-tasks.ts';
import type { TownTask } from '../fixtures/town/task.ts';
import { createSteppedClock } from '../clock/stepped-clock.ts';
import { people } from '../fixtures/accounts.ts';
import { openScenario, scenario } from './scenario.ts';
import { addTownspeople, playTasks, town } from './town.ts';

const inTown = scenario({ id: 'town', title: 'Town', at: '/', seed: town });
const peopled = inTown.with({ id: 'people', title: 'People', seed: addTownspeople });

const ms = (stamp: string | null | undefined) => Date.parse(stamp ?? '');

/** The timestamps of an offer in the order of its lifecycle. */
function stampsOf(offer: OfferRow): string[] {
  const { accepted_at, in_progress_at, completed_at, paid_at, declined_at, cancelled_at } = offer;
  return [accepted_at, in_progress_at, completed_at, paid_at, declined_at, cancelled_at].filter(
    (stamp) => stamp != null,
  );
}

describe('the rows', () => {
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
});

describe.each([
  ['the morning', '2026-03-14T10:00:00Z'],
  ['midnight', '2026-03-14T00:00:00Z'],
  ['the first minute of a year', '2027-01-01T00:00:59Z'],
  ['the last minute of a leap day', '2028-02-29T23:59:30Z'],
])('at %s', (_, at) => {
  let world: World;
  beforeAll(() => {
    ({ world } = openScenario(inTown, createSteppedClock(Date.parse(at))));
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

  it('the town breaks no rule of a world', () => {
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
