import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '#src/contract/endpoint.ts';
import type { Api } from '../calls/api.ts';
import { createQueryClient } from '../calls/query.ts';
import { loadOlder, mergeRecent, recentKey, recentQuery, type RecentList } from './recent-list.ts';

interface Note {
  id: number;
  at: string;
  text: string;
}

const listNotes = endpoint('GET /notes', {
  name: 'test.notes',
  resource: 'message',
  query: z.object({ page: z.number() }),
  answer: z.object({
    notes: z.array(z.object({ id: z.number(), at: z.string(), text: z.string() })),
    has_more: z.boolean(),
  }),
  fallback: 'Failed to fetch notes',
});

type Answer = z.infer<(typeof listNotes)['answer']>;

const notes: RecentList<typeof listNotes, Note> = {
  endpoint: listNotes,
  input: { query: {} },
  perPage: 10,
  itemsOf: (answer) => answer.notes,
  keyOf: ({ id }) => id,
  timeOf: ({ at }) => at,
  hasMore: (answer) => answer.has_more,
  withItems: (answer, items, hasMore) => ({ ...answer, notes: items, has_more: hasMore }),
};

const timeAt = (minute: number) => new Date(Date.UTC(2026, 2, 14, 0, minute)).toISOString();
const note = (id: number, minute = id): Note => ({ id, at: timeAt(minute), text: `Note ${id}` });

/** A server with notes, and a cache that has loaded what the test asked for. */
function setUp(count: number) {
  const rows = Array.from({ length: count }, (_, index) => note(index + 1));
  const asked: number[] = [];
  let before = (_page: number): void => {};
  const call = (_: unknown, { query }: { query: { page: number } }): Promise<Answer> => {
    const { page } = query;
    asked.push(page);
    before(page);
    const sorted = rows.toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at) || b.id - a.id);
    const found = sorted.slice((page - 1) * 10, page * 10);
    return Promise.resolve({ notes: found, has_more: sorted.length > page * 10 });
  };
  const api = { call } as unknown as Api;
  const queries = createQueryClient();
  const read = () => queries.getQueryData<Answer>(recentKey(notes));
  const ids = () => read()?.notes.map(({ id }) => id);
  const { signal } = new AbortController();
  return {
    rows,
    asked,
    read,
    ids,
    write: (change: (answer: Answer) => Answer) =>
      queries.setQueryData<Answer>(recentKey(notes), (answer) => answer && change(answer)),
    refresh: () => queries.fetchQuery({ ...recentQuery(api, notes), staleTime: 0 }),
    older: () => loadOlder(queries, api, notes, signal),
    beforeAnswer: (run: typeof before) => (before = run),
    add: (amount: number) => {
      for (let added = 0; added < amount; added += 1) rows.push(note(rows.length + 1));
    },
  };
}

const countdown = (from: number, length = from) =>
  Array.from({ length }, (_, index) => from - index);

describe('refreshing', () => {
  it('fetches the newest page only, and keeps what is loaded', async () => {
    const list = setUp(35);
    await list.refresh();
    await list.older();
    list.add(3);
    list.asked.length = 0;
    await list.refresh();
    expect(list.asked).toEqual([1]);
    expect(list.ids()).toEqual(countdown(38, 23));
    expect(list.read()?.has_more).toBe(true);
  });

  it('leaves no gap when more has arrived than fits on a page', async () => {
    const list = setUp(35);
    await list.refresh();
    list.add(27);
    list.asked.length = 0;
    await list.refresh();
    expect(list.asked).toEqual([1, 2, 3]);
    expect(list.ids()).toEqual(countdown(62, 37));
  });

  it('leaves no gap before an item that was patched into the list', async () => {
    const list = setUp(35);
    await list.refresh();
    list.add(27);
    // As a sent message is, before the ones that arrived in the meantime are loaded.
    list.write((answer) => ({ ...answer, notes: [note(62), ...answer.notes] }));
    await list.refresh();
    expect(list.ids()).toEqual(countdown(62, 37));
  });

  it('keeps the identity of everything when nothing has changed', async () => {
    const list = setUp(12);
    await list.refresh();
    await list.older();
    const before = list.read();
    await list.refresh();
    expect(list.read()).toBe(before);
  });

  it('keeps the identity of items that others have moved', async () => {
    const list = setUp(12);
    await list.refresh();
    const before = list.read()?.notes[0];
    list.add(1);
    await list.refresh();
    expect(list.read()?.notes[1]).toBe(before);
  });

  it('moves an item to the front, once', async () => {
    const list = setUp(15);
    await list.refresh();
    await list.older();
    const first = list.rows[0];
    if (first) first.at = timeAt(99);
    await list.refresh();
    expect(list.ids()).toEqual([1, ...countdown(15, 14)]);
  });

  it('keeps what was written into the cache while the page was loading', async () => {
    const list = setUp(5);
    await list.refresh();
    list.beforeAnswer(() =>
      list.write((answer) => ({ ...answer, notes: [note(6), ...answer.notes] })),
    );
    await list.refresh();
    expect(list.ids()).toEqual(countdown(6));
  });

  it('drops an item that the server no longer sends', async () => {
    const list = setUp(8);
    await list.refresh();
    list.rows.splice(3, 1);
    await list.refresh();
    expect(list.ids()).toEqual([8, 7, 6, 5, 3, 2, 1]);
  });
});

describe('loading older items', () => {
  it('neither skips nor repeats any while new ones arrive', async () => {
    const list = setUp(64);
    await list.refresh();
    // Fewer, as many, and more than a page.
    for (const arrivals of [3, 10, 25, 0, 7, 0, 0]) {
      list.beforeAnswer(() => {
        list.beforeAnswer(() => {});
        list.add(arrivals);
      });
      await list.older();
    }
    while (list.read()?.has_more) await list.older();
    await list.refresh();
    expect(list.ids()).toEqual(countdown(list.rows.length));
  });

  it('tells how many it has added, and that there are no more', async () => {
    const list = setUp(14);
    await list.refresh();
    expect(list.read()?.has_more).toBe(true);
    expect(await list.older()).toBe(4);
    expect(list.read()?.has_more).toBe(false);
  });
});

describe('merging', () => {
  const answer = (items: Note[], has_more = false): Answer => ({ notes: items, has_more });

  it('sorts items of the same time by their ids', () => {
    const merged = mergeRecent(notes, answer([note(3, 1)]), answer([note(4, 1), note(2, 1)]));
    expect(merged.notes.map(({ id }) => id)).toEqual([4, 3, 2]);
  });

  it('does not take an item at the edge of a page for a deleted one', () => {
    // Two notes of the same minute, one on each page.
    const merged = mergeRecent(
      notes,
      answer([note(3, 2), note(2, 1), note(1, 1)]),
      answer([note(3, 2), note(2, 1)], true),
    );
    expect(merged.notes.map(({ id }) => id)).toEqual([3, 2, 1]);
  });

  it('keeps a known item that is newer than the fetched copy', () => {
    const merged = mergeRecent(notes, answer([{ ...note(1, 9), text: 'new' }]), answer([note(1)]));
    expect(merged.notes[0]?.text).toBe('new');
  });
});
