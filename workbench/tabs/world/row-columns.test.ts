import { expect, it } from 'vitest';
import { TABLE_NAMES } from '#mocks/db/tables.ts';
import { scenarioOf } from '#mocks/scenarios/registry.ts';
import { openScenario } from '#mocks/scenarios/scenario.ts';
import { createSteppedClock } from '#mocks/clock/stepped-clock.ts';
import { columnsOf, labelOf, printValue, readValue, rowsOf } from './row-columns.ts';

const column = (table: Parameters<typeof columnsOf>[0], name: string) => {
  const found = columnsOf(table).find((each) => each.name === name);
  if (!found) throw new Error(`There is no column ${name}.`);
  return found;
};

it('knows how to show each column', () => {
  const kinds = columnsOf('offers').map(({ name, kind }) => [name, kind]);
  expect(Object.fromEntries(kinds)).toMatchObject({
    task_id: 'reference',
    status: 'choice',
    payment_amount: 'money',
    deadline_date: 'day',
    offer_details: 'paragraph',
    created_at: 'time',
    paid_at: 'time',
  });
  expect(column('offers', 'task_id').target).toBe('tasks');
  expect(column('tasks', 'status').choices).toContain('booked');
  expect(column('tasks', 'title').kind).toBe('text');
  expect(column('reviews', 'rating').kind).toBe('number');
  expect(columnsOf('users').map(({ name }) => name)).not.toContain('id');
});

it('reads what it prints, for each row of the town', () => {
  const { world } = openScenario(scenarioOf('demo'), createSteppedClock());
  world.issueToken(1);
  const snapshot = world.snapshot();
  const filled = TABLE_NAMES.filter((table) => rowsOf(snapshot, table).length > 0);
  expect(filled).toEqual(expect.arrayContaining(['users', 'offers', 'messages', 'reviews']));
  for (const table of filled) {
    for (const row of rowsOf(snapshot, table)) {
      for (const each of columnsOf(table)) {
        const value = row[each.name] ?? null;
        const read = readValue(each, printValue(value));
        if ('value' in read && read.value === value) continue;
        expect.fail(`${table} ${row.id}, ${each.name}: ${JSON.stringify(value)}`);
      }
    }
  }
});

it.each([
  ['tasks', 'payment_offer', 'much', 'a number'],
  ['tasks', 'payment_offer', ' ', 'a number'],
  ['tasks', 'views', '-1', 'at least 0'],
  ['tasks', 'views', '1.5', 'a whole number'],
  ['tasks', 'status', 'lost', 'one of "available", "booked"'],
  ['tasks', 'deadline', 'tomorrow', 'a date, YYYY-MM-DD'],
  ['tasks', 'created_at', '', 'an ISO 8601 datetime'],
  ['reviews', 'rating', '6', 'at most 5'],
] as const)('rejects %s.%s "%s"', (table, name, text, expected) => {
  const read = readValue(column(table, name), text);
  expect('expected' in read && read.expected).toContain(expected);
});

it('reads an empty text as no value only where there may be none', () => {
  expect(readValue(column('tasks', 'location'), '')).toEqual({ value: null });
  expect(readValue(column('tasks', 'title'), '')).toEqual({ value: '' });
});

it('names columns for people', () => {
  expect(['payment_amount', 'task_id', 'first_name'].map((name) => labelOf({ name }))).toEqual([
    'Payment amount',
    'Task',
    'First name',
  ]);
});
