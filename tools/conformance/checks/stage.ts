import { sendMessage, startConversation } from '#src/contract/messages.ts';
import {
  acceptOffer,
  cancelOffer,
  completeOffer,
  declineOffer,
  startOffer,
} from '#src/contract/offers.ts';
import { createReview } from '#src/contract/reviews.ts';
import { bookTask, cancelTask, createTask, listCategories } from '#src/contract/tasks.ts';
import { Blocked, type Bench, type ViewerRequest, type Step } from '../bench.ts';
import { step } from '../check.ts';
import { at } from '../values.ts';

/** The task categories of the server. */
export const categories = step(listCategories, 'the categories', { as: 'nobody' });

/** The form of a new task. @throws Blocked when the server has no category */
export async function taskBody(bench: Bench, purpose: string): Promise<Record<string, unknown>> {
  const { body } = await bench.done(categories);
  const id = at(body, 'categories.0.id');
  if (id === undefined) throw new Blocked('needs a category, and tasks.categories has none');
  return {
    task_category_id: id,
    title: `Conformance ${bench.runId} ${purpose}`,
    description: 'Posted by a conformance check. No work is needed.',
    location: '1 Test Street',
    payment_offer: 45.5,
    deadline: bench.day(30),
  };
}

/** The form of a new offer. */
export function offerBody(bench: Bench): Record<string, unknown> {
  return {
    message: 'I would like to offer you this task.',
    message_type: 'offer',
    payment_amount: 42.5,
    deadline_date: bench.day(20),
    terms_and_conditions: null,
    offer_details: 'Bring nothing.',
  };
}

function posted(purpose: string): Step {
  return step(createTask, `the task for ${purpose}`, async (bench) => ({
    as: 'client',
    body: await taskBody(bench, purpose),
  }));
}

function startedConversation(task: Step, as: 'worker' | 'outsider'): Step {
  return step(startConversation, `a conversation about ${task.name}`, async (bench) => ({
    as,
    body: { task_id: await bench.id(task, 'task.id'), message: 'Hello, I can do this.' },
  }));
}

/** @param after the step that closes the previous offer on the task */
function sentOffer(conversation: Step, name: string, after?: Step): Step {
  return step(sendMessage, name, async (bench) => {
    if (after) await bench.done(after);
    return {
      as: 'client',
      params: { id: await bench.id(conversation, 'conversation.id') },
      body: offerBody(bench),
    };
  });
}

function transitioned(endpoint: Step['endpoint'], offer: Step, name: string, after?: Step): Step {
  return step(endpoint, name, async (bench) => {
    if (after) await bench.done(after);
    const isClients = endpoint === cancelOffer;
    const isAnswered = endpoint === acceptOffer || endpoint === declineOffer;
    return {
      as: isClients ? 'client' : 'worker',
      params: { id: await bench.id(offer, OFFER_ID) },
      ...(isAnswered ? { body: { response_message: 'My answer.' } } : {}),
    };
  });
}

/** The path of the offer's id in the answer to sending it. */
export const OFFER_ID = 'message.offer.id';

/** An offer that is completed. */
export const work = posted('the full lifecycle');
export const workConversation = startedConversation(work, 'worker');
export const workOffer = sentOffer(workConversation, 'a pending offer');
export const workAccepted = transitioned(acceptOffer, workOffer, 'the accepted offer');
export const workStarted = transitioned(startOffer, workOffer, 'the started offer', workAccepted);
export const workCompleted = transitioned(
  completeOffer,
  workOffer,
  'the completed offer',
  workStarted,
);
export const workersReview = reviewed('worker', 5);
export const clientsReview = reviewed('client', 4);

/** Consecutive offers on one task, which are declined or cancelled. */
export const ended = posted('declined and cancelled offers');
export const endedConversation = startedConversation(ended, 'worker');
export const firstOffer = sentOffer(endedConversation, 'an offer to decline');
export const declined = transitioned(declineOffer, firstOffer, 'the declined offer');
export const secondOffer = sentOffer(endedConversation, 'an offer after a declined one', declined);
export const cancelled = transitioned(cancelOffer, secondOffer, 'the cancelled offer');
export const thirdOffer = sentOffer(endedConversation, 'an offer after a cancelled one', cancelled);
export const thirdAccepted = transitioned(acceptOffer, thirdOffer, 'an accepted offer to cancel');
export const thirdCancelled = transitioned(
  cancelOffer,
  thirdOffer,
  'the offer cancelled after it was accepted',
  thirdAccepted,
);

/** Two workers and one task, which its client cancels in the end. */
export const race = posted('two workers');
export const raceConversation = startedConversation(race, 'worker');
export const raceOffer = sentOffer(raceConversation, 'an offer to the first worker');
export const otherConversation = startedConversation(race, 'outsider');
export const otherOffer = sentOffer(otherConversation, 'an offer to the second worker');
export const raceAccepted = transitioned(
  acceptOffer,
  raceOffer,
  'the offer that the first worker accepted',
);
export const raceCancelled = step(cancelTask, 'the cancelled task', async (bench) => ({
  as: 'client',
  params: { id: await bench.id(race, 'task.id') },
}));

/** A task that is booked without an offer. */
export const booking = posted('the booking');
export const booked = step(bookTask, 'the booked task', async (bench) => ({
  as: 'worker',
  params: { id: await bench.id(booking, 'task.id') },
}));

/** A task that is deleted while it has an open offer. */
export const deleted = posted('the deletion');
export const deletedConversation = startedConversation(deleted, 'worker');
export const deletedOffer = sentOffer(deletedConversation, 'an offer on the task to delete');

/** Creates a request from earlier results. */
type Request = (bench: Bench) => Promise<ViewerRequest>;

/**
 * A request about the row whose id is at a path of a step's answer.
 *
 * @param body also as a function of the bench
 */
export function about(
  as: ViewerRequest['as'],
  target: Step,
  path: string,
  body?: object | ((bench: Bench) => unknown),
): Request {
  return async (bench) => ({
    as,
    params: { id: await bench.id(target, path) },
    ...(body !== undefined && { body: typeof body === 'function' ? await body(bench) : body }),
  });
}

/** A request that is sent once a step has succeeded. */
export function after(done: Step, request: Request): Request {
  return async (bench) => {
    await bench.done(done);
    return request(bench);
  };
}

/** The same request with invalid JSON as its body. */
export function broken(as: ViewerRequest['as'], target: Step, path: string): Request {
  return async (bench) => ({
    as,
    params: { id: await bench.id(target, path) },
    raw: BROKEN_JSON,
  });
}

/** Invalid JSON. */
export const BROKEN_JSON = '{"half":';

function reviewed(as: 'client' | 'worker', rating: number): Step {
  return step(createReview, `the ${as}'s review`, async (bench) => {
    await bench.done(workCompleted);
    const task_offer_id = await bench.id(workOffer, OFFER_ID);
    return { as, body: { task_offer_id, rating, review_text: `A review of ${bench.runId}.` } };
  });
}
