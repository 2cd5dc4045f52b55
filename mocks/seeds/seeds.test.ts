import { beforeEach, expect, it } from 'vitest';
import { OFFER_STATUSES } from '#src/domain/offer.ts';
import type { World } from '../db/world.ts';
import { CLIENT, OTHER, smallWorld, WORKER } from '../testing/small-world.ts';
import { brokenRules } from '../db/world-rules.ts';
import { playTo } from './play.ts';
import { seedOffer, seedReview, seedTask } from './rows.ts';

let world: World;
beforeEach(() => {
  ({ world } = smallWorld());
  seedTask(world, { id: 12, client_id: CLIENT, daysAgo: 4, due: 6, payment_offer: 95 });
});

const sent = { id: 7, task_id: 12, worker_id: WORKER };
it('posts a task at the given time, with columns that are not in the form', () => {
  expect(world.tasks.findOrThrow(12)).toMatchObject({
    payment_offer: 95,
    deadline: '2026-03-20',
    created_at: '2026-03-10T10:00:00.000Z',
    updated_at: '2026-03-10T10:00:00.000Z',
  });
  const given = { area: 'Sunnyside', duration: '2 hours', views: 41, requirements: 'Care' };
  expect(seedTask(world, { id: 20, client_id: CLIENT, ...given })).toMatchObject(given);
});

it.each(OFFER_STATUSES)(
  'an offer that is %s breaks no rule and leaves nothing unread',
  (status) => {
    expect(seedOffer(world, { ...sent, status })).toMatchObject({ id: 7, status });
    expect(brokenRules(world)).toEqual([]);
    expect(world.messages.all().filter(({ read_at }) => read_at === null)).toEqual([]);
  },
);

it('an offer follows a conversation, by default six hours after its task, with its terms', () => {
  const offer = seedOffer(world, { ...sent, opener: 'May I?', message: 'Please.' });
  expect(offer).toMatchObject({ payment_amount: 95, deadline_date: '2026-03-20' });
  expect(
    world.messages.all().map(({ message, created_at, read_at }) => [message, created_at, read_at]),
  ).toEqual([
    ['May I?', '2026-03-10T14:00:00.000Z', '2026-03-10T15:00:00.000Z'],
    ['Please.', '2026-03-10T16:00:00.000Z', '2026-03-10T16:00:00.000Z'],
  ]);
  expect(world.tasks.findOrThrow(12).inquiries).toBe(1);
});

it('an offer reaches its status in even steps until now', () => {
  seedOffer(world, sent);
  expect(playTo(world, 7, 'completed')).toMatchObject({
    created_at: '2026-03-10T16:00:00.000Z',
    accepted_at: '2026-03-11T14:30:00.000Z',
    in_progress_at: '2026-03-12T13:00:00.000Z',
    completed_at: '2026-03-13T11:30:00.000Z',
  });
  expect(world.tasks.findOrThrow(12).status).toBe('completed');
  expect(() => playTo(world, 7, 'declined')).toThrow('from completed to declined');
});

it('writes a review at the given time', () => {
  seedOffer(world, { ...sent, status: 'completed' });
  const given = { id: 5, task_offer_id: 7, reviewer_id: CLIENT, rating: 4 };
  expect(seedReview(world, { ...given, daysAgo: 0.5 })).toMatchObject({
    ...given,
    reviewed_user_id: WORKER,
    created_at: '2026-03-13T22:00:00.000Z',
  });
  expect(brokenRules(world)).toEqual([]);
});

it.each([
  ['a task without a title', () => seedTask(world, { id: 20, client_id: CLIENT, title: ' ' })],
  ['a deadline before the task', () => seedTask(world, { id: 20, client_id: CLIENT, due: -20 })],
  ['an offer on a taken task', () => seedOffer(world, { ...sent, id: 8, worker_id: OTHER })],
  ['a review of open work', () => seedReview(world, { task_offer_id: 7, reviewer_id: CLIENT })],
])('fails where the handlers fail: %s', (_, seed) => {
  seedOffer(world, { ...sent, status: 'accepted' });
  expect(seed).toThrow(expect.objectContaining({ name: 'Problem' }));
});
