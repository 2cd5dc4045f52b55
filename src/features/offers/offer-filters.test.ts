import { describe, expect, it } from 'vitest';
import {
  DEFAULT_OFFER_FILTERS,
  isFiltered,
  narrowsResults,
  readOfferFilters,
  writeOfferFilters,
  type OfferFilters,
} from './offer-filters.ts';

const read = (params: string) => readOfferFilters(new URLSearchParams(params));
const filters = (given: Partial<OfferFilters>) => ({ ...DEFAULT_OFFER_FILTERS, ...given });

describe('search params', () => {
  it('are empty by default', () => {
    expect(read('')).toEqual(DEFAULT_OFFER_FILTERS);
    expect(writeOfferFilters(new URLSearchParams(), DEFAULT_OFFER_FILTERS).toString()).toBe('');
  });

  it('round-trip', () => {
    const all = filters({ search: 'shelf', status: 'paid', sortBy: 'status', order: 'asc' });
    const params = writeOfferFilters(new URLSearchParams(), all);
    expect(params.toString()).toBe('search=shelf&status=paid&sort_by=status&sort_order=asc');
    expect(readOfferFilters(params)).toEqual(all);
  });

  it.each([
    ['status=archived', {}],
    ['status=', {}],
    ['sort_by=name&sort_order=sideways', {}],
    ['sort_by=name&sort_order=asc', { order: 'asc' as const }],
    ['search=%20%20shelf%20', { search: 'shelf' }],
    [`search=${'x'.repeat(500)}`, { search: 'x'.repeat(200) }],
    ['search=a&search=b', { search: 'a' }],
  ])('fall back to defaults for invalid values: %s', (params, given) => {
    expect(read(params)).toEqual(filters(given));
  });

  it('keep unrelated parameters', () => {
    const params = new URLSearchParams('offer=12&status=paid');
    expect(writeOfferFilters(params, DEFAULT_OFFER_FILTERS).toString()).toBe('offer=12');
  });
});

it('distinguishes filters that narrow the results from a sort order', () => {
  const sorted = filters({ order: 'asc' });
  expect([isFiltered(sorted), narrowsResults(sorted)]).toEqual([true, false]);
  const narrowed = filters({ status: 'pending' });
  expect([isFiltered(narrowed), narrowsResults(narrowed)]).toEqual([true, true]);
  expect(isFiltered(DEFAULT_OFFER_FILTERS)).toBe(false);
});
