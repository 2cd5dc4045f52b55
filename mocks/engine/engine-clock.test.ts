import { beforeEach, expect, it } from 'vitest';
import { DAY_MS } from '#src/domain/dates.ts';
import { SESSION_KEYS } from '#src/domain/session-keys.ts';
import { createMemoryStorage, type MemoryStorage } from '#src/lib/session/storage.ts';
import { createEngine, type MockEngine, type Reopening } from './engine.ts';
import { createSteppedClock, STORY_NOW, type SteppedClock } from '../clock/stepped-clock.ts';

const BASE = 'http://app.test';

let system: SteppedClock;
let storage: MemoryStorage;
let engine: MockEngine;
let reopenings: Reopening[];

beforeEach(async () => {
  system = createSteppedClock();
  storage = createMemoryStorage();
  engine = await open('/?scenario=offers-loaded&fault=offers.accept:500');
  reopenings = [];
  engine.onReopened(async (why) => void reopenings.push(why));
});

/** Opens a tab on the storage of all tabs. */
const open = (path: string, serial?: number) =>
  createEngine({
    baseUrl: BASE,
    path,
    serial,
    clock: system,
    storage,
    tabStorage: createMemoryStorage(),
  });

const appTime = () => engine.opening().clock.now() - STORY_NOW;

it('goes back to the present with the same rows, faults and viewer', async () => {
  const before = (await engine.rows()).offers.size;
  await engine.change('Delete an offer', (world) => world.offers.delete(11));
  engine.advance(DAY_MS);
  expect(appTime()).toBe(DAY_MS);
  await engine.backToPresent();

  expect(appTime()).toBe(0);
  expect(reopenings).toEqual(['time']);
  expect((await engine.rows()).offers.size).toBe(before - 1);
  expect(engine.history.undoLabel).toBe('Delete an offer');
  expect(engine.state()).toEqual({
    scenario: 'offers-loaded',
    faults: [{ call: 'offers.accept', kind: 'status', status: 500, body: null }],
  });
});

it('lets a stopped clock run at the present, without another start when it is behind', async () => {
  engine.stop();
  system.advance(5_000);
  expect(appTime()).toBe(0);
  await engine.backToPresent();
  expect(appTime()).toBe(5_000);
  expect(engine.opening().clock.isStopped).toBe(false);
  expect(reopenings).toEqual([]);
});

it('goes back in the other tabs, too', async () => {
  engine.advance(DAY_MS);
  const other = await open('/offers', engine.opening().shared.serial);
  await other.backToPresent();
  // The change that the other tab has written.
  const key = 'nearhand.mock.world';
  storage.changeElsewhere({ [key]: storage.get(key) });
  await expect.poll(appTime).toBe(0);
  expect(reopenings).toEqual(['time']);
});

it('keeps calls coming back while the clock stands still', async () => {
  engine.setLatency(150);
  engine.stop();
  const token = engine.opening().storage.get(SESSION_KEYS.token);
  const headers = { Authorization: `Bearer ${token}` };
  const response = engine.handle(new Request(`${BASE}/api/offers`, { headers }));
  await expect.poll(() => engine.opening().server.held).toBe(1);
  system.advance(150);
  expect((await response).status).toBe(200);
  expect(appTime()).toBe(0);
});
