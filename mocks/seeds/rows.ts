import type { OfferForm } from '#src/domain/offer-form.ts';
import type { OfferStatus } from '#src/domain/offer.ts';
import { DAY_MS, dayAfter, HOUR_MS } from '#src/domain/dates.ts';
import { TaskFields } from '#src/domain/task-form.ts';
import { markRead, startConversation } from '../db/conversations.ts';
import { sendOffer } from '../db/offers.ts';
import { writeReview } from '../db/reviews.ts';
import type { OfferRow, ReviewRow, TaskRow } from '../db/tables.ts';
import { postTask } from '../db/tasks.ts';
import type { World } from '../db/world.ts';
import { offerFixture } from '../fixtures/offers.ts';
import { reviewFixture } from '../fixtures/reviews.ts';
import { taskFixture } from '../fixtures/tasks.ts';
import { playTo } from './play.ts';

/** The columns of a task, except those that its events set. */
export type TaskSeed = {
  readonly id: number;
  readonly client_id: number;
  /** Days since it was posted, instead of `created_at`. */
  readonly daysAgo?: number;
  /** Days until the deadline, negative when it has passed, instead of `deadline`. */
  readonly due?: number | undefined;
} & Partial<
  Omit<TaskRow, 'id' | 'client_id' | 'status' | 'updated_at' | 'inquiries' | 'deleted_at'>
>;

/**
 * Posts a task as its client, with the fixture's values as defaults.
 *
 * @throws Problem 422 when the task form rejects it
 * @example seedTask(world, { id: 12, client_id: people.client.id, daysAgo: 4, due: 6 })
 */
export function seedTask(world: World, { daysAgo, due, ...given }: TaskSeed): TaskRow {
  const row = taskFixture(world, {
    ...createdAgo(world, daysAgo),
    ...(due === undefined ? {} : { deadline: dayAfter(world.clock.now(), due) }),
    ...given,
  });
  return world.at(Date.parse(row.created_at), () => {
    world.tasks.nextId = row.id;
    const { id } = postTask(world, row.client_id, TaskFields.parse(row));
    // Columns that are not in the form, and the view count.
    const { views, requirements, equipment_needed, estimated_hours, duration, area } = row;
    const rest = { views, requirements, equipment_needed, estimated_hours, duration, area };
    return world.tasks.update(id, rest);
  });
}

/** An offer and the messages before it. */
export interface OfferSeed extends Partial<OfferForm> {
  readonly id: number;
  readonly task_id: number;
  readonly worker_id: number;
  /** Its status; pending by default. */
  readonly status?: OfferStatus;
  /** When it was sent; by default six hours after its task was posted. */
  readonly created_at?: string;
  /** The worker's first message. */
  readonly opener?: string;
}

/** Time between the worker's first message and the offer. The client reads it halfway. */
const TALK_MS = 2 * HOUR_MS;

/**
 * Starts a conversation, sends an offer, by default at its task's price and deadline, and takes it to
 * its status by the shortest path. All messages are read.
 *
 * @throws Problem when the handlers would reject a step
 * @example seedOffer(world, { id: 12, task_id: 12, worker_id: people.worker.id, status: 'accepted' })
 */
export function seedOffer(world: World, given: OfferSeed): OfferRow {
  const { message = "Yes, it is! Here's my offer.", opener, status = 'pending', ...rest } = given;
  const offer = offerFixture(world, rest);
  const { client_id, created_at } = world.tasks.findOrThrow(offer.task_id);
  const sent = Date.parse(offer.created_at);
  const begun = Math.max(Date.parse(created_at), sent - TALK_MS);

  const { conversation_id } = world.at(begun, () =>
    startConversation(world, offer.task_id, offer.worker_id, opener ?? 'Hi, is this still open?'),
  );
  world.at((begun + sent) / 2, () => markRead(world, conversation_id, client_id));
  world.at(sent, () => {
    world.offers.nextId = offer.id;
    sendOffer(world, conversation_id, client_id, { ...offer, message });
    markRead(world, conversation_id, offer.worker_id);
  });
  return playTo(world, offer.id, status);
}

/** The columns of a review. The reviewed user follows from the reviewer. */
export type ReviewSeed = Pick<ReviewRow, 'task_offer_id' | 'reviewer_id'> &
  Partial<Omit<ReviewRow, 'reviewed_user_id' | 'created_at'>> & { readonly daysAgo?: number };

/**
 * Writes a review of a completed offer, with the fixture's rating and text as defaults.
 *
 * @throws Problem when the handlers would reject it
 * @example seedReview(world, { task_offer_id: 12, reviewer_id: people.client.id, rating: 5 })
 */
export function seedReview(world: World, { daysAgo, ...given }: ReviewSeed): ReviewRow {
  const id = world.reviews.nextId;
  const row = reviewFixture(world, { id, ...createdAgo(world, daysAgo), ...given });
  return world.at(Date.parse(row.created_at), () => {
    world.reviews.nextId = row.id;
    return writeReview(world, row.task_offer_id, row.reviewer_id, row);
  });
}

function createdAgo(world: World, days: number | undefined): { created_at?: string } {
  if (days === undefined) return {};
  return { created_at: new Date(world.clock.now() - days * DAY_MS).toISOString() };
}
