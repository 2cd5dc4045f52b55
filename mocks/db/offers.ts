import type { OfferForm } from '#src/domain/offer-form.ts';
import {
  isLive,
  canTransition,
  OFFER_TRANSITIONS,
  PAYMENT,
  type OfferTransition,
  type OfferMessageType,
  type OfferRole,
  type TransitionEffect,
} from '#src/domain/offer-machine.ts';
import { OFFER_STATUSES, type OfferStatus } from '#src/domain/offer.ts';
import { taskStatusAfter } from '#src/domain/task-machine.ts';
import { Problem } from '../problem.ts';
import {
  appendMessage,
  conversationAbout,
  findConversation,
  latestMessage,
  ownConversation,
} from './conversations.ts';
import { moment } from './moment.ts';
import { assertAvailable, setTaskStatus } from './posted-tasks.ts';
import type { MessageRow, OfferRow } from './rows.ts';
import type { World } from './world.ts';

/** What the chat says when nobody has put it in words of their own. */
const DEFAULT_TEXTS: Readonly<Record<OfferMessageType, string>> = {
  offer_accepted: 'I accept your offer.',
  offer_declined: 'Thank you, but I cannot take this offer.',
  offer_started: 'I have started the work.',
  offer_completed: 'The work is completed.',
  offer_paid: 'Your work has been paid.',
};

/** What an offer goes through by each transition, as texts say it. */
const PARTICIPLES: Readonly<Record<OfferTransition, string>> = {
  accept: 'accepted',
  decline: 'declined',
  cancel: 'cancelled',
  start: 'started',
  complete: 'completed',
};

/** The client of an offer: its task's. */
export function clientOf(world: World, offer: OfferRow): number {
  return world.tasks.findOrThrow(offer.task_id).client_id;
}

/**
 * An offer that somebody is a side of, and which side.
 *
 * @throws Problem 404 when there is none, 403 for anybody else
 */
export function ownOffer(
  world: World,
  id: number,
  viewer: number,
): { offer: OfferRow; role: OfferRole } {
  const offer = world.offers.findOrThrow(id);
  if (viewer === offer.worker_id) return { offer, role: 'worker' };
  if (viewer === clientOf(world, offer)) return { offer, role: 'client' };
  throw Problem.forbidden('This offer is between other people.');
}

/**
 * The client of a conversation sends its worker an offer, as a message of the chat.
 *
 * @throws Problem 404 without such a conversation, 403 for anybody but its client, 409 while
 * another offer to the worker is open or when the task can no longer be taken
 */
export function sendOffer(
  world: World,
  conversationId: number,
  viewer: number,
  form: OfferForm,
): MessageRow {
  const conversation = ownConversation(world, conversationId, viewer);
  const { client_id, task_id, worker_id } = conversation;
  if (viewer !== client_id) throw Problem.forbidden('Only the client of a task sends offers.');
  if (liveOffer(world, task_id, worker_id)) {
    throw Problem.conflict('There is an open offer to this worker already.');
  }
  const task = world.tasks.findOrThrow(task_id);
  assertAvailable(task);
  const { message, ...terms } = form;
  return inOneMoment(world, task_id, worker_id, task.created_at, () => {
    const offer = insertOffer(world, task_id, worker_id, terms);
    return appendMessage(world, conversation, viewer, {
      message,
      message_type: 'offer',
      offer_id: offer.id,
    });
  });
}

/**
 * Applies a transition to an offer: stamps it, updates the status of its task and, unless the offer
 * is cancelled, posts a message in the chat.
 *
 * @param text the chat message; a default text when it is empty
 * @throws Problem 404 without such an offer, 403 for whoever may never make the transition, 409 when the
 * state of the offer or of its task forbids it
 */
