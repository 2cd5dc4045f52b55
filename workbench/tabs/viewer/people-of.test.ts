import { expect, it } from 'vitest';
import { scenarioOf } from '#mocks/scenarios/registry.ts';
import { openScenario } from '#mocks/scenarios/scenario.ts';
import { createSteppedClock } from '#mocks/clock/stepped-clock.ts';
import { peopleOf } from './people-of.ts';

const { world } = openScenario(scenarioOf('demo'), createSteppedClock());
const people = peopleOf(world.snapshot());

it('names accounts by their purpose, others by their id', () => {
  expect(people.slice(0, 6).map(({ viewer }) => viewer)).toEqual([
    'client',
    'worker',
    'sparse',
    'unverified',
    'longName',
    'user-6',
  ]);
  expect(people.map(({ id }) => id)).toEqual(people.map((_, index) => index + 1));
});

it('counts the tasks and the offers of each person', () => {
  const [client, worker] = people;
  expect(client?.tasks).toBe(world.tasks.all().filter((task) => task.client_id === 1).length);
  expect(worker?.offers).toBe(world.offers.all().filter((offer) => offer.worker_id === 2).length);
  expect(people.filter(({ isVerified }) => !isVerified).map(({ name }) => name)).toContain(
    'Uma Reyes',
  );
});
