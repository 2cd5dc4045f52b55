import { describe, expect, it } from 'vitest';
import type { Clock } from '#src/domain/clock.ts';
import { UNREAD_POLLING } from '#src/domain/unread.ts';
import { systemClock } from '#src/lib/time/clock.ts';
import { createSteppedClock } from '#mocks/clock/stepped-clock.ts';
import { createUnreadPoller } from './unread-poller.ts';

const { interval, spacing } = UNREAD_POLLING.messaging;

function pollOn(clock: Clock, fetchMs = 0) {
  const starts: number[] = [];
  /** What the poller read from the clock last: a second reading could be later. */
  let lastRead = 0;
  let running = 0;
  let overlaps = 0;
  const poller = createUnreadPoller({
    clock: {
      ...clock,
      now() {
        lastRead = clock.now();
        return lastRead;
      },
    },
    isSignedIn: () => true,
    fetchCount: (signal) => {
      starts.push(lastRead);
      running += 1;
      if (running > 1) overlaps += 1;
      return new Promise<void>((resolve) => {
        const settle = () => {
          running -= 1;
          resolve();
        };
        signal.addEventListener('abort', settle);
        clock.after(fetchMs, settle);
      });
    },
  });
  return {
    poller,
    starts,
    gaps: () => starts.slice(1).map((at, index) => at - (starts[index] ?? 0)),
    overlaps: () => overlaps,
  };
}

async function advance(clock: { advance(milliseconds: number): void }, milliseconds: number) {
  for (let step = 0; step < milliseconds; step += 1) {
    clock.advance(1);
    await Promise.resolve();
    await Promise.resolve();
  }
}

describe('the spacing of polls', () => {
  it.each([
    ['early', -1],
    ['late', 40],
  ])('skips no poll when timers fire %s', async (_, offset) => {
    const stepped = createSteppedClock();
    const clock: Clock = {
      ...stepped,
      after: (milliseconds, task) => stepped.after(Math.max(1, milliseconds + offset), task),
    };
    const { poller, gaps } = pollOn(clock);
    poller.poll('messaging');
    await advance(stepped, 5 * interval + 400);
    expect(gaps()).toHaveLength(5);
    for (const gap of gaps()) {
      expect(gap).toBeGreaterThanOrEqual(spacing);
      expect(gap).toBeLessThan(interval + 100);
    }
  });

  it('is measured from the last fetch, not from when polling started', async () => {
    const clock = createSteppedClock();
    const { poller, starts } = pollOn(clock);
    poller.poll('messaging');
    await advance(clock, 4_000);
    poller.poll('messaging');
    await advance(clock, 1_000);
    expect(starts).toHaveLength(2);
  });

  it('survives a system clock that is set back', async () => {
    const stepped = createSteppedClock();
    let offset = 0;
    const { poller, starts } = pollOn({ ...stepped, now: () => stepped.now() + offset });
    poller.poll('messaging');
    await advance(stepped, 1_000);
    offset = -3_600_000;
    await advance(stepped, 2 * interval);
    expect(starts.length).toBeGreaterThanOrEqual(2);
  });

  it.each([1_000, 7_000, 40_000])('never fetches twice at once: %d ms each', async (fetchMs) => {
    const clock = createSteppedClock();
    const { poller, starts, overlaps } = pollOn(clock, fetchMs);
    poller.poll('messaging');
    await advance(clock, 10_000);
    poller.poll('elsewhere');
    poller.poll('messaging');
    await advance(clock, 70_000);
    expect(starts.length).toBeGreaterThan(2);
    expect(overlaps()).toBe(0);
  });

  it('holds with real timers', async () => {
    // Twenty times as fast, so that the test is short: a timer that fires 1 ms early is 20 ms early.
    const speed = 20;
    let lateness = 0;
    const clock: Clock = {
      ...systemClock,
      now: () => systemClock.now() * speed,
      after(milliseconds, task) {
        const due = clock.now() + milliseconds;
        return systemClock.after(milliseconds / speed, () => {
          lateness += Math.max(0, clock.now() - due);
          task();
        });
      },
    };
    const { poller, gaps } = pollOn(clock);
    poller.poll('messaging');
    await new Promise<void>((resolve) => {
      const check = () => (gaps().length < 6 ? void systemClock.after(10, check) : resolve());
      check();
    });
    poller.stop();
    for (const gap of gaps()) expect(gap).toBeGreaterThanOrEqual(spacing);
    // A skipped poll would be late by a whole interval more than the machine's timers were.
    const delay = gaps().reduce((sum, gap) => sum + gap - interval, 0);
    expect(delay).toBeLessThan(lateness + interval);
  });
});
