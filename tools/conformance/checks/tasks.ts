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
import { answers, holds, refuses, type Check } from '../check.ts';
import { fieldDifferences } from '../differences.ts';
import { at } from '../values.ts';
import { beside, listHas, offerHas, taskIs, userId } from './looks.ts';
import { clientSignedIn } from './accounts.ts';
import * as stage from './stage.ts';

const TASK = 'task.id';
const { about, broken } = stage;

/** Forms that break one rule each, and the field that is to be complained about. */
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

/** Posting, finding, changing: before anything has become of the task. */
export const postingChecks: readonly Check[] = [
  holds(stage.categories, 'has at least one', (exchange) => {
    const known = stage.categories.endpoint.answer.safeParse(exchange.body);
    return at(known.data, 'categories.0') === undefined
      ? ['categories: expected one at least']
      : [];
  }),
  holds(stage.work, 'posts a task', async (exchange, bench) => {
    const sent = await stage.taskBody(bench, 'the whole way');
    return [
      ...fieldDifferences(exchange, 'task.status', 'available'),
      ...fieldDifferences(exchange, 'task.client.id', await userId(bench, clientSignedIn)),
      ...Object.entries(sent).flatMap(([field, value]) =>
        fieldDifferences(exchange, `task.${field}`, value),
      ),
    ];
  }),
  ...FAULTS.map(([field, value, name]) =>
    refuses(
      createTask,
      422,
      name,
      async (bench) => ({
        as: 'client',
        body: { ...(await stage.taskBody(bench, 'a fault')), [field]: value },
      }),
      [field],
    ),
  ),
  refuses(createTask, 400, 'broken JSON', { as: 'client', raw: stage.BROKEN_JSON }),
  answers(myTasks, 'has the new task', { as: 'client' }, async (exchange, bench) =>
    listHas(exchange, 'tasks', await bench.id(stage.work, TASK), true),
  ),
  ...(['worker', 'client'] as const).map((as) =>
    answers(
      listTasks,
      as === 'worker' ? 'finds what others have posted' : "leaves out the viewer's own",
      ({ mark }) => ({ as, query: { search: mark, per_page: 100 } }),
      async (exchange, bench) =>
        listHas(exchange, 'tasks', await bench.id(stage.work, TASK), as === 'worker'),
    ),
  ),
  {
    endpoint: getTask,
    name: "counts a look by others, and none by the task's client",
    isAnswer: true,
    run: async (bench) => {
      const look = (as: 'client' | 'worker') =>
        about(as, stage.work, TASK)(bench).then((asked) => bench.send(getTask, asked));
      const views = Number(at((await look('client')).body, 'task.views'));
      const seen = await look('worker');
      const again = await look('client');
      return [
        ...beside(seen, fieldDifferences(seen, 'task.title', titleOf(bench.mark))),
        ...beside(again, fieldDifferences(again, 'task.views', views + 1)),
      ];
    },
  },
  answers(
    updateTask,
    'changes a task',
    async (bench) => {
      const form = await stage.taskBody(bench, 'the whole way');
      return about('client', stage.work, TASK, { ...form, payment_offer: 50 })(bench);
    },
    (exchange) => fieldDifferences(exchange, 'task.payment_offer', 50),
  ),
  refuses(
    updateTask,
    422,
    'no title',
    async (bench) => {
      const form = await stage.taskBody(bench, 'the whole way');
      return about('client', stage.work, TASK, { ...form, title: '' })(bench);
    },
    ['title'],
  ),
  refuses(updateTask, 403, 'by somebody else', async (bench) =>
    about('worker', stage.work, TASK, await stage.taskBody(bench, 'the whole way'))(bench),
  ),
  refuses(updateTask, 400, 'broken JSON', broken('client', stage.work, TASK)),
  ...[cancelTask, deleteTask].map((endpoint) =>
    refuses(endpoint, 403, 'by somebody else', about('worker', stage.work, TASK)),
  ),
  refuses(bookTask, 403, "by the task's client", about('client', stage.work, TASK)),
  refuses(startConversation, 403, "by the task's client", async (bench) => ({
    as: 'client',
    body: { task_id: await bench.id(stage.work, TASK), message: 'Hello me.' },
  })),
];

/** Two workers and one task; a booking; a task called off and one taken away with their offers. */
export const taskActionChecks: readonly Check[] = [
  holds(stage.otherOffer, 'sends an offer to a second worker'),
  holds(stage.raceAccepted, 'takes the task from under the second worker'),
  refuses(acceptOffer, 409, 'on a task that is taken', async (bench) => {
    const asked = about('outsider', stage.otherOffer, stage.OFFER_ID, { response_message: '' });
    const made = await asked(bench);
    await bench.done(stage.raceAccepted);
    return made;
  }),
  holds(stage.raceCancelled, 'calls a booked task off', (exchange) =>
    fieldDifferences(exchange, 'task.status', 'cancelled'),
  ),
  answers(
    getOffer,
    'is cancelled with its task',
    async (bench) => {
      await bench.done(stage.raceCancelled);
      return about('client', stage.raceOffer, stage.OFFER_ID)(bench);
    },
    (exchange) => offerHas(exchange, 'offer', 'cancelled', ['accept', 'cancel']),
  ),
  refuses(cancelTask, 409, 'what is cancelled', async (bench) => {
    await bench.done(stage.raceCancelled);
    return about('client', stage.race, TASK)(bench);
  }),
  refuses(updateTask, 409, 'what is cancelled', async (bench) => {
    await bench.done(stage.raceCancelled);
    const form = await stage.taskBody(bench, 'the late change');
    return about('client', stage.race, TASK, form)(bench);
  }),
  holds(stage.booked, 'books a task', (exchange) =>
    fieldDifferences(exchange, 'task.status', 'booked'),
  ),
  refuses(bookTask, 409, 'what is booked', async (bench) => {
    await bench.done(stage.booked);
    return about('worker', stage.booking, TASK)(bench);
  }),
  answers(deleteTask, 'takes a task away, with its open offer', async (bench) => {
    await bench.done(stage.goneOffer);
    return about('client', stage.gone, TASK)(bench);
  }),
  refuses(getTask, 404, 'what was taken away', about('client', stage.gone, TASK)),
];

/** What this run has posted and can be called off or taken away again. */
export const tidyingChecks: readonly Check[] = [
  answers(
    cancelTask,
    'calls the booked task off',
    about('client', stage.booking, TASK),
    (_, bench) => taskIs(bench, stage.booking, 'cancelled'),
  ),
  ...[stage.booking, stage.race, stage.back].map((task) =>
    answers(deleteTask, `takes away ${task.name}`, about('client', task, TASK)),
  ),
  answers(
    deleteReview,
    'takes the other review back',
    about('client', stage.clientsReview, 'data.id'),
  ),
  answers(deleteTask, 'takes a completed task away', about('client', stage.work, TASK)),
];

function titleOf(mark: string): string {
  return `Conformance ${mark} the whole way`;
}
