import { login, register, verifyEmail } from '#src/contract/auth.ts';
import { sendMessage, startConversation } from '#src/contract/messages.ts';
import { TRANSITION_CALLS } from '#src/contract/offers.ts';
import { createReview } from '#src/contract/reviews.ts';
import { bookTask, cancelTask, createTask, listCategories } from '#src/contract/tasks.ts';
import { OFFER_PROCESS, type OfferTransition } from '#src/domain/offer-process.ts';
import { about, after, Blocked, Skipped, type Context, type Fields, type Step } from '../check.ts';
import { at } from '../values.ts';

// Calls that checks depend on, and what they create.

function signedIn(as: 'client' | 'worker'): Step {
  return {
    endpoint: login,
    name: `the ${as} signed in`,
    id: 'data.user.id',
    source: ({ accounts }) => ({ as: 'nobody', body: { ...accounts[as], remember: false } }),
  };
}

export const clientSignedIn = signedIn('client');
export const workerSignedIn = signedIn('worker');

/** The sign-up form of a new account, with an unused email address. */
export function newAccount({ runId }: Context) {
  return {
    first_name: 'Connie',
    last_name: 'Formance',
    email: `conformance-${runId}@example.com`,
    password: `Passing-${runId}-2`,
    password_confirmation: `Passing-${runId}-2`,
    phone: '+1 (555) 010-0199',
    city: 'Portland',
  };
}

/** Signs up a new account, which becomes the outsider. */
export const signedUp: Step = {
  endpoint: register,
  name: 'a new account',
  id: 'data.user.id',
  source: (context) => ({
    as: 'nobody',
    body: { ...newAccount(context), first_name: ' Connie ' },
  }),
};

/** Verifies the email address of the new account. */
export const verified: Step = {
  endpoint: verifyEmail,
  name: 'the new account verified',
  id: 'data.user.id',
  async source(context) {
    const otp = codeOf(context);
    await context.done(signedUp);
    return { as: 'nobody', body: { email: ` ${newAccount(context).email.toUpperCase()}`, otp } };
  },
};

/** The one-time code of the new account. @throws Skipped when it is unknown */
export function codeOf({ otp }: Context): string {
  if (otp === undefined) throw new Skipped('the one-time code is unknown: use --otp CODE');
  return otp;
}

/** The task categories of the server. */
export const categories: Step = {
  endpoint: listCategories,
  name: 'the categories',
  id: 'categories.0.id',
  source: { as: 'nobody' },
};

/** The form of a new task. @throws Blocked when the server has no category */
export async function taskBody(context: Context, purpose: string): Promise<Fields> {
  const id = at((await context.done(categories)).body, categories.id);
  if (id === undefined) throw new Blocked('needs a category, and tasks.categories has none');
  return {
    task_category_id: id,
    title: `Conformance ${context.runId} ${purpose}`,
    description: 'Posted by a conformance check. No work is needed.',
    location: '1 Test Street',
    payment_offer: 45.5,
    deadline: context.day(30),
  };
}

/** The form of a new offer. */
export function offerBody(context: Context): Fields {
  return {
    message: 'I would like to offer you this task.',
    message_type: 'offer',
    payment_amount: 42.5,
    deadline_date: context.day(20),
    terms_and_conditions: '',
    offer_details: 'Bring nothing.',
  };
}

function posted(purpose: string): Step {
  return {
    endpoint: createTask,
    name: `the task for ${purpose}`,
    id: 'task.id',
    source: async (context) => ({ as: 'client', body: await taskBody(context, purpose) }),
  };
}

function startedConversation(task: Step, as: 'worker' | 'outsider'): Step {
  return {
    endpoint: startConversation,
    name: `a conversation about ${task.name}`,
    id: 'conversation.id',
    source: async (context) => ({
      as,
      body: { task_id: await context.id(task), message: 'Hello, I can do this.' },
    }),
  };
}

/** @param previous the step that closes the previous offer on the task */
function sentOffer(conversation: Step, name: string, previous = conversation): Step {
  const source = after(previous, about('client', conversation, offerBody));
  return { endpoint: sendMessage, name, id: 'message.offer.id', source };
}

/** @param previous the transition before */
function transitioned(by: OfferTransition, offer: Step, name: string, previous = offer): Step {
  const { actor } = OFFER_PROCESS[by];
  const body = takesMessage(by) ? { response_message: ' My answer. ' } : undefined;
  const source = after(previous, about(actor, offer, body));
  return { endpoint: TRANSITION_CALLS[by], name, id: 'offer.id', source };
}

/** Whether a transition posts the user's message in the chat. */
export function takesMessage(by: OfferTransition): boolean {
  return OFFER_PROCESS[by].asks?.kind === 'message';
}

/** An offer that is completed. */
export const work = posted('the full lifecycle');
export const workConversation = startedConversation(work, 'worker');
export const workOffer = sentOffer(workConversation, 'a pending offer');
export const workAccepted = transitioned('accept', workOffer, 'the accepted offer');
export const workStarted = transitioned('start', workOffer, 'the started offer', workAccepted);
export const workCompleted = transitioned(
  'complete',
  workOffer,
  'the completed offer',
  workStarted,
);
export const workersReview = reviewed('worker', 5, () => '   ');
export const clientsReview = reviewed('client', 4, ({ runId }) => ` A review of ${runId}. `);

/** Consecutive offers on one task, which are declined or cancelled. */
export const ended = posted('declined and cancelled offers');
export const endedConversation = startedConversation(ended, 'worker');
export const firstOffer = sentOffer(endedConversation, 'an offer to decline');
export const declined = transitioned('decline', firstOffer, 'the declined offer');
export const secondOffer = sentOffer(endedConversation, 'an offer after a declined one', declined);
export const cancelled = transitioned('cancel', secondOffer, 'the cancelled offer');
export const thirdOffer = sentOffer(endedConversation, 'an offer after a cancelled one', cancelled);
export const thirdAccepted = transitioned('accept', thirdOffer, 'an accepted offer to cancel');
export const thirdCancelled = transitioned(
  'cancel',
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
  'accept',
  raceOffer,
  'the offer that the first worker accepted',
);
export const raceCancelled: Step = {
  endpoint: cancelTask,
  name: 'the cancelled task',
  id: 'task.id',
  source: about('client', race),
};

/** A task that is booked without an offer, and one with an offer that the booking accepts. */
export const booking = posted('the booking');
export const booked = bookedTask(booking, 'the booked task');
export const offered = posted('the booking of an offer');
export const offeredOffer = sentOffer(startedConversation(offered, 'worker'), 'an offer to book');
export const offeredBooked = bookedTask(offered, 'the booked offer', offeredOffer);

/** A task that is deleted while it has an open offer. */
export const deleted = posted('the deletion');
export const deletedOffer = sentOffer(
  startedConversation(deleted, 'worker'),
  'an offer on the task to delete',
);

function bookedTask(task: Step, name: string, previous = task): Step {
  return {
    endpoint: bookTask,
    name,
    id: 'task.id',
    source: after(previous, about('worker', task)),
  };
}

function reviewed(
  as: 'client' | 'worker',
  rating: number,
  textOf: (context: Context) => string,
): Step {
  return {
    endpoint: createReview,
    name: `the ${as}'s review`,
    id: 'data.id',
    source: after(workCompleted, async (context) => ({
      as,
      body: { task_offer_id: await context.id(workOffer), rating, review_text: textOf(context) },
    })),
  };
}
