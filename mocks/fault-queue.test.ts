import { describe, expect, it } from 'vitest';
import { getDashboard } from '#src/contract/dashboards.ts';
import { listOffers } from '#src/contract/offers.ts';
import { createReview } from '#src/contract/reviews.ts';
import { unreadCount } from '#src/contract/unread.ts';
import { FaultQueue, type FaultTarget } from './fault-queue.ts';
import { after, fails, never, once, onPage, patches, slow, when, type Fault } from './faults.ts';
import { people } from './scenarios/accounts.ts';

const always = fails(getDashboard, 500);

/** The kinds and statuses of the faults of a call. */
function take(queue: FaultQueue, call: string, given: Partial<FaultTarget> = {}) {
  return queue
    .take({ query: {}, viewer: null, ...given, call })
    .map((fault) => ('status' in fault ? fault.status : fault.kind));
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

  it('is counted per queue', () => {
    const faults = [once(always)];
    const [first, second] = [new FaultQueue(faults), new FaultQueue(faults)];
    take(first, getDashboard.name);
    expect(take(second, getDashboard.name)).toEqual([500]);
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
      once(fails(getDashboard, 503)),
    ];
    expect(takeInTurn(faults, 3)).toEqual([['delay', 'patch', 503], ['patch'], ['patch']]);
  });

  it('count calls that failed with another fault', () => {
    const faults = [once(fails(getDashboard, 500)), after(1, fails(getDashboard, 503))];
    expect(takeInTurn(faults, 3)).toEqual([[500], [503], [503]]);
  });

  it('can be added later', () => {
    const queue = new FaultQueue([once(always)]);
    queue.add(never(getDashboard));
    expect(take(queue, getDashboard.name)).toEqual([500]);
    expect(take(queue, getDashboard.name)).toEqual(['never']);
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

  it('counts only the calls that match', () => {
    const pages = [{ page: '1' }, { page: '2' }, { page: '1' }, { page: '2' }, { page: '2' }];
    const fault = onPage(2, fails(listOffers, 500));
    expect(usesIn(once(fault), pages)).toEqual([0, 1, 0, 0, 0]);
    expect(usesIn(after(1, fault), pages)).toEqual([0, 0, 0, 1, 1]);
  });

  it('on several parameters requires all of them', () => {
    const fault = onPage(2, when({ query: { status: 'paid' } }, never(listOffers)));
    const queries = [{ page: '2' }, { status: 'paid' }, { page: '2', status: 'paid' }];
    expect(usesIn(fault, queries)).toEqual([0, 0, 1]);
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
