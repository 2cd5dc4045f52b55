import { beforeEach, expect, it } from 'vitest';
import { DAY_MS } from '#src/domain/dates.ts';
import { STORY_NOW } from '../clock/stepped-clock.ts';
import { ask, createBrowser } from '../testing/browser-tabs.ts';
import type { MockEngine, Reopening } from './engine.ts';

let browser: ReturnType<typeof createBrowser>;
let engine: MockEngine;
let reopenings: Reopening[];

beforeEach(async () => {
  browser = createBrowser();
  engine = await browser.tab().load('/?scenario=offers-loaded&fault=offers.accept:500');
  reopenings = [];
  engine.onReopened(async (why) => void reopenings.push(why));
});

const appTime = () => engine.opening().clock.now() - STORY_NOW;

it('goes back to the present with the same rows, faults and viewer', async () => {
  const before = (await engine.rows()).offers.size;
  await engine.change((world) => world.offers.delete(11));
  engine.advance(DAY_MS);
  expect(appTime()).toBe(DAY_MS);
  await engine.backToPresent();

  expect(appTime()).toBe(0);
  expect(reopenings).toEqual(['time']);
  expect((await engine.rows()).offers.size).toBe(before - 1);
  expect(engine.state()).toEqual({
    scenario: 'offers-loaded',
    faults: [{ call: 'offers.accept', kind: 'status', status: 500, body: null }],
  });
});

it('lets a stopped clock run at the present, without another start when it is behind', async () => {
  engine.stop();
  browser.clock.advance(5_000);
  expect(appTime()).toBe(0);
  await engine.backToPresent();
  expect(appTime()).toBe(5_000);
  expect(engine.opening().clock.isStopped).toBe(false);
  expect(reopenings).toEqual([]);
});

it('goes back in the other tabs, too', async () => {
  engine.advance(DAY_MS);
  const other = await browser.tab().load('/offers');
  await other.backToPresent();
  await expect.poll(appTime).toBe(0);
  expect(reopenings).toEqual(['time']);
});

it('keeps calls coming back while the clock stands still', async () => {
  engine.setLatency(150);
  engine.stop();
  const answer = ask(engine, '/offers');
  await expect.poll(() => engine.opening().server.held).toBe(1);
  browser.clock.advance(150);
  expect(await answer).toHaveProperty('offers');
  expect(appTime()).toBe(0);
});
