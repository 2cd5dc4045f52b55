import { beforeEach, describe, expect, it } from 'vitest';
import {
  cancelTask,
  createTask,
  deleteTask,
  FALLBACK_CATEGORIES,
  getTask,
  listCategories,
  updateTask,
} from '#src/contract/tasks.ts';
import { statusWord } from '../db/status-word.ts';
import { OFFER_STATUSES } from '#src/domain/offer.ts';
import { TASK_STATES, type TaskAction } from '#src/domain/task-machine.ts';
import { TASK_STATUSES } from '#src/domain/task.ts';
import {
  CLIENT,
  NOBODY,
  OTHER,
  smallWorld,
  WORKER,
  type SmallWorld,
} from '../testing/small-world.ts';

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
  it('posts an available task without views', async () => {
    const { task } = await small.ok(CLIENT, createTask, { body: FORM });
    expect(task).toMatchObject({
      ...FORM,
      status: 'available',
      client: { id: CLIENT },
      task_category: { id: 2 },
      created_at: NOW,
      updated_at: NOW,
      views: 0,
      applications: 0,
      inquiries: 0,
      accepted_offer: null,
    });
    expect(small.world.tasks.findOrThrow(task.id)).toMatchObject({ ...FORM, client_id: CLIENT });
  });

  const wrong = [
    ['title', undefined, 'Task title is required'],
    ['title', '', 'Task title is required'],
    ['title', '   ', 'Task title is required'],
    ['title', 'x'.repeat(256), 'Title must be less than 255 characters'],
    ['description', null, 'Description is required'],
    ['description', ' ', 'Description is required'],
    ['description', 'x'.repeat(5_001), 'Description must be less than 5000 characters'],
    ['task_category_id', null, 'Category is required'],
    ['task_category_id', 0, 'Category is required'],
    ['task_category_id', '2', 'Category is required'],
    ['task_category_id', NOBODY, "This category doesn't exist."],
    ['location', undefined, 'Location is required'],
    ['location', '', 'Location is required'],
    ['location', 'x'.repeat(256), 'Location must be less than 255 characters'],
    ['payment_offer', null, 'Payment offer must be at least $1'],
    ['payment_offer', 0.99, 'Payment offer must be at least $1'],
    ['payment_offer', -5, 'Payment offer must be at least $1'],
    ['payment_offer', 100_000, 'Payment offer cannot exceed $99,999.99'],
    ['payment_offer', 45.505, 'Please enter an amount in dollars and cents'],
    ['deadline', null, 'Deadline is required'],
    ['deadline', '', 'Deadline is required'],
    ['deadline', '2026-03-14', 'Deadline must be after today'],
    ['deadline', '2026-02-30', 'Deadline must be after today'],
    ['deadline', 'tomorrow', 'Deadline must be after today'],
  ] as const;

  it.each(wrong)('rejects %s as %j: %s', async (field, value, text) => {
    const { id } = small.task();
    const before = small.world.snapshot();
    const body = { ...FORM, [field]: value };
    const refusal = { status: 422, message: text, errors: { [field]: [text] } };
    expect(await small.error(CLIENT, createTask, { body })).toEqual(refusal);
    expect(await small.error(CLIENT, updateTask, { params: { id }, body })).toEqual(refusal);
    expect(small.world.snapshot()).toEqual(before);
  });

  it('reports all errors at once', async () => {
    const body = { ...FORM, title: ' ', location: '', deadline: '2026-03-01' };
    const { errors } = await small.error(CLIENT, createTask, { body });
    expect(Object.keys(errors ?? {})).toEqual(['title', 'location', 'deadline']);
  });

  it.each([
    { title: 'x'.repeat(255) },
    { title: 'x' },
    { description: 'x'.repeat(5_000) },
    { location: 'x'.repeat(255) },
    { payment_offer: 1 },
    { payment_offer: 99_999.99 },
    { deadline: '2026-03-15' },
  ])('accepts %j', async (change) => {
    const { task } = await small.ok(CLIENT, createTask, { body: { ...FORM, ...change } });
    expect(task).toMatchObject(change);
  });

  it("takes today from the world's clock, in UTC", async () => {
    small.clock.advance(14 * 3_600_000);
    const body = { ...FORM, deadline: '2026-03-15' };
    expect((await small.error(CLIENT, createTask, { body })).status).toBe(422);
    await small.ok(CLIENT, createTask, { body: { ...body, deadline: '2026-03-16' } });
  });
});

const CALLS = { edit: updateTask, cancel: cancelTask, delete: deleteTask } as const;

