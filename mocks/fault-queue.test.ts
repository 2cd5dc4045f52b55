import { describe, expect, it } from 'vitest';
import { getDashboard } from '#src/contract/dashboards.ts';
import { listOffers } from '#src/contract/offers.ts';
import { createReview } from '#src/contract/reviews.ts';
import { unreadCount } from '#src/contract/unread.ts';
import { FaultQueue, type FaultTarget } from './fault-queue.ts';
import { after, fails, never, once, onPage, patches, slow, when, type Fault } from './faults.ts';
import { people } from './scenarios/accounts.ts';

const always = fails(getDashboard, 500);

/** The kinds and statuses of the faults that strike a call. */
function strikes(queue: FaultQueue, call: string, given: Partial<FaultTarget> = {}) {
  return queue
    .take({ query: {}, viewer: null, ...given, call })
    .map((fault) => ('status' in fault ? fault.status : fault.kind));
}

/** What strikes so many calls of the dashboard, one after the other. */
function strikesInTurn(faults: readonly Fault[], turns: number) {
  const queue = new FaultQueue(faults);
  return Array.from({ length: turns }, () => strikes(queue, getDashboard.name));
}

describe('a fault', () => {
  it('strikes its own call and no other', () => {
    const queue = new FaultQueue([always]);
    expect(strikes(queue, unreadCount.name)).toEqual([]);
    expect(strikes(queue, getDashboard.name)).toEqual([500]);
    expect(strikes(queue, getDashboard.name)).toEqual([500]);
  });

  it.each([
    [once(always), [[500], [], []]],
    [{ ...always, times: 2 }, [[500], [500], []]],
    [after(1, always), [[], [500], [500]]],
    [after(2, once(always)), [[], [], [500], []]],
  ])('strikes as often as it says', (fault, expected) => {
    expect(strikesInTurn([fault], expected.length)).toEqual(expected);
  });

  it('is counted for each server by itself', () => {
    const faults = [once(always)];
    const [first, second] = [new FaultQueue(faults), new FaultQueue(faults)];
    strikes(first, getDashboard.name);
    expect(strikes(second, getDashboard.name)).toEqual([500]);
  });
});

describe('several faults of one call', () => {
  it('answer one call after the other', () => {
    const faults = [once(fails(getDashboard, 500)), once(fails(getDashboard, 503))];
    expect(strikesInTurn(faults, 3)).toEqual([[500], [503], []]);
  });

  it('strike together as long as none of them answers', () => {
    const faults = [
      once(slow(getDashboard, 10)),
      patches(getDashboard, { success: false }),
      once(fails(getDashboard, 503)),
    ];
    expect(strikesInTurn(faults, 3)).toEqual([['delay', 'patch', 503], ['patch'], ['patch']]);
  });

  it('wait for their turn by the calls that were made, whatever answered them', () => {
    const faults = [once(fails(getDashboard, 500)), after(1, fails(getDashboard, 503))];
    expect(strikesInTurn(faults, 3)).toEqual([[500], [503], [503]]);
  });

  it('can be added later', () => {
    const queue = new FaultQueue([once(always)]);
    queue.add(never(getDashboard));
    expect(strikes(queue, getDashboard.name)).toEqual([500]);
    expect(strikes(queue, getDashboard.name)).toEqual(['never']);
  });
});

describe('a fault with a condition', () => {
  const asked = (fault: Fault, queries: readonly Record<string, string>[]) => {
    const queue = new FaultQueue([fault]);
    return queries.map((query) => strikes(queue, listOffers.name, { query }).length);
  };

  it('on the page strikes that page, whatever else the query says', () => {
    const pages = [
      { page: '1' },
      {},
      { page: '2' },
      { sort_by: 'status', page: '2', timestamp: '1' },
      { page: '22' },
    ];
    expect(asked(onPage(2, never(listOffers)), pages)).toEqual([0, 0, 1, 1, 0]);
  });

  it('counts only the calls that match', () => {
    const pages = [{ page: '1' }, { page: '2' }, { page: '1' }, { page: '2' }, { page: '2' }];
    const fault = onPage(2, fails(listOffers, 500));
    expect(asked(once(fault), pages)).toEqual([0, 1, 0, 0, 0]);
    expect(asked(after(1, fault), pages)).toEqual([0, 0, 0, 1, 1]);
  });

  it('on several things asks for all of them', () => {
    const fault = onPage(2, when({ query: { status: 'paid' } }, never(listOffers)));
    const queries = [{ page: '2' }, { status: 'paid' }, { page: '2', status: 'paid' }];
    expect(asked(fault, queries)).toEqual([0, 0, 1]);
  });

  it('on the body strikes where it contains what is asked for', () => {
    const queue = new FaultQueue([when({ sent: { rating: 5 } }, fails(createReview, 500))]);
    const struck = [{ rating: 5, task_offer_id: 3 }, { rating: 4 }, [5], null, undefined].map(
      (body) => strikes(queue, createReview.name, { body }).length,
    );
    expect(struck).toEqual([1, 0, 0, 0, 0]);
  });

  it('on the viewer strikes that person', () => {
    const queue = new FaultQueue([when({ viewer: 'worker' }, fails(listOffers, 500))]);
    const struck = [people.worker.id, people.client.id, null].map(
      (viewer) => strikes(queue, listOffers.name, { viewer }).length,
    );
    expect(struck).toEqual([1, 0, 0]);
  });
});
