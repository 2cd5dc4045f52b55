import { sendMessage, startConversation } from '#src/contract/messages.ts';
import { acceptOffer, getOffer } from '#src/contract/offers.ts';
import { deleteReview } from '#src/contract/reviews.ts';
import {
  bookTask,
  cancelTask,
  createTask,
  deleteTask,
  getTask,
  listTasks,
  myTasks,
  updateTask,
} from '#src/contract/tasks.ts';
import {
  about,
  after,
  answers,
  fields,
  holds,
  rejects,
  under,
  type Check,
  type Context,
  type Fields,
} from '../check.ts';
import { at } from '../values.ts';
import { brokenJson, UNKNOWN_ID } from './every-call.ts';
import { chatSays, idOf, listHas, offerHas, otherCall, taskIs } from './expectations.ts';
import * as setUp from './set-up.ts';

const LIFECYCLE = 'the full lifecycle';
const { booking, deleted, deletedOffer, offered, otherOffer, race, raceOffer, work } = setUp;

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

/** The form of the task for the full lifecycle, changed. */
function formWith(change: Fields = {}) {
  return async (context: Context) => ({ ...(await setUp.taskBody(context, LIFECYCLE)), ...change });
}

/** Creating, listing and updating a task before it has offers. */
export const postingChecks: readonly Check[] = [
  holds(setUp.categories, 'has at least one category', ({ body }) =>
    at(body, 'categories.0') === undefined ? ['categories: expected at least one'] : [],
  ),
  holds(
    work,
    'posts a task',
    {
      'task.status': 'available',
      'task.client.id': idOf(setUp.clientSignedIn),
      'task.accepted_offer': null,
      'task.views': 0,
      'task.applications': 0,
      'task.inquiries': 0,
    },
    async (exchange, context) =>
      fields(under('task', await setUp.taskBody(context, LIFECYCLE)))(exchange, context),
  ),
  ...FAULTS.map(([field, value, name]) =>
    rejects(
      createTask,
      422,
      name,
      async (context) => ({ as: 'client', body: await formWith({ [field]: value })(context) }),
      field,
    ),
  ),
  brokenJson(createTask, 'client'),
  answers(myTasks, 'lists the new task', { as: 'client' }, listHas('tasks', work)),
  ...(['worker', 'client'] as const).map((as) =>
    answers(
      listTasks,
      as === 'worker' ? "lists other users' tasks" : "leaves out the viewer's own",
      ({ runId }) => ({ as, query: { search: runId, per_page: 100 } }),
      listHas('tasks', work, as === 'worker'),
    ),
  ),
  answers(
    getTask,
    "counts views by other users, not by the task's client",
    about('client', work),
    otherCall(getTask, about('worker', work), { 'task.views': 1, 'task.title': titleOf }),
    otherCall(getTask, about('client', work), { 'task.views': 1 }),
  ),
  answers(updateTask, 'updates a task', about('client', work, formWith({ payment_offer: 50 })), {
    'task.payment_offer': 50,
    'task.status': 'available',
  }),
  rejects(updateTask, 422, 'no title', about('client', work, formWith({ title: '' })), 'title'),
  rejects(
    updateTask,
    422,
    'a category that does not exist',
    about('client', work, formWith({ task_category_id: UNKNOWN_ID })),
    'task_category_id',
  ),
  rejects(updateTask, 403, 'by another user', about('worker', work, formWith())),
  brokenJson(updateTask, 'client', work),
  ...[cancelTask, deleteTask].map((endpoint) =>
    rejects(endpoint, 403, 'by another user', about('worker', work)),
  ),
  rejects(bookTask, 403, "by the task's client", about('client', work)),
  rejects(startConversation, 403, "by the task's client", async (context) => ({
    as: 'client',
    body: { task_id: await context.id(work), message: 'Hello me.' },
  })),
];