export function transitionOffer(
  world: World,
  id: number,
  viewer: number,
  transition: OfferTransition,
  text = '',
): OfferRow {
  const { offer, role } = ownOffer(world, id, viewer);
  if (!OFFER_STATUSES.some((status) => canTransition(status, role, transition))) {
    const actor = role === 'client' ? 'worker' : 'client';
    throw Problem.forbidden(`Only the ${actor} of an offer can ${transition} it.`);
  }
  if (!canTransition(offer.status, role, transition))
    throw Problem.conflict(refusal(offer.status, transition));
  if (transition === 'accept') assertAvailable(world.tasks.findOrThrow(offer.task_id));
  return applyEffect(world, offer, viewer, OFFER_TRANSITIONS[transition], text);
}

/** Cancels every offer on a task that its client can still take back. */
export function cancelOpenOffers(world: World, taskId: number): void {
  for (const offer of world.offers.by('task_id', taskId)) {
    if (canTransition(offer.status, 'client', 'cancel')) {
      transitionOffer(world, offer.id, clientOf(world, offer), 'cancel');
    }
  }
}

/**
 * A worker takes a task on its client's own terms, without waiting for an offer: an open offer to
 * them is accepted, else one at the task's price and deadline is made and accepted at once. So a
 * booked task always has its accepted offer, and goes on like any other.
 *
 * @throws Problem 409 when the task can no longer be taken
 */
export function bookOffer(world: World, taskId: number, workerId: number): OfferRow {
  const task = world.tasks.findOrThrow(taskId);
  assertAvailable(task);
  const offer =
    liveOffer(world, taskId, workerId) ??
    inOneMoment(world, taskId, workerId, task.created_at, () =>
      insertOffer(world, taskId, workerId, {
        payment_amount: task.payment_offer,
        deadline_date: task.deadline,
      }),
    );
  return transitionOffer(world, offer.id, workerId, 'accept', 'I have booked your task.');
}

/**
 * The client has paid for completed work. No call does this: payment is handled elsewhere, so only
 * scenarios and the workbench pull this lever.
 *
 * @param text the chat message; a default text when it is empty
 * @throws Problem 404 without such an offer, 409 unless it is completed
 */
export function markAsPaid(world: World, id: number, text = ''): OfferRow {
  const offer = world.offers.findOrThrow(id);
  if (offer.status !== PAYMENT.from) {
    throw Problem.conflict(`This offer is ${wordOf(offer.status)}, so it cannot be paid.`);
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
    accepted_at: null,
    in_progress_at: null,
    completed_at: null,
    paid_at: null,
    declined_at: null,
    cancelled_at: null,
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
  return inOneMoment(world, task_id, worker_id, offer.updated_at, () => {
    const at = world.now();
    const updated = world.offers.update(id, { status: to, [stamp]: at, updated_at: at });
    const taskStatus = taskStatusAfter(to, offer.status === 'accepted');
    if (taskStatus) setTaskStatus(world, task_id, taskStatus);
    if (message) postNews(world, updated, actor, message, text);
    return updated;
  });
}

/**
 * Runs a change of an offer so that its stamp and its message carry the same moment, which lies
 * neither before the last change nor before the last message.
 */
function inOneMoment<Result>(
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

/** Says in the chat of both sides what has become of an offer. */
function postNews(
  world: World,
  offer: OfferRow,
  senderId: number,
  message_type: OfferMessageType,
  text: string,
): void {
  const conversation = conversationAbout(world, offer.task_id, offer.worker_id);
  const message = text.trim() || DEFAULT_TEXTS[message_type];
  appendMessage(world, conversation, senderId, { message, message_type, offer_id: offer.id });
}

function refusal(status: OfferStatus, transition: OfferTransition): string {
  if (OFFER_TRANSITIONS[transition].to === status)
    return `This offer is ${wordOf(status)} already.`;
  return `This offer is ${wordOf(status)}, so it cannot be ${PARTICIPLES[transition]}.`;
}

function wordOf(status: OfferStatus): string {
  return status.replace('_', ' ');
}
