import { expect, it } from 'vitest';
import { getDashboard } from '#src/contract/dashboards.ts';
import { offline } from '../faults.ts';
import { createSteppedClock } from '../stepped-clock.ts';
import { openScenario, scenario } from './scenario.ts';
import { unread } from './seeds.ts';

const base = scenario({
  id: 'base',
  title: 'Base',
  as: 'client',
  at: '/dashboard',
  seed: (world) => unread(world, 1, 3),
  faults: [offline(getDashboard)],
});

it('derives a scenario that differs only in what is given', () => {
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
});

it('derives from what was derived', () => {
  const derived = base.with({ id: 'one', title: 'One', as: 'worker' });
  expect(derived.with({ id: 'two', title: 'Two', at: '/' })).toMatchObject({
    id: 'two',
    as: 'worker',
    at: '/',
  });
});

it('can leave the viewer out', () => {
  const { storage, world } = openScenario(
    base.with({ id: 'out', title: 'Out', as: undefined }),
    createSteppedClock(),
  );
  expect(storage).toEqual({});
  expect(world.tokens.size).toBe(0);
});

it('puts raw values over the session', () => {
  const raw = base.with({ id: 'raw', title: 'Raw', storage: { user: '{', theme: 'dark' } });
  const { storage } = openScenario(raw, createSteppedClock());
  expect(storage).toMatchObject({ user: '{', theme: 'dark' });
  expect(storage['auth_token']).toMatch(/^nearhand-1-/);
});

it('opens a new world each time', () => {
  const [first, second] = [
    openScenario(base, createSteppedClock()).world,
    openScenario(base, createSteppedClock()).world,
  ];
  first.messages.delete(1);
  expect([first.messages.size, second.messages.size]).toEqual([2, 3]);
});

it('moves with the day that it is opened on', () => {
  const later = createSteppedClock(Date.parse('2027-01-01T10:00:00Z'));
  const { world } = openScenario(base, later);
  for (const { created_at } of world.messages.all()) {
    expect(Date.parse(created_at)).toBeLessThanOrEqual(later.now());
    expect(Date.parse(created_at)).toBeGreaterThan(later.now() - 86_400_000);
  }
});
