import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { Profile } from '#src/contract/reviews.ts';
import { Conversation, Message } from '#src/domain/message.ts';
import { Offer } from '#src/domain/offer.ts';
import { PendingReview, RatingStats, Review } from '#src/domain/review.ts';
import { Task } from '#src/domain/task.ts';
import { User } from '#src/domain/user.ts';
import { people } from '../fixtures/accounts.ts';
import { aConversation, aMessage } from './messages.ts';
import { anOffer } from './offers.ts';
import { aPendingReview, aProfile, aReview, someRatings } from './reviews.ts';
import { aTask } from './tasks.ts';
import { aUser } from './users.ts';

/** Each factory with its schema, and with something that the schema refuses. */
const factories: readonly (readonly [
  (given?: never) => unknown,
  z.ZodMiniType,
  refused: unknown,
  field: string,
])[] = [
  [anOffer, Offer, { task: { payment_offer: 'a lot' } }, 'expected number at task.payment_offer'],
  [aTask, Task, { client: { id: 'x' } }, 'expected number at client.id'],
  [aConversation, Conversation, { id: 1.5 }, 'expected int at id'],
  [aMessage, Message, { sender: null }, 'expected object at sender'],
  [aReview, Review, { rating: 7 }, 'expected at most 5 at rating'],
  [aPendingReview, PendingReview, { completed_at: 4 }, 'expected string at completed_at'],
  [someRatings, RatingStats, { total_reviews: null }, 'expected number at total_reviews'],
  [aProfile, Profile, { reviews: { data: {} } }, 'expected array at reviews.data'],
  [aUser, User, { id: 'x' }, 'expected number at id'],
];

describe.each(factories.map((row) => [row[0].name, ...row] as const))(
  '%s',
  (_, factory, schema, refused, field) => {
    it('makes what the contract sends, the same each time', () => {
      expect(schema.parse(factory())).toEqual(factory());
    });

    it('names itself and the field that the schema refuses, in one line', () => {
      expect(() => factory(refused as never)).toThrow(new Error(`${factory.name}: ${field}.`));
      const message = `${factory.name}: expected object at the whole.`;
      expect(() => factory(null as never)).toThrow(new Error(message));
    });
  },
);

it('replaces parts at any depth, and keeps the rest', () => {
  const offer = anOffer({ task: { title: 'Mow the lawn' }, deadline_date: null });
  const { task, deadline_date, ...rest } = anOffer();
  expect(deadline_date).not.toBeNull();
  expect(offer).toEqual({ ...rest, deadline_date: null, task: { ...task, title: 'Mow the lawn' } });
});

it('makes the seeded users by their ids', () => {
  expect(aUser({ id: people.sparse.id })).toMatchObject({ first_name: 'Sam', phone: null });
  expect(aUser({ id: 44 }).first_name).not.toBe('');
});

it('derives total and average from the numbers of stars', () => {
  const ratings = someRatings({ rating_breakdown: { '5_star': 2, '4_star': 1 } });
  expect(ratings).toMatchObject({ total_reviews: 3, average_rating: 4.67 });
});
