import type { OfferForm } from '#src/domain/offer-form.ts';
import { cleanText } from '#src/domain/typed-text.ts';
import { isLive } from '#src/domain/offer-machine.ts';
import {
  canTransition,
  OFFER_PROCESS,
  PAYMENT,
  type OfferTransition,
  type OfferMessageType,
  type OfferRole,
  type TransitionEffect,
} from '#src/domain/offer-process.ts';
import type { OfferStatus } from '#src/domain/offer.ts';
import { taskStatusAfter } from '#src/domain/task-machine.ts';
import { Problem } from './problem.ts';
import {
  appendMessage,
  conversationAbout,
  findConversation,
  latestMessage,
  ownConversation,
} from './conversations.ts';
import { moment } from './moment.ts';
import { assertAvailable, setTaskStatus } from './posted-tasks.ts';
import { TABLES, type MessageRow, type OfferRow } from './tables.ts';
import { statusWord } from './status-word.ts';
import type { World } from './world.ts';

/** The default texts of chat messages. */
const DEFAULT_TEXTS: Readonly<Record<OfferMessageType, string>> = {
  offer_accepted: 'Happy to help. See you then!',
  offer_declined: "Thanks, but I can't take this on.",
  offer_started: "I've started the work.",
  offer_completed: 'The work is done.',
  offer_paid: "I've paid for the work.",
};

/** The id of an offer's client: the client of its task. */
export function clientOf(world: World, offer: OfferRow): number {
  return world.tasks.findOrThrow(offer.task_id).client_id;
}

/** The offers on a client's tasks. Includes deleted tasks, whose payments still count. */
export function offersOfClient(world: World, clientId: number): OfferRow[] {
  const tasks = world.tasks.by('client_id', clientId);
  return tasks.flatMap((task) => world.offers.by('task_id', task.id));
}

/** The offers of a user as client or worker. */
export function offersOf(world: World, userId: number): OfferRow[] {
  return [...offersOfClient(world, userId), ...world.offers.by('worker_id', userId)];
}

/**
 * Finds an offer and the viewer's role in it.
 *
 * @throws Problem 404 for an unknown offer, 403 when the viewer has no role in it
 */
export function ownOffer(
  world: World,
  id: number,
  viewer: number,
): { offer: OfferRow; role: OfferRole } {
  const offer = world.offers.findOrThrow(id);
  if (viewer === offer.worker_id) return { offer, role: 'worker' };
  if (viewer === clientOf(world, offer)) return { offer, role: 'client' };
  throw Problem.forbidden("You don't have access to this offer.");
}

/**
 * Sends an offer from the client of a conversation to its worker, as a chat message.
 *
 * @throws Problem 404 for an unknown conversation, 403 unless the viewer is its client, 409 while
 * another offer to the worker is live or when the task is no longer available
 */
export function sendOffer(
  world: World,
  conversationId: number,
  viewer: number,
  form: OfferForm,
): MessageRow {
  const conversation = ownConversation(world, conversationId, viewer);
  const { client_id, task_id, worker_id } = conversation;
  if (viewer !== client_id)
    throw Problem.forbidden('Only the client can send offers for this task.');
  if (liveOffer(world, task_id, worker_id)) {
    throw Problem.conflict('This worker already has an open offer for this task.');
  }
  const task = world.tasks.findOrThrow(task_id);
  assertAvailable(task);
  const { message, ...terms } = form;
  return withSharedTimestamp(world, task_id, worker_id, task.created_at, () => {
    const offer = insertOffer(world, task_id, worker_id, terms);
    return appendMessage(world, conversation, viewer, {
      message,
      message_type: 'offer',
      offer_id: offer.id,
    });
  });
}

/**
 * Applies a transition to an offer: sets its timestamp, updates the status of its task and, except on
 * cancellation, posts a chat message.
 *
 * @param text the chat message; empty for the default text
 * @throws Problem 404 for an unknown offer, 403 when the viewer's role never allows the transition,
 * 409 when the status of the offer or its task does not
 */
export function transitionOffer(
  world: World,
  id: number,
  viewer: number,
  transition: OfferTransition,
  text = '',
): OfferRow {
  const { offer, role } = ownOffer(world, id, viewer);
  const row = OFFER_PROCESS[transition];
  const { actor } = row;
  if (role !== actor) {
    throw Problem.forbidden(`Only the ${actor} can ${transition} this offer.`);
  }
  if (!canTransition(offer.status, role, transition))
    throw Problem.conflict(conflictMessage(offer.status, transition));
  if (transition === 'accept') assertAvailable(world.tasks.findOrThrow(offer.task_id));
  return applyEffect(world, offer, viewer, row, text);
}

