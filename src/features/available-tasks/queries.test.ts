import { expect, it } from 'vitest';
import { narrowsResults, taskFilters, taskList } from './queries.ts';

const { defaults } = taskFilters;
const read = (query: string) => taskFilters.read(new URLSearchParams(query));

it.each(['category_id=0', 'category_id=1.5', 'category_id=x', 'category_id=-3'])(
  'ignores %s',
  (query) => {
    expect(read(query)).toEqual(defaults);
  },
);

it('writes a category to the address and reads it back', () => {
  const params = taskFilters.write(new URLSearchParams(), { ...defaults, category_id: 3 });
  expect(params.toString()).toBe('category_id=3');
  expect(read('category_id=3').category_id).toBe(3);
});

it('distinguishes filters that narrow the results from a sort order', () => {
  expect(narrowsResults(read('sort_by=created_at'))).toBe(false);
  expect(narrowsResults(read('location=Portland'))).toBe(true);
  expect(narrowsResults(read('category_id=2'))).toBe(true);
});

it('sends only the filters that are set', () => {
  expect(taskList(defaults).input).toEqual({ query: { sort_by: 'deadline', sort_order: 'asc' } });
  expect(taskList(read('search=shelf&category_id=2&location=Portland')).input).toMatchObject({
    query: { search: 'shelf', category_id: 2, location: 'Portland' },
  });
});
