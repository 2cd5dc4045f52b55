import { expect, it } from 'vitest';
import type { WorldSnapshot } from '../db/world.ts';
import { scenarios } from '../scenarios/registry.ts';
import { openScenario } from '../scenarios/scenario.ts';
import { resolveState, type MockState } from '../scenarios/state.ts';
import { createSteppedClock } from '../clock/stepped-clock.ts';
import { printWorldFile, readWorldFile } from './world-file.ts';

const snapshotOf = (state: MockState) =>
  openScenario(resolveState(state), createSteppedClock()).world.snapshot();

it.each(scenarios.map(({ id }) => id))('round-trips the world of %s', (scenario) => {
  const snapshot = snapshotOf({ scenario });
  expect(readWorldFile(printWorldFile({ scenario }, snapshot))).toEqual({
    state: { scenario },
    snapshot: { ...snapshot, tokens: [] },
  });
});

it('contains no token, which may be one of a real server', () => {
  const snapshot = snapshotOf({ scenario: 'offers-loaded' });
  const [session] = snapshot.tokens;
  expect(session).toBeDefined();
  const tokens = [{ id: 9, token: 'real-secret', user_id: session?.user_id ?? 0 }];
  const text = printWorldFile({ scenario: 'offers-loaded' }, { ...snapshot, tokens });
  expect(text).not.toContain('real-secret');
});

it('round-trips the whole state', () => {
  const state: MockState = { scenario: 'demo', at: '/offers', as: 'user-2', isStopped: true };
  expect(readWorldFile(printWorldFile(state, snapshotOf(state))).state).toEqual(state);
});

/** A file as JSON, to break it. */
interface Content {
  format?: unknown;
  version?: unknown;
  state?: unknown;
  rows: Record<string, Record<string, unknown>[]>;
  nextIds?: unknown;
}

/** The file of a small world, changed. */
function fileWith(change: (file: Content, rows: Content['rows']) => unknown): string {
  const text = printWorldFile(
    { scenario: 'offers-loaded' },
    snapshotOf({ scenario: 'offers-loaded' }),
  );
  const file = JSON.parse(text) as Content;
  change(file, file.rows);
  return JSON.stringify(file);
}

const first = (rows: Content['rows'], table: string) => rows[table]?.[0] ?? {};

it('reuses no id of a deleted row, with or without the next ids', () => {
  const nextOf = (text: string): WorldSnapshot['nextIds'] => readWorldFile(text).snapshot.nextIds;
  // A file has no sessions.
  const given = { ...nextOf(fileWith(() => {})), tokens: 1 };
  expect(nextOf(fileWith((file) => (file.nextIds = { users: 900 })))).toEqual({
    ...given,
    users: 900,
  });
  expect(nextOf(fileWith((file) => (file.nextIds = { users: 1 })))).toEqual(given);
  expect(nextOf(fileWith((file) => delete file.nextIds))).toEqual(given);
});

it.each<[string, string, string]>([
  ['no JSON', '{', 'The file is not JSON: '],
  ['another format', '{"format":"har"}', 'expected "format": "nearhand-world".'],
  [
    'a newer version',
    fileWith((file) => (file.version = 2)),
    'version: expected 1, not 2. A newer workbench wrote this file.',
  ],
  ['no version', fileWith((file) => delete file.version), 'version: expected 1, not undefined.'],
  ['no state', fileWith((file) => delete file.state), 'state: expected the address of a state'],
  ['a path as state', fileWith((file) => (file.state = '/offers')), 'state: expected the address'],
  [
    'an unknown scenario',
    fileWith((file) => (file.state = '/?scenario=offers-loded')),
    'state: scenario=offers-loded: Unknown scenario "offers-loded". Closest matches: offers-loaded',
  ],
  [
    'a viewer who is not in the rows',
    fileWith((file) => (file.state = '/?scenario=offers-loaded&as=user-900')),
    'state: its viewer user-900 is not in rows.users.',
  ],
  [
    'rows without the viewer of the scenario',
    fileWith((file, rows) => {
      file.state = '/?scenario=dashboard-loaded';
      for (const name of Object.keys(rows)) rows[name] = [];
    }),
    'state: its viewer client is not in rows.users.',
  ],
  [
    'no rows',
    fileWith((file) => Object.assign(file, { rows: [] })),
    'rows: expected an object with the tables users, tokens, codes, tasks, ',
  ],
  [
    'a missing table',
    fileWith((_, rows) => delete rows['offers']),
    'rows.offers: the table is missing; expected a list of rows.',
  ],
  [
    'a table that is no list',
    fileWith((_, rows) => Object.assign(rows, { offers: {} })),
    'rows.offers: not a list; expected a list of rows.',
  ],
  [
    'an unknown table',
    fileWith((_, rows) => (rows['invoices'] = [])),
    'rows.invoices: unknown table; allowed: users, tokens, ',
  ],
  [
    'an invalid field',
    fileWith((_, rows) => (first(rows, 'offers')['status'] = 'lost')),
    'rows.offers[0], id 1: This offer breaks its schema at status: expected one of "pending", ',
  ],
  [
    'no row',
    fileWith((_, rows) => Object.assign(rows, { reviews: [7] })),
    'rows.reviews[0]: This review breaks its schema at the row: expected object',
  ],
  [
    'an unknown field',
    fileWith((_, rows) => (first(rows, 'tasks')['titel'] = 'A task')),
    'rows.tasks[0], id 1: unknown column titel.',
  ],
  [
    'two rows with one id',
    fileWith((_, rows) => rows['tasks']?.push(first(rows, 'tasks'))),
    'There is a task 1 already.',
  ],
  [
    'a reference to no row',
    fileWith((_, rows) => (first(rows, 'offers')['task_id'] = 9_999)),
    'rows.offers[0], id 1, task_id: there is no row 9999 in tasks.',
  ],
  [
    'invalid next ids',
    fileWith((file) => (file.nextIds = { users: 'many' })),
    'nextIds.users: expected a whole number of at least 1.',
  ],
  [
    'a list of next ids',
    fileWith((file) => (file.nextIds = [])),
    'nextIds: expected an object of tables and ids.',
  ],
])('rejects %s and says why', (_, text, message) => {
  expect(() => readWorldFile(text)).toThrow(message);
});