describe.each(Object.keys(CALLS) as TaskAction[])('%s a task', (action) => {
  const given = (id: number) => ({ params: { id }, ...(action === 'edit' ? { body: FORM } : {}) });

  it.each(TASK_STATUSES)('that is %s follows the state machine', async (status) => {
    const { id } = small.task({ status });
    if (TASK_STATES[status].actions.includes(action)) {
      await small.ok(CLIENT, CALLS[action], given(id));
      const task = small.world.tasks.findOrThrow(id);
      expect(task.updated_at).toBe(NOW);
      expect(task.status).toBe(action === 'cancel' ? 'cancelled' : status);
      expect(task.deleted_at).toBe(action === 'delete' ? NOW : undefined);
      if (action === 'edit') expect(task).toMatchObject(FORM);
      return;
    }
    const before = small.world.snapshot();
    const word = statusWord(status);
    expect(await small.error(CLIENT, CALLS[action], given(id))).toMatchObject({
      status: 409,
      message: expect.stringContaining(`This task is ${word}, so it can't be `) as string,
    });
    expect(small.world.snapshot()).toEqual(before);
  });

  it.each([WORKER, OTHER])('is forbidden to %i, who is not its client', async (viewer) => {
    const { id } = small.task();
    small.offer({ task_id: id, status: 'accepted' });
    const message = `Only the client can ${action} this task.`;
    expect(await small.error(viewer, CALLS[action], given(id))).toEqual({ status: 403, message });
  });

  it('gets a 404 for an unknown or deleted task', async () => {
    const { id } = small.task({ deleted_at: NOW });
    expect((await small.error(CLIENT, CALLS[action], given(NOBODY))).status).toBe(404);
    expect((await small.error(CLIENT, CALLS[action], given(id))).status).toBe(404);
  });
});

it.each([
  [
    'cancel',
    'booked',
    ['cancelled', 'cancelled', 'declined', 'in_progress', 'completed', 'paid', 'cancelled'],
  ],
  [
    'delete',
    'available',
    ['cancelled', 'cancelled', 'declined', 'in_progress', 'completed', 'paid', 'cancelled'],
  ],
] as const)(
  '%s a task that is %s: cancels its open offers without messages',
  async (action, status, after) => {
    const { id } = small.task({ status });
    for (const of of OFFER_STATUSES) small.offer({ task_id: id, status: of });
    const elsewhere = small.offer({ task_id: small.task().id });
    await small.ok(CLIENT, CALLS[action], { params: { id } });
    const offers = small.world.offers.by('task_id', id);
    expect(offers.map((offer) => offer.status)).toEqual(after);
    expect(offers.filter((offer) => offer.cancelled_at === NOW)).toHaveLength(2);
    expect(small.world.messages.size).toBe(0);
    expect(small.world.offers.findOrThrow(elsewhere.id)).toEqual(elsewhere);
    expect(small.world.tasks.findOrThrow(id).status).toBe(
      action === 'cancel' ? 'cancelled' : 'available',
    );
  },
);

it('responds with the specified message after deleting a task', async () => {
  const { id } = small.task();
  const answer = await small.ok(CLIENT, deleteTask, { params: { id } });
  expect(answer).toEqual({ message: 'Task deleted successfully!' });
  expect(small.world.tasks.findOrThrow(id).deleted_at).toBe(NOW);
});

describe('viewing a task', () => {
  it('counts a view each time, except for its client', async () => {
    const { id, updated_at } = small.task({ views: 7 });
    const looks: number[] = [];
    for (const viewer of [CLIENT, WORKER, CLIENT, OTHER, WORKER, CLIENT]) {
      looks.push((await small.ok(viewer, getTask, { params: { id } })).task.views);
    }
    expect(looks).toEqual([7, 8, 8, 9, 10, 10]);
    expect(small.world.tasks.findOrThrow(id)).toMatchObject({ views: 10, updated_at });
  });

  it('gets a 404 for an unknown or deleted task', async () => {
    const { id } = small.task({ deleted_at: NOW, views: 3 });
    expect((await small.error(OTHER, getTask, { params: { id: NOBODY } })).status).toBe(404);
    expect((await small.error(OTHER, getTask, { params: { id } })).status).toBe(404);
    expect(small.world.tasks.findOrThrow(id).views).toBe(3);
  });
});

it('lists the categories with their ids', async () => {
  const { categories } = await small.ok(CLIENT, listCategories);
  expect(categories).toEqual(FALLBACK_CATEGORIES);
});
