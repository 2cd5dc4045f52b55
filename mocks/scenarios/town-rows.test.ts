import { beforeAll, describe, expect, it } from 'vitest';
import { wireReview } from '../db/reviews.ts';
import { wireConversation, wireMessage, wireOffer, wireTask } from '../db/wire.ts';
import type { World } from '../db/world.ts';
import { finishedTasks } from '../fixtures/town/finished-tasks.ts';
import { townReviews } from '../fixtures/town/reviews.ts';
import { createSteppedClock } from '../clock/stepped-clock.ts';
import { demo } from './demo.ts';
import { openScenario } from './scenario.ts';

let world: World;
beforeAll(() => {
  ({ world } = openScenario(demo, createSteppedClock()));
});

const ms = (stamp: string | null | undefined) => Date.parse(stamp ?? '');

function twice<T>(values: readonly T[]): T[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

describe('the rows of the town', () => {
  it('can all be sent in responses', () => {
    for (const task of world.tasks.all()) wireTask(world, task, task.client_id);
    for (const offer of world.offers.all()) {
      const { client } = wireOffer(world, offer, offer.worker_id);
      expect(client.id).toBe(world.tasks.findOrThrow(offer.task_id).client_id);
    }
    for (const talk of world.conversations.all()) wireConversation(world, talk, talk.worker_id);
    for (const message of world.messages.all()) wireMessage(world, message, message.recipient_id);
    for (const review of world.reviews.all()) wireReview(world, review);
  });

  it('have users with unique names and emails', () => {
    const users = world.users.all();
    expect(twice(users.map(({ email }) => email))).toEqual([]);
    expect(twice(users.map((user) => `${user.first_name} ${user.last_name}`))).toEqual([]);
  });

  it('have at most one review per side of each finished task', () => {
    const finished = new Set(finishedTasks.map(({ id }) => id));
    expect(townReviews.filter(({ task }) => !finished.has(task))).toEqual([]);
    expect(twice(townReviews.map(({ task, from }) => `${task} ${from}`))).toEqual([]);
  });
});

describe('consistency', () => {
  it('no offer was sent after its task was taken', () => {
    for (const { task_id, created_at } of world.offers.all()) {
      for (const other of world.offers.by('task_id', task_id)) {
        if (other.accepted_at == null || other.status === 'cancelled') continue;
        expect(ms(created_at)).toBeLessThan(ms(other.accepted_at));
      }
    }
  });

  it('an offer has the price of its task, plus a raise for each declined one', () => {
    for (const offer of world.offers.all()) {
      const { payment_offer } = world.tasks.findOrThrow(offer.task_id);
      const earlier = world.offers
        .by('task_id', offer.task_id)
        .filter((row) => row.worker_id === offer.worker_id && row.id < offer.id);
      expect(earlier.every(({ status }) => status === 'declined')).toBe(true);
      expect(offer.payment_amount).toBe(payment_offer + earlier.length * 10);
    }
  });

  it('a task has more views than inquiries', () => {
    for (const task of world.tasks.all()) expect(task.views).toBeGreaterThan(task.inquiries);
  });
});
