import { expect, it } from 'vitest';
import { getDashboard } from '#src/contract/dashboards.ts';
import { getOffer, listOffers } from '#src/contract/offers.ts';
import { createReview } from '#src/contract/reviews.ts';
import { people } from '../fixtures/accounts.ts';
import { FaultQueue, type FaultTarget } from './fault-queue.ts';
import {
  after,
  anyCall,
  fails,
  hold,
  never,
  offline,
  once,
  onPage,
  patches,
  slow,
  when,
  type Fault,
} from './faults.ts';

const always = fails(getDashboard, 500);

/** The kinds or statuses of the faults of a call, by default of the dashboard. */
function take(queue: FaultQueue, target: Partial<FaultTarget> = {}) {
  return queue
    .take({ call: getDashboard.name, params: {}, query: {}, viewer: null, ...target })
    .map(({ fault }) => ('status' in fault ? fault.status : fault.kind));
}

/** The faults of consecutive calls of the dashboard. */
function takeInTurn(faults: readonly Fault[], calls: number) {
  const queue = new FaultQueue(faults);
  return Array.from({ length: calls }, () => take(queue));
}

it.each<[string, Fault[], unknown[][]]>([
  ['always', [always], [[500], [500]]],
  ['a number of times', [{ ...always, times: 2 }], [[500], [500], []]],
  ['once after two calls', [after(2, once(always))], [[], [], [500], []]],
  [
    'one after another when each replaces the response',
    [once(always), once(fails(getDashboard, 503))],
    [[500], [503], []],
  ],
  [
    'together until one replaces the response',
    [
      once(slow(getDashboard, 10)),
      patches(getDashboard, { success: false }),
      once(hold(getDashboard)),
      once(fails(getDashboard, 503)),
    ],
    [['delay', 'patch', 'hold', 503], ['patch'], ['patch']],
  ],
  [
    'after calls that failed with another fault',
    [once(always), after(1, fails(getDashboard, 503))],
    [[500], [503], [503]],
  ],
])('applies %s', (_, faults, expected) => {
  expect(takeInTurn(faults, expected.length)).toEqual(expected);
});

it('keeps the counts of faults while others come and go, and equal ones start again', () => {
  const used = once(always);
  const fresh = once(fails(getDashboard, 503));
  const queue = new FaultQueue([used]);
  take(queue);
  queue.replace([used, fresh]);
  expect([queue.active, queue.faults]).toEqual([[fresh], [used, fresh]]);
  expect(take(queue)).toEqual([503]);
  queue.replace([fresh]);
  expect([queue.active, take(queue)]).toEqual([[], []]);
  queue.replace([once(always), never(getDashboard)]);
  expect([take(queue), take(queue)]).toEqual([[500], ['never']]);
});

const onPages = [1, 2, 1, 2, 2].map((page) => ({ query: { page: String(page), timestamp: '1' } }));
const onSecond = onPage(2, fails(listOffers, 500));

it.each<[string, Fault, Partial<FaultTarget>[], number[]]>([
  ['its own call', always, [{ call: getDashboard.name }, {}], [1, 0]],
  ['a page', onSecond, [...onPages, {}, { query: { page: '22' } }], [0, 1, 0, 1, 1, 0, 0]],
  ['a page, after its first call', after(1, onSecond), onPages, [0, 0, 0, 1, 1]],
  [
    'an id in the path',
    when({ params: { id: '12' } }, fails(listOffers, 404)),
    [{ params: { id: '1' } }, { params: { id: '12' } }],
    [0, 1],
  ],
  [
    'a body that contains its fields',
    when({ sent: { rating: 5 } }, fails(listOffers, 500)),
    [{ rating: 5, task_offer_id: 3 }, { rating: 4 }, undefined].map((body) => ({ body })),
    [1, 0, 0],
  ],
  [
    'a viewer',
    when({ viewer: 'worker' }, fails(listOffers, 500)),
    [people.worker.id, people.client.id, null].map((viewer) => ({ viewer })),
    [1, 0, 0],
  ],
])('applies to %s only', (_, fault, targets, uses) => {
  const queue = new FaultQueue([fault]);
  const found = targets.map((target) => take(queue, { call: listOffers.name, ...target }).length);
  expect(found).toEqual(uses);
});

it('applies a fault of any call to every call and counts them together', () => {
  const queue = new FaultQueue([once(offline(anyCall)), after(2, fails(anyCall, 503))]);
  const calls = [getDashboard, getOffer, createReview].map(({ name }) => name);
  expect(calls.map((call) => take(queue, { call }))).toEqual([['network'], [], [503]]);
});

const RUNS = 1_000;
/** Whether each of a thousand calls fails. */
const failures = (fault: Fault) => takeInTurn([fault], RUNS).map((taken) => taken.length > 0);
const half = when({ rate: 50 }, always);

it.each([20, 100])('a rate of %i percent fails about as many calls', (rate) => {
  const count = failures(when({ rate }, always)).filter(Boolean).length;
  expect(Math.abs(count - (RUNS * rate) / 100)).toBeLessThan(rate === 100 ? 1 : 50);
});

it('a rate fails the same calls on every run, and other calls for another fault of the list', () => {
  expect(failures(half)).toEqual(failures(half));
  const second = takeInTurn([slow(getDashboard, 0), half], RUNS);
  expect(second.map((taken) => taken.length > 1)).not.toEqual(failures(half));
});

it('a rate starts after the skipped calls, and only failed calls count as uses', () => {
  const placesOf = (failed: readonly boolean[], skipped: number) =>
    failed.flatMap((isFailed, index) => (isFailed ? [index + skipped] : []));
  const some = failures(after(3, { ...half, times: 2 }));
  expect(placesOf(some, 0)).toEqual(placesOf(failures(half), 3).slice(0, 2));
});

it('delays differ between calls but not between runs, within their range', () => {
  const delays = () => {
    const queue = new FaultQueue([slow(getDashboard, 200, { upTo: 900 })]);
    const target = { call: getDashboard.name, params: {}, query: {}, viewer: null };
    return Array.from({ length: 200 }, () => queue.take(target)[0]?.delay ?? NaN);
  };
  const [least, most] = [Math.min(...delays()), Math.max(...delays())];
  expect(least >= 200 && least <= 250).toBe(true);
  expect(most >= 850 && most <= 900).toBe(true);
  expect(delays()).toEqual(delays());
});
