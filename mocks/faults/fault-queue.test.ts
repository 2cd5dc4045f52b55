import { describe, expect, it } from 'vitest';
import { getDashboard } from '#src/contract/dashboards.ts';
import { getOffer, listOffers } from '#src/contract/offers.ts';
import { createReview } from '#src/contract/reviews.ts';
import { unreadCount } from '#src/contract/unread.ts';
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
import { people } from '../fixtures/accounts.ts';

const always = fails(getDashboard, 500);

/** The kinds and statuses of the faults of a call. */
function take(queue: FaultQueue, call: string, given: Partial<FaultTarget> = {}) {
  return queue
    .take({ params: {}, query: {}, viewer: null, ...given, call })
    .map(({ fault }) => ('status' in fault ? fault.status : fault.kind));
}

/** The faults of consecutive dashboard calls. */
function takeInTurn(faults: readonly Fault[], calls: number) {
  const queue = new FaultQueue(faults);
  return Array.from({ length: calls }, () => take(queue, getDashboard.name));
}

describe('a fault', () => {
  it('applies only to its own call', () => {
    const queue = new FaultQueue([always]);
    expect(take(queue, unreadCount.name)).toEqual([]);
    expect(take(queue, getDashboard.name)).toEqual([500]);
    expect(take(queue, getDashboard.name)).toEqual([500]);
  });

  it.each([
    [once(always), [[500], [], []]],
    [{ ...always, times: 2 }, [[500], [500], []]],
    [after(1, always), [[], [500], [500]]],
    [after(2, once(always)), [[], [], [500], []]],
  ])('applies to the configured number of calls', (fault, expected) => {
    expect(takeInTurn([fault], expected.length)).toEqual(expected);
  });

  it('is active until it is used up', () => {
    const [first, second] = [once(always), fails(getDashboard, 503)];
    const queue = new FaultQueue([first, second]);
    expect(queue.active).toEqual([first, second]);
    take(queue, getDashboard.name);
    expect(queue.active).toEqual([second]);
    expect(queue.faults).toEqual([first, second]);
  });
});

describe('several faults of one call', () => {
  it('apply to consecutive calls when each replaces the response', () => {
    const faults = [once(fails(getDashboard, 500)), once(fails(getDashboard, 503))];
    expect(takeInTurn(faults, 3)).toEqual([[500], [503], []]);
  });

  it('apply together until one replaces the response', () => {
    const faults = [
      once(slow(getDashboard, 10)),
      patches(getDashboard, { success: false }),
      once(hold(getDashboard)),
      once(fails(getDashboard, 503)),
    ];
    expect(takeInTurn(faults, 3)).toEqual([['delay', 'patch', 'hold', 503], ['patch'], ['patch']]);
  });

  it('count calls that failed with another fault', () => {
    const faults = [once(fails(getDashboard, 500)), after(1, fails(getDashboard, 503))];
    expect(takeInTurn(faults, 3)).toEqual([[500], [503], [503]]);
  });

  it('can be replaced, which starts their counts again', () => {
    const queue = new FaultQueue([once(always)]);
    take(queue, getDashboard.name);
    expect(queue.faults).toEqual([once(always)]);
    queue.replace([once(always), never(getDashboard)]);
    expect(queue.faults).toEqual([once(always), never(getDashboard)]);
    expect(take(queue, getDashboard.name)).toEqual([500]);
    expect(take(queue, getDashboard.name)).toEqual(['never']);
    queue.replace([]);
    expect(take(queue, getDashboard.name)).toEqual([]);
  });

  it('keep their counts while others come and go', () => {
    const used = once(fails(getDashboard, 500));
    const fresh = once(fails(getDashboard, 503));
    const queue = new FaultQueue([used]);
    take(queue, getDashboard.name);
    queue.replace([used, fresh]);
    expect(queue.active).toEqual([fresh]);
    expect(take(queue, getDashboard.name)).toEqual([503]);
    queue.replace([fresh]);
    expect(queue.active).toEqual([]);
    expect(take(queue, getDashboard.name)).toEqual([]);
  });
});

