import { expect, it } from 'vitest';
import { OFFER_ID, oneOffer } from '#mocks/scenarios/offer-seeds.ts';
import { openScenario, scenario } from '#mocks/scenarios/scenario.ts';
import { createSteppedClock } from '#mocks/clock/stepped-clock.ts';
import { violationsOf } from '#mocks/db/world-rules.ts';
import { dependentsOf } from './row-links.ts';

const seed = oneOffer('completed', { reviewedBy: ['client'] });
const open = () =>
  openScenario(scenario({ id: 'one', title: 'One', at: '/', seed }), createSteppedClock()).world;

it('finds all that depends on a row, so that no id is left without its row', () => {
  const world = open();
  const before = world.messages.size;
  const dependents = dependentsOf(world.snapshot(), 'tasks', OFFER_ID);
  expect([...dependents.keys()].toSorted()).toEqual([
    'conversations',
    'messages',
    'offers',
    'reviews',
  ]);
  expect(dependents.get('messages')?.size).toBe(before);
  for (const [table, ids] of dependents) for (const id of ids) world.table(table).delete(id);
  world.tasks.delete(OFFER_ID);
  expect(violationsOf(world)).toEqual([]);
});
