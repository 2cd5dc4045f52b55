import { TRANSITION_CALLS } from '#src/contract/offers.ts';
import { OFFER_PROCESS, type OfferTransition } from '#src/domain/offer-process.ts';
import { client, nobody, Step, worker, type Context } from '../context.ts';

// Calls that checks depend on, and what they create.

function signedIn(as: 'client' | 'worker'): Step {
  const body = ({ options }: Context) => ({ ...options[as], remember: false });
  return new Step('auth.login', `the ${as} signed in`, 'data.user.id', { as: 'nobody', body });
}

export const clientSignedIn = signedIn('client');
export const workerSignedIn = signedIn('worker');

const password = ({ runId }: Context) => `Passing-${runId}-2`;

/** The sign-up form of a new account, with an unused email address. */
export const newAccount = {
  first_name: 'Connie',
  last_name: 'Formance',
  email: ({ runId }: Context) => `conformance-${runId}@example.com`,
  password,
  password_confirmation: password,
  phone: '+1 (555) 010-0199',
  city: 'Portland',
};

/** Signs up a new account, which becomes the outsider. */
export const signedUp = new Step('auth.register', 'a new account', 'data.user.id', {
  as: 'nobody',
  body: {
    ...newAccount,
    first_name: ' Connie ',
    email: (context: Context) => newAccount.email(context).toUpperCase(),
  },
});

/** Verifies the email address of the new account. */
export const verified = new Step('auth.verify-email', 'the new account verified', 'data.user.id', {
  as: 'nobody',
  body: {
    otp: (context: Context) => context.code(),
    email: (context: Context) => ` ${newAccount.email(context).toUpperCase()}`,
  },
  after: signedUp,
});

/** Who makes calls. */
export const signIns = {
  client: clientSignedIn,
  worker: workerSignedIn,
  outsider: [verified, signedUp],
};

/** The task categories of the server. */
export const categories = new Step('tasks.categories', 'a category', 'categories.0.id', nobody());

/** The form of a new task. */
export const taskForm = (purpose: string) => ({
  task_category_id: categories,
  title: ({ runId }: Context) => `Conformance ${runId} ${purpose}`,
  description: 'Posted by a conformance check. No work is needed.',
  location: '1 Test Street',
  payment_offer: 45.5,
  deadline: (context: Context) => context.day(30),
});

/** The form of a new offer. */
export const offerForm = {
  message: 'I would like to offer you this task.',
  message_type: 'offer',
  payment_amount: 42.5,
  deadline_date: (context: Context) => context.day(20),
  terms_and_conditions: '',
  offer_details: 'Bring nothing.',
};

function posted(purpose: string): Step {
  const body = taskForm(purpose);
  return new Step('tasks.create', `the task for ${purpose}`, 'task.id', { as: 'client', body });
}

function startedConversation(task: Step, as: 'worker' | 'outsider'): Step {
  const body = { task_id: task, message: 'Hello, I can do this.' };
  const name = `a conversation about ${task.name}`;
  return new Step('messages.start', name, 'conversation.id', { as, body });
}

function sentOffer(conversation: Step, name: string, after = conversation): Step {
  const given = client(conversation, offerForm, after);
  return new Step('messages.send', name, 'message.offer.id', given);
}

/** An offer that passes some transitions, each with its step. */
export type Lifecycle = ReturnType<typeof lifecycle>;

/** @param after the step that closes the previous offer on the task */
function lifecycle(
  task: Step,
  conversation: Step,
  transitions: readonly OfferTransition[],
  after = conversation,
) {
  const name = `an offer to ${transitions.join(', ')}`;
  const offer = sentOffer(conversation, `${name} (pending)`, after);
  const passed: (readonly [OfferTransition, Step])[] = [];
  let last = offer;
  for (const by of transitions) {
    const { actor: as, to } = OFFER_PROCESS[by];
    const given = { as, id: offer, body: answerBody(by, ' My answer. '), after: last };
    last = new Step(TRANSITION_CALLS[by], `${name} (${to})`, 'offer.id', given);
    passed.push([by, last]);
  }
  return { task, conversation, offer, passed, last };
}

/** The body of a transition, which may have a message for the chat. */
export function answerBody(by: OfferTransition, response_message = '') {
  return OFFER_PROCESS[by].asks?.kind === 'message' ? { response_message } : undefined;
}

function bookedTask(task: Step, name: string, after = task): Step {
  return new Step('tasks.book', name, 'task.id', worker(task, undefined, after));
}

/** The text of the client's review. */
export const reviewText = ({ runId }: Context) => `A review of ${runId}.`;

function reviewed(as: 'client' | 'worker', rating: number, review_text: unknown): Step {
  const body = { task_offer_id: workOffer, rating, review_text };
  const given = { as, body, after: completed.last };
  return new Step('reviews.create', `the ${as}'s review`, 'data.id', given);
}

/** An offer that is completed, and reviewed by both sides. */
export const work = posted('the full lifecycle');
export const workConversation = startedConversation(work, 'worker');
export const completed = lifecycle(work, workConversation, ['accept', 'start', 'complete']);
export const workOffer = completed.offer;
export const workersReview = reviewed('worker', 5, '   ');
const typedText = (context: Context) => ` ${reviewText(context)} `;
export const clientsReview = reviewed('client', 4, typedText);

/** Consecutive offers on one task, which are declined or cancelled. */
export const ended = posted('declined and cancelled offers');
const endedConversation = startedConversation(ended, 'worker');
export const declined = lifecycle(ended, endedConversation, ['decline']);
export const cancelled = lifecycle(ended, endedConversation, ['cancel'], declined.last);
export const revoked = lifecycle(ended, endedConversation, ['accept', 'cancel'], cancelled.last);

/** Two workers and one task, which its client cancels in the end. */
export const race = posted('two workers');
export const won = lifecycle(race, startedConversation(race, 'worker'), ['accept']);
export const otherConversation = startedConversation(race, 'outsider');
export const otherOffer = sentOffer(otherConversation, 'an offer to the second worker');
export const raceCancelled = new Step('tasks.cancel', 'a cancelled task', 'task.id', client(race));

/** A task that is booked without an offer, and one with an offer that the booking accepts. */
export const booking = posted('the booking');
export const booked = bookedTask(booking, 'the booked task');
export const offered = posted('the booking of an offer');
export const offeredOffer = sentOffer(startedConversation(offered, 'worker'), 'an offer to book');
export const offeredBooked = bookedTask(offered, 'the booked offer', offeredOffer);

/** A task that is deleted while it has an open offer. */
export const deleted = posted('the deletion');
const deletedConversation = startedConversation(deleted, 'worker');
export const deletedOffer = sentOffer(deletedConversation, 'an offer on the task to delete');
