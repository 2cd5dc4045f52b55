import { describe, expect, it } from 'vitest';
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
  const users = () => tokens.map((token) => world.viewerOf(token)?.id);
  expect([new Set(tokens).size, users()]).toEqual([3, [1, 1, 2]]);
  world.tokens.delete(1);
  expect(users()).toEqual([undefined, 1, 2]);
  world.users.delete(2);
  expect(users()).toEqual([undefined, 1, undefined]);
});

it.each(['', 'nearhand-1-1', 'Bearer'])('resolves the token "%s" to no user', (token) => {
  const world = worldOf(1);
  world.issueToken(1);
  expect(world.viewerOf(token)).toBeUndefined();
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

it('does not change a snapshot when rows change later', () => {
  const world = worldOf(1);
  const snapshot = world.snapshot();
  const before = JSON.stringify(snapshot);
  world.users.update(1, { first_name: 'Other' });
  world.users.insert(userFixture(world, { id: 2 }));
  expect(JSON.stringify(snapshot)).toBe(before);
});

it('rejects a snapshot that breaks a schema', () => {
  const world = worldOf(1);
  const snapshot = { ...world.snapshot(), tokens: [{ id: 1, token: 5, user_id: 1 }] };
  expect(() => worldOf().restore(snapshot as never)).toThrow(
    'This token breaks its schema at token',
  );
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

describe('an action at another time', () => {
  const clock = createSteppedClock();
  const world = new World(clock);
  const moment = Date.parse('2026-03-01T08:30:00Z');

  it('sees that time until it returns, and can be nested', () => {
    const moments = world.at(moment, () => [
      world.at(moment + 1_000, () => world.now()),
      world.now(),
    ]);
    expect(moments).toEqual(['2026-03-01T08:30:01.000Z', '2026-03-01T08:30:00.000Z']);
    clock.advance(60_000);
    expect(world.now()).toBe('2026-03-14T10:01:00.000Z');
  });

  it('restores the clock when it throws', () => {
    const now = world.now();
    const fail = () => {
      throw new Error('No.');
    };
    expect(() => world.at(moment, fail)).toThrow('No.');
    expect(world.now()).toBe(now);
  });
});
