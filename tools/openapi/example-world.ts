import { openScenario, scenario } from '#mocks/scenarios/scenario.ts';
import { people } from '#mocks/fixtures/accounts.ts';
import { neighborhood } from '#mocks/scenarios/seeds.ts';
import { createSteppedClock } from '#mocks/clock/stepped-clock.ts';
import type { World } from '#mocks/db/world.ts';
import { messageFixture } from '#mocks/fixtures/messages.ts';
import { offerFixture } from '#mocks/fixtures/offers.ts';
import { taskFixture } from '#mocks/fixtures/tasks.ts';
import { OTP_RESEND_MS } from '#src/domain/otp.ts';

/** Opens a small, deterministic world. Each example uses a new one. */
export function openExampleWorld() {
  const clock = createSteppedClock();
  const { world } = openScenario(
    scenario({ id: 'api-examples', title: 'Examples', at: '/', seed: neighborhood }),
    clock,
  );
  const ids = addRows(world);
  // A new one-time code can be requested by now, and the sent one is still valid.
  clock.advance(2 * OTP_RESEND_MS);
  return { world, clock, ids };
}

/** Adds what the neighborhood has not: a pending offer with its message, and a review. */
function addRows(world: World) {
  const client = people.client.id;
  const worker = people.worker.id;
  const offerIn = (status: string) => first(world.offers.all(), (row) => row.status === status);
  const openTask = first(world.tasks.all(), (row) => row.status === 'available');
  const freshTask = world.tasks.insert(
    taskFixture(world, { id: world.tasks.nextId, client_id: client }),
  );
  const pendingOffer = world.offers.insert(
    offerFixture(world, { id: world.offers.nextId, task_id: openTask.id, worker_id: worker }),
  );
  const conversation = world.conversations.insert({
    id: world.conversations.nextId,
    task_id: openTask.id,
    client_id: client,
    worker_id: worker,
  });
  world.messages.insert(
    messageFixture(world, {
      id: world.messages.nextId,
      conversation_id: conversation.id,
      recipient_id: worker,
      message: 'Would you take it for this price?',
      message_type: 'offer',
      offer_id: pendingOffer.id,
    }),
  );
  const completedOffer = offerIn('completed');
  const review = world.reviews.insert({
    id: world.reviews.nextId,
    task_offer_id: completedOffer.id,
    rating: 5,
    review_text: 'On time, careful, and left the place tidy.',
    created_at: world.now(),
    reviewer_id: client,
    reviewed_user_id: worker,
  });
  return {
    client,
    worker,
    /** An available task. */
    openTask: openTask.id,
    /** A task of the client without offers. */
    freshTask: freshTask.id,
    conversation: conversation.id,
    pendingOffer: pendingOffer.id,
    acceptedOffer: offerIn('accepted').id,
    startedOffer: offerIn('in_progress').id,
    /** Reviewed by the client, not yet by the worker. */
    completedOffer: completedOffer.id,
    review: review.id,
    /** The one-time code of the unverified account. */
    code: first(world.codes.all(), (row) => row.user_id === people.unverified.id).code,
  };
}

function first<Row>(rows: readonly Row[], predicate: (row: Row) => boolean): Row {
  const row = rows.find(predicate);
  if (row === undefined) throw new Error('The neighborhood has no row that the examples need.');
  return row;
}
