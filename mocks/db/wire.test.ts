import { beforeEach, describe, expect, it } from 'vitest';
import type { OfferStatus } from '#src/domain/offer.ts';
import { offerFixture } from '../fixtures/offers.ts';
import { taskFixture } from '../fixtures/tasks.ts';
import { userFixture } from '../fixtures/users.ts';
import { createSteppedClock } from '../clock/stepped-clock.ts';
import { wireUser } from './accounts.ts';
import type { OfferRow } from './tables.ts';
import { wireOffer, wireTask } from './wire.ts';
import { World } from './world.ts';

const [CLIENT, WORKER, OUTSIDER] = [1, 2, 3];

let world: World;
beforeEach(() => {
  world = new World(createSteppedClock());
  world.users.insert(userFixture(world, { id: CLIENT, first_name: 'Clara', last_name: 'Novak' }));
  world.users.insert(userFixture(world, { id: WORKER, first_name: 'Wes', last_name: 'Okafor' }));
  world.users.insert(userFixture(world, { id: OUTSIDER }));
  world.tasks.insert(taskFixture(world, { id: 1, client_id: CLIENT, task_category_id: 2 }));
});

function offer(status: OfferStatus, given: Partial<OfferRow> = {}): OfferRow {
  const id = world.offers.nextId;
  return world.offers.insert(
    offerFixture(world, { id, task_id: 1, worker_id: WORKER, status, ...given }),
  );
}

const taskFor = (viewer: number) => wireTask(world, world.tasks.findOrThrow(1), viewer);

describe('a task', () => {
  it('names its category and its client, without contact details', () => {
    const task = taskFor(OUTSIDER);
    expect(task.task_category).toEqual({ id: 2, name: 'Cleaning Services' });
    expect(task.client).toEqual({ id: CLIENT, first_name: 'Clara', last_name: 'Novak' });
  });

  it.each([null, 99])('has no category when its id is %j', (task_category_id) => {
    world.tasks.update(1, { task_category_id });
    expect(taskFor(OUTSIDER).task_category).toBeNull();
  });

  it.each([
    ['client', CLIENT, true],
    ['worker', WORKER, true],
    ['outsider', OUTSIDER, false],
  ])('shows its worker and accepted offer to the %s: $2', (_, viewer, isShown) => {
    const { id } = offer('accepted');
    const task = taskFor(viewer);
    expect(task.assigned_worker?.name).toBe(isShown ? 'Wes Okafor' : undefined);
    expect(task.accepted_offer?.id).toBe(isShown ? id : undefined);
    expect(task.assigned_worker === null).toBe(!isShown);
    expect(task.accepted_offer === null).toBe(!isShown);
  });

  it.each([
    ['pending', false],
    ['accepted', true],
    ['declined', false],
    ['in_progress', true],
    ['completed', true],
    ['paid', true],
    ['cancelled', false],
  ] as const)('with an offer that is %s has a worker: %j', (status, isTaken) => {
    offer(status);
    expect(taskFor(CLIENT).assigned_worker != null).toBe(isTaken);
  });

  it('is free again after its accepted offer is cancelled', () => {
    offer('cancelled', { accepted_at: world.now() });
    expect(taskFor(CLIENT).accepted_offer).toBeNull();
    const next = offer('accepted', { worker_id: OUTSIDER });
    expect(taskFor(CLIENT).accepted_offer?.id).toBe(next.id);
    expect(taskFor(WORKER).accepted_offer).toBeNull();
  });
});

it('an offer includes its task and the names of both sides', () => {
  const row = offer('pending', { payment_amount: 45.5 });
  expect(wireOffer(world, row, CLIENT)).toMatchObject({
    id: row.id,
    payment_amount: 45.5,
    review_id: null,
    task: { id: 1, title: world.tasks.findOrThrow(1).title },
    client: { id: CLIENT, name: 'Clara Novak' },
    worker: { id: WORKER, name: 'Wes Okafor' },
  });
});

it.each([
  ['client', CLIENT, 7],
  ['worker', WORKER, 8],
  ['outsider', OUTSIDER, null],
])('an offer shows the %s their own review: $2', (_, viewer, review_id) => {
  const { id } = offer('completed');
  for (const [review, reviewer_id] of [
    [7, CLIENT],
    [8, WORKER],
  ] as const) {
    world.reviews.insert({
      id: review,
      task_offer_id: id,
      rating: 5,
      review_text: null,
      created_at: world.now(),
      reviewer_id,
      reviewed_user_id: CLIENT + WORKER - reviewer_id,
    });
  }
  expect(wireOffer(world, world.offers.findOrThrow(id), viewer).review_id).toBe(review_id);
});

it('a task counts the offers on it as applications', () => {
  expect(taskFor(CLIENT).applications).toBe(0);
  offer('declined');
  offer('pending', { worker_id: OUTSIDER });
  expect(taskFor(CLIENT).applications).toBe(2);
});

it('no response contains a password', () => {
  const row = offer('accepted');
  const answers = [
    taskFor(CLIENT),
    wireOffer(world, row, WORKER),
    wireUser(world.users.findOrThrow(WORKER)),
  ];
  expect(JSON.stringify(answers)).not.toMatch(/password|nearhand2026/);
});
