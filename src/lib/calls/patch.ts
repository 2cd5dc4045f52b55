import type { InfiniteData, Query, QueryClient } from '@tanstack/react-query';
import type { AnyEndpoint, CallAnswer, CallInput } from '#src/contract/endpoint.ts';
import { callKey, inputOf, resourceKey } from './query.ts';

/** How to update the cached answers of one call after a change. */
export interface CachedAnswer<Change> {
  readonly call: AnyEndpoint;
  /**
   * Returns the same value when nothing changes, or when the cached answer is newer. Applying a change twice
   * does the same as once. `input` is what the call was sent with.
   */
  readonly apply: (cached: unknown, change: Change, input: unknown) => unknown;
}

/** How a change updates cached answers, so that the screen shows it without a refetch. */
export interface Patch<Change> {
  readonly answers: readonly CachedAnswer<Change>[];
  /** The calls that need no refetch afterwards, because the patch makes them complete. */
  readonly completes: readonly AnyEndpoint[];
}

/**
 * Describes how the answers of one call change. Of a paginated call, each page is one answer.
 *
 * @example inAnswer(getOffer, (answer, { offer }) => (answer.offer.id === offer.id ? { offer } : answer))
 */
export function inAnswer<E extends AnyEndpoint, Change>(
  call: E,
  apply: (answer: CallAnswer<E>, change: Change, input: CallInput<E>) => CallAnswer<E>,
): CachedAnswer<Change> {
  return {
    call,
    apply: (cached, change, input) => apply(cached as CallAnswer<E>, change, input as CallInput<E>),
  };
}

/**
 * Applies a patch to the query cache. A query that is fetching is patched again once it settles: its
 * response may predate the change, and a next page is appended to the pages as they were when the
 * fetch started.
 */
export function applyPatch<Change>(
  queries: QueryClient,
  { answers }: Patch<Change>,
  change: Change,
): void {
  for (const { call, apply } of answers) {
    const patchQuery = ({ queryKey, state }: Query) => {
      const { data } = state;
      if (data === undefined) return;
      const input = inputOf(queryKey);
      const patched = isPages(data)
        ? withField(
            data,
            'pages',
            mapChanged(data.pages, (page) => apply(page, change, input)),
          )
        : apply(data, change, input);
      if (patched !== data) queries.setQueryData(queryKey, patched);
    };
    for (const query of queries.getQueryCache().findAll({ queryKey: callKey(call) })) {
      patchQuery(query);
      onSettled(queries, query, patchQuery);
    }
  }
}

/** Calls back once when a fetching query settles; never for an idle query. */
function onSettled(queries: QueryClient, query: Query, callback: (query: Query) => void): void {
  if (query.state.fetchStatus === 'idle') return;
  const unsubscribe = queries.getQueryCache().subscribe((event) => {
    if (event.query !== query) return;
    const isIdle = query.state.fetchStatus === 'idle';
    if (isIdle || event.type === 'removed') unsubscribe();
    if (isIdle) callback(query);
  });
}

/**
 * Invalidates the resources that the contract lists for a call, except what the patch completes.
 * Active queries are refetched in the background.
 */
export function invalidate(
  queries: QueryClient,
  endpoint: AnyEndpoint,
  patch?: Pick<Patch<unknown>, 'completes'>,
): void {
  const completed = new Set(patch?.completes.map(({ name }) => name));
  for (const resource of endpoint.invalidates) {
    void queries.invalidateQueries({
      queryKey: resourceKey(resource),
      predicate: ({ queryKey }) => !completed.has(String(queryKey[1])),
    });
  }
}

function isPages(cached: unknown): cached is InfiniteData<unknown> {
  return typeof cached === 'object' && cached !== null && 'pages' in cached;
}

/** Like `map`, but returns the same array when nothing changes, so its components don't re-render. */
export function mapChanged<Item>(items: Item[], change: (item: Item) => Item): Item[] {
  const changed = items.map(change);
  return changed.every((item, index) => item === items[index]) ? items : changed;
}

/** Returns a copy with one field replaced, or the same object when the field does not change. */
export function withField<Value extends object, Key extends keyof Value>(
  value: Value,
  key: Key,
  next: Value[Key],
): Value {
  return value[key] === next ? value : { ...value, [key]: next };
}