/** Cancels every offer on a task that its client can still cancel. */
export function cancelOpenOffers(world: World, taskId: number): void {
  for (const offer of world.offers.by('task_id', taskId)) {
    if (canTransition(offer.status, 'client', 'cancel')) {
      transitionOffer(world, offer.id, clientOf(world, offer), 'cancel');
    }
  }
}

/**
 * Books a task for a worker. Accepts the live offer to them; without one, creates and accepts an
 * offer at the task's price and deadline, so every booked task has an accepted offer.
 *
 * @throws Problem 409 when the task is no longer available
 */
export function bookOffer(world: World, taskId: number, workerId: number): OfferRow {
  const task = world.tasks.findOrThrow(taskId);
  assertAvailable(task);
  const offer =
    liveOffer(world, taskId, workerId) ??
    withSharedTimestamp(world, taskId, workerId, task.created_at, () =>
      insertOffer(world, taskId, workerId, {
        payment_amount: task.payment_offer,
        deadline_date: task.deadline,
      }),
    );
  return transitionOffer(world, offer.id, workerId, 'accept', "I've booked your task.");
}

/**
 * Marks a completed offer as paid. Payment happens outside the product, so no API call does this;
 * only scenarios and the workbench do.
 *
 * @param text the chat message; empty for the default text
 * @throws Problem 404 for an unknown offer, 409 unless it is completed
 */
export function markAsPaid(world: World, id: number, text = ''): OfferRow {
  const offer = world.offers.findOrThrow(id);
  if (offer.status !== PAYMENT.from) {
    throw Problem.conflict(
      `This offer is ${statusWord(offer.status)}, so it can't be marked as paid.`,
    );
  }
  return applyEffect(world, offer, clientOf(world, offer), PAYMENT, text);
}

function liveOffer(world: World, taskId: number, workerId: number): OfferRow | undefined {
  return world.offers
    .by('task_id', taskId)
    .find((offer) => offer.worker_id === workerId && isLive(offer.status));
}

function insertOffer(
  world: World,
  task_id: number,
  worker_id: number,
  terms: Omit<OfferForm, 'message'>,
): OfferRow {
  const created_at = world.now();
  return world.offers.insert({
    ...TABLES.offers.defaults({ created_at }),
    id: world.offers.nextId,
    task_id,
    worker_id,
    status: 'pending',
    payment_amount: terms.payment_amount,
    deadline_date: terms.deadline_date ?? null,
    offer_details: terms.offer_details || null,
    terms_and_conditions: terms.terms_and_conditions || null,
    created_at,
    updated_at: created_at,
  });
}

function applyEffect(
  world: World,
  offer: OfferRow,
  actor: number,
  { to, stamp, message }: TransitionEffect,
  text: string,
): OfferRow {
  const { id, task_id, worker_id } = offer;
  return withSharedTimestamp(world, task_id, worker_id, offer.updated_at, () => {
    const at = world.now();
    const updated = world.offers.update(id, { status: to, [stamp]: at, updated_at: at });
    const taskStatus = taskStatusAfter(to, offer.status === 'accepted');
    if (taskStatus) setTaskStatus(world, task_id, taskStatus);
    if (message) postMessage(world, updated, actor, message, text);
    return updated;
  });
}

/**
 * Runs a change of an offer with one timestamp for the offer and its chat message. The timestamp is
 * never before the last change or the last message.
 */
function withSharedTimestamp<Result>(
  world: World,
  taskId: number,
  workerId: number,
  lastChange: string,
  change: () => Result,
): Result {
  const conversation = findConversation(world, taskId, workerId);
  const latest = conversation && latestMessage(world, conversation.id);
  return world.at(Date.parse(moment(world, lastChange, latest?.created_at)), change);
}

/** Posts a change of an offer's status in the chat. */
function postMessage(
  world: World,
  offer: OfferRow,
  senderId: number,
  message_type: OfferMessageType,
  text: string,
): void {
  const conversation = conversationAbout(world, offer.task_id, offer.worker_id);
  const message = cleanText(text) || DEFAULT_TEXTS[message_type];
  appendMessage(world, conversation, senderId, { message, message_type, offer_id: offer.id });
}

function conflictMessage(status: OfferStatus, transition: OfferTransition): string {
  const { to, participle } = OFFER_PROCESS[transition];
  if (to === status) return `This offer is already ${statusWord(status)}.`;
  return `This offer is ${statusWord(status)}, so it can't be ${participle}.`;
}
