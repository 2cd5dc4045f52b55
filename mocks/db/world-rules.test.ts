import { beforeEach, describe, expect, it } from 'vitest';
import { bookTask } from './tasks.ts';
import type { World } from './world.ts';
import { offerFixture } from '../fixtures/offers.ts';
import { OFFER_ID, oneOffer } from '../scenarios/offer-seeds.ts';
import { openScenario, scenario } from '../scenarios/scenario.ts';
import { seedTask } from '../seeds/rows.ts';
import { createSteppedClock } from '../clock/stepped-clock.ts';
import { brokenRules, checkWorld, violationsOf, type WorldRule } from './world-rules.ts';

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

it('finds nothing in a seeded world', () => {
  expect(brokenRules(world)).toEqual([]);
  expect(() => checkWorld(world)).not.toThrow();
});

it('allows a task to be booked without an offer message', () => {
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
    'a token without a user',
    () => world.tokens.insert({ id: 9, token: 'x', user_id: 99 }),
  ],
  ['ids-resolve', 'a task without a client', () => world.users.delete(CLIENT)],
  [
    'task-follows-offers',
    'an available task with an accepted offer',
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
    'an extra stamp',
    () => world.offers.update(OFFER_ID, { declined_at: offer().updated_at }),
  ],
  [
    'timestamps-ascend',
    'a stamp after the last update',
    () => world.offers.update(OFFER_ID, { accepted_at: LATER }),
  ],
  [
    'timestamps-ascend',
    'an older update',
    () => world.offers.update(OFFER_ID, { updated_at: offer().created_at }),
  ],
  [
    'timestamps-ascend',
    'an unordered message',
    () => world.messages.update(1, { created_at: LATER }),
  ],
  [
    'messages-between-sides',
    'a message to another user',
    () => world.messages.update(1, { recipient_id: OTHER }),
  ],
  [
    'messages-between-sides',
    'a message to its sender',
    () => world.messages.update(1, { recipient_id: WORKER }),
  ],
  [
    'chat-matches-offers',
    'an offer without a message',
    () => world.messages.delete(messageOf('offer')),
  ],
  [
    'chat-matches-offers',
    'an acceptance by the client',
    () => {
      world.messages.update(messageOf('offer_accepted'), {
        sender_id: CLIENT,
        recipient_id: WORKER,
      });
    },
  ],
  [
    'chat-matches-offers',
    'a message at another time',
    () => world.messages.update(messageOf('offer_completed'), { created_at: LATER, read_at: null }),
  ],
  [
    'reviews-follow-completion',
    'a review of its author',
    () => world.reviews.update(1, { reviewed_user_id: CLIENT }),
  ],
  [
    'reviews-follow-completion',
    'a review before completion',
    () => world.reviews.update(1, { created_at: offer().created_at }),
  ],
  [
    'reviews-follow-completion',
    'a second review',
    () => world.reviews.insert({ ...world.reviews.findOrThrow(1), id: 9 }),
  ],
  ['inquiries-counted', 'a wrong count', () => world.tasks.update(OFFER_ID, { inquiries: 2 })],
])('%s', (rule, what, breakWorld) => {
  it(`is broken by ${what}`, () => {
    breakWorld();
    expect(brokenRules(world).map((text) => text.split(':')[0])).toContain(rule);
    expect(() => checkWorld(world)).toThrow();
  });
});

describe('an exception', () => {
  it('allows only its own rule to be broken', () => {
    world.tasks.update(OFFER_ID, { inquiries: 2, status: 'available' });
    expect(brokenRules(world, { 'inquiries-counted': 'Why not.' })).toEqual([
      `task-follows-offers: task ${OFFER_ID} is available, its taken offer completed`,
    ]);
  });

  it('is reported when unused', () => {
    expect(brokenRules(world, { 'inquiries-counted': 'Why not.' })).toEqual([
      'inquiries-counted: unused exception',
    ]);
  });
});

describe('the violations', () => {
  it('are all of them, not the first of each rule', () => {
    seedTask(world, { id: 20, client_id: CLIENT });
    for (const id of [OFFER_ID, 20]) world.tasks.update(id, { inquiries: 7 });
    expect(violationsOf(world)).toEqual([
      `task ${OFFER_ID} has 7 inquiries, but 1 workers have asked`,
      'task 20 has 7 inquiries, but 0 workers have asked',
    ]);
  });

  it('are only missing rows while there are any', () => {
    world.users.delete(WORKER);
    const found = violationsOf(world);
    expect(found).toContain(`offer ${OFFER_ID} has no user in worker_id`);
    expect(found.every((text) => / has no /.test(text))).toBe(true);
  });
});
