import { assert, integer, property } from 'fast-check';
import { expect, it } from 'vitest';
import type { World } from '../db/world.ts';
import { people } from '../fixtures/accounts.ts';
import { scenarioOf } from '../scenarios/registry.ts';
import { openScenario, scenario } from '../scenarios/scenario.ts';
import { createSteppedClock, STORY_NOW } from '../clock/stepped-clock.ts';
import { relativeTime, rowChanges, seedRows } from './relative-rows.ts';

const blank = scenario({ id: 'blank', title: 'Blank', at: '/' });

/** The rows of a world in the order of their ids, without tokens. */
function rowsOf(world: World) {
  const { tokens: _, nextIds: __, ...tables } = world.snapshot();
  return Object.fromEntries(
    Object.entries(tables).map(([name, rows]) => [name, [...rows].sort((a, b) => a.id - b.id)]),
  );
}

function openBlank(): World {
  return openScenario(blank, createSteppedClock()).world;
}

it.each(['demo', 'offers-loaded', 'reviews-loaded', 'client-loaded'] as const)(
  'turns a blank world into that of %s',
  (id) => {
    const { world } = openScenario(scenarioOf(id), createSteppedClock());
    const other = openBlank();
    seedRows(rowChanges(other.snapshot(), world.snapshot(), STORY_NOW))(other);
    expect(rowsOf(other)).toEqual(rowsOf(world));
  },
);

it('keeps the distance to the clock at another time', () => {
  const { world } = openScenario(scenarioOf('offers-loaded'), createSteppedClock());
  const changes = rowChanges(openBlank().snapshot(), world.snapshot(), STORY_NOW);
  const later = STORY_NOW + 40 * 86_400_000;
  const other = openScenario(blank, createSteppedClock(later)).world;
  seedRows(changes)(other);
  const [row] = world.offers.all();
  const [moved] = other.offers.all();
  expect(later - Date.parse(moved!.created_at)).toBe(STORY_NOW - Date.parse(row!.created_at));
  expect(later - Date.parse(moved!.deadline_date!)).toBe(
    STORY_NOW - Date.parse(row!.deadline_date!),
  );
});

it('changes single columns of a row, and deletes rows', () => {
  const world = openBlank();
  const before = world.snapshot();
  world.users.update(people.client.id, { city: 'Salem' });
  world.users.delete(people.sparse.id);
  world.codes.delete(1);
  const changes = rowChanges(before, world.snapshot(), STORY_NOW);
  expect(changes).toEqual({
    users: [{ id: 1, city: 'Salem' }],
    removed: { users: [3], codes: [1] },
  });
  const other = openBlank();
  seedRows(changes)(other);
  expect(rowsOf(other)).toEqual(rowsOf(world));
});

it('reads every offset that it formats', () => {
  const world = openBlank();
  assert(
    property(integer({ min: -1e11, max: 1e11 }), (offset) => {
      seedRows({ users: [{ id: 1, created_at: relativeTime(offset) }] })(world);
      expect(Date.parse(world.users.findOrThrow(1).created_at)).toBe(STORY_NOW + offset);
    }),
  );
});

it.each(['-', '3d', '-d', '2026-01-01T00:00:00Z'])('rejects "%s" as a time', (text) => {
  const seed = seedRows({ users: [{ id: 1, created_at: text as '-3d' }] });
  expect(() => seed(openBlank())).toThrow(`"${text}" is not a relative time; allowed: `);
});
