import { sendMessage } from '#src/contract/messages.ts';
import {
  acceptOffer,
  cancelOffer,
  completeOffer,
  declineOffer,
  getOffer,
  listOffers,
  listUpcomingOffers,
  startOffer,
} from '#src/contract/offers.ts';
import { cancelTask, deleteTask, myAssignedTasks, updateTask } from '#src/contract/tasks.ts';
import { OFFER_TRANSITIONS, type OfferTransition } from '#src/domain/offer-machine.ts';
import type { Step } from '../bench.ts';
import { answers, holds, refuses, type Check } from '../check.ts';
import { fieldDifferences } from '../differences.ts';
import { clientSignedIn, workerSignedIn } from './accounts.ts';
import { beside, chatSays, listHas, offerHas, taskIs, userId } from './looks.ts';
import {
  about,
  back,
  backTalk,
  broken,
  cancelled,
  declined,
  firstOffer,
  OFFER_ID,
  offerBody,
  secondOffer,
  taskBody,
  thirdAccepted,
  thirdCancelled,
  thirdOffer,
  work,
  workAccepted,
  workCompleted,
  workOffer,
  workStarted,
  workTalk,
} from './stage.ts';

const calls = {
  accept: acceptOffer,
  decline: declineOffer,
  cancel: cancelOffer,
  start: startOffer,
  complete: completeOffer,
} as const;

/** What goes with an answer to an offer; the other transitions have no body. */
const bodyOf = (transition: OfferTransition) =>
  transition === 'accept' || transition === 'decline' ? { response_message: '' } : undefined;

/** Transitions that a state forbids, each a 409, by the side whose transition it is. */
function forbidden(
  offer: Step,
  state: string,
  transitions: readonly OfferTransition[],
  after?: Step,
): Check[] {
  return transitions.map((transition) =>
    refuses(calls[transition], 409, `what is ${state}`, async (bench) => {
      if (after) await bench.done(after);
      const as = transition === 'cancel' ? 'client' : 'worker';
      return about(as, offer, OFFER_ID, bodyOf(transition))(bench);
    }),
  );
}

/** The transition of somebody whose transition it never is, a 403. */
function notTheirs(
  as: 'client' | 'worker' | 'outsider',
  transitions: readonly OfferTransition[],
): Check[] {
  const who = as === 'outsider' ? 'somebody on neither side' : `the ${as}`;
  return transitions.map((transition) =>
    refuses(
      calls[transition],
      403,
      `by ${who}`,
      about(as, workOffer, OFFER_ID, bodyOf(transition)),
    ),
  );
}

/** A transition, what it stamps, what the chat says of it, and where the task is then. */
function transition(
  made: Step,
  by: readonly OfferTransition[],
  stage: { offer: Step; talk: Step; task: Step },
  task: string,
): Check {
  const last = by.at(-1) ?? 'accept';
  const { to, message } = OFFER_TRANSITIONS[last];
  return holds(made, `${made.name}: status, stamps, chat and task`, async (exchange, bench) => [
    ...offerHas(exchange, 'offer', to, by),
    ...(message === null ? [] : await chatSays(bench, stage.talk, message, stage.offer)),
    ...(await taskIs(bench, stage.task, task)),
  ]);
}

const whole = { offer: workOffer, talk: workTalk, task: work };
const second = { offer: secondOffer, talk: backTalk, task: back };

