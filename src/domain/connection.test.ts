import { expect, it } from 'vitest';
import { connectionOf } from './connection.ts';

it.each([
  ['live', false, null],
  ['live', false, 30_000],
  ['offline', false, 30_001],
  ['error', true, 0],
  ['error', true, 60_000],
] as const)(
  'is %s if the last check has failed: %s, and the last update is %s ms old',
  (...row) => {
    const [connection, hasFailed, age] = row;
    expect(connectionOf({ hasFailed, age })).toBe(connection);
  },
);
