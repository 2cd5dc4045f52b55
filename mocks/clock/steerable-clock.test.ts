import * as fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { createSteerableClock } from './steerable-clock.ts';
import { createSteppedClock } from './stepped-clock.ts';

type Options = Parameters<typeof createSteerableClock>[1];

/** A clock over a base at 0, and timers that log their name and time. */
function started(options: Options = {}) {
  const base = createSteppedClock(0);
  const clock = createSteerableClock(base, options);
  const log: string[] = [];
  const note = (name: string) => () => void log.push(`${name}@${clock.now()}`);
  return { base, clock, log, note };
}

it('sleeps through what is longer than a minute, and runs every timer of the last one', () => {
  const { clock, log, note } = started();
  clock.every(30_000, note('tick'));
  const poll = () => {
    note('poll')();
    clock.after(40_000, poll);
  };
  clock.after(40_000, poll);
  clock.after(300_000, note('task'));
  clock.advance(300_000);
  // The tick's next turn is that of its rhythm, the poll's 40 s after the last one.
  const polled = ['poll@240000', 'tick@270000', 'poll@280000'];
  expect(log).toEqual(['tick@240000', ...polled, 'tick@300000', 'task@300000']);
  expect(clock.now()).toBe(300_000);
});

it('cannot go back', () => {
  const { clock } = started();
  expect(() => clock.advance(-5)).toThrow("The time can't go back by 5 ms.");
  expect(clock.now()).toBe(0);
});

it('a stopped clock runs no timer, not even one of 0 ms', () => {
  const { base, clock, log, note } = started({ isStopped: true });
  clock.after(0, note('at once'));
  base.advance(1_000);
  expect([clock.now(), log]).toEqual([0, []]);
  clock.advance(0);
  expect(log).toEqual(['at once@0']);
});

it.each([
  ['stop', false, [300, true, 300]],
  ['run', true, [1_300, false, 250]],
] as const)('a task can %s the clock while it is advanced', (act, isStopped, expected) => {
  const { base, clock } = started({ isStopped });
  clock.after(100, () => clock[act]());
  if (isStopped) base.advance(50);
  clock.advance(300);
  base.advance(1_000);
  expect([clock.now(), clock.isStopped, clock.offset]).toEqual(expected);
});

it('a task can advance the clock while it is advanced', () => {
  const { clock, log, note } = started({ isStopped: true });
  clock.after(100, () => clock.advance(1_000));
  clock.after(200, note('task'));
  clock.advance(300);
  expect(clock.now()).toBe(1_100);
  expect(log).toEqual(['task@200']);
});

it('a task that throws ends nothing but itself', () => {
  const { base, clock, log, note } = started();
  clock.after(100, () => {
    throw new Error('No.');
  });
  clock.after(100, note('next'));
  expect(() => base.advance(100)).toThrow('No.');
  base.advance(0);
  expect(log).toEqual(['next@100']);
});

it('waits for the rest of what is further away than a browser can wait', () => {
  const { base, clock, log, note } = started();
  const after = vi.spyOn(base, 'after');
  clock.after(2 ** 31, note('task'));
  expect(after).toHaveBeenLastCalledWith(2 ** 31 - 1, expect.any(Function));
  base.advance(2 ** 31 - 1);
  expect(log).toEqual([]);
  expect(after).toHaveBeenLastCalledWith(1, expect.any(Function));
  base.advance(1);
  expect(log).toEqual([`task@${2 ** 31}`]);
});

it('calls back when it is stopped, started and advanced', () => {
  const { clock } = started();
  const listener = vi.fn();
  clock.subscribe(listener);
  clock.run();
  expect(listener).not.toHaveBeenCalled();
  clock.stop();
  clock.stop();
  clock.advance(5);
  clock.run();
  expect(listener).toHaveBeenCalledTimes(3);
});

it('runs the same timers at the same times, however it gets there', () => {
  const timer = fc.record({ wait: fc.nat({ max: 300 }), repeats: fc.boolean() });
  const way = fc.record({
    how: fc.constantFrom('base', 'advance', 'stopped'),
    by: fc.nat({ max: 300 }),
    pause: fc.nat({ max: 1_000 }),
  });
  const timers = fc.array(timer, { maxLength: 4 });
  const ways = fc.array(way, { maxLength: 6 });
  fc.assert(
    fc.property(timers, ways, (list, steps) => {
      const given = started();
      const plain = createSteppedClock(0);
      const expected: string[] = [];
      for (const [index, { wait, repeats }] of list.entries()) {
        const kind = repeats ? 'every' : 'after';
        given.clock[kind](wait, given.note(`${index}`));
        plain[kind](wait, () => expected.push(`${index}@${plain.now()}`));
      }
      for (const { how, by, pause } of steps) {
        if (how === 'base') given.base.advance(by);
        if (how === 'advance') given.clock.advance(by);
        if (how === 'stopped') {
          given.clock.stop();
          given.base.advance(pause);
          given.clock.advance(by);
          given.clock.run();
        }
        // A running base wakes the clock for what is due at once.
        given.base.advance(0);
        plain.advance(by);
        expect(given.clock.now()).toBe(plain.now());
      }
      expect(given.log).toEqual(expected);
    }),
  );
});
