import { queryOptions, replaceEqualDeep, type QueryClient } from '@tanstack/react-query';
import type { AnyEndpoint, CallAnswer, CallInput } from '#src/contract/endpoint.ts';
import type { Api } from '../calls/api.ts';
import { callKey, fetchPage } from '../calls/query.ts';

/**
 * A paginated call whose items are sorted by time, newest first, and only ever arrive at the front: a
 * conversation's messages, or the conversations themselves, which move to the front with each message.
 */
export interface RecentList<E extends AnyEndpoint, Item> {
  readonly endpoint: E;
  readonly input: CallInput<E>;
  readonly perPage: number;
  itemsOf(answer: CallAnswer<E>): readonly Item[];
  keyOf(item: Item): number;
  /** When the item last moved to the front, as ISO 8601; null or undefined if it never has. */
  timeOf(item: Item): string | null | undefined;
  hasMore(answer: CallAnswer<E>): boolean;
  withItems(answer: CallAnswer<E>, items: Item[], hasMore: boolean): CallAnswer<E>;
  /**
   * Combines two copies of an item that are equally recent. By default, the fetched one replaces the
   * known one.
   */
  combine?(known: Item, fetched: Item): Item;
}

/**
 * The query options of a recent list. Its data is one answer with all loaded items, whatever page they
 * came with. Fetching it again fetches the newest page only, and merges it into what is loaded.
 *
 * @param onFetched called with each fetched answer before it is merged
 */
export function recentQuery<E extends AnyEndpoint, Item>(
  api: Api,
  list: RecentList<E, Item>,
  onFetched: (queries: QueryClient, answer: CallAnswer<E>) => void = () => {},
) {
  return queryOptions<CallAnswer<E>>({
    queryKey: recentKey(list),
    queryFn: ({ client, signal }) => fetchNewest(client, api, list, signal, onFetched),
    // Merges at the moment of the write: the cache may have changed while the page was loading.
    structuralSharing: (known, fetched) => {
      const merged = mergeRecent(
        list,
        known as CallAnswer<E> | undefined,
        fetched as CallAnswer<E>,
      );
      const front = fronts.get(fetched as object) ?? fronts.get((known ?? merged) as object);
      if (front !== undefined) fronts.set(merged as object, front);
      return merged;
    },
  });
}

/**
 * The time of the newest item that an answer's last refresh has fetched. Newer items were patched in, and
 * others may be missing before them.
 */
const fronts = new WeakMap<object, number>();

export function recentKey<E extends AnyEndpoint, Item>({ endpoint, input }: RecentList<E, Item>) {
  return [...callKey(endpoint), input];
}

/**
 * Fetches the newest page. If more has arrived than fits on it, fetches the pages that follow, until they
 * reach what is loaded.
 */
async function fetchNewest<E extends AnyEndpoint, Item>(
  queries: QueryClient,
  api: Api,
  list: RecentList<E, Item>,
  signal: AbortSignal,
  onFetched: (queries: QueryClient, answer: CallAnswer<E>) => void,
): Promise<CallAnswer<E>> {
  let answer: CallAnswer<E> = await fetchPage(api, list, 1, signal);
  const known = queries.getQueryData<CallAnswer<E>>(recentKey(list));
  const isComplete = () =>
    known === undefined || !list.hasMore(answer) || reaches(list, answer, known);
  for (let page = 2; !isComplete(); page += 1) {
    const before = list.itemsOf(answer).length;
    answer = mergeRecent(list, answer, await fetchPage(api, list, page, signal));
    // A server that repeats itself, or has new items on each page, would be asked forever.
    if (list.itemsOf(answer).length === before || page === MAX_PAGES) break;
  }
  fronts.set(
    answer as object,
    Math.max(...list.itemsOf(answer).map((item) => millisOf(list, item))),
  );
  onFetched(queries, answer);
  return answer;
}

/** How many pages of news are fetched at once. */
const MAX_PAGES = 100;

/** Whether nothing can be missing between fetched items and the known ones before them. */
function reaches<E extends AnyEndpoint, Item>(
  list: RecentList<E, Item>,
  fetched: CallAnswer<E>,
  known: CallAnswer<E>,
): boolean {
  const { itemsOf, keyOf, timeOf } = list;
  if (itemsOf(known).length === 0) return true;
  const front = fronts.get(known as object) ?? Infinity;
  const knownTimes = new Map(itemsOf(known).map((item) => [keyOf(item), timeOf(item)]));
  return itemsOf(fetched).some((item) => {
    const key = keyOf(item);
    const isKnown = knownTimes.has(key) && knownTimes.get(key) === timeOf(item);
    return isKnown && millisOf(list, item) <= front;
  });
}

