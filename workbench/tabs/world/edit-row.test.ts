import { beforeEach, expect, it } from 'vitest';
import type { World } from '#mocks/db/world.ts';
import { scenarioOf } from '#mocks/scenarios/registry.ts';
import { openScenario } from '#mocks/scenarios/scenario.ts';
import { createSteppedClock } from '#mocks/clock/stepped-clock.ts';
import { deleteRow, saveRow } from './edit-row.ts';

let world: World;
beforeEach(() => {
  ({ world } = openScenario(scenarioOf('offers-card-pending'), createSteppedClock()));
});

const offer = () => world.offers.findOrThrow(12);
const printed = (change: object) => JSON.stringify({ ...offer(), ...change });

it('a row with a new id is added', () => {
  const user = { ...world.users.findOrThrow(1), id: world.users.nextId, email: 'ada@n.example' };
  expect(saveRow(world, 'users', JSON.stringify(user))).toBe(user.id);
  expect(world.users.find(user.id)).toEqual(user);
});

it('a row loses a column that was left out, if it may have none', () => {
  const { city: _, ...user } = world.users.findOrThrow(1);
  saveRow(world, 'users', JSON.stringify(user));
  expect(world.users.find(1)?.city).toBeUndefined();
});

it.each([
  ['{', /^This isn't JSON: ./],
  ['[]', 'This offer breaks its schema at the row: expected object'],
  [() => printed({ payment_amount: 'much' }), 'at payment_amount: expected number'],
  [() => printed({ statuss: 'paid' }), 'offers have no column statuss'],
  [() => printed({ status: 'paid' }), 'stamps-follow-status: offer 12 is paid with no stamp'],
])('a row is refused: %s', (text, message) => {
  const save = () => saveRow(world, 'offers', typeof text === 'string' ? text : text());
  expect(save).toThrow(message);
});

it('a row may stay as broken as it was', () => {
  world.offers.update(12, { status: 'paid' });
  expect(saveRow(world, 'offers', printed({ payment_amount: 77 }))).toBe(12);
  expect(offer()).toMatchObject({ status: 'paid', payment_amount: 77 });
});

it('a row is deleted unless others refer to it', () => {
  const own = world.users.insert({
    ...world.users.findOrThrow(1),
    id: world.users.nextId,
    email: 'ada@n.example',
  });
  deleteRow(world, 'users', own.id);
  expect(world.users.find(own.id)).toBeUndefined();
  expect(() => deleteRow(world, 'tasks', offer().task_id)).toThrow('ids-resolve: offer 12');
});
