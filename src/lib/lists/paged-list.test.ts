import { InfiniteQueryObserver } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { endpoint, type CallInput } from '#src/contract/endpoint.ts';
import { listMessages, MESSAGES_PER_PAGE } from '#src/contract/messages.ts';
import { listReviews, REVIEWS_PER_PAGE } from '#src/contract/reviews.ts';
import type { Message } from '#src/domain/message.ts';
import type { Review } from '#src/domain/review.ts';
import type { Api } from '../calls/api.ts';
import { listQuery, type PagedList } from './paged-list.ts';
import { itemsIn } from './paging.ts';
import { callKey, createQueryClient } from '../calls/query.ts';

const numbers = endpoint({
  name: 'test.list',
  method: 'GET',
  path: '/things',
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

/** An API that answers every call with the call's query. */
function echoApi() {
  const call = vi.fn(
    async (_: unknown, input: Partial<CallInput<typeof numbers>>) => input.query ?? {},
  );
  return { api: { call } as unknown as Api, call };
}

describe('other kinds of pages', () => {
  const reviews: PagedList<typeof listReviews, Review> = {
    endpoint: listReviews,
    input: { query: { user_id: 3 } },
    perPage: REVIEWS_PER_PAGE,
    itemsOf: ({ data }) => data.data,
    keyOf: ({ id }) => id,
    hasMore: ({ data }) => data.current_page < data.last_page,
    totalOf: ({ data }) => data.total,
    belongs: () => true,
  };
  const messages: PagedList<typeof listMessages, Message> = {
    endpoint: listMessages,
    input: { params: { id: 7 } },
    perPage: MESSAGES_PER_PAGE,
    itemsOf: (answer) => answer.messages,
    keyOf: ({ id }) => id,
    hasMore: ({ has_more }) => has_more,
    totalOf: () => null,
    belongs: () => true,
  };

  it('have an envelope', async () => {
    const call = vi.fn(async (_: unknown, { query }: { query: { page: number } }) => ({
      data: { data: [{ id: query.page }], total: 13, current_page: query.page, last_page: 2 },
    }));
    const api = { call } as unknown as Api;
    const observer = new InfiniteQueryObserver(createQueryClient(), listQuery(api, reviews));
    await observer.refetch();
    const { data, hasNextPage } = await observer.fetchNextPage();
    expect(itemsIn(data?.pages ?? [], reviews).map(({ id }) => id)).toEqual([1, 2]);
    expect(hasNextPage).toBe(false);
    expect(call.mock.calls.at(-1)?.[1]).toEqual({ query: { user_id: 3, page: 2 } });
  });

  it('have no total', async () => {
    const call = vi.fn(async (_: unknown, { query }: { query: { page: number } }) => ({
      messages: [{ id: 9 - query.page }, { id: 8 - query.page }],
      has_more: query.page < 3,
    }));
    const api = { call } as unknown as Api;
    const observer = new InfiniteQueryObserver(createQueryClient(), listQuery(api, messages));
    await observer.refetch();
    await observer.fetchNextPage();
    const { data, hasNextPage } = await observer.fetchNextPage();
    expect(itemsIn(data?.pages ?? [], messages).map(({ id }) => id)).toEqual([8, 7, 6, 5]);
    expect(hasNextPage).toBe(false);
    expect(call.mock.calls.at(-1)?.[1]).toEqual({ params: { id: 7 }, query: { page: 3 } });
  });
});

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
