import { beforeEach, describe, expect, it } from 'vitest';
import { bookTask } from '../db/tasks.ts';
import type { World } from '../db/world.ts';
import { offerFixture } from '../fixtures/offers.ts';
import { OFFER_ID, oneOffer } from '../scenarios/offer-seeds.ts';
import { openScenario, scenario } from '../scenarios/scenario.ts';
import { seedTask } from '../seeds/rows.ts';
import { createSteppedClock } from '../stepped-clock.ts';
import { brokenRules, checkWorld, type WorldRule } from './world-rules.ts';

const [CLIENT, WORKER, OTHER] = [1, 2, 3];
const LATER = '2026-03-14T12:00:00.000Z';

let world: World;
beforeEach(() => {
  const seed = oneOffer('completed', { reviewedBy: ['client', 'worker'] });
  ({ world } = openScenario(
    scenario({ id: 'done', title: 'Done', at: '/', seed }),
    createSteppedClock(),
  ));
});

it('holds in a world that was played', () => {
  expect(brokenRules(world)).toEqual([]);
  expect(() => checkWorld(world)).not.toThrow();
});

it('lets a task be booked without an offer being sent', () => {
  seedTask(world, { id: 20, client_id: CLIENT });
  bookTask(world, 20, OTHER);
  expect(brokenRules(world)).toEqual([]);
});

const offer = () => world.offers.findOrThrow(OFFER_ID);
const messageOf = (type: string) =>
  world.messages.all().find(({ message_type }) => message_type === type)!.id;

describe.each<[WorldRule, string, () => void]>([
  [
    'ids-resolve',
    'a token of nobody',
    () => world.tokens.insert({ id: 9, token: 'x', user_id: 99 }),
  ],
  ['ids-resolve', 'a task of nobody', () => world.users.delete(CLIENT)],
  [
    'task-follows-offers',
    'a taken task that is free',
    () => world.tasks.update(OFFER_ID, { status: 'available' }),
  ],
  [
    'one-offer-at-a-time',
    'two live offers to one worker',
    () => {
      for (const id of [20, 21]) {
        const given = { id, task_id: OFFER_ID, worker_id: OTHER };
        world.offers.insert(offerFixture(world, given));
      }
    },
  ],
  [
    'one-offer-at-a-time',
    'an offer to the client',
    () =>
      world.conversations.update(1, { worker_id: CLIENT }) &&
      world.offers.update(OFFER_ID, { worker_id: CLIENT }),
  ],
  [
    'stamps-follow-status',
    'a missing stamp',
    () => world.offers.update(OFFER_ID, { in_progress_at: null }),
  ],
  [
    'stamps-follow-status',
    'a stamp too many',
    () => world.offers.update(OFFER_ID, { declined_at: offer().updated_at }),
  ],
  [
    'time-runs-forward',
    'a stamp after the last',
    () => world.offers.update(OFFER_ID, { accepted_at: LATER }),
  ],
  [
    'time-runs-forward',
    'an older update',
    () => world.offers.update(OFFER_ID, { updated_at: offer().created_at }),
  ],
  [
    'time-runs-forward',
    'a message before its time',
    () => world.messages.update(1, { created_at: LATER }),
  ],
  [
    'messages-between-sides',
    'a message to another',
    () => world.messages.update(1, { recipient_id: OTHER }),
  ],
  [
    'messages-between-sides',
    'a message to oneself',
    () => world.messages.update(1, { recipient_id: WORKER }),
  ],
  ['chat-knows-offers', 'an offer nobody sent', () => world.messages.delete(messageOf('offer'))],
  [
    'chat-knows-offers',
    'an acceptance by the client',
    () => {
      world.messages.update(messageOf('offer_accepted'), {
        sender_id: CLIENT,
        recipient_id: WORKER,
      });
    },
  ],
  [
    'chat-knows-offers',
    'a message at another moment',
    () => world.messages.update(messageOf('offer_completed'), { created_at: LATER, read_at: null }),
  ],
  [
    'reviews-of-done-work',
    'a review of oneself',
    () => world.reviews.update(1, { reviewed_user_id: CLIENT }),
  ],
  [
    'reviews-of-done-work',
    'a review before the end',
    () => world.reviews.update(1, { created_at: offer().created_at }),
  ],
  [
    'reviews-of-done-work',
    'a second review',
    () => world.reviews.insert({ ...world.reviews.findOrThrow(1), id: 9 }),
  ],
  [
    'inquiries-counted',
    'an inquiry too many',
    () => world.tasks.update(OFFER_ID, { inquiries: 2 }),
  ],
])('%s', (rule, what, breakWorld) => {
  it(`is broken by ${what}`, () => {
    breakWorld();
    expect(brokenRules(world).map((text) => text.split(':')[0])).toContain(rule);
    expect(() => checkWorld(world)).toThrow();
  });
});

describe('an exception', () => {
  it('lets its rule be broken, and no other', () => {
    world.tasks.update(OFFER_ID, { inquiries: 2, status: 'available' });
    expect(brokenRules(world, { 'inquiries-counted': 'Why not.' })).toEqual([
      `task-follows-offers: task ${OFFER_ID} is available, its taken offer completed`,
    ]);
  });

  it('must be needed', () => {
    expect(brokenRules(world, { 'inquiries-counted': 'Why not.' })).toEqual([
      'inquiries-counted: this exception is needless',
    ]);
  });
});
