import { expect, it } from 'vitest';
import type { WorldSnapshot } from '../db/world.ts';
import { openScenario } from '../scenarios/scenario.ts';
import { resolveState, type MockState } from '../scenarios/state.ts';
import { createSteppedClock } from '../clock/stepped-clock.ts';
import { printWorldFile, readWorldFile } from './world-file.ts';

const snapshotOf = (state: MockState) =>
  openScenario(resolveState(state), createSteppedClock()).world.snapshot();

it('contains no token, which may be one of a real server', () => {
  const snapshot = snapshotOf({ scenario: 'offers-loaded' });
  const [session] = snapshot.tokens;
  expect(session).toBeDefined();
  const tokens = [{ id: 9, token: 'real-secret', user_id: session?.user_id ?? 0 }];
  const text = printWorldFile({ scenario: 'offers-loaded' }, { ...snapshot, tokens });
  expect(text).not.toContain('real-secret');
});

it('round-trips the whole state, and all rows but the tokens', () => {
  const state: MockState = { scenario: 'demo', at: '/offers', as: 'user-2', isStopped: true };
  const snapshot = snapshotOf(state);
  const read = readWorldFile(printWorldFile(state, snapshot));
  expect(read).toEqual({ state, snapshot: { ...snapshot, tokens: [] } });
});

/** A file as JSON, to break it. */
type Content = Partial<Record<'version' | 'state' | 'nextIds', unknown>> & {
  rows: Record<string, Record<string, unknown>[]>;
};

/** The file of a small world, changed. */
function fileWith(change: (file: Content, rows: Content['rows']) => unknown): string {
  const state = { scenario: 'offers-loaded' } as const;
  const file = JSON.parse(printWorldFile(state, snapshotOf(state))) as Content;
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

it('reads a file that is older than a table', () => {
  const { snapshot } = readWorldFile(fileWith((_, rows) => delete rows['messages']));
  expect(snapshot.messages).toEqual([]);
  expect(snapshot.offers).toHaveLength(24);
});

const withState = (address: string) => fileWith((file) => (file.state = address));

it.each<[string, string, string]>([
  ['no JSON', '{', 'The file is not JSON: '],
  ['a newer version', fileWith((file) => (file.version = 2)), 'version: expected one of 1.'],
  ['a path as state', withState('/offers'), 'state: expected the address of a state'],
  [
    'a viewer who is not in the rows',
    withState('/?scenario=offers-loaded&as=user-900'),
    'state: its viewer user-900 is not in rows.users.',
  ],
  ['missing users', fileWith((_, rows) => delete rows['users']), 'rows.users: expected array.'],
  [
    'an unknown table',
    fileWith((_, rows) => (rows['invoices'] = [])),
    'rows: expected the tables users, tokens, ',
  ],
  [
    'an invalid field',
    fileWith((_, rows) => (first(rows, 'offers')['status'] = 'lost')),
    'rows.offers[0], id 1: This offer breaks its schema at status: expected one of "pending", ',
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
])('rejects %s and says why', (_, text, message) => {
  expect(() => readWorldFile(text)).toThrow(message);
});
