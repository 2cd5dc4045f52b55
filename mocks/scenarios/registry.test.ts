import { describe, expect, it } from 'vitest';
import { User } from '#src/domain/user.ts';
import { wireReview } from '../db/reviews.ts';
import { wireConversation, wireMessage, wireOffer, wireTask } from '../db/wire.ts';
import { createSteppedClock } from '../clock/stepped-clock.ts';
import { brokenRules } from '../db/world-rules.ts';
import { userIdOf } from '../fixtures/accounts.ts';
import { scenarioIdOf } from '#states/reader/read-stories.ts';
import { exportNameOf } from './export-name.ts';
import { nearestScenarios, scenarioOf, scenarios, sourceOf } from './registry.ts';
import { openScenario, type Scenario } from './scenario.ts';

/** The rows and storage of a scenario as JSON. */
function bytesOf(scenario: Scenario): string {
  const { world, storage } = openScenario(scenario, createSteppedClock());
  return JSON.stringify([world.snapshot(), storage]);
}

function twice(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

it('has unique ids and titles, and the demo first', () => {
  expect(twice(scenarios.map(({ id }) => id))).toEqual([]);
  expect(twice(scenarios.map(({ title }) => title))).toEqual([]);
  expect(scenarios[0]?.id).toBe('demo');
});

/** The result of opening all scenarios in reverse order. */
const backwards = new Map(scenarios.toReversed().map((other) => [other.id, bytesOf(other)]));

describe.each(scenarios.map((scenario) => [scenario.id, scenario] as const))(
  '%s',
  (id, scenario) => {
    it('opens with the same rows each time and in any order', () => {
      const bytes = bytesOf(scenario);
      expect(bytesOf(scenario)).toBe(bytes);
      expect(backwards.get(id)).toBe(bytes);
    });

    it('is exported under the name of its id', () => {
      const name = exportNameOf(id);
      expect(sourceOf(id)?.name).toBe(name);
      // The list of states reads it from the files of stories.
      expect(scenarioIdOf(name)).toBe(id);
    });

    it('has an id that needs no encoding in an address', () => {
      expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(scenario.at).toMatch(/^\//);
    });

    it('has rows that can be sent in responses', () => {
      const { world } = openScenario(scenario, createSteppedClock());
      for (const task of world.tasks.all()) wireTask(world, task, task.client_id);
      for (const offer of world.offers.all()) wireOffer(world, offer, offer.worker_id);
      for (const talk of world.conversations.all()) wireConversation(world, talk, talk.worker_id);
      for (const message of world.messages.all()) wireMessage(world, message, message.recipient_id);
      for (const review of world.reviews.all()) wireReview(world, review);
      expect(twice(world.users.all().map(({ email }) => email))).toEqual([]);
    });

    it('breaks no rule and has no timestamp in the future', () => {
      const { world } = openScenario(scenario, createSteppedClock());
      expect(brokenRules(world, scenario.breaks)).toEqual([]);
      expect(Object.values(scenario.breaks ?? {}).filter((reason) => !reason)).toEqual([]);
      const now = world.now();
      const { offers, messages, reviews } = world.snapshot();
      const stamps = [
        ...offers.map(({ updated_at }) => updated_at),
        ...messages.map(({ created_at, read_at }) => read_at ?? created_at),
        ...reviews.map(({ created_at }) => created_at),
      ];
      expect(stamps.filter((stamp) => stamp > now)).toEqual([]);
    });

    it('signs its viewer in', () => {
      const { world, storage } = openScenario(scenario, createSteppedClock());
      if (scenario.as === undefined) {
        expect(storage).toEqual(scenario.storage ?? {});
        return;
      }
      const viewer = userIdOf(scenario.as);
      expect(world.viewerOf(storage['auth_token'] ?? '')?.id).toBe(viewer);
      expect(User.parse(JSON.parse(storage['user'] ?? ''))).toMatchObject({ id: viewer });
      expect(storage['user']).not.toContain('password');
    });
  },
);

describe('an unknown id', () => {
  it.each(['nope', 'DEMO', '', 'demo '])('"%s" is not found', (id) => {
    expect(() => scenarioOf(id as never)).toThrow(`Unknown scenario "${id}". Closest matches: `);
  });

  it.each([
    ['ofers-shared', 'offers-shared'],
    ['dashbord-loaded', 'dashboard-loaded'],
    ['DEMO', 'demo'],
    ['deom', 'demo'],
    ['Offers-loadde', 'offers-loaded'],
  ])('"%s" is closest to %s', (id, nearest) => {
    expect(nearestScenarios(id)[0]?.id).toBe(nearest);
    expect(nearestScenarios(id)).toHaveLength(5);
  });
});
