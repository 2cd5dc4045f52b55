import { expect, it } from 'vitest';
import { createSteppedClock } from '#mocks/clock/stepped-clock.ts';
import { createKiosk, NOTICE_MS } from './kiosk.ts';

const MINUTES = 5;
const IDLE_MS = MINUTES * 60_000;

function open() {
  const clock = createSteppedClock();
  let resets = 0;
  const kiosk = createKiosk({
    minutes: MINUTES,
    clock,
    onIdle: () => {
      resets += 1;
    },
  });
  return { clock, kiosk, resets: () => resets };
}

it('resets after the idle minutes, and again after as many', () => {
  const { clock, kiosk, resets } = open();
  clock.advance(IDLE_MS - 1);
  expect(resets()).toBe(0);
  clock.advance(1);
  expect(resets()).toBe(1);
  expect(kiosk.state()).toBeNull();
  clock.advance(IDLE_MS);
  expect(resets()).toBe(2);
});

it('counts down the last seconds', () => {
  const { clock, kiosk } = open();
  const seen: (number | null)[] = [];
  kiosk.subscribe(() => seen.push(kiosk.state()));
  clock.advance(IDLE_MS - NOTICE_MS - 1);
  expect(kiosk.state()).toBeNull();
  clock.advance(1);
  expect(kiosk.state()).toBe(NOTICE_MS / 1_000);
  clock.advance(28_000);
  expect(kiosk.state()).toBe(2);
  clock.advance(2_000);
  expect(seen.slice(-3)).toEqual([2, 1, null]);
});

it('starts the time again after each input', () => {
  const { clock, kiosk, resets } = open();
  clock.advance(IDLE_MS - NOTICE_MS - 1);
  kiosk.touch();
  clock.advance(IDLE_MS - NOTICE_MS - 1);
  expect(kiosk.state()).toBeNull();
  clock.advance(1);
  expect(kiosk.state()).toBe(NOTICE_MS / 1_000);
  clock.advance(NOTICE_MS);
  expect(resets()).toBe(1);
});

it('takes the notice away when the visitor is still there', () => {
  const { clock, kiosk, resets } = open();
  clock.advance(IDLE_MS - 1);
  expect(kiosk.state()).toBe(1);
  kiosk.touch();
  expect(kiosk.state()).toBeNull();
  clock.advance(IDLE_MS - 1);
  expect(resets()).toBe(0);
});

it('resets nothing after its end', () => {
  const { clock, kiosk, resets } = open();
  kiosk.end();
  clock.advance(2 * IDLE_MS);
  expect(resets()).toBe(0);
});