/**
 * Loads older items into the cache. Pages have numbers, so items that have arrived since move the older
 * ones to later pages. They cause duplicates only, which merging removes; a page of nothing else is
 * followed by the next one.
 *
 * @returns how many items were added
 */
export async function loadOlder<E extends AnyEndpoint, Item>(
  queries: QueryClient,
  api: Api,
  list: RecentList<E, Item>,
  signal: AbortSignal,
): Promise<number> {
  const key = recentKey(list);
  const loaded = () => queries.getQueryData<CallAnswer<E>>(key);
  const start = loaded();
  const before = start === undefined ? [] : list.itemsOf(start);
  const knownKeys = new Set(before.map(list.keyOf));
  const seen = new Set<number>();
  for (let page = Math.floor(before.length / list.perPage) + 1; ; page += 1) {
    const answer = await fetchPage(api, list, page, signal);
    const keys = list.itemsOf(answer).map(list.keyOf);
    // A server that repeats itself would be asked forever.
    const isNew = keys.some((each) => !seen.has(each));
    for (const each of keys) seen.add(each);
    queries.setQueryData<CallAnswer<E>>(key, (known) =>
      known === undefined ? answer : withOlder(list, known, answer, isNew && list.hasMore(answer)),
    );
    const added = keys.filter((each) => !knownKeys.has(each)).length;
    if (added > 0 || !isNew || !list.hasMore(answer)) return added;
  }
}

/** Adds an older page. What is known already may have changed since the page was read, so it is kept. */
function withOlder<E extends AnyEndpoint, Item>(
  list: RecentList<E, Item>,
  known: CallAnswer<E>,
  answer: CallAnswer<E>,
  hasMore: boolean,
): CallAnswer<E> {
  const knownItems = new Map(list.itemsOf(known).map((item) => [list.keyOf(item), item]));
  const items = list.itemsOf(answer).map((item) => knownItems.get(list.keyOf(item)) ?? item);
  return mergeRecent(list, known, list.withItems(known, items, hasMore));
}

/**
 * Merges fetched items into the known ones, sorted by time. Unchanged items keep their identity. A known
 * item is dropped if the server would have sent it between two fetched ones.
 */
export function mergeRecent<E extends AnyEndpoint, Item>(
  list: RecentList<E, Item>,
  known: CallAnswer<E> | undefined,
  fetched: CallAnswer<E>,
): CallAnswer<E> {
  if (known === undefined || known === fetched) return fetched;
  const knownItems = list.itemsOf(known);
  const fetchedItems = list.itemsOf(fetched);
  const timeOf = (item: Item) => millisOf(list, item);
  const fetchedTimes = fetchedItems.map(timeOf);
  const newest = Math.max(...fetchedTimes);
  const oldest = Math.min(...fetchedTimes);

  const merged = new Map<number, { item: Item; time: number }>();
  for (const item of knownItems) merged.set(list.keyOf(item), { item, time: timeOf(item) });
  const fetchedKeys = new Set(fetchedItems.map(list.keyOf));
  for (const [key, { time }] of merged) {
    if (time > oldest && time < newest && !fetchedKeys.has(key)) merged.delete(key);
  }
  for (const [index, item] of fetchedItems.entries()) {
    const key = list.keyOf(item);
    const time = fetchedTimes[index] ?? 0;
    const previous = merged.get(key);
    // A known item that is newer has changed since the page was sent.
    if (previous && previous.time > time) continue;
    const next = previous && list.combine ? list.combine(previous.item, item) : item;
    merged.set(key, { item: previous ? replaceEqualDeep(previous.item, next) : next, time });
  }
  const items = [...merged.entries()]
    .toSorted(([keyA, a], [keyB, b]) => b.time - a.time || keyB - keyA)
    .map(([, { item }]) => item);

  const oldestKnown = Math.min(...knownItems.map(timeOf));
  const reachesEnd = fetchedItems.length === 0 || oldest <= oldestKnown;
  const hasMore = list.hasMore(reachesEnd ? fetched : known);
  const answer = list.withItems(fetched, items, hasMore);
  const isSame =
    items.length === knownItems.length && items.every((item, index) => item === knownItems[index]);
  // Not if items have moved: it compares by position, and would copy every item.
  return isSame ? replaceEqualDeep(known, answer) : answer;
}

/** When an item last moved to the front, in milliseconds since the epoch; 0 if it never has. */
function millisOf<E extends AnyEndpoint, Item>(list: RecentList<E, Item>, item: Item): number {
  return Date.parse(list.timeOf(item) ?? '') || 0;
}
