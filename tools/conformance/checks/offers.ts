import { TRANSITION_CALLS } from '#src/contract/offers.ts';
import {
  OFFER_PROCESS,
  OFFER_TRANSITIONS,
  type OfferTransition,
} from '#src/domain/offer-process.ts';
import { answers, holds, rejects, type Check } from '../check.ts';
import { client, outsider, rowsOf, worker, type Step } from '../context.ts';
import { brokenJson } from './every-call.ts';
import { listHas, offerHas, otherCall, taskIs } from './expectations.ts';
import * as setUp from './set-up.ts';

const { ended, endedConversation, firstOffer, secondOffer, thirdOffer } = setUp;
const { work, workConversation, workOffer } = setUp;

/** What belongs to an offer. */
interface Rows {
  readonly offer: Step;
  readonly conversation: Step;
  readonly task: Step;
}

const bodyOf = (by: OfferTransition) =>
  setUp.takesMessage(by) ? { response_message: '' } : undefined;

/**
 * What each transition answers in a status: a 403 for the other side where it is allowed, else a 409 for its own.
 *
 * @param state the name of the status
 */
function refusals(offer: Step, after: Step, status: string, state: string): Check[] {
  return OFFER_TRANSITIONS.map((by) => {
    const { actor, from } = OFFER_PROCESS[by];
    const call = TRANSITION_CALLS[by].name;
    const other = actor === 'client' ? 'worker' : 'client';
    const given = { id: offer, body: bodyOf(by), after };
    return from.some((each) => each === status)
      ? rejects(call, 403, `by the ${other}, ${state}`, { as: other, ...given })
      : rejects(call, 409, `an offer that is ${state}`, { as: actor, ...given });
  });
}

/**
 * Checks the last of some transitions, with the timestamps, the chat message and the status of the task, and what is
 * refused after it.
 */
function transition(
  step: Step,
  passed: readonly OfferTransition[],
  { offer, conversation, task }: Rows,
  taskStatus: string,
  state?: string,
): Check[] {
  const by = passed.at(-1) ?? 'accept';
  const { to, message } = OFFER_PROCESS[by];
  const posted = {
    message_type: message,
    offer: { id: offer },
    ...(setUp.takesMessage(by) && { message: 'My answer.' }),
  };
  return [
    holds(
      step,
      `${step.name}: status, timestamps, chat and task`,
      offerHas('offer', to, passed),
      message === null
        ? {}
        : otherCall('messages.list', client(conversation), { 'messages.0': posted }),
      taskIs(task, taskStatus),
    ),
    ...refusals(offer, step, to, state ?? to.replace('_', ' ')),
  ];
}

const lifecycle = { offer: workOffer, conversation: workConversation, task: work };
const first = { offer: firstOffer, conversation: endedConversation, task: ended };
const second = { ...first, offer: secondOffer };
const third = { ...first, offer: thirdOffer };

/** An offer from sending to completion. */
export const lifecycleChecks: readonly Check[] = [
  holds(workOffer, 'sends an offer', offerHas('message.offer', 'pending', []), {
    'message.message_type': 'offer',
    'message.offer': {
      payment_amount: 42.5,
      deadline_date: setUp.offerForm.deadline_date,
      offer_details: 'Bring nothing.',
      terms_and_conditions: null,
      client: { id: setUp.clientSignedIn },
      worker: { id: setUp.workerSignedIn },
    },
  }),
  answers('messages.conversations', 'shows the worker the pending offer', worker(), {
    'conversations.0': { id: workConversation, offer_status: 'pending' },
  }),
  rejects(
    'messages.send',
    409,
    'a second offer while one is open',
    client(workConversation, setUp.offerForm, workOffer),
  ),
  rejects('offers.get', 403, 'by an outsider', outsider(workOffer)),
  ...OFFER_TRANSITIONS.map((by) =>
    rejects(TRANSITION_CALLS[by].name, 403, 'by an outsider', outsider(workOffer, bodyOf(by))),
  ),
  ...refusals(workOffer, workOffer, 'pending', 'pending'),
  ...transition(setUp.workAccepted, ['accept'], lifecycle, 'booked'),
  answers(
    'offers.upcoming',
    'lists the accepted offer',
    rowsOf('worker'),
    listHas('offers', workOffer),
  ),
  answers('tasks.assigned', 'lists the booked task', rowsOf('worker'), listHas('tasks', work)),
  rejects('tasks.delete', 409, 'a booked task', client(work)),
  brokenJson('offers.accept', 'worker', workOffer),
  ...transition(setUp.workStarted, ['accept', 'start'], lifecycle, 'in_progress'),
  rejects('tasks.cancel', 409, 'a task in progress', client(work)),
  rejects('tasks.delete', 409, 'a task in progress', client(work)),
  ...transition(setUp.workCompleted, ['accept', 'start', 'complete'], lifecycle, 'completed'),
  rejects('tasks.cancel', 409, 'a completed task', client(work)),
  rejects('tasks.update', 409, 'a completed task', client(work, setUp.taskForm('the late change'))),
  ...(['client', 'worker'] as const).map((as) =>
    answers(
      'offers.get',
      `shows the ${as} the completed offer`,
      { as, id: workOffer },
      offerHas('offer', 'completed', ['accept', 'start', 'complete']),
    ),
  ),
];

/** A declined offer, a cancelled offer, and one that is cancelled after it was accepted. */
export const endedOfferChecks: readonly Check[] = [
  ...transition(setUp.declined, ['decline'], first, 'available'),
  brokenJson('offers.decline', 'worker', firstOffer),
  holds(secondOffer, 'sends another offer after a declined one'),
  ...transition(setUp.cancelled, ['cancel'], second, 'available'),
  holds(thirdOffer, 'sends another offer after a cancelled one'),
  holds(setUp.thirdAccepted, 'accepts the third offer', taskIs(ended, 'booked')),
  ...transition(
    setUp.thirdCancelled,
    ['accept', 'cancel'],
    third,
    'available',
    'cancelled after it was accepted',
  ),
];
