import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  Count,
  Day,
  extensible,
  Id,
  knownValues,
  maybe,
  Money,
  readId,
  Timestamp,
} from './primitives.ts';

const schemas = { Id, Timestamp, Day, Money, Count };

describe.each([
  ['Id', [1, 2_147_483_647], [0, -1, 1.5, '1', null, Number.NaN]],
  ['Count', [0, 1, 100_000], [-1, 0.5, '0', null]],
  ['Money', [0, 45, 45.5, 99_999.99], ['45', null, Number.NaN, Infinity]],
  ['Day', ['2026-03-14', '2028-02-29'], ['2026-02-30', '2026-3-14', '14.03.2026', '', 0]],
  [
    'Timestamp',
    [
      '2026-03-14T10:00:00Z',
      '2026-03-14T10:00:00.5Z',
      '2026-03-14T10:00:00.000000Z',
      '2026-03-14T10:00:00+00:00',
      '2026-03-14T10:00:00+05:45',
      '2026-03-14T10:00:00.123-11:00',
    ],
    [
      '2026-03-14T10:00:00',
      '2026-03-14',
      '2026-13-14T10:00:00Z',
      '2026-03-14T25:00:00Z',
      'yesterday',
      '',
      0,
    ],
  ],
] as const)('%s', (name, good, bad) => {
  const accepts = (value: unknown) => schemas[name].safeParse(value).success;

  it.each(good.map((value) => [value]))('accepts %j', (value) => {
    expect(accepts(value)).toBe(true);
  });

  it.each(bad.map((value) => [value]))('rejects %j', (value) => {
    expect(accepts(value)).toBe(false);
  });
});

it.each([
  [12, true],
  [null, true],
  [undefined, true],
  ['12', false],
  [0, false],
])('maybe(Id) accepts %j: %j', (value, expected) => {
  expect(maybe(Id).safeParse(value).success).toBe(expected);
});

describe('an extensible enum', () => {
  const VALUES = ['pending', 'paid'] as const;
  const Known = z.enum(VALUES);
  const Status = extensible(Known);

  it.each(VALUES)('keeps the known value %s', (value) => {
    expect(Status.parse(value)).toBe(value);
  });

  it('parses any other string as unknown', () => {
    fc.assert(
      fc.property(
        fc.string().filter((text) => !VALUES.some((value) => value === text)),
        (text) => {
          expect(Status.parse(text)).toBe('unknown');
        },
      ),
    );
  });

  it('rejects everything but strings', () => {
    fc.assert(
      fc.property(
        fc.anything().filter((value) => typeof value !== 'string'),
        (value) => {
          expect(Status.safeParse(value).success).toBe(false);
        },
      ),
    );
  });

  it('rejects a missing value, unless it is optional', () => {
    const Row = z.object({ status: Status });
    expect(Row.safeParse({}).success).toBe(false);
    expect(z.object({ status: maybe(Status) }).parse({})).toEqual({});
  });

  it('knows its enum, which other schemas do not have', () => {
    expect(knownValues(Status)).toBe(Known);
    for (const other of [Known, z.string(), maybe(Status), z.pipe(z.string(), Known)]) {
      expect(knownValues(other)).toBeUndefined();
    }
  });
});

describe('an id in an address', () => {
  it.each([
    ['1', 1],
    ['2147483647', 2_147_483_647],
  ])('reads %s', (text, id) => {
    expect(readId(text)).toBe(id);
  });

  it.each(['', 'abc', '0', '-1', '1.5', '007', '1e3', ' 7', '7 ', '2147483648', '9999999999'])(
    'rejects "%s"',
    (text) => {
      expect(readId(text)).toBe(null);
    },
  );
});
