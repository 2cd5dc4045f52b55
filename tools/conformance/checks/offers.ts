import { listConversations, sendMessage } from '#src/contract/messages.ts';
import {
  acceptOffer,
  declineOffer,
  getOffer,
  listOffers,
  listUpcomingOffers,
  TRANSITION_CALLS,
} from '#src/contract/offers.ts';
import { cancelTask, deleteTask, myAssignedTasks, updateTask } from '#src/contract/tasks.ts';
import {
  OFFER_PROCESS,
  OFFER_TRANSITIONS,
  type OfferTransition,
} from '#src/domain/offer-process.ts';
import {
  about,
  after,
  answers,
  holds,
  rejects,
  type Check,
  type Context,
  type Step,
} from '../check.ts';
import { brokenJson } from './every-call.ts';
import { chatSays, idOf, listHas, offerHas, taskIs } from './expectations.ts';
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
function refusals(offer: Step, step: Step, status: string, state: string): Check[] {
  return OFFER_TRANSITIONS.map((by) => {
    const { actor, from } = OFFER_PROCESS[by];
    const other = actor === 'client' ? 'worker' : 'client';
    const isAllowed = from.some((each) => each === status);
    return rejects(
      TRANSITION_CALLS[by],
      isAllowed ? 403 : 409,
      isAllowed ? `by the ${other}, ${state}` : `an offer that is ${state}`,
      after(step, about(isAllowed ? other : actor, offer, bodyOf(by))),
    );
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
    'offer.id': idOf(offer),
    ...(setUp.takesMessage(by) && { message: 'My answer.' }),
  };
  return [
    holds(
      step,
      `${step.name}: status, timestamps, chat and task`,
      offerHas('offer', to, passed),
      message === null ? {} : chatSays(conversation, posted),
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
    'message.offer.payment_amount': 42.5,
    'message.offer.deadline_date': ({ day }: Context) => day(20),
    'message.offer.offer_details': 'Bring nothing.',
    'message.offer.terms_and_conditions': null,
    'message.offer.client.id': idOf(setUp.clientSignedIn),
    'message.offer.worker.id': idOf(setUp.workerSignedIn),
  }),
  answers(
    listConversations,
    'shows the worker the pending offer',
    { as: 'worker' },
    {
      'conversations.0.id': idOf(workConversation),
      'conversations.0.offer_status': 'pending',
    },
  ),
  rejects(
    sendMessage,
    409,
    'a second offer while one is open',
    after(workOffer, about('client', workConversation, setUp.offerBody)),
  ),
  rejects(getOffer, 403, 'by an outsider', about('outsider', workOffer)),
  ...OFFER_TRANSITIONS.map((by) =>
    rejects(TRANSITION_CALLS[by], 403, 'by an outsider', about('outsider', workOffer, bodyOf(by))),
  ),
  ...refusals(workOffer, workOffer, 'pending', 'pending'),
  ...transition(setUp.workAccepted, ['accept'], lifecycle, 'booked'),
  answers(
    listUpcomingOffers,
    'lists the accepted offer',
    { as: 'worker', query: { per_page: 100 } },
    listHas('offers', workOffer),
  ),
  answers(
    myAssignedTasks,
    'lists the booked task',
    { as: 'worker', query: { per_page: 100 } },
    listHas('tasks', work),
  ),
  rejects(deleteTask, 409, 'a booked task', about('client', work)),
  brokenJson(acceptOffer, 'worker', workOffer),
  ...transition(setUp.workStarted, ['accept', 'start'], lifecycle, 'in_progress'),
  ...[cancelTask, deleteTask].map((endpoint) =>
    rejects(endpoint, 409, 'a task in progress', about('client', work)),
  ),
  ...transition(setUp.workCompleted, ['accept', 'start', 'complete'], lifecycle, 'completed'),
  rejects(cancelTask, 409, 'a completed task', about('client', work)),
  rejects(
    updateTask,
    409,
    'a completed task',
    about('client', work, (context) => setUp.taskBody(context, 'the late change')),
  ),
  ...(['client', 'worker'] as const).map((as) =>
    answers(
      getOffer,
      `shows the ${as} the completed offer`,
      about(as, workOffer),
      offerHas('offer', 'completed', ['accept', 'start', 'complete']),
    ),
  ),
];

/** A declined offer, a cancelled offer, and one that is cancelled after it was accepted. */
export const endedOfferChecks: readonly Check[] = [
  ...transition(setUp.declined, ['decline'], first, 'available'),
  brokenJson(declineOffer, 'worker', firstOffer),
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
  answers(
    listOffers,
    'sorts by status and searches the title',
    after(setUp.thirdCancelled, ({ runId }) => ({
      as: 'client',
      query: {
        search: `Conformance ${runId} declined and cancelled offers`,
        sort_by: 'status',
        sort_order: 'asc',
      },
    })),
    listHas('offers', thirdOffer),
    {
      'pagination.total': 3,
      'offers.0.status': 'declined',
      'offers.2.status': 'cancelled',
    },
  ),
];
