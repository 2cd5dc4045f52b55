import { expect, it } from 'vitest';
import { parseFault, printFault } from '#mocks/faults/fault-text.ts';
import type { Fault } from '#mocks/faults/faults.ts';
import { isOffline, jitterOf, withFailureRate, withJitter, withOffline } from './network-faults.ts';

const faults = ['offers.list:500@once', '*:offline@once', '*:slow=0-50@viewer=client'].map(
  parseFault,
);

const print = (list: readonly Fault[]) => list.map(printFault);

it('turns the network off before everything else, and on again', () => {
  expect(isOffline(faults)).toBe(false);
  const off = withOffline(withOffline(faults, true), true);
  expect(isOffline(off)).toBe(true);
  expect(print(off)).toEqual(['*:offline', ...print(faults)]);
  expect(withOffline(off, false)).toEqual(faults);
});

it('delays every call at random', () => {
  expect(jitterOf(faults)).toBe(0);
  const slow = withJitter(withJitter(faults, 300), 400);
  expect(jitterOf(slow)).toBe(400);
  expect(print(slow)).toEqual(['*:slow=0-400', ...print(faults)]);
  expect(withJitter(slow, 400)).toBe(slow);
  expect(withJitter(slow, 0)).toEqual(faults);
});

it('replaces the failure rate of the same call only', () => {
  const call = 'offers.list';
  const others = [...faults, parseFault('offers.list:500@rate=5@viewer=client')];
  const first = withFailureRate(others, { call: '*', percent: 20, status: 503 });
  const second = withFailureRate(first, { call, percent: 30, status: 500 });
  const third = withFailureRate(second, { call, percent: 40, status: 502 });
  expect(print(third)).toEqual([...print(others), '*:503@rate=20', 'offers.list:502@rate=40']);
  expect(withFailureRate(third, { call, percent: 0, status: 500 })).toEqual(first);
});

it('keeps the other faults themselves, whose uses are counted', () => {
  const changed = withOffline(withJitter(faults, 300), true);
  for (const fault of faults) expect(changed).toContain(fault);
});
