import { beforeEach, describe, expect, it } from 'vitest';
import { OFFER_STATUSES } from '#src/domain/offer.ts';
import { sendText, unreadIn } from '../db/conversations.ts';
import type { World } from '../db/world.ts';
import { CLIENT, OTHER, smallWorld, WORKER } from '../testing/small-world.ts';
import { brokenRules } from '../db/world-rules.ts';
import { at, playTo } from './play.ts';
import { seedOffer, seedReview, seedTask } from './rows.ts';

let world: World;
beforeEach(() => {
  ({ world } = smallWorld());
  seedTask(world, { id: 12, client_id: CLIENT, daysAgo: 4, due: 6, payment_offer: 95 });
});

const sent = { id: 7, task_id: 12, worker_id: WORKER };
const unreadOf = (viewer: number) =>
  world.conversations.all().flatMap(({ id }) => unreadIn(world, id, viewer));

it('runs an action some hours ago', () => {
  seedOffer(world, sent);
  const { created_at } = at(world, 3, () => sendText(world, 1, CLIENT, 'Hello'));
  expect(created_at).toBe('2026-03-14T07:00:00.000Z');
  expect(world.now()).toBe('2026-03-14T10:00:00.000Z');
});

describe('a task', () => {
  it('is posted at the given time with the given id', () => {
    expect(world.tasks.findOrThrow(12)).toMatchObject({
      status: 'available',
      payment_offer: 95,
      deadline: '2026-03-20',
      created_at: '2026-03-10T10:00:00.000Z',
      updated_at: '2026-03-10T10:00:00.000Z',
    });
  });

  it('keeps columns that are not in the form', () => {
    const given = { area: 'Sunnyside', duration: '2 hours', views: 41, requirements: 'Care' };
    expect(seedTask(world, { id: 20, client_id: CLIENT, ...given })).toMatchObject(given);
  });

  it.each([
    ['a title', { title: ' ' }, 'Task title is required'],
    [
      'a deadline after the day of its posting',
      { daysAgo: 1, due: -1 },
      'Deadline must be after today',
    ],
  ])('needs %s', (_, given, text) => {
    expect(() => seedTask(world, { id: 20, client_id: CLIENT, ...given })).toThrow(text);
  });
});

describe('an offer', () => {
  it.each(OFFER_STATUSES)('that is %s breaks no rule and leaves nothing unread', (status) => {
    expect(seedOffer(world, { ...sent, status })).toMatchObject({ id: 7, status });
    expect(brokenRules(world)).toEqual([]);
    expect([...unreadOf(CLIENT), ...unreadOf(WORKER)]).toEqual([]);
  });

  it('follows a conversation, by default six hours after its task', () => {
    seedOffer(world, { ...sent, opener: 'May I?', message: 'Please.' });
    expect(
      world.messages
        .all()
        .map(({ message, created_at, read_at }) => [message, created_at, read_at]),
    ).toEqual([
      ['May I?', '2026-03-10T14:00:00.000Z', '2026-03-10T15:00:00.000Z'],
      ['Please.', '2026-03-10T16:00:00.000Z', '2026-03-10T16:00:00.000Z'],
    ]);
    expect(world.tasks.findOrThrow(12).inquiries).toBe(1);
  });

  it('defaults to the price and deadline of its task', () => {
    expect(seedOffer(world, sent)).toMatchObject({
      payment_amount: 95,
      deadline_date: '2026-03-20',
    });
    const own = { payment_amount: 80, deadline_date: null };
    expect(seedOffer(world, { ...sent, id: 8, worker_id: OTHER, ...own })).toMatchObject(own);
  });

  it('fails where the handlers fail', () => {
    seedOffer(world, { ...sent, status: 'accepted' });
    expect(() => seedOffer(world, { ...sent, id: 8, worker_id: OTHER })).toThrow(
      'This task is no longer available.',
    );
  });

  it('reaches its status in even steps until now', () => {
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
});

it('writes a review at the given time', () => {
  seedOffer(world, { ...sent, status: 'completed' });
  const given = { id: 5, task_offer_id: 7, reviewer_id: CLIENT, rating: 4 };
  expect(seedReview(world, { ...given, daysAgo: 0.5 })).toMatchObject({
    ...given,
    reviewed_user_id: WORKER,
    created_at: '2026-03-13T22:00:00.000Z',
  });
  expect(() => seedReview(world, { ...given, id: 6 })).toThrow(
    'You have already reviewed this offer.',
  );
  expect(brokenRules(world)).toEqual([]);
});
