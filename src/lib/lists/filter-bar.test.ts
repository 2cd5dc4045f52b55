import { expect, it, vi } from 'vitest';
import { filterBarOf, type FilterField } from './filter-bar.ts';
import { oneOf, text, urlFilters, type FilterValues } from './url-filters.ts';

const filters = urlFilters({
  search: text({ max: 20 }),
  status: oneOf(['open', 'done']),
  sort: oneOf(['date', 'price'], 'date'),
  order: oneOf(['asc', 'desc'], 'asc'),
});

type Values = FilterValues<typeof filters>;

const fields: readonly FilterField<Values>[] = [
  { names: ['status'], label: 'Status', textOf: ({ status }) => status ?? '' },
  { names: ['sort', 'order'], label: 'Sort by', textOf: ({ sort, order }) => `${sort} ${order}` },
];

const copy = {
  label: 'Filter tasks',
  search: 'Search',
  searchHint: 'Title',
  refreshing: 'Refreshing',
  show: (matches: number | null) => `Show ${matches ?? 'tasks'}`,
};

const none = filters.defaults;
const some: Values = { ...none, search: 'shelf', order: 'desc' };

const change = vi.fn<(part: Partial<Values>) => void>();

/** The bar while the form shows `draft` and the list `applied`. */
const barOf = (draft: Values, applied = draft) =>
  filterBarOf(filters, {
    form: { draft, applied, change, clear() {}, flush: async () => new URLSearchParams() },
    fields,
    matches: 3,
    copy,
  });

const chipsOf = (draft: Values, applied?: Values) =>
  barOf(draft, applied).chips.map(({ label, value }) => `${label}: ${value}`);

it('counts the fields that are set in the form, two filters of one field once, and no search', () => {
  const sorted: Values = { ...none, sort: 'price', order: 'desc' };
  const drafts = [none, some, sorted, { ...sorted, status: 'open' } as const];
  expect(drafts.map((draft) => barOf(draft, none).activeCount)).toEqual([0, 1, 1, 2]);
});

it('has a chip for each field that the list is filtered by', () => {
  expect(chipsOf(none)).toEqual([]);
  expect(chipsOf(some)).toEqual(['Search: shelf', 'Sort by: date desc']);
});

it('removes a chip as soon as the form resets the field, and adds one when it is applied', () => {
  expect(chipsOf(none, some)).toEqual([]);
  expect(chipsOf(some, none)).toEqual([]);
  expect(chipsOf({ ...some, search: 'shelf and' }, some)).toContain('Search: shelf');
});

it('resets all filters of a chip, and no others', () => {
  change.mockClear();
  barOf(some).chips.at(-1)?.onRemove();
  expect(change.mock.calls).toEqual([[{ sort: 'date', order: 'asc' }]]);
});

it('changes the search as it is typed', () => {
  change.mockClear();
  barOf(none).search.onChange(' sh');
  expect(change.mock.calls).toEqual([[{ search: ' sh' }]]);
});
