import { sendMessage } from '#src/contract/messages.ts';
import {
  acceptOffer,
  declineOffer,
  getOffer,
  listOffers,
  listUpcomingOffers,
  TRANSITION_CALLS,
} from '#src/contract/offers.ts';
import { cancelTask, deleteTask, myAssignedTasks, updateTask } from '#src/contract/tasks.ts';
import { OFFER_PROCESS, type OfferTransition } from '#src/domain/offer-process.ts';
import type { Step } from '../bench.ts';
import { answers, holds, rejects, type Check } from '../check.ts';
import { fieldDifferences } from '../differences.ts';
import { clientSignedIn, workerSignedIn } from './accounts.ts';
import { otherCallDifferences, chatSays, listHas, offerHas, taskIs, userId } from './looks.ts';
import {
  about,
  after,
  ended,
  endedConversation,
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
  workConversation,
} from './stage.ts';

const bodyOf = (transition: OfferTransition) =>
  OFFER_PROCESS[transition].asks?.kind === 'message' ? { response_message: '' } : undefined;

/** Transitions that a status forbids: a 409 for the side that could otherwise apply them. */
function conflicts(
  offer: Step,
  state: string,
  transitions: readonly OfferTransition[],
  passed: Step = offer,
): Check[] {
  return transitions.map((transition) =>
    rejects(
      TRANSITION_CALLS[transition],
      409,
      `an offer that is ${state}`,
      after(passed, about(OFFER_PROCESS[transition].actor, offer, OFFER_ID, bodyOf(transition))),
    ),
  );
}

/** Transitions that are never allowed for a user: a 403. */
function forbiddenTo(
  as: 'client' | 'worker' | 'outsider',
  transitions: readonly OfferTransition[],
): Check[] {
  const who = as === 'outsider' ? 'an outsider' : `the ${as}`;
  return transitions.map((transition) =>
    rejects(
      TRANSITION_CALLS[transition],
      403,
      `by ${who}`,
      about(as, workOffer, OFFER_ID, bodyOf(transition)),
    ),
  );
}

/** Checks a transition: the timestamps, the chat message and the status of the task. */
function transition(
  target: Step,
  by: readonly OfferTransition[],
  stage: { offer: Step; conversation: Step; task: Step },
  task: string,
): Check {
  const last = by.at(-1) ?? 'accept';
  const { to, message } = OFFER_PROCESS[last];
  return holds(
    target,
    `${target.name}: status, timestamps, chat and task`,
    async (exchange, bench) => [
      ...offerHas(exchange, 'offer', to, by),
      ...(message === null ? [] : await chatSays(bench, stage.conversation, message, stage.offer)),
      ...(await taskIs(bench, stage.task, task)),
    ],
  );
}

const lifecycle = { offer: workOffer, conversation: workConversation, task: work };
const second = { offer: secondOffer, conversation: endedConversation, task: ended };

