import { TRANSITION_CALLS } from '#src/contract/offers.ts';
import { OFFER_PROCESS, type OfferTransition } from '#src/domain/offer-process.ts';
import { client, nobody, Step, worker, type Context } from '../context.ts';

// Calls that checks depend on, and what they create.

function signedIn(as: 'client' | 'worker'): Step {
  const body = ({ accounts }: Context) => ({ ...accounts[as], remember: false });
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

/** @param after the step that closes the previous offer on the task */
function sentOffer(conversation: Step, name: string, after = conversation): Step {
  const given = client(conversation, offerForm, after);
  return new Step('messages.send', name, 'message.offer.id', given);
}

/** @param after the transition before */
function changed(by: OfferTransition, offer: Step, name: string, after = offer): Step {
  const as = OFFER_PROCESS[by].actor;
  const body = takesMessage(by) ? { response_message: ' My answer. ' } : undefined;
  return new Step(TRANSITION_CALLS[by].name, name, 'offer.id', { as, id: offer, body, after });
}

/** Whether a transition posts the user's message in the chat. */
export function takesMessage(by: OfferTransition): boolean {
  return OFFER_PROCESS[by].asks?.kind === 'message';
}

function bookedTask(task: Step, name: string, after = task): Step {
  return new Step('tasks.book', name, 'task.id', worker(task, undefined, after));
}

/** The text of the client's review. */
export const reviewText = ({ runId }: Context) => `A review of ${runId}.`;

function reviewed(as: 'client' | 'worker', rating: number, review_text: unknown): Step {
  const body = { task_offer_id: workOffer, rating, review_text };
  const given = { as, body, after: workCompleted };
  return new Step('reviews.create', `the ${as}'s review`, 'data.id', given);
}

/** An offer that is completed. */
export const work = posted('the full lifecycle');
export const workConversation = startedConversation(work, 'worker');
export const workOffer = sentOffer(workConversation, 'a pending offer');
export const workAccepted = changed('accept', workOffer, 'the accepted offer');
export const workStarted = changed('start', workOffer, 'the started offer', workAccepted);
export const workCompleted = changed('complete', workOffer, 'the completed offer', workStarted);
export const workersReview = reviewed('worker', 5, '   ');
export const clientsReview = reviewed(
  'client',
  4,
  (context: Context) => ` ${reviewText(context)} `,
);

/** Consecutive offers on one task, which are declined or cancelled. */
export const ended = posted('declined and cancelled offers');
export const endedConversation = startedConversation(ended, 'worker');
export const firstOffer = sentOffer(endedConversation, 'an offer to decline');
export const declined = changed('decline', firstOffer, 'the declined offer');
export const secondOffer = sentOffer(endedConversation, 'an offer after a declined one', declined);
export const cancelled = changed('cancel', secondOffer, 'the cancelled offer');
export const thirdOffer = sentOffer(endedConversation, 'an offer after a cancelled one', cancelled);
export const thirdAccepted = changed('accept', thirdOffer, 'an accepted offer to cancel');
export const thirdCancelled = changed(
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
export const raceAccepted = changed(
  'accept',
  raceOffer,
  'the offer that the first worker accepted',
);
export const raceCancelled = new Step('tasks.cancel', 'a cancelled task', 'task.id', client(race));

/** A task that is booked without an offer, and one with an offer that the booking accepts. */
export const booking = posted('the booking');
export const booked = bookedTask(booking, 'the booked task');
export const offered = posted('the booking of an offer');
export const offeredOffer = sentOffer(startedConversation(offered, 'worker'), 'an offer to book');
export const offeredBooked = bookedTask(offered, 'the booked offer', offeredOffer);

/** A task that is deleted while it has an open offer. */
export const deleted = posted('the deletion');
export const deletedConversation = startedConversation(deleted, 'worker');
export const deletedOffer = sentOffer(deletedConversation, 'an offer on the task to delete');
