import { startConversation } from '#src/contract/messages.ts';
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
import type { Bench } from '../bench.ts';
import { answers, holds, rejects, type Check } from '../check.ts';
import { fieldDifferences } from '../differences.ts';
import { at } from '../values.ts';
import { otherCallDifferences, listHas, offerHas, taskIs, userId } from './looks.ts';
import { clientSignedIn } from './accounts.ts';
import * as stage from './stage.ts';

const TASK = 'task.id';
const LIFECYCLE = 'the full lifecycle';
const { about, after, broken } = stage;

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
];

/** The form of the task for the full lifecycle, changed. */
function formWith(change: Readonly<Record<string, unknown>>) {
  return async (bench: Bench) => ({ ...(await stage.taskBody(bench, LIFECYCLE)), ...change });
}

/** Creating, listing and updating a task before it has offers. */
export const postingChecks: readonly Check[] = [
  holds(stage.categories, 'has at least one category', ({ body }) =>
    at(body, 'categories.0') === undefined ? ['categories: expected at least one'] : [],
  ),
  holds(stage.work, 'posts a task', async (exchange, bench) => {
    const sent = await stage.taskBody(bench, LIFECYCLE);
    return [
      ...fieldDifferences(exchange, 'task.status', 'available'),
      ...fieldDifferences(exchange, 'task.client.id', await userId(bench, clientSignedIn)),
      ...Object.entries(sent).flatMap(([field, value]) =>
        fieldDifferences(exchange, `task.${field}`, value),
      ),
    ];
  }),
  ...FAULTS.map(([field, value, name]) =>
    rejects(
      createTask,
      422,
      name,
      async (bench) => ({ as: 'client', body: await formWith({ [field]: value })(bench) }),
      [field],
    ),
  ),
  rejects(createTask, 400, 'broken JSON', { as: 'client', raw: stage.BROKEN_JSON }),
  answers(myTasks, 'lists the new task', { as: 'client' }, async (exchange, bench) =>
    listHas(exchange, 'tasks', await bench.id(stage.work, TASK), true),
  ),
  ...(['worker', 'client'] as const).map((as) =>
    answers(
      listTasks,
      as === 'worker' ? "lists other users' tasks" : "leaves out the viewer's own",
      ({ runId }) => ({ as, query: { search: runId, per_page: 100 } }),
      async (exchange, bench) =>
        listHas(exchange, 'tasks', await bench.id(stage.work, TASK), as === 'worker'),
    ),
  ),
  {
    endpoint: getTask,
    name: "counts views by other users, not by the task's client",
    isAnswer: true,
    run: async (bench) => {
      const view = (as: 'client' | 'worker') =>
        about(as, stage.work, TASK)(bench).then((request) => bench.send(getTask, request));
      const views = Number(at((await view('client')).body, 'task.views'));
      const seen = await view('worker');
      const again = await view('client');
      return [
        ...otherCallDifferences(seen, fieldDifferences(seen, 'task.title', titleOf(bench.runId))),
        ...otherCallDifferences(again, fieldDifferences(again, 'task.views', views + 1)),
      ];
    },
  },
  answers(
    updateTask,
    'updates a task',
    about('client', stage.work, TASK, formWith({ payment_offer: 50 })),
    (exchange) => fieldDifferences(exchange, 'task.payment_offer', 50),
  ),
  rejects(updateTask, 422, 'no title', about('client', stage.work, TASK, formWith({ title: '' })), [
    'title',
  ]),
  rejects(updateTask, 403, 'by another user', about('worker', stage.work, TASK, formWith({}))),
  rejects(updateTask, 400, 'broken JSON', broken('client', stage.work, TASK)),
  ...[cancelTask, deleteTask].map((endpoint) =>
    rejects(endpoint, 403, 'by another user', about('worker', stage.work, TASK)),
  ),
  rejects(bookTask, 403, "by the task's client", about('client', stage.work, TASK)),
  rejects(startConversation, 403, "by the task's client", async (bench) => ({
    as: 'client',
    body: { task_id: await bench.id(stage.work, TASK), message: 'Hello me.' },
  })),
];

/** Two workers and one task, a booking, and tasks that are cancelled or deleted with their offers. */
export const taskActionChecks: readonly Check[] = [
  holds(stage.otherOffer, 'sends an offer to a second worker'),
  holds(stage.raceAccepted, 'accepts the offer of the first worker'),
  rejects(
    acceptOffer,
    409,
    'an offer on a booked task',
    after(
      stage.raceAccepted,
      about('outsider', stage.otherOffer, stage.OFFER_ID, { response_message: '' }),
    ),
  ),
  holds(stage.raceCancelled, 'cancels a booked task', (exchange) =>
    fieldDifferences(exchange, 'task.status', 'cancelled'),
  ),
  answers(
    getOffer,
    'is cancelled with its task',
    after(stage.raceCancelled, about('client', stage.raceOffer, stage.OFFER_ID)),
    (exchange) => offerHas(exchange, 'offer', 'cancelled', ['accept', 'cancel']),
  ),
  ...(
    [
      [cancelTask, undefined],
      [updateTask, formWith({})],
    ] as const
  ).map(([endpoint, body]) =>
    rejects(
      endpoint,
      409,
      'a cancelled task',
      after(stage.raceCancelled, about('client', stage.race, TASK, body)),
    ),
  ),
  holds(stage.booked, 'books a task', (exchange) =>
    fieldDifferences(exchange, 'task.status', 'booked'),
  ),
  rejects(
    bookTask,
    409,
    'a booked task',
    after(stage.booked, about('worker', stage.booking, TASK)),
  ),
  answers(
    deleteTask,
    'deletes a task with an open offer',
    after(stage.deletedOffer, about('client', stage.deleted, TASK)),
  ),
  rejects(getTask, 404, 'a deleted task', about('client', stage.deleted, TASK)),
];

/** Cancels and deletes what this run has created. */
export const cleanupChecks: readonly Check[] = [
  answers(cancelTask, 'cancels the booked task', about('client', stage.booking, TASK), (_, bench) =>
    taskIs(bench, stage.booking, 'cancelled'),
  ),
  ...[stage.booking, stage.race, stage.ended].map((task) =>
    answers(deleteTask, `deletes ${task.name}`, about('client', task, TASK)),
  ),
  answers(
    deleteReview,
    'deletes the other review',
    about('client', stage.clientsReview, 'data.id'),
  ),
  answers(deleteTask, 'deletes a completed task', about('client', stage.work, TASK)),
];

function titleOf(runId: string): string {
  return `Conformance ${runId} ${LIFECYCLE}`;
}
