import { beforeAll, describe, expect, it } from 'vitest';
import { isLive, isReviewable } from '#src/domain/offer-machine.ts';
import type { TaskStatus } from '#src/domain/task.ts';
import { wireReview } from '../db/reviews.ts';
import { wireConversation, wireMessage, wireOffer, wireTask } from '../db/wire.ts';
import type { World } from '../db/world.ts';
import { finishedTasks } from '../fixtures/town/finished-tasks.ts';
import { townReviews } from '../fixtures/town/reviews.ts';
import { createSteppedClock } from '../stepped-clock.ts';
import { demo } from './demo.ts';
import { openScenario } from './scenario.ts';

let world: World;
beforeAll(() => {
  ({ world } = openScenario(demo, createSteppedClock()));
});

/** What a task is by its taken offer; without one it is in one of the others. */
const TAKEN: Readonly<Record<string, TaskStatus>> = {
  accepted: 'booked',
  in_progress: 'in_progress',
  completed: 'completed',
  paid: 'completed',
};
const FREE: readonly TaskStatus[] = ['available', 'cancelled', 'inactive'];

const ms = (stamp: string | null | undefined) => Date.parse(stamp ?? '');

function twice<T>(values: readonly T[]): T[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

describe('every id leads to a row', () => {
  it('of people, tasks, offers and conversations', () => {
    for (const task of world.tasks.all()) world.users.findOrThrow(task.client_id);
    for (const offer of world.offers.all()) {
      world.tasks.findOrThrow(offer.task_id);
      world.users.findOrThrow(offer.worker_id);
    }
    for (const talk of world.conversations.all()) {
      expect(talk.client_id).toBe(world.tasks.findOrThrow(talk.task_id).client_id);
      world.users.findOrThrow(talk.worker_id);
    }
    for (const message of world.messages.all()) {
      const talk = world.conversations.findOrThrow(message.conversation_id);
      const sides = new Set([talk.client_id, talk.worker_id]);
      expect(new Set([message.sender_id, message.recipient_id])).toEqual(sides);
      if (message.offer_id === null) continue;
      const offer = world.offers.findOrThrow(message.offer_id);
      expect([offer.task_id, offer.worker_id]).toEqual([talk.task_id, talk.worker_id]);
    }
  });

  it('and every row goes on the wire', () => {
    for (const task of world.tasks.all()) wireTask(world, task, task.client_id);
    for (const offer of world.offers.all()) {
      const { client } = wireOffer(world, offer, offer.worker_id);
      expect(client.id).toBe(world.tasks.findOrThrow(offer.task_id).client_id);
    }
    for (const talk of world.conversations.all()) wireConversation(world, talk, talk.worker_id);
    for (const message of world.messages.all()) wireMessage(world, message, message.recipient_id);
    for (const review of world.reviews.all()) wireReview(world, review);
  });

  it('and nobody has business with themselves', () => {
    for (const { task_id, worker_id } of world.offers.all()) {
      expect(world.tasks.findOrThrow(task_id).client_id).not.toBe(worker_id);
    }
    for (const { client_id, worker_id } of world.conversations.all()) {
      expect(client_id).not.toBe(worker_id);
    }
  });

  it('and all people have names and addresses of their own', () => {
    const users = world.users.all();
    expect(twice(users.map(({ email }) => email))).toEqual([]);
    expect(twice(users.map((user) => `${user.first_name} ${user.last_name}`))).toEqual([]);
  });

  it('and every review of the list is about a finished task, once for each side', () => {
    const finished = new Set(finishedTasks.map(({ id }) => id));
    expect(townReviews.filter(({ task }) => !finished.has(task))).toEqual([]);
    expect(twice(townReviews.map(({ task, from }) => `${task} ${from}`))).toEqual([]);
  });
});

describe('what belongs together', () => {
  it('a task has one taken offer at most, and the status that goes with it', () => {
    for (const task of world.tasks.all()) {
      const offers = world.offers.by('task_id', task.id);
      const taken = offers.filter((row) => row.accepted_at != null && row.cancelled_at == null);
      const expected = taken[0] ? [TAKEN[taken[0].status]] : FREE;
      expect(taken.length, `task ${task.id}`).toBeLessThanOrEqual(1);
      expect(expected, `task ${task.id}`).toContain(task.status);
    }
  });

  it('a task has one live offer to a worker at most, and none once it was called off', () => {
    for (const task of world.tasks.all()) {
      const live = world.offers.by('task_id', task.id).filter(({ status }) => isLive(status));
      expect(twice(live.map(({ worker_id }) => worker_id))).toEqual([]);
      if (task.status === 'cancelled') expect(live).toEqual([]);
    }
  });

  it('no offer was made for a task that was taken already', () => {
    for (const { task_id, created_at } of world.offers.all()) {
      for (const other of world.offers.by('task_id', task_id)) {
        if (other.accepted_at == null || other.status === 'cancelled') continue;
        expect(ms(created_at)).toBeLessThan(ms(other.accepted_at));
      }
    }
  });

  it('every offer was sent and answered in a conversation', () => {
    const moved = {
      offer: 'created_at',
      offer_accepted: 'accepted_at',
      offer_declined: 'declined_at',
      offer_started: 'in_progress_at',
      offer_completed: 'completed_at',
      offer_paid: 'paid_at',
    } as const;
    for (const offer of world.offers.all()) {
      const said = world.messages.all().filter(({ offer_id }) => offer_id === offer.id);
      for (const [type, stamp] of Object.entries(moved)) {
        const message = said.find(({ message_type }) => message_type === type);
        expect(message?.created_at ?? null, `${type} of offer ${offer.id}`).toBe(offer[stamp]);
      }
    }
  });

  it('an offer pays what the task does, or more after it was declined', () => {
    for (const offer of world.offers.all()) {
      const { payment_offer } = world.tasks.findOrThrow(offer.task_id);
      const earlier = world.offers
        .by('task_id', offer.task_id)
        .filter((row) => row.worker_id === offer.worker_id && row.id < offer.id);
      expect(earlier.every(({ status }) => status === 'declined')).toBe(true);
      expect(offer.payment_amount).toBe(payment_offer + earlier.length * 10);
    }
  });

  it('a task counts the talks about it', () => {
    for (const task of world.tasks.all()) {
      expect(task.inquiries).toBe(world.conversations.by('task_id', task.id).length);
      expect(task.views).toBeGreaterThan(task.inquiries);
    }
  });

  it('reviews are of done work, between its two sides, one by each', () => {
    for (const review of world.reviews.all()) {
      const offer = world.offers.findOrThrow(review.task_offer_id);
      const { client_id } = world.tasks.findOrThrow(offer.task_id);
      expect(isReviewable(offer.status)).toBe(true);
      const sides = new Set([client_id, offer.worker_id]);
      expect(new Set([review.reviewer_id, review.reviewed_user_id])).toEqual(sides);
      expect(ms(review.created_at)).toBeGreaterThan(ms(offer.completed_at));
    }
    const sides = world.reviews.all().map((row) => `${row.task_offer_id} ${row.reviewer_id}`);
    expect(twice(sides)).toEqual([]);
  });
});
