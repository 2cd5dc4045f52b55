import { answers, holds, rejects, type Check } from '../check.ts';
import { client, outsider, rowsOf, worker, type Context, type Step } from '../context.ts';
import type { Fields } from '../values.ts';
import { brokenJson, UNKNOWN_ID } from './every-call.ts';
import { listHas, offerHas, otherCall, taskIs } from './expectations.ts';
import * as setUp from './set-up.ts';

const { booking, deleted, deletedOffer, offered, otherOffer, work } = setUp;
const { race, raceAccepted, raceCancelled, raceOffer } = setUp;

/** Invalid values, each with the field that the error must name. */
const FAULTS: readonly (readonly [field: string, value: unknown, name: string])[] = [
  ['title', '', 'no title'],
  ['title', 'x'.repeat(256), 'a title of 256 characters'],
  ['description', '', 'no description'],
  ['location', '', 'no location'],
  ['payment_offer', 0.5, 'a price below $1'],
  ['payment_offer', 100_000, 'a price above $99,999.99'],
  ['deadline', '2020-01-01', 'a deadline in the past'],
  ['task_category_id', null, 'no category'],
  ['task_category_id', UNKNOWN_ID, 'a category that does not exist'],
];

/** The form of the task for the full lifecycle. */
const form = setUp.taskForm('the full lifecycle');
const formWith = (change: Fields) => ({ ...form, ...change });

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
  ...FAULTS.map(([field, value, name]) =>
    rejects('tasks.create', 422, name, { as: 'client', body: formWith({ [field]: value }) }, field),
  ),
  brokenJson('tasks.create', 'client'),
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
  answers('tasks.update', 'updates a task', client(work, formWith({ payment_offer: 50 })), {
    task: { ...formWith({ payment_offer: 50 }), status: 'available', views: 1 },
  }),
  rejects('tasks.update', 422, 'no title', client(work, formWith({ title: '' })), 'title'),
  rejects(
    'tasks.update',
    422,
    'a category that does not exist',
    client(work, formWith({ task_category_id: UNKNOWN_ID })),
    'task_category_id',
  ),
  rejects('tasks.update', 403, 'by another user', worker(work, form)),
  brokenJson('tasks.update', 'client', work),
  rejects('tasks.cancel', 403, 'by another user', worker(work)),
  rejects('tasks.delete', 403, 'by another user', worker(work)),
  rejects('tasks.book', 403, "by the task's client", client(work)),
  rejects('messages.start', 403, "by the task's client", {
    as: 'client',
    body: { task_id: work, message: 'Hello me.' },
  }),
];

/** Two workers and one task, bookings, and tasks that are cancelled or deleted with their offers. */
export const taskActionChecks: readonly Check[] = [
  holds(otherOffer, 'sends an offer to a second worker'),
  holds(raceAccepted, 'accepts the offer of the first worker'),
  answers('tasks.get', 'counts an inquiry and an application of each worker', client(race), {
    task: { inquiries: 2, applications: 2 },
  }),
  answers(
    'offers.get',
    'is pending while another worker has the task',
    client(otherOffer, undefined, raceAccepted),
    offerHas('offer', 'pending', []),
  ),
  rejects(
    'offers.accept',
    409,
    'an offer on a booked task',
    outsider(otherOffer, { response_message: '' }, raceAccepted),
  ),
  ...unavailable('a booked task', raceAccepted),
  holds(
    raceCancelled,
    'cancels a booked task',
    { 'task.status': 'cancelled' },
    otherCall('offers.get', client(otherOffer), { 'offer.status': 'cancelled' }),
    otherCall('messages.list', client(setUp.raceConversation), {
      'messages.0.message_type': 'offer_accepted',
    }),
  ),
  answers(
    'offers.get',
    'is cancelled with its task',
    client(raceOffer, undefined, raceCancelled),
    offerHas('offer', 'cancelled', ['accept', 'cancel']),
  ),
  rejects('tasks.cancel', 409, 'a cancelled task', client(race, undefined, raceCancelled)),
  rejects('tasks.update', 409, 'a cancelled task', client(race, form, raceCancelled)),
  ...unavailable('a cancelled task', raceCancelled),
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
  rejects('tasks.book', 409, 'a booked task', worker(booking, undefined, setUp.booked)),
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
  ...[booking, offered, race, setUp.ended].map((id) =>
    answers('tasks.delete', `deletes ${id.name}`, client(id)),
  ),
  answers('reviews.delete', 'deletes the other review', client(setUp.clientsReview)),
  answers('tasks.delete', 'deletes a completed task', client(work)),
];

/** A task that another worker has, or nobody can have, gets no first message, offer or booking. */
function unavailable(name: string, after: Step): Check[] {
  const body = { task_id: race, message: 'Is it free?' };
  return [
    rejects('messages.start', 409, name, { as: 'worker', body, after }),
    rejects('tasks.book', 409, `${name} by its worker`, worker(race, undefined, after)),
    rejects(
      'messages.send',
      409,
      `an offer about ${name}`,
      client(setUp.otherConversation, setUp.offerForm, after),
    ),
  ];
}
