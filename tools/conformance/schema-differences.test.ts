import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
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

it('has nothing to say of what fits', () => {
  const { day: _, ...without } = row;
  expect(of(row, without, { ...row, more: 1, at: '2026-03-14T11:00:00.123456+01:00' })).toEqual([]);
});

it.each([
  ['name', 7, 'rows.0.name: expected string, got number 7'],
  ['name', null, 'rows.0.name: expected string, got null'],
  ['name', undefined, 'rows.0.name: expected string, got nothing'],
  ['name', ['x'], 'rows.0.name: expected string, got a list of 1'],
  ['name', { first: 'x' }, 'rows.0.name: expected string, got an object with first'],
  ['id', '1', 'rows.0.id: expected number, got string "1"'],
  ['id', 1.5, 'rows.0.id: expected int, got number 1.5'],
  ['id', 0, 'rows.0.id: expected more than 0, got number 0'],
  ['kind', 'c', 'rows.0.kind: expected one of "a", "b", got string "c"'],
  ['day', '14.3.2026', 'rows.0.day: expected a day, YYYY-MM-DD, got string "14.3.2026"'],
  ['at', '2026-03-14', 'rows.0.at: expected an ISO 8601 datetime, got string "2026-03-14"'],
])('says of %s: %j what it should be', (field, value, line) => {
  expect(of({ ...row, [field]: value })).toEqual([line]);
});

it('names a status that the product only knows as unknown', () => {
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
});

it('says once what all rows have wrong', () => {
  const wrong = { ...row, name: 1 };
  expect(of(row, wrong, wrong, wrong)).toEqual([
    'rows.1.name: expected string, got number 1 (and 2 more rows like it)',
  ]);
});

it('shows what a missing field may be called now, the likest first', () => {
  const { name, ...rest } = row;
  expect(of({ ...rest, other: 1, nome: name })).toEqual([
    'rows.0.name: expected string, got nothing; unknown beside it: "nome", "other"',
  ]);
});

describe('the envelope', () => {
  it.each([
    ['wrapped once more', { data: { rows: [row], total: 1 } }, '{ rows, total } stands in "data"'],
    ['not wrapped', [row], 'expected { rows, total }, got what belongs in "rows" at the top'],
  ])('is said to be wrong where it is %s', (_, body, text) => {
    expect(schemaDifferences(Answer, body)).toEqual([expect.stringContaining(text)]);
  });

  it('is no matter where a part of it is missing', () => {
    expect(schemaDifferences(Answer, { rows: [] })).toEqual([
      'total: expected number, got nothing',
    ]);
    expect(schemaDifferences(Answer, 'text')).toEqual([
      '(body): expected object, got string "text"',
    ]);
  });

  it('of reviews is missed where a page comes bare', () => {
    const page = { data: [], total: 0, current_page: 1, last_page: 1 };
    expect(schemaDifferences(listReviews.answer, { data: page })).toEqual([]);
    expect(schemaDifferences(listReviews.answer, page)).toEqual([
      '(body): wrong envelope: expected { data }, got what belongs in "data" at the top',
    ]);
  });

  it('of offers is missed where the list comes bare', () => {
    expect(schemaDifferences(listOffers.answer, [])).toEqual([
      expect.stringContaining('got what belongs in "offers" at the top'),
    ]);
  });
});

it('names the nearest of several shapes', () => {
  const body = { data: { categories: [{ id: 1, name: 'Cleaning' }, { id: 2 }] } };
  expect(schemaDifferences(listCategories.answer, body)).toEqual([
    'data.categories.1.name: expected string, got nothing',
  ]);
});
