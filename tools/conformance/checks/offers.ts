import { listConversations, sendMessage } from '#src/contract/messages.ts';
import {
  declineOffer,
  acceptOffer,
  getOffer,
  listOffers,
  listUpcomingOffers,
  TRANSITION_CALLS,
} from '#src/contract/offers.ts';
import { cancelTask, deleteTask, myAssignedTasks, updateTask } from '#src/contract/tasks.ts';
import { OFFER_PROCESS, type OfferTransition } from '#src/domain/offer-process.ts';
import {
  about,
  after,
  answers,
  holds,
  rejects,
  type Check,
  type Context,
  type Person,
  type Step,
} from '../check.ts';
import { brokenJson } from './every-call.ts';
import { chatSays, idOf, listHas, offerHas, taskIs } from './expectations.ts';
import * as setUp from './set-up.ts';

const { ended, endedConversation, firstOffer, secondOffer, thirdOffer } = setUp;
const { work, workConversation, workOffer } = setUp;
const ANY: readonly OfferTransition[] = ['accept', 'decline', 'cancel', 'start', 'complete'];

const bodyOf = (by: OfferTransition) =>
  setUp.takesMessage(by) ? { response_message: '' } : undefined;

/** Transitions that a status forbids: a 409 for the side that could otherwise apply them. */
function conflicts(
  offer: Step,
  state: string,
  transitions: readonly OfferTransition[],
  previous: Step = offer,
): Check[] {
  return transitions.map((by) =>
    rejects(
      TRANSITION_CALLS[by],
      409,
      `an offer that is ${state}`,
      after(previous, about(OFFER_PROCESS[by].actor, offer, bodyOf(by))),
    ),
  );
}

/** Transitions that are never allowed for a user: a 403. */
function forbiddenTo(as: Person, transitions: readonly OfferTransition[]): Check[] {
  const who = as === 'outsider' ? 'an outsider' : `the ${as}`;
  return transitions.map((by) =>
    rejects(TRANSITION_CALLS[by], 403, `by ${who}`, about(as, workOffer, bodyOf(by))),
  );
}

/** Checks a transition: the timestamps, the chat message and the status of the task. */
function transition(
  step: Step,
  passed: readonly OfferTransition[],
  [offer, conversation, task]: readonly [offer: Step, conversation: Step, task: Step],
  status: string,
): Check {
  const by = passed.at(-1) ?? 'accept';
  const { to, message } = OFFER_PROCESS[by];
  const posted = {
    message_type: message,
    'offer.id': idOf(offer),
    ...(setUp.takesMessage(by) && { message: 'My answer.' }),
  };
  return holds(
    step,
    `${step.name}: status, timestamps, chat and task`,
    offerHas('offer', to, passed),
    message === null ? {} : chatSays(conversation, posted),
    taskIs(task, status),
  );
}

const lifecycle = [workOffer, workConversation, work] as const;

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
  ...forbiddenTo('client', ['accept', 'decline']),
  ...forbiddenTo('worker', ['cancel']),
  ...forbiddenTo('outsider', ANY),
  ...conflicts(workOffer, 'pending', ['start', 'complete']),
  transition(setUp.workAccepted, ['accept'], lifecycle, 'booked'),
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
  ...conflicts(workOffer, 'accepted', ['accept', 'decline', 'complete'], setUp.workAccepted),
  ...forbiddenTo('client', ['start']),
  rejects(deleteTask, 409, 'a booked task', about('client', work)),
  brokenJson(acceptOffer, 'worker', workOffer),
  transition(setUp.workStarted, ['accept', 'start'], lifecycle, 'in_progress'),
  ...conflicts(
    workOffer,
    'in progress',
    ['accept', 'decline', 'cancel', 'start'],
    setUp.workStarted,
  ),
  ...forbiddenTo('client', ['complete']),
  ...[cancelTask, deleteTask].map((endpoint) =>
    rejects(endpoint, 409, 'a task in progress', about('client', work)),
  ),
  transition(setUp.workCompleted, ['accept', 'start', 'complete'], lifecycle, 'completed'),
  ...conflicts(workOffer, 'completed', ANY, setUp.workCompleted),
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
  transition(setUp.declined, ['decline'], [firstOffer, endedConversation, ended], 'available'),
  ...conflicts(firstOffer, 'declined', ['accept', 'decline', 'cancel', 'start'], setUp.declined),
  brokenJson(declineOffer, 'worker', firstOffer),
  holds(secondOffer, 'sends another offer after a declined one'),
  transition(setUp.cancelled, ['cancel'], [secondOffer, endedConversation, ended], 'available'),
  ...conflicts(secondOffer, 'cancelled', ['accept', 'decline', 'cancel', 'start'], setUp.cancelled),
  holds(thirdOffer, 'sends another offer after a cancelled one'),
  holds(setUp.thirdAccepted, 'accepts the third offer', taskIs(ended, 'booked')),
  holds(
    setUp.thirdCancelled,
    'cancels an accepted offer, and its task becomes available',
    offerHas('offer', 'cancelled', ['accept', 'cancel']),
    taskIs(ended, 'available'),
  ),
  ...conflicts(
    thirdOffer,
    'cancelled after it was accepted',
    ['accept', 'start', 'cancel'],
    setUp.thirdCancelled,
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
