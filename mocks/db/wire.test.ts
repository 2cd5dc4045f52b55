import { beforeEach, expect, it } from 'vitest';
import { reviewFixture } from '../fixtures/reviews.ts';
import { CLIENT, OTHER, smallWorld, WORKER, type SmallWorld } from '../testing/small-world.ts';
import { wireOffer, wireTask } from './wire.ts';

let small: SmallWorld;
beforeEach(() => {
  small = smallWorld();
  small.task();
});

const taskFor = (viewer: number) => wireTask(small.world, small.world.tasks.findOrThrow(1), viewer);

it.each([
  [CLIENT, 'Wes Okafor', 1],
  [WORKER, 'Wes Okafor', 1],
  [OTHER, undefined, undefined],
])('a task shows viewer %i the worker %s and the accepted offer %s', (viewer, name, offer) => {
  small.offer({ task_id: 1, status: 'accepted' });
  const { assigned_worker, accepted_offer } = taskFor(viewer);
  expect([assigned_worker?.name, accepted_offer?.id]).toEqual([name, offer]);
});

it('a task is free again after its accepted offer is cancelled, and counts both offers', () => {
  small.offer({ task_id: 1, status: 'cancelled', accepted_at: small.world.now() });
  expect(taskFor(CLIENT)).toMatchObject({ accepted_offer: null, applications: 1 });
  const { id } = small.offer({ task_id: 1, worker_id: OTHER, status: 'accepted' });
  expect(taskFor(CLIENT)).toMatchObject({ accepted_offer: { id }, applications: 2 });
  expect(taskFor(WORKER).accepted_offer).toBeNull();
});

it.each([
  ['client', CLIENT, 1],
  ['worker', WORKER, 2],
  ['outsider', OTHER, null],
])('an offer has the review by the %s', (_, viewer, review_id) => {
  const row = small.offer({ task_id: 1, status: 'completed' });
  for (const id of [CLIENT, WORKER]) {
    const review = { id, task_offer_id: row.id, reviewer_id: id };
    small.world.reviews.insert(reviewFixture(small.world, review));
  }
  expect(wireOffer(small.world, row, viewer).review_id).toBe(review_id);
});
