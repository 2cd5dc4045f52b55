import { infiniteQueryOptions, type QueryKey } from '@tanstack/react-query';
import type { AnyEndpoint, CallAnswer, CallInput } from '#src/contract/endpoint.ts';
import type { Api } from '../calls/api.ts';
import {
  cursorAfter,
  fetchAt,
  itemsIn,
  MAX_ATTEMPTS,
  START,
  type PageCursor,
  type Paging,
} from './paging.ts';
import { callKey, fetchPage, ofPage } from '../calls/query.ts';

export interface PagedList<E extends AnyEndpoint, Item> extends Paging<CallAnswer<E>, Item> {
  readonly endpoint: E;
  readonly input: CallInput<E>;
}

/** Fetches the page of a list at a cursor, bypassing the query cache. */
export function fetchListPage<E extends AnyEndpoint, Item>(
  api: Api,
  list: PagedList<E, Item>,
  cursor: PageCursor,
  signal?: AbortSignal,
): Promise<CallAnswer<E>> {
  return fetchAt(cursor, (page) => fetchPage(api, list, page, signal), list);
}

/**
 * The infinite query options of a paginated list. Its page parameters are cursors.
 *
 * Loaded pages stay fresh until invalidated: returning to a list of a hundred pages must not refetch
 * a hundred pages.
 */
export function listQuery<E extends AnyEndpoint, Item>(api: Api, list: PagedList<E, Item>) {
  return infiniteQueryOptions({
    queryKey: [...callKey(list.endpoint), 'pages', list.input],
    queryFn: ({ pageParam, signal }) => fetchListPage(api, list, pageParam, signal),
    initialPageParam: START,
    getNextPageParam: (last, pages, cursor) =>
      list.hasMore(last) && !repeatsItself(pages, list)
        ? cursorAfter(pages, cursor, list)
        : undefined,
    ...ofPage,
    staleTime: Infinity,
  });
}

/** Whether the last pages have brought nothing new: a list that loads by itself would ask for more forever. */
function repeatsItself<Answer, Item>(pages: readonly Answer[], list: Paging<Answer, Item>) {
  const before = pages.slice(0, -MAX_ATTEMPTS);
  return before.length > 0 && itemsIn(before, list).length === itemsIn(pages, list).length;
}

/** The query key of a refresh of a list: a query of its own, of this list only. */
export const refreshKeyOf = (listKey: QueryKey): QueryKey => [...listKey, REFRESH];

export const isRefreshKey = (queryKey: QueryKey): boolean => queryKey.at(-1) === REFRESH;

const REFRESH = 'refresh';
