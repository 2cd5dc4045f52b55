import type { EndpointName } from '#src/contract/registry.ts';
import { canChangeTask, type TaskAction } from '#src/domain/task-machine.ts';
import type { TaskStatus } from '#src/domain/task.ts';
import { answers, holds, rejects, rejectsEach, type Check } from '../check.ts';
import { client, rowsOf, worker, type Context, type Step } from '../context.ts';
import type { Fields } from '../values.ts';
import { UNKNOWN_ID } from './every-call.ts';
import { listHas, otherCall, taskIs } from './expectations.ts';
import * as setUp from './set-up.ts';

const { booking, deleted, deletedOffer, offered, work } = setUp;

/** The form of the task for the full lifecycle. */
const form = setUp.taskForm('the full lifecycle');
const changed = { ...form, payment_offer: 50 };

/** What the client of a task does with it. */
const ACTIONS: readonly (readonly [TaskAction, EndpointName, body?: Fields])[] = [
  ['edit', 'tasks.update', form],
  ['cancel', 'tasks.cancel'],
  ['delete', 'tasks.delete'],
];

/**
 * What the status of a task forbids: to its client, and to everyone where the task is not available.
 *
 * @param after the step that has led to the status
 */
export function taskRefusals(
  task: Step,
  conversation: Step,
  after: Step,
  status: TaskStatus,
): Check[] {
  const name = `a task that is ${status}`;
  const body = { task_id: task, message: 'Is it free?' };
  const forbidden = ACTIONS.filter(([action]) => !canChangeTask(status, action)).map(
    ([, call, change]) => rejects(call, 409, name, client(task, change, after)),
  );
  if (status === 'available') return forbidden;
  return [
    ...forbidden,
    rejects('messages.start', 409, name, { as: 'worker', body, after }),
    rejects(
      'messages.send',
      409,
      `an offer for ${name}`,
      client(conversation, setUp.offerForm, after),
    ),
    rejects('tasks.book', 409, name, worker(task, undefined, after)),
  ];
}

/** Creating, listing and updating a task before it has offers. */
export const postingChecks: readonly Check[] = [
  holds(setUp.categories, 'has at least one category', { 'categories.0.id': setUp.categories }),
  holds(work, 'posts a task', {
    task: {
      ...form,
      status: 'available',
      client: { id: setUp.clientSignedIn },
      accepted_offer: null,
      views: 0,
      applications: 0,
      inquiries: 0,
    },
  }),
  ...rejectsEach('tasks.create', { as: 'client', body: form }, [
    ['title', '', 'no title'],
    ['title', 'x'.repeat(256), 'a title of 256 characters'],
    ['description', '', 'no description'],
    ['location', '', 'no location'],
    ['payment_offer', 0.5, 'a price below $1'],
    ['payment_offer', 100_000, 'a price above $99,999.99'],
    ['deadline', '2020-01-01', 'a deadline in the past'],
    ['task_category_id', null, 'no category'],
    ['task_category_id', UNKNOWN_ID, 'a category that does not exist'],
  ]),
  answers('tasks.mine', 'lists the new task', client(), listHas('tasks', work)),
  ...(['worker', 'client'] as const).map((as) =>
    answers(
      'tasks.list',
      as === 'worker' ? "lists other users' tasks" : "leaves out the viewer's own",
      rowsOf(as, { search: ({ runId }: Context) => runId }),
      listHas('tasks', work, as === 'worker'),
    ),
  ),
  answers(
    'tasks.get',
    "counts views by other users, not by the task's client",
    client(work),
    otherCall('tasks.get', worker(work), { task: { views: 1, title: form.title } }),
    otherCall('tasks.get', client(work), { 'task.views': 1 }),
  ),
  answers('tasks.update', 'updates a task', client(work, changed), {
    task: { ...changed, status: 'available', views: 1 },
  }),
  ...rejectsEach('tasks.update', client(work, form), [
    ['title', '', 'no title'],
    ['task_category_id', UNKNOWN_ID, 'a category that does not exist'],
  ]),
  rejects('tasks.update', 403, 'by another user', worker(work, form)),
  rejects('tasks.cancel', 403, 'by another user', worker(work)),
  rejects('tasks.delete', 403, 'by another user', worker(work)),
  rejects('tasks.book', 403, "by the task's client", client(work)),
  rejects('messages.start', 403, "by the task's client", {
    as: 'client',
    body: { task_id: work, message: 'Hello me.' },
  }),
];

/** Bookings, and a task that is deleted with its offer. */
export const bookingChecks: readonly Check[] = [
  holds(setUp.booked, 'books a task', {
    task: {
      status: 'booked',
      applications: 1,
      assigned_worker: { id: setUp.workerSignedIn },
      accepted_offer: { payment_amount: 45.5 },
    },
  }),
  holds(setUp.offeredBooked, 'books a task at the price of its open offer', {
    task: { applications: 1, accepted_offer: { id: setUp.offeredOffer, payment_amount: 42.5 } },
  }),
  answers(
    'tasks.delete',
    'deletes a task with an open offer',
    client(deleted, undefined, deletedOffer),
    otherCall('offers.get', worker(deletedOffer), { 'offer.status': 'cancelled' }),
  ),
  rejects('tasks.get', 404, 'a deleted task', client(deleted)),
];

/** Cancels and deletes what this run has created. */
export const cleanupChecks: readonly Check[] = [
  ...[booking, offered].map((id) =>
    answers('tasks.cancel', `cancels ${id.name}`, client(id), taskIs(id, 'cancelled')),
  ),
  ...[booking, offered, setUp.race, setUp.ended].map((id) =>
    answers('tasks.delete', `deletes ${id.name}`, client(id)),
  ),
  answers('reviews.delete', 'deletes the other review', client(setUp.clientsReview)),
  answers('tasks.delete', 'deletes a completed task', client(work)),
];