/** An offer from sending to completion. */
export const lifecycleChecks: readonly Check[] = [
  holds(workOffer, 'sends an offer', async (exchange, bench) => [
    ...fieldDifferences(exchange, 'message.message_type', 'offer'),
    ...offerHas(exchange, 'message.offer', 'pending', []),
    ...fieldDifferences(exchange, 'message.offer.payment_amount', 42.5),
    ...fieldDifferences(exchange, 'message.offer.deadline_date', bench.day(20)),
    ...fieldDifferences(exchange, 'message.offer.client.id', await userId(bench, clientSignedIn)),
    ...fieldDifferences(exchange, 'message.offer.worker.id', await userId(bench, workerSignedIn)),
  ]),
  rejects(
    sendMessage,
    409,
    'a second offer while one is open',
    after(workOffer, about('client', workConversation, 'conversation.id', offerBody)),
  ),
  rejects(getOffer, 403, 'by an outsider', about('outsider', workOffer, OFFER_ID)),
  ...forbiddenTo('client', ['accept', 'decline']),
  ...forbiddenTo('worker', ['cancel']),
  ...forbiddenTo('outsider', ['accept', 'decline', 'cancel', 'start', 'complete']),
  ...conflicts(workOffer, 'pending', ['start', 'complete']),
  transition(workAccepted, ['accept'], lifecycle, 'booked'),
  answers(
    listUpcomingOffers,
    'lists the accepted offer',
    allRowsAs('worker'),
    async (exchange, bench) =>
      listHas(exchange, 'offers', await bench.id(workOffer, OFFER_ID), true),
  ),
  answers(myAssignedTasks, 'lists the booked task', allRowsAs('worker'), async (exchange, bench) =>
    listHas(exchange, 'tasks', await bench.id(work, 'task.id'), true),
  ),
  ...conflicts(workOffer, 'accepted', ['accept', 'decline', 'complete'], workAccepted),
  ...forbiddenTo('client', ['start']),
  rejects(deleteTask, 409, 'a booked task', about('client', work, 'task.id')),
  rejects(acceptOffer, 400, 'broken JSON', broken('worker', workOffer, OFFER_ID)),
  transition(workStarted, ['accept', 'start'], lifecycle, 'in_progress'),
  ...conflicts(workOffer, 'in progress', ['accept', 'decline', 'cancel', 'start'], workStarted),
  ...forbiddenTo('client', ['complete']),
  ...[cancelTask, deleteTask].map((endpoint) =>
    rejects(endpoint, 409, 'a task in progress', about('client', work, 'task.id')),
  ),
  transition(workCompleted, ['accept', 'start', 'complete'], lifecycle, 'completed'),
  ...conflicts(
    workOffer,
    'completed',
    ['accept', 'decline', 'cancel', 'start', 'complete'],
    workCompleted,
  ),
  rejects(cancelTask, 409, 'a completed task', about('client', work, 'task.id')),
  rejects(
    updateTask,
    409,
    'a completed task',
    about('client', work, 'task.id', (bench) => taskBody(bench, 'the late change')),
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

/** A declined offer, a cancelled offer, and one that is cancelled after it was accepted. */
export const endedOfferChecks: readonly Check[] = [
  transition(
    declined,
    ['decline'],
    { offer: firstOffer, conversation: endedConversation, task: ended },
    'available',
  ),
  ...conflicts(firstOffer, 'declined', ['accept', 'decline', 'cancel', 'start'], declined),
  rejects(declineOffer, 400, 'broken JSON', broken('worker', firstOffer, OFFER_ID)),
  holds(secondOffer, 'sends another offer after a declined one'),
  transition(cancelled, ['cancel'], second, 'available'),
  ...conflicts(secondOffer, 'cancelled', ['accept', 'decline', 'cancel', 'start'], cancelled),
  holds(thirdOffer, 'sends another offer after a cancelled one'),
  holds(thirdAccepted, 'accepts the third offer', (_, bench) => taskIs(bench, ended, 'booked')),
  holds(
    thirdCancelled,
    'cancels an accepted offer, and its task becomes available',
    async (exchange, bench) => [
      ...offerHas(exchange, 'offer', 'cancelled', ['accept', 'cancel']),
      ...(await taskIs(bench, ended, 'available')),
    ],
  ),
  ...conflicts(
    thirdOffer,
    'cancelled after it was accepted',
    ['accept', 'start', 'cancel'],
    thirdCancelled,
  ),
  answers(
    listOffers,
    'sorts by status and searches the title',
    searchEndedOffers(),
    async (exchange, bench) => [
      ...listHas(exchange, 'offers', await bench.id(thirdOffer, OFFER_ID), true),
      ...fieldDifferences(exchange, 'pagination.total', 3),
      ...fieldDifferences(exchange, 'offers.0.status', 'declined'),
      ...otherCallDifferences(exchange, fieldDifferences(exchange, 'offers.2.status', 'cancelled')),
    ],
  ),
];

function allRowsAs(as: 'worker') {
  return { as, query: { per_page: 100 } } as const;
}

function searchEndedOffers() {
  return async (bench: { runId: string; done(step: Step): Promise<unknown> }) => {
    await bench.done(thirdCancelled);
    const search = `Conformance ${bench.runId} declined and cancelled offers`;
    return { as: 'client', query: { search, sort_by: 'status', sort_order: 'asc' } } as const;
  };
}
