import { describe, expect, it } from 'vitest';
import {
  DEFAULT_OFFER_FILTERS,
  isFiltered,
  leavesOut,
  readOfferFilters,
  writeOfferFilters,
  type OfferFilters,
} from './offer-filters.ts';

const read = (address: string) => readOfferFilters(new URLSearchParams(address));
const filters = (given: Partial<OfferFilters>) => ({ ...DEFAULT_OFFER_FILTERS, ...given });

describe('an address', () => {
  it('says nothing by default', () => {
    expect(read('')).toEqual(DEFAULT_OFFER_FILTERS);
    expect(writeOfferFilters(new URLSearchParams(), DEFAULT_OFFER_FILTERS).toString()).toBe('');
  });

  it('is read as it was written', () => {
    const all = filters({ search: 'shelf', status: 'paid', sortBy: 'status', order: 'asc' });
    const address = writeOfferFilters(new URLSearchParams(), all);
    expect(address.toString()).toBe('search=shelf&status=paid&sort_by=status&sort_order=asc');
    expect(readOfferFilters(address)).toEqual(all);
  });

  it.each([
    ['status=archived', {}],
    ['status=', {}],
    ['sort_by=name&sort_order=sideways', {}],
    ['sort_by=name&sort_order=asc', { order: 'asc' as const }],
    ['search=%20%20shelf%20', { search: 'shelf' }],
    [`search=${'x'.repeat(500)}`, { search: 'x'.repeat(200) }],
    ['search=a&search=b', { search: 'a' }],
  ])('with nonsense falls back: %s', (address, given) => {
    expect(read(address)).toEqual(filters(given));
  });

  it('keeps what else it says', () => {
    const address = new URLSearchParams('offer=12&status=paid');
    expect(writeOfferFilters(address, DEFAULT_OFFER_FILTERS).toString()).toBe('offer=12');
  });
});

it('tells filters that leave something out from another order', () => {
  const sorted = filters({ order: 'asc' });
  expect([isFiltered(sorted), leavesOut(sorted)]).toEqual([true, false]);
  const narrowed = filters({ status: 'pending' });
  expect([isFiltered(narrowed), leavesOut(narrowed)]).toEqual([true, true]);
  expect(isFiltered(DEFAULT_OFFER_FILTERS)).toBe(false);
});
