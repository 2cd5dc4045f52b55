import { beforeEach, describe, expect, it } from 'vitest';
import { OFFER_STATUSES, type OfferStatus } from '#src/domain/offer.ts';
import { CLIENT, smallWorld, WORKER, type SmallWorld } from '../testing/small-world.ts';
import { pathsBetween, shortestPath, takeStep } from './offer-steps.ts';

const actionsTo = (status: OfferStatus) =>
  pathsBetween('pending', status).map((path) => path.map(({ action }) => action));

it.each([
  ['pending', [[]]],
  ['accepted', [['accept']]],
  ['declined', [['decline']]],
  ['in_progress', [['accept', 'start']]],
  ['completed', [['accept', 'start', 'complete']]],
  ['paid', [['accept', 'start', 'complete', 'pay']]],
  ['cancelled', [['cancel'], ['accept', 'cancel']]],
] as const)('an offer becomes %s by %j', (status, paths) => {
  expect(actionsTo(status)).toEqual(paths);
});

it('finds paths from any status, and none backwards', () => {
  expect(shortestPath('in_progress', 'paid').map(({ action }) => action)).toEqual([
    'complete',
    'pay',
  ]);
  expect(shortestPath('paid', 'paid')).toEqual([]);
  expect(() => shortestPath('declined', 'accepted')).toThrow(
    "An offer can't go from declined to accepted.",
  );
});

describe('taking steps', () => {
  let small: SmallWorld;
  beforeEach(() => {
    small = smallWorld();
  });

  it.each(OFFER_STATUSES)('leads to %s', (status) => {
    const { world } = small;
    const { id } = small.offer({ task_id: small.task().id });
    const path = shortestPath('pending', status);
    for (const step of path) expect(takeStep(world, id, step).status).toBe(step.to);
    expect(world.offers.findOrThrow(id).status).toBe(status);
    expect(world.messages.all().map(({ message_type }) => message_type)).toEqual(
      path.flatMap(({ message }) => message ?? []),
    );
  });

  it('posts the given text as the acting side', () => {
    const { world } = small;
    const { id } = small.offer({ task_id: small.task().id });
    for (const step of shortestPath('pending', 'paid')) takeStep(world, id, step, step.action);
    expect(world.messages.all().map(({ sender_id, message }) => [sender_id, message])).toEqual([
      [WORKER, 'accept'],
      [WORKER, 'start'],
      [WORKER, 'complete'],
      [CLIENT, 'pay'],
    ]);
  });

  it('gives an offer and its message the same timestamp, even when the chat is ahead of the clock', () => {
    const { world, clock, conversation } = small;
    const { id, task_id } = small.offer({ task_id: small.task().id });
    world.messages.insert({
      id: 1,
      conversation_id: conversation(task_id).id,
      sender_id: CLIENT,
      recipient_id: WORKER,
      message: 'Hello',
      message_type: 'text',
      offer_id: null,
      created_at: world.now(),
      read_at: null,
    });
    clock.advance(-1_000);
    const { accepted_at } = takeStep(world, id, { action: 'accept', by: 'worker' });
    expect(accepted_at).toBe('2026-03-14T10:00:00.000Z');
    expect(world.messages.findOrThrow(2).created_at).toBe(accepted_at);
  });
});
