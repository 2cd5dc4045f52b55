import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  countIn,
  cursorAfter,
  fetchAt,
  itemsIn,
  START,
  type PageCursor,
  type Paging,
} from './paging.ts';

interface Item {
  readonly id: number;
  readonly isOpen: boolean;
}
interface Page {
  readonly items: readonly Item[];
  readonly total: number;
  readonly has_more: boolean;
}

const PER_PAGE = 4;
const paging: Paging<Page, Item> = {
  perPage: PER_PAGE,
  itemsOf: ({ items }) => items,
  keyOf: ({ id }) => id,
  hasMore: ({ has_more }) => has_more,
  totalOf: ({ total }) => total,
  belongs: ({ isOpen }) => isOpen,
};

const open = (id: number): Item => ({ id, isOpen: true });

/** A server with pages by number, and a client that loads them one after another. */
function createList(count: number) {
  const server = Array.from({ length: count }, (_, id) => open(id));
  const pages: Page[] = [];
  const read: number[] = [];
  let cursor: PageCursor = START;
  const load = async (beforeEachRead = () => {}) => {
    if (pages.length > 0) cursor = cursorAfter(pages, cursor, paging);
    const page = await fetchAt(
      cursor,
      async (number) => {
        beforeEachRead();
        read.push(number);
        const items = server.slice((number - 1) * PER_PAGE, number * PER_PAGE);
        return { items, total: server.length, has_more: number * PER_PAGE < server.length };
      },
      paging,
    );
    pages.push(page);
    return paging.hasMore(page);
  };
  return {
    server,
    pages,
    read,
    load,
    ids: () => itemsIn(pages, paging).map(({ id }) => id),
    counts: () => countIn(pages, cursor, paging),
    /** Updates a loaded item in place, which removes it on the server. */
    close(id: number) {
      server.splice(
        server.findIndex((item) => item.id === id),
        1,
      );
      pages.splice(
        0,
        pages.length,
        ...pages.map((page) => ({
          ...page,
          items: page.items.map((item) => (item.id === id ? { id, isOpen: false } : item)),
        })),
      );
    },
  };
}

describe('pages by number', () => {
  it('are read once each while nothing changes', async () => {
    const list = createList(10);
    while (await list.load());
    expect(list.read).toEqual([1, 2, 3]);
    expect(list.ids()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it('are read again from the first that could have missed an item', async () => {
    const list = createList(13);
    await list.load();
    await list.load();
    list.server.splice(0, 3);
    while (await list.load());
    expect(list.read).toEqual([1, 2, 3, 2, 3]);
    expect(list.ids()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });

  it('repeat an item once another arrives, but the list does not', async () => {
    const list = createList(6);
    await list.load();
    list.server.unshift(open(99));
    while (await list.load());
    expect(list.ids()).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it.each([
    [20, 30],
    [30, 20],
    [25, 20, 30],
  ])('are read a few times while totals alternate', async (...totals: number[]) => {
    const read: number[] = [];
    const cursor = { position: 24, total: 30, departed: 0 };
    const fetchPage = async (page: number) => {
      read.push(page);
      return { page, total: totals[read.length % totals.length] ?? 0 };
    };
    await fetchAt(cursor, fetchPage, { perPage: 4, totalOf: ({ total }) => total });
    expect(read.length).toBeLessThanOrEqual(10);
  });

  it('need no total', async () => {
    const read: number[] = [];
    const cursor = { position: 8, total: null, departed: 0 };
    const fetchPage = async (page: number) => read.push(page);
    await fetchAt(cursor, fetchPage, { perPage: PER_PAGE, totalOf: () => null });
    expect(read).toEqual([3]);
  });

  /** Changes before the first unseen item: at a place from 0 (the top) to 1 (right before it). */
  const change = fc.record({
    kind: fc.constantFrom('insert' as const, 'delete' as const),
    place: fc.double({ min: 0, max: 1, noNaN: true }),
  });

  it('never skip or repeat an item while others arrive and leave before the cursor', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 40 }),
        fc.array(fc.array(change, { maxLength: 6 }), { maxLength: 12 }),
        async (count, rounds) => {
          const list = createList(count);
          let newId = 1_000;
          let round = 0;
          const mutate = () => {
            const seen = new Set(list.ids());
            for (const { kind, place } of rounds[round] ?? []) {
              const unseen = list.server.findIndex(({ id }) => id < 1_000 && !seen.has(id));
              const end = unseen === -1 ? list.server.length : unseen;
              if (kind === 'insert') {
                list.server.splice(Math.round(place * end), 0, open((newId += 1)));
              } else if (end > 0) {
                list.server.splice(Math.floor(place * (end - 1)), 1);
              }
            }
            round += 1;
          };
          while (await list.load(mutate));
          const ids = list.ids().filter((id) => id < 1_000);
          expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => a - b));
          // Only seen items were deleted, so all of them were seen.
          expect(ids).toHaveLength(count);
        },
      ),
      { numRuns: 500 },
    );
  });
});

describe('counts', () => {
  it('leave out items that no longer belong, until the server does', async () => {
    const list = createList(13);
    await list.load();
    expect(list.counts()).toEqual({ shown: 4, total: 13 });
    for (const id of [0, 1, 2]) list.close(id);
    expect(list.counts()).toEqual({ shown: 1, total: 10 });
    await list.load();
    // The first page again, which now holds the items that moved up.
    expect(list.ids()).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(list.counts()).toEqual({ shown: 4, total: 10 });
    list.close(5);
    expect(list.counts()).toEqual({ shown: 3, total: 9 });
    while (await list.load());
    expect(list.counts()).toEqual({ shown: 9, total: 9 });
  });

  it('fall back to the loaded items without a total', async () => {
    const page = { items: [open(1), open(2)], total: 0, has_more: true };
    expect(countIn([page], START, { ...paging, totalOf: () => null })).toEqual({
      shown: 2,
      total: 2,
    });
  });
});
