import { TRANSITION_CALLS } from '#src/contract/offers.ts';
import { isLive, isReviewable } from '#src/domain/offer-machine.ts';
import { canTransition, OFFER_PROCESS, OFFER_TRANSITIONS } from '#src/domain/offer-process.ts';
import type { OfferStatus } from '#src/domain/offer.ts';
import { taskStatusAfter } from '#src/domain/task-machine.ts';
import { answers, holds, rejects, type Check } from '../check.ts';
import { client, outsider, rowsOf, worker, type Step } from '../context.ts';
import { listHas, offerHas, otherCall, taskIs } from './expectations.ts';
import * as setUp from './set-up.ts';
import { taskRefusals } from './tasks.ts';

const { completed, otherOffer, race, raceCancelled, won, workConversation, workOffer } = setUp;

/**
 * What the status of an offer forbids: a transition to the other side where it is allowed, else to its own, and a review
 * before the work is completed.
 *
 * @param after the step that has led to the status
 */
function refusals(offer: Step, after: Step, status: OfferStatus): Check[] {
  const transitions = OFFER_TRANSITIONS.map((by) => {
    const { actor } = OFFER_PROCESS[by];
    const call = TRANSITION_CALLS[by];
    const other = actor === 'client' ? 'worker' : 'client';
    const given = { id: offer, body: setUp.answerBody(by), after };
    return canTransition(status, actor, by)
      ? rejects(call, 403, `by the ${other}, ${after.name}`, { as: other, ...given })
      : rejects(call, 409, after.name, { as: actor, ...given });
  });
  if (isReviewable(status)) return transitions;
  const body = { task_offer_id: offer, rating: 5, review_text: null };
  return [
    ...transitions,
    rejects('reviews.create', 409, after.name, { as: 'worker', body, after }),
  ];
}

/**
 * Checks an offer from sending to its last transition: after each, the timestamps, the chat message, the status of the
 * task, the worker's lists, and what is refused.
 */
function lifecycleOf(checked: setUp.Lifecycle): Check[] {
  const { task, conversation, offer, passed } = checked;
  const transitions = passed.map(([by]) => by);
  const states = passed.map(([by, step], index) => {
    const { to, message } = OFFER_PROCESS[by];
    const taskStatus = taskStatusAfter(to, false) ?? 'available';
    const posted = {
      message_type: message,
      offer: { id: offer },
      ...(setUp.answerBody(by) && { message: 'My answer.' }),
    };
    const inState = offerHas('offer', to, transitions.slice(0, index + 1));
    const isInChat = otherCall('messages.list', client(conversation), { 'messages.0': posted });
    const shown = { id: offer, after: step };
    const listed = { ...rowsOf('worker'), after: step };
    const has = (is: boolean) => `${is ? 'has' : 'leaves out'} ${step.name}`;
    const isUpcoming = isLive(to);
    const isAssigned = taskStatus !== 'available';
    const hasTask = `${has(isAssigned)}: its task`;
    return [
      holds(
        step,
        `${step.name}: status, timestamps, chat and task`,
        inState,
        message === null ? {} : isInChat,
        taskIs(task, taskStatus),
      ),
      ...(['client', 'worker'] as const).map((as) =>
        answers('offers.get', `shows the ${as} ${step.name}`, { as, ...shown }, inState),
      ),
      answers('offers.upcoming', has(isUpcoming), listed, listHas('offers', offer, isUpcoming)),
      answers('tasks.assigned', hasTask, listed, listHas('tasks', task, isAssigned)),
      ...refusals(offer, step, to),
      ...taskRefusals(task, conversation, step, taskStatus),
    ];
  });
  return [
    holds(offer, `sends ${offer.name}`, offerHas('message.offer', 'pending', [])),
    ...refusals(offer, offer, 'pending'),
    ...states.flat(),
  ];
}

/** An offer from sending to completion. */
export const completionChecks: readonly Check[] = [
  holds(workOffer, 'sends the terms of an offer', {
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
    rejects(TRANSITION_CALLS[by], 403, 'by an outsider', outsider(workOffer, setUp.answerBody(by))),
  ),
  ...lifecycleOf(completed),
];

/** A declined offer, a cancelled offer, and one that is cancelled after it was accepted. */
export const endedOfferChecks: readonly Check[] = [
  ...lifecycleOf(setUp.declined),
  ...lifecycleOf(setUp.cancelled),
  ...lifecycleOf(setUp.revoked),
];

/** Offers to two workers for one task, which its client cancels in the end. */
export const raceChecks: readonly Check[] = [
  holds(otherOffer, 'sends an offer to a second worker'),
  ...lifecycleOf(won),
  answers('tasks.get', 'counts an inquiry and an application of each worker', client(race), {
    task: { inquiries: 2, applications: 2 },
  }),
  answers(
    'offers.get',
    'is pending while another worker has the task',
    client(otherOffer, undefined, won.last),
    offerHas('offer', 'pending', []),
  ),
  rejects(
    'offers.accept',
    409,
    'an offer on a booked task',
    outsider(otherOffer, { response_message: '' }, won.last),
  ),
  holds(
    raceCancelled,
    'cancels a booked task',
    { 'task.status': 'cancelled' },
    otherCall('offers.get', client(otherOffer), { 'offer.status': 'cancelled' }),
    otherCall('messages.list', client(won.conversation), {
      'messages.0.message_type': 'offer_accepted',
    }),
  ),
  answers(
    'offers.get',
    'is cancelled with its task',
    client(won.offer, undefined, raceCancelled),
    offerHas('offer', 'cancelled', ['accept', 'cancel']),
  ),
  ...taskRefusals(race, setUp.otherConversation, raceCancelled, 'cancelled'),
];
