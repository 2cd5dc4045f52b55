import { describe, expect, it } from 'vitest';
import { getDashboard } from '#src/contract/dashboards.ts';
import { offline } from '../faults/faults.ts';
import { seedTask } from '../seeds/rows.ts';
import { createSteppedClock } from '../clock/stepped-clock.ts';
import { openScenario, scenario, type Seed } from './scenario.ts';
import { unread } from './seeds.ts';
import { resolveState } from './state.ts';

const base = scenario({
  id: 'base',
  title: 'Base',
  as: 'client',
  at: '/dashboard',
  seed: (world) => unread(world, 1, 3),
  faults: [offline(getDashboard)],
});

it('derives a scenario with overrides, also from a derived one', () => {
  const derived = base.with({ id: 'derived', title: 'Derived', faults: [] });
  const { with: _, ...rest } = derived;
  expect(rest).toEqual({
    id: 'derived',
    title: 'Derived',
    as: 'client',
    at: '/dashboard',
    seed: base.seed,
    faults: [],
  });
  expect(base).toMatchObject({ id: 'base', title: 'Base', faults: [offline(getDashboard)] });
  const again = derived.with({ id: 'two', title: 'Two', at: '/' });
  expect(again).toMatchObject({ id: 'two', faults: [], as: 'client', at: '/' });
});

it('adds rows to the seed of the base or its replacement', () => {
  const sizesOf = (change: { seed?: Seed; also?: Seed }) => {
    const derived = base.with({ id: 'more', title: 'More', ...change });
    const { messages, tasks } = openScenario(derived, createSteppedClock()).world;
    return {
      unread: messages.by('recipient_id', 1).filter((row) => row.read_at === null).length,
      tasks: tasks.size,
    };
  };
  const also: Seed = (world) => seedTask(world, { id: 9, client_id: 1 });
  const seed: Seed = (world) => unread(world, 1, 1);
  expect(sizesOf({})).toEqual({ unread: 3, tasks: 1 });
  expect(sizesOf({ also })).toEqual({ unread: 3, tasks: 2 });
  expect(sizesOf({ seed })).toEqual({ unread: 1, tasks: 1 });
  expect(sizesOf({ seed, also })).toEqual({ unread: 1, tasks: 2 });
});

it('overrides session values with raw values', () => {
  const raw = base.with({ id: 'raw', title: 'Raw', storage: { user: '{', theme: 'dark' } });
  const { storage } = openScenario(raw, createSteppedClock());
  expect(storage).toMatchObject({ user: '{', theme: 'dark' });
  expect(storage['auth_token']).toMatch(/^nearhand-1-/);
});

it('opens a new world each time, dated relative to the clock', () => {
  const later = createSteppedClock(Date.parse('2027-01-01T10:00:00Z'));
  const [first, second] = [openScenario(base, later).world, openScenario(base, later).world];
  const stamps = second.messages.all().map(({ created_at }) => Date.parse(created_at));
  first.messages.delete(1);
  expect(second.messages.size).toBe(stamps.length);
  expect(stamps.filter((stamp) => Math.abs(later.now() - 43_200_000 - stamp) > 43_200_000)).toEqual(
    [],
  );
});

describe('a viewer by id', () => {
  it('is signed in', () => {
    const { world, storage } = openScenario({ ...base, as: 'user-3' }, createSteppedClock());
    expect(world.viewerOf(storage['auth_token'] ?? '')?.id).toBe(3);
  });

  it('is rejected when the world has no such user, with those that it has', () => {
    const open = () => openScenario({ ...base, as: 'user-12' }, createSteppedClock());
    expect(open).toThrow(
      'as=user-12: there is no user 12 in this scenario; closest: user-5, user-4, user-3, user-2, user-1',
    );
    expect(open).toThrow(
      expect.objectContaining({
        choices: expect.arrayContaining([{ value: 'user-1', title: 'Clara Novak' }]) as unknown,
      }),
    );
  });
});

it("loses the scenario's session values when a state sets a viewer", () => {
  const state = resolveState({ scenario: 'dashboard-broken-user', as: 'worker' });
  expect(state).toMatchObject({ as: 'worker', storage: {} });
  expect(resolveState({ scenario: 'offers-loaded', as: 'nobody' }).as).toBeUndefined();
});