describe('a fault with a condition', () => {
  const usesIn = (fault: Fault, queries: readonly Record<string, string>[]) => {
    const queue = new FaultQueue([fault]);
    return queries.map((query) => take(queue, listOffers.name, { query }).length);
  };

  it('on a page ignores other query parameters', () => {
    const pages = [
      { page: '1' },
      {},
      { page: '2' },
      { sort_by: 'status', page: '2', timestamp: '1' },
      { page: '22' },
    ];
    expect(usesIn(onPage(2, never(listOffers)), pages)).toEqual([0, 0, 1, 1, 0]);
  });

  it('on a parameter of the path leaves other ids alone', () => {
    const queue = new FaultQueue([when({ params: { id: '12' } }, fails(getOffer, 404))]);
    expect(take(queue, getOffer.name, { params: { id: '1' } })).toEqual([]);
    expect(take(queue, getOffer.name, { params: { id: '12' } })).toEqual([404]);
  });

  it('counts only the calls that match', () => {
    const pages = [{ page: '1' }, { page: '2' }, { page: '1' }, { page: '2' }, { page: '2' }];
    const fault = onPage(2, fails(listOffers, 500));
    expect(usesIn(once(fault), pages)).toEqual([0, 1, 0, 0, 0]);
    expect(usesIn(after(1, fault), pages)).toEqual([0, 0, 0, 1, 1]);
  });

  it('on the body matches bodies that contain the fields', () => {
    const queue = new FaultQueue([when({ sent: { rating: 5 } }, fails(createReview, 500))]);
    const uses = [{ rating: 5, task_offer_id: 3 }, { rating: 4 }, [5], null, undefined].map(
      (body) => take(queue, createReview.name, { body }).length,
    );
    expect(uses).toEqual([1, 0, 0, 0, 0]);
  });

  it('on the viewer applies to that viewer', () => {
    const queue = new FaultQueue([when({ viewer: 'worker' }, fails(listOffers, 500))]);
    const uses = [people.worker.id, people.client.id, null].map(
      (viewer) => take(queue, listOffers.name, { viewer }).length,
    );
    expect(uses).toEqual([1, 0, 0]);
  });
});

it('applies a fault of any call to every call and counts them together', () => {
  const queue = new FaultQueue([once(offline(anyCall)), after(2, fails(anyCall, 503))]);
  expect(take(queue, getDashboard.name)).toEqual(['network']);
  expect(take(queue, listOffers.name)).toEqual([]);
  expect(take(queue, unreadCount.name)).toEqual([503]);
});

describe('a rate', () => {
  const RUNS = 1_000;
  /** Whether each of a thousand calls fails. */
  const failures = (fault: Fault) => takeInTurn([fault], RUNS).map((taken) => taken.length > 0);
  const countOf = (failed: readonly boolean[]) => failed.filter(Boolean).length;

  it.each([1, 20, 50, 99])('fails about %i percent of the calls', (rate) => {
    const count = countOf(failures(when({ rate }, always)));
    expect(Math.abs(count - (RUNS * rate) / 100)).toBeLessThan(50);
    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThan(RUNS);
  });

  it('of 100 fails every call', () => {
    expect(countOf(failures(when({ rate: 100 }, always)))).toBe(RUNS);
  });

  it('fails the same calls on every run, and other calls for another fault of the list', () => {
    const fault = when({ rate: 50 }, always);
    expect(failures(fault)).toEqual(failures(fault));
    const second = takeInTurn([slow(getDashboard, 0), fault], RUNS);
    expect(second.map((taken) => taken.length > 1)).not.toEqual(failures(fault));
  });

  it('starts after the skipped calls, and only failed calls count as uses', () => {
    const all = failures(when({ rate: 50 }, always));
    const some = failures(after(3, { ...when({ rate: 50 }, always), times: 2 }));
    const fail = all.flatMap((failed, index) => (failed ? [index + 3] : []));
    expect(some.flatMap((failed, index) => (failed ? [index] : []))).toEqual(fail.slice(0, 2));
  });
});

describe('a delay', () => {
  const delaysOf = (fault: Fault) => {
    const queue = new FaultQueue([fault]);
    return Array.from({ length: 200 }, () => {
      const [taken] = queue.take({ call: getDashboard.name, params: {}, query: {}, viewer: null });
      return taken?.delay ?? NaN;
    });
  };

  it('is the same for every call without a range', () => {
    expect(new Set(delaysOf(slow(getDashboard, 200)))).toEqual(new Set([200]));
    expect(new Set(delaysOf(slow(getDashboard, 200, { upTo: 200 })))).toEqual(new Set([200]));
  });

  it('with a range differs between calls but not between runs', () => {
    const fault = slow(getDashboard, 200, { upTo: 900 });
    const delays = delaysOf(fault);
    expect(Math.min(...delays)).toBeGreaterThanOrEqual(200);
    expect(Math.max(...delays)).toBeLessThanOrEqual(900);
    expect(Math.max(...delays) - Math.min(...delays)).toBeGreaterThan(500);
    expect(delaysOf(fault)).toEqual(delays);
  });
});
