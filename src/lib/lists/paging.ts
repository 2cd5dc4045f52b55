/** How to read the answers of a paginated call. `Answer` is one page of them. */
export interface Paging<Answer, Item> {
  /** The page size that the server uses (product.md §9). */
  readonly perPage: number;
  itemsOf(answer: Answer): readonly Item[];
  keyOf(item: Item): string | number;
  hasMore(answer: Answer): boolean;
  totalOf(answer: Answer): number | null;
  /**
   * Whether a loaded item still belongs to the list; by default, all do. An item that was updated in place may
   * not, such as a declined offer in a list of pending ones. It stays visible until the next refresh.
   */
  belongs?(item: Item): boolean;
}

/** The state of a list's next page: `end` when there is none. */
export function nextPageState(
  isLoading: boolean,
  hasFailed: boolean,
  hasMore: boolean,
): 'idle' | 'loading' | 'failed' | 'end' {
  if (isLoading) return 'loading';
  if (hasFailed) return 'failed';
  return hasMore ? 'idle' : 'end';
}

/** Where the next page continues. */
export interface PageCursor {
  /** How many items, from the first, the loaded pages cover. */
  readonly position: number;
  /** The total when they did. */
  readonly total: number | null;
  /** How many loaded items no longer belonged to the list by then, and so are not in later totals. */
  readonly departed: number;
}

export const START: PageCursor = { position: 0, total: null, departed: 0 };

/**
 * The number of the page to read at a cursor, counted from 1. If `d` items have left the list since
 * the cursor was taken, up to `d` others have moved from after it to before it. So it continues `d`
 * items earlier.
 */
function pageAt({ position, total: before }: PageCursor, total: number | null, perPage: number) {
  const departed = before === null || total === null ? 0 : Math.max(0, before - total);
  return Math.floor(Math.max(0, position - departed) / perPage) + 1;
}

/** How often a page is refetched because items before it were removed. */
const MAX_READS = 10;

/** How often a list is refetched that differs each time, as from two replicas. */
export const MAX_ATTEMPTS = 3;

/**
 * Fetches the page at a cursor. Reads an earlier page if items have left the list in the meantime, so
 * that none is skipped. Items that arrived cause duplicates only, which {@link itemsIn} removes.
 *
 * The total shows departures only as far as they are not offset by arrivals after the cursor.
 *
 * @param fetchPage fetches a page by its number
 */
export async function fetchAt<Answer>(
  cursor: PageCursor,
  fetchPage: (page: number) => Promise<Answer>,
  { perPage, totalOf }: Pick<Paging<Answer, never>, 'perPage' | 'totalOf'>,
): Promise<Answer> {
  let page = pageAt(cursor, cursor.total, perPage);
  for (let reads = 1; ; reads += 1) {
    const answer = await fetchPage(page);
    const expected = pageAt(cursor, totalOf(answer), perPage);
    // Two replicas of a server may never agree.
    if (expected === page || reads === MAX_READS) return answer;
    page = expected;
  }
}

/** @param cursor the one that the last page was fetched at */
export function cursorAfter<Answer, Item>(
  pages: readonly Answer[],
  cursor: PageCursor,
  paging: Paging<Answer, Item>,
): PageCursor {
  const total = lastTotal(pages, paging);
  return {
    position: pageAt(cursor, total, paging.perPage) * paging.perPage,
    total,
    departed: departedIn(pages, paging),
  };
}

/** The items of all pages, without duplicates. The first position of an item is kept. */
export function itemsIn<Answer, Item>(
  pages: readonly Answer[],
  { itemsOf, keyOf }: Pick<Paging<Answer, Item>, 'itemsOf' | 'keyOf'>,
): Item[] {
  return [...new Map(pages.flatMap(itemsOf).map((item) => [keyOf(item), item])).values()];
}

/** How many of a list's items are loaded, and how many there are. */
export interface Counts {
  readonly shown: number;
  readonly total: number;
}

/** @param cursor the one that the last page was fetched at */
export function countIn<Answer, Item>(
  pages: readonly Answer[],
  cursor: PageCursor,
  paging: Paging<Answer, Item>,
): Counts {
  const departed = departedIn(pages, paging);
  const shown = itemsIn(pages, paging).length - departed;
  const total = lastTotal(pages, paging) ?? shown;
  return { shown, total: Math.max(shown, total - (departed - cursor.departed)) };
}

function departedIn<Answer, Item>(pages: readonly Answer[], paging: Paging<Answer, Item>): number {
  return itemsIn(pages, paging).filter((item) => paging.belongs?.(item) === false).length;
}

function lastTotal<Answer, Item>(
  pages: readonly Answer[],
  { totalOf }: Pick<Paging<Answer, Item>, 'totalOf'>,
): number | null {
  const last = pages.at(-1);
  return last === undefined ? null : totalOf(last);
}
