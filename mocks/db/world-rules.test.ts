import { beforeEach, describe, expect, it } from 'vitest';
import type { TableName } from './tables.ts';
import type { World } from './world.ts';
import { offerFixture } from '../fixtures/offers.ts';
import { OFFER_ID, oneOffer } from '../scenarios/offer-seeds.ts';
import { openScenario, scenario } from '../scenarios/scenario.ts';
import { seedTask } from '../seeds/rows.ts';
import { createSteppedClock } from '../clock/stepped-clock.ts';
import { brokenRules, violationsOf, type WorldRule } from './world-rules.ts';

const [CLIENT, WORKER, OTHER] = [1, 2, 3];
const LATER = '2026-03-14T12:00:00.000Z';
const EARLIER = '2025-01-01T12:00:00.000Z';
const FROM_CLIENT = { sender_id: CLIENT, recipient_id: WORKER };

let world: World;
beforeEach(() => {
  const seed = oneOffer('completed', { reviewedBy: ['client', 'worker'] });
  ({ world } = openScenario(
    scenario({ id: 'done', title: 'Done', at: '/', seed }),
    createSteppedClock(),
  ));
});

/** Deletes a row without a change, else updates it, or inserts a changed copy of row 1. */
function breakRow(name: TableName, id: number, change?: Record<string, unknown>): void {
  const table = world.table(name);
  if (!change) table.delete(id);
  else if (table.find(id)) table.update(id, change);
  else table.insert({ ...table.find(1), ...change, id });
}

it.each<[WorldRule, string, TableName, number, Record<string, unknown>?]>([
  ['ids-resolve', 'a token without a user', 'tokens', 9, { token: 'x', user_id: 99 }],
  ['ids-resolve', 'a task without a client', 'users', CLIENT],
  ['task-follows-offers', 'a free task', 'tasks', OFFER_ID, { status: 'available' }],
  ['one-offer-at-a-time', 'an offer to the client', 'offers', OFFER_ID, { worker_id: CLIENT }],
  ['stamps-follow-status', 'a missing stamp', 'offers', OFFER_ID, { in_progress_at: null }],
  ['stamps-follow-status', 'an extra stamp', 'offers', OFFER_ID, { declined_at: LATER }],
  [
    'timestamps-ascend',
    'a stamp after the last update',
    'offers',
    OFFER_ID,
    { accepted_at: LATER },
  ],
  ['timestamps-ascend', 'an older update', 'offers', OFFER_ID, { updated_at: EARLIER }],
  ['timestamps-ascend', 'an unordered message', 'messages', 1, { created_at: LATER }],
  ['messages-between-sides', 'a message to another user', 'messages', 1, { recipient_id: OTHER }],
  ['messages-between-sides', 'a message to its sender', 'messages', 1, { recipient_id: WORKER }],
  ['chat-matches-offers', 'an offer without a message', 'messages', 2],
  ['chat-matches-offers', 'an acceptance by the client', 'messages', 3, FROM_CLIENT],
  ['chat-matches-offers', 'a message at another time', 'messages', 5, { created_at: LATER }],
  [
    'reviews-follow-completion',
    'a review of its author',
    'reviews',
    1,
    { reviewed_user_id: CLIENT },
  ],
  ['reviews-follow-completion', 'an early review', 'reviews', 1, { created_at: EARLIER }],
  ['reviews-follow-completion', 'a second review', 'reviews', 9, {}],
  ['within-limits', 'a negative amount', 'offers', OFFER_ID, { payment_amount: -7 }],
  ['within-limits', 'a task that pays nothing', 'tasks', OFFER_ID, { payment_offer: 0 }],
  ['within-limits', 'a long title', 'tasks', OFFER_ID, { title: 'x'.repeat(256) }],
  ['inquiries-counted', 'a wrong count', 'tasks', OFFER_ID, { inquiries: 2 }],
])('%s is broken by %s', (rule, _, table, id, change) => {
  breakRow(table, id, change);
  expect(brokenRules(world).map((text) => text.split(':')[0])).toContain(rule);
});

it('one-offer-at-a-time is broken by two live offers to one worker', () => {
  for (const id of [20, 21]) {
    world.offers.insert(offerFixture(world, { id, task_id: OFFER_ID, worker_id: OTHER }));
  }
  expect(brokenRules(world)).toContainEqual(expect.stringContaining('two live offers'));
});

it('an exception allows only its own rule to be broken, and is reported when unused', () => {
  const exceptions = { 'inquiries-counted': 'Why not.' };
  expect(brokenRules(world, exceptions)).toEqual(['inquiries-counted: unused exception']);
  world.tasks.update(OFFER_ID, { inquiries: 2, status: 'available' });
  expect(brokenRules(world, exceptions)).toEqual([
    `task-follows-offers: task ${OFFER_ID} is available, its taken offer completed`,
  ]);
});

describe('the violations', () => {
  it('are all of them, not the first of each rule', () => {
    seedTask(world, { id: 20, client_id: CLIENT });
    for (const id of [OFFER_ID, 20]) world.tasks.update(id, { inquiries: 7 });
    expect(violationsOf(world)).toEqual([
      `inquiries-counted: task ${OFFER_ID} has 7 inquiries, but 1 workers have asked`,
      'inquiries-counted: task 20 has 7 inquiries, but 0 workers have asked',
    ]);
  });

  it('are only missing rows while there are any', () => {
    world.users.delete(WORKER);
    const found = violationsOf(world);
    expect(found).toContain(`ids-resolve: offer ${OFFER_ID} has no user in worker_id`);
    expect(found.every((text) => / has no /.test(text))).toBe(true);
  });
});
