import { expect, it } from 'vitest';
import { userFixture } from '../fixtures/users.ts';
import { demo } from '../scenarios/demo.ts';
import { openScenario } from '../scenarios/scenario.ts';
import { createSteppedClock } from '../clock/stepped-clock.ts';
import { World, type WorldSnapshot } from './world.ts';

function worldOf(...ids: number[]) {
  const world = new World(createSteppedClock());
  for (const id of ids) world.users.insert(userFixture(world, { id }));
  return world;
}

it('resolves a token to its user until it or the account is deleted', () => {
  const world = worldOf(1, 2);
  const tokens = [world.issueToken(1), world.issueToken(1), world.issueToken(2)];
  const users = () => [...tokens, ''].map((token) => world.viewerOf(token)?.id);
  expect([new Set(tokens).size, users()]).toEqual([3, [1, 1, 2, undefined]]);
  world.tokens.delete(1);
  expect(users()).toEqual([undefined, 1, 2, undefined]);
  world.users.delete(2);
  expect(users()).toEqual([undefined, 1, undefined, undefined]);
});

it('survives a round trip through JSON', () => {
  const { world, storage } = openScenario({ ...demo, as: 'client' }, createSteppedClock());
  const record = JSON.stringify(world.snapshot());
  const restored = new World(createSteppedClock());
  restored.users.insert(userFixture(restored, { id: 900 }));
  restored.restore(JSON.parse(record) as WorldSnapshot);
  expect(JSON.stringify(restored.snapshot())).toBe(record);
  expect(restored.viewerOf(storage['auth_token'] ?? '')?.id).toBe(1);
  expect(restored.tasks.by('client_id', 1)).toEqual(world.tasks.by('client_id', 1));
  expect(restored.offers.nextId).toBe(world.offers.nextId);
});

it('reuses no token and no id, also after being restored', () => {
  const world = worldOf(1);
  const dead = world.issueToken(1);
  world.tokens.delete(1);
  const restored = new World(createSteppedClock());
  restored.restore(JSON.parse(JSON.stringify(world.snapshot())) as WorldSnapshot);
  expect([restored, world].map((each) => each.issueToken(1))).not.toContain(dead);
  expect(restored.users.nextId).toBe(world.users.nextId);
});

it('runs an action at another time, nested, and goes back when it throws', () => {
  const clock = createSteppedClock();
  const world = new World(clock);
  const moment = Date.parse('2026-03-01T08:30:00Z');
  const moments = world.at(moment, () => [
    world.at(moment + 1_000, () => world.now()),
    world.now(),
  ]);
  expect(moments).toEqual(['2026-03-01T08:30:01.000Z', '2026-03-01T08:30:00.000Z']);
  const fail = () => {
    throw new Error('No.');
  };
  expect(() => world.at(moment, fail)).toThrow('No.');
  clock.advance(60_000);
  expect(world.now()).toBe('2026-03-14T10:01:00.000Z');
});
