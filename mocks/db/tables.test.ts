import { expect, it } from 'vitest';
import { referencesOf, TABLE_NAMES, TABLES } from './tables.ts';

it.each(TABLE_NAMES)('the rows of %s refer to rows of tables before them', (name) => {
  const earlier = TABLE_NAMES.slice(0, TABLE_NAMES.indexOf(name));
  const targets = referencesOf(name).map(([, target]) => target);
  expect(targets.filter((target) => !earlier.includes(target))).toEqual([]);
});

it('every column that holds the id of another row has a table', () => {
  const missing = TABLE_NAMES.flatMap((name) => {
    const columns = Object.keys(TABLES[name].schema.shape).filter((column) =>
      column.endsWith('_id'),
    );
    const known = referencesOf(name).map(([column]) => column);
    return columns.filter((column) => !known.includes(column)).map((column) => `${name}.${column}`);
  });
  // Categories are a list of the contract, not rows.
  expect(missing).toEqual(['tasks.task_category_id']);
});
