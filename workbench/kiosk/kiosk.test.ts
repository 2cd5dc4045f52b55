import { expect, it } from 'vitest';
import { createSteppedClock } from '#mocks/clock/stepped-clock.ts';
import { startKiosk, NOTICE_SECONDS } from './kiosk.ts';

const MINUTES = 5;
const IDLE_MS = MINUTES * 60_000;
const NOTICE_MS = NOTICE_SECONDS * 1_000;

function open() {
  const clock = createSteppedClock();
  let resets = 0;
  const seen: (number | null)[] = [];
  const kiosk = startKiosk({
    minutes: MINUTES,
    clock,
    onNotice: (secondsLeft) => seen.push(secondsLeft),
    onIdle: () => {
      resets += 1;
    },
  });
  return { clock, kiosk, resets: () => resets, seen, notice: () => seen.at(-1) };
}

it('resets after the idle minutes, and again after as many', () => {
  const { clock, resets, notice } = open();
  clock.advance(IDLE_MS - 1);
  expect(resets()).toBe(0);
  clock.advance(1);
  expect(resets()).toBe(1);
  expect(notice()).toBeNull();
  clock.advance(IDLE_MS);
  expect(resets()).toBe(2);
});

it('counts down the last seconds', () => {
  const { clock, seen, notice } = open();
  clock.advance(IDLE_MS - NOTICE_MS - 1);
  expect(notice()).toBeNull();
  clock.advance(1);
  expect(notice()).toBe(NOTICE_SECONDS);
  clock.advance(28_000);
  expect(notice()).toBe(2);
  clock.advance(2_000);
  expect(seen.slice(-3)).toEqual([2, 1, null]);
});

it('starts the time again after each input', () => {
  const { clock, kiosk, resets, notice } = open();
  clock.advance(IDLE_MS - NOTICE_MS - 1);
  kiosk.touch();
  clock.advance(IDLE_MS - NOTICE_MS - 1);
  expect(notice()).toBeNull();
  clock.advance(1);
  expect(notice()).toBe(NOTICE_SECONDS);
  clock.advance(NOTICE_MS);
  expect(resets()).toBe(1);
});

it('resets nothing after its end', () => {
  const { clock, kiosk, resets } = open();
  kiosk.end();
  clock.advance(2 * IDLE_MS);
  expect(resets()).toBe(0);
});
