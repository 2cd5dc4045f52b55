import { beforeEach, describe, expect, it } from 'vitest';
import { bookTask, cancelTask, createTask, deleteTask, updateTask } from '#src/contract/tasks.ts';
import { OFFER_STATUSES } from '#src/domain/offer.ts';
import { CLIENT, NOBODY, smallWorld, WORKER, type SmallWorld } from '../testing/small-world.ts';

const NOW = '2026-03-14T10:00:00.000Z';
const FORM = {
  task_category_id: 2,
  title: 'Clean the oven',
  description: 'It is bad.',
  location: '12 Elm Street',
  payment_offer: 60.5,
  deadline: '2026-03-15',
};

let small: SmallWorld;
beforeEach(() => {
  small = smallWorld();
});

describe('the task form', () => {
  it('posts a task without views', async () => {
    const { task } = await small.ok(CLIENT, createTask, { body: FORM });
    const stamps = { created_at: NOW, updated_at: NOW };
    const counts = { views: 0, applications: 0, inquiries: 0 };
    expect(task).toMatchObject({ task_category: { id: 2 }, accepted_offer: null, ...counts });
    expect(small.world.tasks.all()).toMatchObject([{ ...FORM, ...stamps, client_id: CLIENT }]);
  });

  it('needs a category that exists, also to edit', async () => {
    const message = "This category doesn't exist.";
    const refusal = { status: 422, message, errors: { task_category_id: [message] } };
    const task = small.task();
    const body = { ...FORM, task_category_id: NOBODY };
    expect(await small.error(CLIENT, createTask, { body })).toEqual(refusal);
    const params = { id: task.id };
    expect(await small.error(CLIENT, updateTask, { params, body })).toEqual(refusal);
    expect(small.world.tasks.all()).toEqual([task]);
  });

  it("takes today from the world's clock, in UTC", async () => {
    await small.ok(CLIENT, createTask, { body: FORM });
    small.clock.advance(14 * 3_600_000);
    expect((await small.error(CLIENT, createTask, { body: FORM })).status).toBe(422);
    await small.ok(CLIENT, createTask, { body: { ...FORM, deadline: '2026-03-16' } });
  });
});

it.each([
  ['edit', updateTask, FORM],
  ['cancel', cancelTask, { status: 'cancelled' }],
  ['delete', deleteTask, { deleted_at: NOW }],
] as const)(
  'to %s a task changes nothing else but its last change',
  async (action, endpoint, change) => {
    const task = small.task();
    const body = action === 'edit' && { body: FORM };
    await small.ok(CLIENT, endpoint, { params: { id: task.id }, ...body });
    expect(small.world.tasks.all()).toEqual([{ ...task, ...change, updated_at: NOW }]);
  },
);

it.each([
  ['a booked task', cancelTask, 'booked'],
  ['a deleted task', deleteTask, 'available'],
] as const)('the open offers of %s are cancelled without messages', async (_, endpoint, status) => {
  const { id } = small.task({ status });
  for (const of of OFFER_STATUSES) small.offer({ task_id: id, status: of });
  const elsewhere = small.offer({ task_id: small.task().id });
  await small.ok(CLIENT, endpoint, { params: { id } });
  const offers = small.world.offers.by('task_id', id);
  expect(offers.map((offer) => offer.status)).toEqual(
    OFFER_STATUSES.map((of) => (of === 'pending' || of === 'accepted' ? 'cancelled' : of)),
  );
  expect(offers.filter((offer) => offer.cancelled_at === NOW)).toHaveLength(2);
  expect(small.world.messages.size).toBe(0);
  expect(small.world.offers.findOrThrow(elsewhere.id)).toEqual(elsewhere);
});

it('responds with the specified message after deleting a task', async () => {
  const { id } = small.task();
  const answer = await small.ok(CLIENT, deleteTask, { params: { id } });
  expect(answer).toEqual({ message: 'Task deleted successfully!' });
});

describe('booking a task', () => {
  it('creates an accepted offer at its price', async () => {
    const { id } = small.task({ payment_offer: 55, deadline: '2026-03-20' });
    const { task } = await small.ok(WORKER, bookTask, { params: { id } });
    expect(task).toMatchObject({ applications: 1, assigned_worker: { id: WORKER } });
    expect(small.world.offers.all()).toMatchObject([
      { accepted_at: NOW, worker_id: WORKER, payment_amount: 55, deadline_date: '2026-03-20' },
    ]);
    expect(small.world.messages.all()).toMatchObject([
      { message_type: 'offer_accepted', message: "I've booked your task.", recipient_id: CLIENT },
    ]);
  });

  it('accepts a pending offer at its own price', async () => {
    const { id } = small.task({ payment_offer: 55 });
    const offer = small.offer({ task_id: id, payment_amount: 70 });
    const { task } = await small.ok(WORKER, bookTask, { params: { id } });
    expect(task.accepted_offer).toMatchObject({ id: offer.id, payment_amount: 70 });
    expect(small.world.offers.size).toBe(1);
  });
});
