import { expect, it } from 'vitest';
import type { OfferStatus } from '#src/domain/offer.ts';
import { CLIENT, smallWorld, WORKER } from '../testing/small-world.ts';
import { pathsBetween, shortestPath, takeStep } from './offer-steps.ts';

it.each([
  ['pending', 'pending', [[]]],
  ['pending', 'declined', [['decline']]],
  ['pending', 'paid', [['accept', 'start', 'complete', 'pay']]],
  ['pending', 'cancelled', [['cancel'], ['accept', 'cancel']]],
  ['in_progress', 'paid', [['complete', 'pay']]],
  ['declined', 'accepted', []],
] satisfies [OfferStatus, OfferStatus, string[][]][])('from %s to %s: %j', (from, to, paths) => {
  const actions = pathsBetween(from, to).map((path) => path.map(({ action }) => action));
  expect(actions).toEqual(paths);
});

it('rejects a step backwards', () => {
  expect(() => shortestPath('declined', 'accepted')).toThrow(
    "An offer can't go from declined to accepted.",
  );
});

it('posts the given text as the acting side', () => {
  const { world, offer, task } = smallWorld();
  const { id } = offer({ task_id: task().id });
  for (const step of shortestPath('pending', 'paid')) {
    expect(takeStep(world, id, step, step.action).status).toBe(step.to);
  }
  expect(world.messages.all().map(({ sender_id, message }) => [sender_id, message])).toEqual([
    [WORKER, 'accept'],
    [WORKER, 'start'],
    [WORKER, 'complete'],
    [CLIENT, 'pay'],
  ]);
});
