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
import { Blocked, type Bench, type Asked, type Step } from '../bench.ts';
import { step } from '../check.ts';

/** The kinds of work that the server knows. */
export const categories = step(listCategories, 'the categories', { as: 'nobody' });

/** What a task is posted with. */
export async function taskBody(bench: Bench, story: string): Promise<Record<string, unknown>> {
  const { body } = await bench.done(categories);
  const known = listCategories.answer.safeParse(body).data?.categories[0];
  if (known === undefined) throw new Blocked('needs a category, and tasks.categories has none');
  return {
    task_category_id: known.id,
    title: `Conformance ${bench.mark} ${story}`,
    description: 'Posted by a check of the server. Nobody has to come.',
    location: '1 Test Street',
    payment_offer: 45.5,
    deadline: bench.day(30),
  };
}

/** What an offer is sent with. */
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

function posted(story: string): Step {
  return step(createTask, `the task of ${story}`, async (bench) => ({
    as: 'client',
    body: await taskBody(bench, story),
  }));
}

function talk(task: Step, as: 'worker' | 'outsider'): Step {
  return step(startConversation, `a conversation about ${task.name}`, async (bench) => ({
    as,
    body: { task_id: await bench.id(task, 'task.id'), message: 'Hello, I can do this.' },
  }));
}

/** @param after what has to have happened first, so that no other offer lives */
function offered(conversation: Step, name: string, after?: Step): Step {
  return step(sendMessage, name, async (bench) => {
    if (after) await bench.done(after);
    return {
      as: 'client',
      params: { id: await bench.id(conversation, 'conversation.id') },
      body: offerBody(bench),
    };
  });
}

function moved(endpoint: Step['endpoint'], offer: Step, name: string, after?: Step): Step {
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

/** Where the answer to a sent offer has its id. */
export const OFFER_ID = 'message.offer.id';

/** An offer that goes all the way. */
export const work = posted('the whole way');
export const workTalk = talk(work, 'worker');
export const workOffer = offered(workTalk, 'a pending offer');
export const workAccepted = moved(acceptOffer, workOffer, 'the accepted offer');
export const workStarted = moved(startOffer, workOffer, 'the started offer', workAccepted);
export const workCompleted = moved(completeOffer, workOffer, 'the completed offer', workStarted);
export const workersReview = reviewed('worker', 5);
export const clientsReview = reviewed('client', 4);

/** Offers that come to nothing, one after the other, on one task. */
export const back = posted('the ways back');
export const backTalk = talk(back, 'worker');
export const firstOffer = offered(backTalk, 'an offer to decline');
export const declined = moved(declineOffer, firstOffer, 'the declined offer');
export const secondOffer = offered(backTalk, 'an offer after a declined one', declined);
export const cancelled = moved(cancelOffer, secondOffer, 'the cancelled offer');
export const thirdOffer = offered(backTalk, 'an offer after a cancelled one', cancelled);
export const thirdAccepted = moved(acceptOffer, thirdOffer, 'an accepted offer to cancel');
export const thirdCancelled = moved(
  cancelOffer,
  thirdOffer,
  'the offer cancelled after it was accepted',
  thirdAccepted,
);

/** Two workers and one task, which its client calls off in the end. */
export const race = posted('two workers');
export const raceTalk = talk(race, 'worker');
export const raceOffer = offered(raceTalk, 'an offer to the first worker');
export const otherTalk = talk(race, 'outsider');
export const otherOffer = offered(otherTalk, 'an offer to the second worker');
export const raceAccepted = moved(acceptOffer, raceOffer, 'the offer that the first worker took');
export const raceCancelled = step(cancelTask, 'the task called off', async (bench) => ({
  as: 'client',
  params: { id: await bench.id(race, 'task.id') },
}));

/** A task that is booked without an offer being sent. */
export const booking = posted('the booking');
export const booked = step(bookTask, 'the booked task', async (bench) => ({
  as: 'worker',
  params: { id: await bench.id(booking, 'task.id') },
}));

/** A task that is taken away, with an open offer. */
export const gone = posted('the removal');
export const goneTalk = talk(gone, 'worker');
export const goneOffer = offered(goneTalk, 'an offer on the task to delete');

/** Asks for something by the id in the answer to a step. */
export function about(as: Asked['as'], made: Step, path: string, body?: unknown) {
  return async (bench: Bench): Promise<Asked> => ({
    as,
    params: { id: await bench.id(made, path) },
    ...(body === undefined ? {} : { body }),
  });
}

/** The same, with a body that is no JSON. */
export function broken(as: Asked['as'], made: Step, path: string) {
  return async (bench: Bench): Promise<Asked> => ({
    as,
    params: { id: await bench.id(made, path) },
    raw: BROKEN_JSON,
  });
}

/** What no server can read. */
export const BROKEN_JSON = '{"half":';

function reviewed(as: 'client' | 'worker', rating: number): Step {
  return step(createReview, `the ${as}'s review`, async (bench) => {
    await bench.done(workCompleted);
    const task_offer_id = await bench.id(workOffer, OFFER_ID);
    return { as, body: { task_offer_id, rating, review_text: `A review of ${bench.mark}.` } };
  });
}