/** An offer from its beginning to its end. */
export const wholeWayChecks: readonly Check[] = [
  holds(workOffer, 'sends an offer', async (exchange, bench) => [
    ...fieldDifferences(exchange, 'message.message_type', 'offer'),
    ...offerHas(exchange, 'message.offer', 'pending', []),
    ...fieldDifferences(exchange, 'message.offer.payment_amount', 42.5),
    ...fieldDifferences(exchange, 'message.offer.deadline_date', bench.day(20)),
    ...fieldDifferences(exchange, 'message.offer.client.id', await userId(bench, clientSignedIn)),
    ...fieldDifferences(exchange, 'message.offer.worker.id', await userId(bench, workerSignedIn)),
  ]),
  refuses(sendMessage, 409, 'a second offer while one lives', async (bench) => {
    await bench.done(workOffer);
    return about('client', workTalk, 'conversation.id', offerBody(bench))(bench);
  }),
  refuses(getOffer, 403, 'by somebody on neither side', about('outsider', workOffer, OFFER_ID)),
  ...notTheirs('client', ['accept', 'decline']),
  ...notTheirs('worker', ['cancel']),
  ...notTheirs('outsider', ['accept', 'decline', 'cancel', 'start', 'complete']),
  ...forbidden(workOffer, 'pending', ['start', 'complete']),
  transition(workAccepted, ['accept'], whole, 'booked'),
  answers(listUpcomingOffers, 'has the accepted offer', seen('worker'), async (exchange, bench) =>
    listHas(exchange, 'offers', await bench.id(workOffer, OFFER_ID), true),
  ),
  answers(myAssignedTasks, 'has the booked task', seen('worker'), async (exchange, bench) =>
    listHas(exchange, 'tasks', await bench.id(work, 'task.id'), true),
  ),
  ...forbidden(workOffer, 'accepted', ['accept', 'decline', 'complete'], workAccepted),
  ...notTheirs('client', ['start']),
  refuses(deleteTask, 409, 'what is booked', about('client', work, 'task.id')),
  refuses(acceptOffer, 400, 'broken JSON', broken('worker', workOffer, OFFER_ID)),
  transition(workStarted, ['accept', 'start'], whole, 'in_progress'),
  ...forbidden(workOffer, 'in progress', ['accept', 'decline', 'cancel', 'start'], workStarted),
  ...notTheirs('client', ['complete']),
  ...[cancelTask, deleteTask].map((endpoint) =>
    refuses(endpoint, 409, 'what is in progress', about('client', work, 'task.id')),
  ),
  transition(workCompleted, ['accept', 'start', 'complete'], whole, 'completed'),
  ...forbidden(
    workOffer,
    'completed',
    ['accept', 'decline', 'cancel', 'start', 'complete'],
    workCompleted,
  ),
  refuses(cancelTask, 409, 'what is completed', about('client', work, 'task.id')),
  refuses(updateTask, 409, 'what is completed', async (bench) =>
    about('client', work, 'task.id', await taskBody(bench, 'the late change'))(bench),
  ),
  ...(['client', 'worker'] as const).map((as) =>
    answers(
      getOffer,
      `shows the ${as} the completed offer`,
      about(as, workOffer, OFFER_ID),
      (exchange) => offerHas(exchange, 'offer', 'completed', ['accept', 'start', 'complete']),
    ),
  ),
];

/** An offer that is declined, one that is cancelled, and one that is cancelled after all. */
export const waysBackChecks: readonly Check[] = [
  transition(declined, ['decline'], { offer: firstOffer, talk: backTalk, task: back }, 'available'),
  ...forbidden(firstOffer, 'declined', ['accept', 'decline', 'cancel', 'start'], declined),
  refuses(declineOffer, 400, 'broken JSON', broken('worker', firstOffer, OFFER_ID)),
  holds(secondOffer, 'sends another offer after a declined one'),
  transition(cancelled, ['cancel'], second, 'available'),
  ...forbidden(secondOffer, 'cancelled', ['accept', 'decline', 'cancel', 'start'], cancelled),
  holds(thirdOffer, 'sends another offer after a cancelled one'),
  holds(thirdAccepted, 'takes the third offer', (_, bench) => taskIs(bench, back, 'booked')),
  holds(thirdCancelled, 'an accepted offer: the task is there again', async (exchange, bench) => [
    ...offerHas(exchange, 'offer', 'cancelled', ['accept', 'cancel']),
    ...(await taskIs(bench, back, 'available')),
  ]),
  ...forbidden(thirdOffer, 'cancelled after all', ['accept', 'start', 'cancel'], thirdCancelled),
  answers(
    listOffers,
    'sorts by status and finds by the title',
    searched(),
    async (exchange, bench) => [
      ...listHas(exchange, 'offers', await bench.id(thirdOffer, OFFER_ID), true),
      ...fieldDifferences(exchange, 'pagination.total', 3),
      ...fieldDifferences(exchange, 'offers.0.status', 'declined'),
      ...beside(exchange, fieldDifferences(exchange, 'offers.2.status', 'cancelled')),
    ],
  ),
];

function seen(as: 'worker') {
  return { as, query: { per_page: 100 } } as const;
}

function searched() {
  return async (bench: { mark: string; done(step: Step): Promise<unknown> }) => {
    await bench.done(thirdCancelled);
    const search = `Conformance ${bench.mark} the ways back`;
    return { as: 'client', query: { search, sort_by: 'status', sort_order: 'asc' } } as const;
  };
}
