import { describe, expect, it } from 'vitest';
import { isFound, pageOf, sorted, timeValue, wholeOrPage } from './paging.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

describe('a page', () => {
  it.each([
    [1, 3, [1, 2, 3], true],
    [2, 3, [4, 5, 6], true],
    [3, 3, [7], false],
    [4, 3, [], false],
    [1, 7, [1, 2, 3, 4, 5, 6, 7], false],
    [1, 6, [1, 2, 3, 4, 5, 6], true],
  ])('%i of %i rows each holds %j of seven, more to come: %j', (page, per_page, rows, has_more) => {
    expect(pageOf(numbers(7), { page, per_page })).toEqual({
      rows,
      pagination: { total: 7, has_more },
    });
  });

  it.each([
    [{}, 150, false],
    [{ page: 1 }, 12, true],
    [{ page: 13 }, 6, false],
    [{ per_page: 4 }, 4, true],
    [{ page: 2, per_page: 100 }, 50, false],
  ])('with the query %j has %i of 150 rows', (query, count, has_more) => {
    const { rows, pagination } = wholeOrPage(numbers(150), query, 12);
    expect(rows).toHaveLength(count);
    expect(pagination).toEqual({ total: 150, has_more });
  });
});

describe('sorting', () => {
  const rows = [
    { id: 1, at: null },
    { id: 2, at: '2026-03-02' },
    { id: 3, at: '2026-03-01' },
    { id: 4, at: null },
    { id: 5, at: '2026-03-02' },
  ];

  it.each([
    ['asc', [3, 2, 5, 1, 4]],
    ['desc', [5, 2, 3, 4, 1]],
  ] as const)('%s gives %j: missing values last, ties by id', (order, ids) => {
    for (const given of [rows, rows.toReversed()]) {
      expect(sorted(given, order, ({ at }) => timeValue(at)).map(({ id }) => id)).toEqual(ids);
    }
  });

  it('does not mutate its input', () => {
    sorted(rows, 'asc', ({ at }) => timeValue(at));
    expect(rows.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
  });

  it('compares timestamps across time zones', () => {
    const moments = [
      { id: 1, at: '2026-03-14T11:30:00+02:00' },
      { id: 2, at: '2026-03-14T09:00:00Z' },
      { id: 3, at: '2026-03-14T09:00:00.5Z' },
    ];
    expect(sorted(moments, 'asc', ({ at }) => timeValue(at)).map(({ id }) => id)).toEqual([
      2, 3, 1,
    ]);
  });
});

it.each([
  [undefined, true],
  ['', true],
  ['  ', true],
  ['sofa', true],
  [' SOFA ', true],
  ['a so', true],
  ['sofa novak', false],
  ['lamp', false],
])('a search for %j finds: %j', (search, isThere) => {
  expect(isFound(search, ['Move a sofa', null, undefined, 'Novak'])).toBe(isThere);
});
