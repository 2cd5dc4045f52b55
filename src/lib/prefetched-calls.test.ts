import { beforeEach, describe, expect, it, vi } from 'vitest';
import { logout } from '#src/contract/auth.ts';
import { getDashboard } from '#src/contract/dashboards.ts';
import { listOffers } from '#src/contract/offers.ts';
import { createSteppedClock } from '#mocks/stepped-clock.ts';
import type { Api } from './api.ts';
import { createCallPrefetcher, PREFETCH_LIFETIME_MS } from './prefetched-calls.ts';
import { createSessionStore } from './session.ts';
import { createMemoryStorage } from './storage.ts';
import { exampleSession } from './testing/example-session.ts';

const sent = vi.fn<Api['call']>();
const changed = new Set<() => void>();
const clock = createSteppedClock();
const session = createSessionStore(createMemoryStorage());

function prefetcher() {
  return createCallPrefetcher({ call: sent } as Api, {
    clock,
    session,
    serverChanges: {
      subscribe(listener) {
        changed.add(listener);
        return () => changed.delete(listener);
      },
    },
  });
}

const calls = () => sent.mock.calls.map(([{ name }]) => name);

beforeEach(() => {
  sent.mockReset();
  sent.mockImplementation(() => Promise.resolve(`answer ${sent.mock.calls.length}` as never));
  session.start(exampleSession(1));
});

describe('a prefetched answer', () => {
  it('serves the next same call, and only that', async () => {
    const { ahead, api } = prefetcher();
    void ahead('visit').call(getDashboard, {});
    expect(await api.call(getDashboard, {})).toBe('answer 1');
    expect(await api.call(getDashboard, {})).toBe('answer 2');
  });

  it('is shared by the hover and the visit of a link', async () => {
    const { ahead, api } = prefetcher();
    void ahead('guess').call(getDashboard, {});
    void ahead('visit').call(getDashboard, {});
    await api.call(getDashboard, {});
    expect(calls()).toEqual([getDashboard.name]);
  });

  it('does not serve another input', async () => {
    const { ahead, api } = prefetcher();
    void ahead('visit').call(listOffers, { query: { page: 1 } });
    await api.call(listOffers, { query: { page: 2 } });
    await api.call(listOffers, { query: { page: 1 } });
    expect(calls()).toHaveLength(2);
  });

  it.each([
    ['it is too old', () => clock.advance(PREFETCH_LIFETIME_MS)],
    ['someone else is signed in', () => session.start(exampleSession(2))],
    ['another user has changed the data', () => changed.forEach((notify) => notify())],
  ])('does not serve when %s', async (_, happen) => {
    const { ahead, api } = prefetcher();
    void ahead('visit').call(getDashboard, {});
    happen();
    expect(await api.call(getDashboard, {})).toBe('answer 2');
  });

  it('does not serve after a change, even one that was under way when it was fetched', async () => {
    const { ahead, api } = prefetcher();
    const change = api.call(logout, {});
    void ahead('visit').call(getDashboard, {});
    await change;
    await api.call(getDashboard, {});
    expect(calls()).toEqual([logout.name, getDashboard.name, getDashboard.name]);
  });
});

describe('a prefetch that fails', () => {
  it('fails the screen that opens, without a second call', async () => {
    const { ahead, api } = prefetcher();
    sent.mockRejectedValue(new Error('down'));
    await expect(ahead('visit').call(getDashboard, {})).rejects.toThrow('down');
    await expect(api.call(getDashboard, {})).rejects.toThrow('down');
    expect(calls()).toHaveLength(1);
  });

  it('fails the screen that opens while the hovered link is still loading', async () => {
    const { ahead, api } = prefetcher();
    sent.mockRejectedValue(new Error('down'));
    const guess = ahead('guess').call(getDashboard, {});
    const visit = ahead('visit').call(getDashboard, {});
    await Promise.allSettled([guess, visit]);
    await expect(api.call(getDashboard, {})).rejects.toThrow('down');
    expect(calls()).toHaveLength(1);
  });

  it('is forgotten when the link was only hovered', async () => {
    const { ahead, api } = prefetcher();
    sent.mockRejectedValueOnce(new Error('down'));
    await expect(ahead('guess').call(getDashboard, {})).rejects.toThrow('down');
    expect(await api.call(getDashboard, {})).toBe('answer 2');
  });
});

it('aborts the call with the one that it serves', () => {
  const { ahead, api } = prefetcher();
  void ahead('visit').call(getDashboard, {});
  const controller = new AbortController();
  void api.call(getDashboard, {}, { signal: controller.signal });
  const [, , options] = sent.mock.calls[0]!;
  expect(options?.signal?.aborted).toBe(false);
  controller.abort();
  expect(options?.signal?.aborted).toBe(true);
});