/** Two workers and one task, bookings, and tasks that are cancelled or deleted with their offers. */
export const taskActionChecks: readonly Check[] = [
  holds(otherOffer, 'sends an offer to a second worker'),
  holds(setUp.raceAccepted, 'accepts the offer of the first worker'),
  answers(getTask, 'counts an inquiry and an application of each worker', about('client', race), {
    'task.inquiries': 2,
    'task.applications': 2,
  }),
  answers(
    getOffer,
    'is pending while another worker has the task',
    after(setUp.raceAccepted, about('client', otherOffer)),
    offerHas('offer', 'pending', []),
  ),
  rejects(
    acceptOffer,
    409,
    'an offer on a booked task',
    after(setUp.raceAccepted, about('outsider', otherOffer, { response_message: '' })),
  ),
  ...unavailable('a booked task', setUp.raceAccepted),
  holds(
    setUp.raceCancelled,
    'cancels a booked task',
    { 'task.status': 'cancelled' },
    otherCall(getOffer, about('client', otherOffer), { 'offer.status': 'cancelled' }),
    chatSays(setUp.raceConversation, { message_type: 'offer_accepted' }),
  ),
  answers(
    getOffer,
    'is cancelled with its task',
    after(setUp.raceCancelled, about('client', raceOffer)),
    offerHas('offer', 'cancelled', ['accept', 'cancel']),
  ),
  ...(
    [
      [cancelTask, undefined],
      [updateTask, formWith()],
    ] as const
  ).map(([endpoint, body]) =>
    rejects(
      endpoint,
      409,
      'a cancelled task',
      after(setUp.raceCancelled, about('client', race, body)),
    ),
  ),
  ...unavailable('a cancelled task', setUp.raceCancelled),
  holds(setUp.booked, 'books a task', {
    'task.status': 'booked',
    'task.applications': 1,
    'task.assigned_worker.id': idOf(setUp.workerSignedIn),
    'task.accepted_offer.payment_amount': 45.5,
  }),
  holds(setUp.offeredBooked, 'books a task at the price of its open offer', {
    'task.applications': 1,
    'task.accepted_offer.id': idOf(setUp.offeredOffer),
    'task.accepted_offer.payment_amount': 42.5,
  }),
  rejects(bookTask, 409, 'a booked task', after(setUp.booked, about('worker', booking))),
  answers(
    deleteTask,
    'deletes a task with an open offer',
    after(deletedOffer, about('client', deleted)),
    otherCall(getOffer, about('worker', deletedOffer), { 'offer.status': 'cancelled' }),
  ),
  rejects(getTask, 404, 'a deleted task', about('client', deleted)),
];

/** Cancels and deletes what this run has created. */
export const cleanupChecks: readonly Check[] = [
  ...[booking, offered].map((task) =>
    answers(cancelTask, `cancels ${task.name}`, about('client', task), taskIs(task, 'cancelled')),
  ),
  ...[booking, offered, race, setUp.ended].map((task) =>
    answers(deleteTask, `deletes ${task.name}`, about('client', task)),
  ),
  answers(deleteReview, 'deletes the other review', about('client', setUp.clientsReview)),
  answers(deleteTask, 'deletes a completed task', about('client', work)),
];

/** A task that another worker has, or nobody can have, gets no first message, offer or booking. */
function unavailable(name: string, step: typeof race): Check[] {
  const started = async (context: Context) => ({
    as: 'worker' as const,
    body: { task_id: await context.id(race), message: 'Is it free?' },
  });
  return [
    rejects(startConversation, 409, name, after(step, started)),
    rejects(bookTask, 409, `${name} by its worker`, after(step, about('worker', race))),
    rejects(
      sendMessage,
      409,
      `an offer about ${name}`,
      after(step, about('client', setUp.otherConversation, setUp.offerBody)),
    ),
  ];
}

function titleOf({ runId }: Context): string {
  return `Conformance ${runId} ${LIFECYCLE}`;
}
