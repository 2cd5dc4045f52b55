import { InfiniteQueryObserver } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { endpoint, type CallInput } from '#src/contract/endpoint.ts';
import type { Api } from '../calls/api.ts';
import { listQuery, type PagedList } from './paged-list.ts';
import { callKey, createQueryClient } from '../calls/query.ts';

const numbers = endpoint('GET /things', {
  name: 'test.list',
  resource: 'task',
  query: z.object({ page: z.number(), search: z.optional(z.string()) }),
  answer: z.object({ page: z.number() }),
  fallback: 'Failed',
});

/** Pages of one item each, the number of the page. */
const list: PagedList<typeof numbers, number> = {
  endpoint: numbers,
  input: { query: { page: 9, search: 'shelf' } },
  perPage: 1,
  itemsOf: ({ page }) => [page],
  keyOf: (item) => item,
  hasMore: ({ page }) => page < 3,
  totalOf: () => 3,
  belongs: () => true,
};

function echoApi() {
  const call = vi.fn(
    async (_: unknown, input: Partial<CallInput<typeof numbers>>) => input.query ?? {},
  );
  return { api: { call } as unknown as Api, call };
}

describe('a paginated list', () => {
  it('is fetched page by page until there are no more', async () => {
    const { api, call } = echoApi();
    const observer = new InfiniteQueryObserver(createQueryClient(), listQuery(api, list));
    await observer.refetch();
    expect((await observer.fetchNextPage()).hasNextPage).toBe(true);
    expect((await observer.fetchNextPage()).hasNextPage).toBe(false);
    expect(call.mock.calls.map(([, input]) => input.query)).toEqual([
      { page: 1, search: 'shelf' },
      { page: 2, search: 'shelf' },
      { page: 3, search: 'shelf' },
    ]);
  });

  it('is refetched only after an invalidation', async () => {
    const { api, call } = echoApi();
    const queries = createQueryClient();
    await queries.fetchInfiniteQuery(listQuery(api, list));
    await queries.fetchInfiniteQuery(listQuery(api, list));
    expect(call).toHaveBeenCalledOnce();
    await queries.invalidateQueries({ queryKey: callKey(numbers) });
    await queries.fetchInfiniteQuery(listQuery(api, list));
    expect(call).toHaveBeenCalledTimes(2);
  });
});
