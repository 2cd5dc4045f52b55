import { expect, it } from 'vitest';
import { sorted, timeValue, wholeOrPage } from './paging.ts';

it.each([
  [{}, 150, false],
  [{ page: 1 }, 12, true],
  [{ page: 13 }, 6, false],
  [{ page: 14 }, 0, false],
  [{ per_page: 4 }, 4, true],
  [{ page: 2, per_page: 75 }, 75, false],
  [{ page: 2, per_page: 100 }, 50, false],
])('the query %j has %i of 150 rows, more to come: %j', (query, count, has_more) => {
  const { rows, pagination } = wholeOrPage(Array.from({ length: 150 }), query, 12);
  expect(rows).toHaveLength(count);
  expect(pagination).toEqual({ total: 150, has_more });
});

const rows = [
  { id: 1, at: null },
  { id: 2, at: '2026-03-14T11:30:00+02:00' },
  { id: 3, at: '2026-03-14T09:00:00Z' },
  { id: 4, at: null },
  { id: 5, at: '2026-03-14T09:30:00Z' },
];

it.each([
  ['asc', [3, 2, 5, 1, 4]],
  ['desc', [5, 2, 3, 4, 1]],
] as const)('sorting %s gives %j: missing values last, ties by id', (order, ids) => {
  for (const given of [rows, rows.toReversed()]) {
    expect(sorted(given, order, ({ at }) => timeValue(at)).map(({ id }) => id)).toEqual(ids);
  }
});
