import { beforeEach, describe, expect, it, vi } from 'vitest';
import { getDashboard } from '#src/contract/dashboards.ts';
import { listOffers } from '#src/contract/offers.ts';
import { unreadCount } from '#src/contract/unread.ts';
import {
  answersHtml,
  answersWith,
  fails,
  FaultQueue,
  never,
  offline,
  once,
  onPage,
  readFaults,
  slow,
  type Fault,
} from './faults.ts';
import { createMockServer, type MockServer } from './mock-server.ts';
import { demo } from './scenarios/demo.ts';
import { openScenario } from './scenarios/scenario.ts';
import { createSteppedClock, type SteppedClock } from './stepped-clock.ts';

describe('FaultQueue', () => {
  const always = fails(getDashboard, 500);

  it('hands out a fault of this call and of no other', () => {
    const box = new FaultQueue([always]);
    expect(box.take('messages.unread-count')).toEqual([]);
    expect(box.take('dashboards.get')).toEqual([always]);
    expect(box.take('dashboards.get')).toEqual([always]);
  });

  it.each([
    [once(always), 1],
    [{ ...always, times: 3 }, 3],
    [{ ...always, times: 0 }, 0],
  ])('hands it out as often as it says', (fault, times) => {
    const box = new FaultQueue([fault]);
    const matching = Array.from({ length: 5 }, () => box.take('dashboards.get').length);
    expect(matching).toEqual([1, 2, 3, 4, 5].map((turn) => (turn <= times ? 1 : 0)));
  });

  it('counts each fault by itself, and only the calls that it is about', () => {
    const box = new FaultQueue([once(slow(getDashboard, 10)), once(fails(unreadCount, 500))]);
    box.add(always);
    expect(box.take('dashboards.get').map(({ kind }) => kind)).toEqual(['delay', 'status']);
    expect(box.take('messages.unread-count')).toHaveLength(1);
    expect(box.take('dashboards.get').map(({ kind }) => kind)).toEqual(['status']);
    expect(box.take('messages.unread-count')).toEqual([]);
  });

  it('takes the same faults for two servers without mixing their counts', () => {
    const faults = [once(always)];
    const [first, second] = [new FaultQueue(faults), new FaultQueue(faults)];
    first.take('dashboards.get');
    expect(second.take('dashboards.get')).toHaveLength(1);
  });
});

describe('a fault of one page', () => {
  const ask = (box: FaultQueue, query: string) =>
    box.take('offers.list', new URLSearchParams(query)).length;

  it('strikes that page, whatever else the query says, and no other', () => {
    const box = new FaultQueue([onPage(2, never(listOffers))]);
    const asked = ['page=1', '', 'page=2', 'sort_by=status&page=2&timestamp=1', 'page=22'];
    expect(asked.map((query) => ask(box, query))).toEqual([0, 0, 1, 1, 0]);
    expect(box.take('offers.list'), 'a call without a query').toEqual([]);
  });

  it('counts only the calls that it strikes', () => {
    const box = new FaultQueue([once(onPage(2, fails(listOffers, 500)))]);
    const asked = ['page=1', 'page=1', 'page=2', 'page=2'];
    expect(asked.map((query) => ask(box, query))).toEqual([0, 0, 1, 0]);
  });

  it('asks for everything that it names', () => {
    const fault = { ...onPage(2, never(listOffers)), query: { status: 'paid' } };
    const box = new FaultQueue([onPage(2, fault)]);
    const asked = ['page=2', 'status=paid', 'page=2&status=paid'];
    expect(asked.map((query) => ask(box, query))).toEqual([0, 0, 1]);
  });

  it('can stand in a file', () => {
    const given = { call: 'offers.list', kind: 'never', query: { page: '2' } };
    expect(readFaults(given)).toEqual([onPage(2, never(listOffers))]);
    expect(() => readFaults({ ...given, query: { page: 2 } })).toThrow('Fault 1, query.page: ');
  });
});

describe('a fault in the server', () => {
  let clock: SteppedClock;
  let server: MockServer;
  let token: string;
  beforeEach(() => {
    clock = createSteppedClock();
    const { world, storage } = openScenario({ ...demo, as: 'client' }, clock);
    server = createMockServer({ world, clock, baseUrl: 'http://mock.test' });
    token = storage['auth_token'] ?? '';
  });

  const ask = (path = '/dashboard') => {
    const headers = { Authorization: `Bearer ${token}` };
    return server.handle(new Request(`http://mock.test/api${path}`, { headers }));
  };

  /** Everything that can happen without the clock has happened. */
  const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

  async function matchingFaults(fault: Fault): Promise<Response> {
    server.addFault(fault);
    return ask();
  }

  it('delays an answer until the clock gets there', async () => {
    server.addFault(slow(getDashboard, 2_000));
    let status = 0;
    const answer = ask().then((response) => (status = response.status));
    await settled();
    clock.advance(1_999);
    await settled();
    expect([status, server.held]).toEqual([0, 1]);
    clock.advance(1);
    await answer;
    expect([status, server.held]).toEqual([200, 0]);
  });

  it('keeps an answer back for ever, and that of no other call', async () => {
    const after = vi.spyOn(clock, 'after');
    server.addFault(never(getDashboard));
    let isAnswered = false;
    void ask().then(() => (isAnswered = true));
    await settled();
    clock.advance(365 * 86_400_000);
    await settled();
    expect([isAnswered, server.held]).toEqual([false, 1]);
    expect(after, 'a real clock takes an endless wait for none').not.toHaveBeenCalled();
    expect((await ask('/messages/unread-count')).status).toBe(200);
  });

  it('refuses with a body', async () => {
    const body = { message: 'Too often.', errors: { email: ['Wait.'] } };
    const response = await matchingFaults(fails(getDashboard, 429, body));
    expect(response.status).toBe(429);
    expect(await response.json()).toEqual(body);
  });

  it('refuses without a body', async () => {
    const response = await matchingFaults(fails(getDashboard, 503));
    expect(response.status).toBe(503);
    expect(await response.text()).toBe('');
  });

  it('breaks the network off', async () => {
    expect((await matchingFaults(offline(getDashboard))).type).toBe('error');
  });

  it.each([
    [answersHtml(getDashboard), 200],
    [answersHtml(getDashboard, 502), 502],
  ])('answers with a page', async (fault, status) => {
    const response = await matchingFaults(fault);
    expect(response.status).toBe(status);
    expect(response.headers.get('Content-Type')).toMatch(/^text\/html/);
    expect(await response.text()).toMatch(/^<!doctype html>/);
  });

  it('answers with a body of its own, whatever the contract says', async () => {
    const response = await matchingFaults(answersWith(getDashboard, { success: 'no' }));
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ success: 'no' });
  });

  it('strikes once, and then the call is as usual', async () => {
    expect((await matchingFaults(once(offline(getDashboard)))).type).toBe('error');
    expect((await ask()).status).toBe(200);
  });

  it('may follow on a delay', async () => {
    server.addFault(slow(getDashboard, 100));
    const answer = matchingFaults(fails(getDashboard, 500));
    await settled();
    clock.advance(100);
    expect((await answer).status).toBe(500);
  });

  it('strikes before anybody is asked for a token', async () => {
    token = 'dead';
    expect((await matchingFaults(fails(getDashboard, 500))).status).toBe(500);
  });
});
