import { expect, it, vi } from 'vitest';
import { getDashboard } from '#src/contract/dashboards.ts';
import { listOffers } from '#src/contract/offers.ts';
import { callQuery, createQueryClient, inputOf } from './query.ts';

it('finds the input in the key of any query of a call', () => {
  const { queryKey } = callQuery({ call: vi.fn() }, listOffers, { query: { page: 2 } });
  expect(inputOf(queryKey)).toEqual({ query: { page: 2 } });
  expect(inputOf([...queryKey, 'refresh'])).toEqual({ query: { page: 2 } });
});

it('does not retry', async () => {
  const call = vi.fn(() => Promise.reject(new Error('down')));
  const query = callQuery({ call }, getDashboard, {});
  await expect(createQueryClient().fetchQuery(query)).rejects.toThrow('down');
  expect(call).toHaveBeenCalledOnce();
});
