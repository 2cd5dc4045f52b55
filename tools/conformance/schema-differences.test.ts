import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { listMessages } from '#src/contract/messages.ts';
import { getOffer, listOffers } from '#src/contract/offers.ts';
import { listReviews } from '#src/contract/reviews.ts';
import { listCategories } from '#src/contract/tasks.ts';
import { Day, Id, maybe, Timestamp } from '#src/domain/primitives.ts';
import { schemaDifferences } from './schema-differences.ts';

const Row = z.object({
  id: Id,
  name: z.string(),
  kind: z.enum(['a', 'b']),
  day: maybe(Day),
  at: Timestamp,
});
const Answer = z.object({ rows: z.array(Row), total: z.number() });
const row = { id: 1, name: 'x', kind: 'a', day: null, at: '2026-03-14T10:00:00Z' };
const of = (...rows: unknown[]) => schemaDifferences(Answer, { rows, total: 1 });

it('accepts a body that fits', () => {
  const { day: _, ...without } = row;
  expect(of(row, without, { ...row, more: 1, at: '2026-03-14T11:00:00.123456+01:00' })).toEqual([]);
});

it.each([
  ['name', 7, 'rows.0.name: expected string, got number 7'],
  ['name', null, 'rows.0.name: expected string, got null'],
  ['name', undefined, 'rows.0.name: expected string, got nothing'],
  ['name', ['x'], 'rows.0.name: expected string, got an array of 1'],
  ['name', { first: 'x' }, 'rows.0.name: expected string, got an object with first'],
  ['id', '1', 'rows.0.id: expected number, got string "1"'],
  ['id', 1.5, 'rows.0.id: expected int, got number 1.5'],
  ['id', 0, 'rows.0.id: expected more than 0, got number 0'],
  ['kind', 'c', 'rows.0.kind: expected one of "a", "b", got string "c"'],
  ['day', '14.3.2026', 'rows.0.day: expected a date, YYYY-MM-DD, got string "14.3.2026"'],
  ['at', '2026-03-14', 'rows.0.at: expected an ISO 8601 datetime, got string "2026-03-14"'],
])('reports what is expected for %s: %j', (field, value, line) => {
  expect(of({ ...row, [field]: value })).toEqual([line]);
});

it('reports a value that the product reads as unknown', () => {
  const offer = {
    id: 1,
    status: 'archived',
    payment_amount: 40,
    created_at: row.at,
    updated_at: row.at,
    task: { title: 'Mount a shelf' },
    client: { id: 1, name: 'Clara' },
    worker: { id: 2, name: 'Wes' },
  };
  expect(schemaDifferences(getOffer.answer, { offer })).toEqual([
    expect.stringMatching(/^offer\.status: expected one of pending, .*, got string "archived"$/),
  ]);
  expect(schemaDifferences(getOffer.answer, { offer: { ...offer, status: 'paid' } })).toEqual([]);
  const { status: _, ...without } = offer;
  expect(schemaDifferences(getOffer.answer, { offer: without })).toHaveLength(1);
  const message = { id: 1, sender: offer.client, message: 'Hello', created_at: row.at };
  const messages = [
    { ...message, message_type: 'text' },
    { ...message, message_type: 'offer_sent' },
  ];
  const conversation = {
    id: 1,
    task_id: 1,
    other_participant: offer.worker,
    client: offer.client,
    worker: offer.worker,
    task: offer.task,
    offer_status: 'archived',
    unread_count: 0,
  };
  expect(
    schemaDifferences(listMessages.answer, { conversation, messages, has_more: false }),
  ).toEqual([
    expect.stringMatching(/^conversation\.offer_status: expected one of pending, /),
    expect.stringMatching(/^messages\.1\.message_type: expected one of text, .*"offer_sent"$/),
  ]);
});

it('reports the same difference of several rows once', () => {
  const wrong = { ...row, name: 1 };
  expect(of(row, wrong, wrong, wrong)).toEqual([
    'rows.1.name: expected string, got number 1 (and 2 more rows like it)',
  ]);
});

it('suggests unknown fields for a missing one, the most similar first', () => {
  const { name, ...rest } = row;
  expect(of({ ...rest, other: 1, nome: name })).toEqual([
    'rows.0.name: expected string, got nothing; unknown fields there: "nome", "other"',
  ]);
});

describe('the envelope', () => {
  it.each([
    ['wrapped twice', { data: { rows: [row], total: 1 } }, '{ rows, total } is in "data"'],
    ['not wrapped', [row], 'expected { rows, total }, got the value of "rows" at the top level'],
  ])('is reported when the answer is %s', (_, body, text) => {
    expect(schemaDifferences(Answer, body)).toEqual([expect.stringContaining(text)]);
  });

  it('is not reported when only a field is missing', () => {
    expect(schemaDifferences(Answer, { rows: [] })).toEqual([
      'total: expected number, got nothing',
    ]);
    expect(schemaDifferences(Answer, 'text')).toEqual([
      '(body): expected object, got string "text"',
    ]);
  });

  it('is reported for a bare page of reviews', () => {
    const page = { data: [], total: 0, current_page: 1, last_page: 1 };
    expect(schemaDifferences(listReviews.answer, { data: page })).toEqual([]);
    expect(schemaDifferences(listReviews.answer, page)).toEqual([
      '(body): wrong envelope: expected { data }, got the value of "data" at the top level',
    ]);
  });

  it('is reported for a bare list of offers', () => {
    expect(schemaDifferences(listOffers.answer, [])).toEqual([
      expect.stringContaining('got the value of "offers" at the top level'),
    ]);
  });
});

it('reports the closest of several shapes', () => {
  const body = { data: { categories: [{ id: 1, name: 'Cleaning' }, { id: 2 }] } };
  expect(schemaDifferences(listCategories.answer, body)).toEqual([
    'data.categories.1.name: expected string, got nothing',
  ]);
});
