import { beforeEach, describe, expect, it, vi } from 'vitest';
import { getDashboard } from '#src/contract/dashboards.ts';
import { getOffer, listOffers } from '#src/contract/offers.ts';
import {
  answersHtml,
  answersWith,
  fails,
  hold,
  never,
  offline,
  onPage,
  patches,
  readFaults,
  slow,
  type Fault,
} from './faults.ts';
import { createMockServer, type MockServer } from '../server/mock-server.ts';
import { demo } from '../scenarios/demo.ts';
import { openScenario } from '../scenarios/scenario.ts';
import { createSteppedClock, type SteppedClock } from '../clock/stepped-clock.ts';

describe('faults as JSON', () => {
  it('can be one or a list', () => {
    const given = { call: 'offers.list', kind: 'never', query: { page: '2' } };
    expect(readFaults(given)).toEqual([onPage(2, never(listOffers))]);
    expect(readFaults([given, { call: 'offers.get', kind: 'html' }])).toEqual([
      onPage(2, never(listOffers)),
      answersHtml(getOffer),
    ]);
  });

  it.each([
    [{ call: 'offers.lost', kind: 'never' }, 'Fault 1, call: one of: auth.login, '],
    [{ kind: 'delay', call: 'offers.list' }, 'Fault 1, milliseconds: a number'],
    [{ kind: 'never', call: 'offers.list', query: { page: 2 } }, 'Fault 1, query.page: a string'],
    [
      { kind: 'never', call: 'offers.list', querry: {} },
      'Fault 1, querry: unknown field; allowed: call, times, after, rate, params, query, sent, viewer, kind',
    ],
    [{ kind: 'patch', call: 'offers.list', patch: [] }, 'Fault 1, patch: an object'],
    ['offers.list', 'Fault 1, kind: '],
  ])('reject %j and name the field', (given, message) => {
    expect(() => readFaults(given)).toThrow(message);
  });

  it('are numbered in error messages', () => {
    const given = [never(listOffers), { ...never(listOffers), times: 0 }];
    expect(() => readFaults(given)).toThrow('Fault 2, times: at least 1');
  });
});

describe('a fault in the server', () => {
  let clock: SteppedClock;
  let server: MockServer;
  let token: string;
  beforeEach(() => {
    clock = createSteppedClock();
    const { world, storage } = openScenario({ ...demo, as: 'client' }, clock);
    server = createMockServer({ world, clock });
    token = storage['auth_token'] ?? '';
  });

  const ask = (path = '/dashboard') => {
    const headers = { Authorization: `Bearer ${token}` };
    return server.handle(new Request(`http://mock.test/api${path}`, { headers }));
  };

  /** Waits for everything that does not depend on the clock. */
  const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

  async function matchingFaults(fault: Fault): Promise<Response> {
    server.addFault(fault);
    return ask();
  }

  it('delays a response on the clock', async () => {
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

  it('holds one call forever, and no other', async () => {
    const after = vi.spyOn(clock, 'after');
    server.addFault(never(getDashboard));
    let isAnswered = false;
    void ask().then(() => (isAnswered = true));
    await settled();
    clock.advance(365 * 86_400_000);
    await settled();
    expect([isAnswered, server.held]).toEqual([false, 1]);
    expect(after, 'a real timeout of Infinity fires at once').not.toHaveBeenCalled();
    expect((await ask('/messages/unread-count')).status).toBe(200);
  });

  it('fails with a body', async () => {
    const body = { message: 'Too often.', errors: { email: ['Wait.'] } };
    const response = await matchingFaults(fails(getDashboard, 429, body));
    expect(response.status).toBe(429);
    expect(await response.json()).toEqual(body);
    expect(response.headers.has('Retry-After')).toBe(false);
  });

  it.each([null, { message: 'Too often.' }])('fails with a Retry-After header', async (body) => {
    const fault = fails(getDashboard, 429, body, { retryAfter: 30 });
    expect((await matchingFaults(fault)).headers.get('Retry-After')).toBe('30');
  });

  it('fails with a network error', async () => {
    expect((await matchingFaults(offline(getDashboard))).type).toBe('error');
  });

  it.each([
    [answersHtml(getDashboard), 200],
    [answersHtml(getDashboard, 502), 502],
  ])('responds with an HTML page', async (fault, status) => {
    const response = await matchingFaults(fault);
    expect(response.status).toBe(status);
    expect(response.headers.get('Content-Type')).toMatch(/^text\/html/);
    expect(await response.text()).toMatch(/^<!doctype html>/);
  });

  it('responds with a body that breaks the contract', async () => {
    const response = await matchingFaults(answersWith(getDashboard, { success: 'no' }));
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ success: 'no' });
  });

  it('patches a response, even if the result breaks the contract', async () => {
    const response = await matchingFaults(
      patches(getDashboard, { success: 'no', dashboard: null }),
    );
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ success: 'no' });
  });

  it('patches items of a list, in order', async () => {
    server.addFault(patches(listOffers, { status: 'archived' }, { each: 'offers' }));
    const before = (await (await ask('/offers')).json()) as { offers: { id: number }[] };
    const [first, second] = before.offers;
    const where = { id: second?.id };
    server.addFault(patches(listOffers, { status: 'lost' }, { each: 'offers', where }));
    const answer = (await (await ask('/offers')).json()) as typeof before;
    expect(answer).toEqual({
      ...before,
      offers: before.offers.map((offer) => ({
        ...offer,
        status: offer === second ? 'lost' : 'archived',
      })),
    });
    expect(first).toBeDefined();
  });

  it('names the path of a missing list', async () => {
    const response = await matchingFaults(patches(getDashboard, {}, { each: 'dashboard.rows' }));
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({
      message: 'dashboards.get: There is no list at "dashboard.rows".',
    });
  });

  it('does not patch an error response', async () => {
    token = 'dead';
    const response = await matchingFaults(patches(getDashboard, { message: 'Patched.' }));
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({ message: 'Sign in to continue.' });
  });

  describe('of a call that is aborted', () => {
    const aborted = (fault: Fault, controller: AbortController) => {
      server.addFault(fault);
      const headers = { Authorization: `Bearer ${token}` };
      const { signal } = controller;
      const request = new Request('http://mock.test/api/dashboard', { headers, signal });
      return server.handle(request);
    };

    it.each([never(getDashboard), slow(getDashboard, 1_000), hold(getDashboard)])(
      'releases it: $kind',
      async (fault) => {
        const controller = new AbortController();
        const answer = aborted(fault, controller);
        await vi.waitUntil(() => server.held === 1);
        controller.abort();
        expect(server.held).toBe(0);
        expect((await answer).type).toBe('error');
        clock.advance(1_000);
        expect(server.held, 'released once').toBe(0);
        expect(server.seen).toMatchObject([{ status: undefined, isHeld: false }]);
      },
    );

    it('never holds a call that was aborted before it arrived', async () => {
      const controller = new AbortController();
      controller.abort();
      expect((await aborted(never(getDashboard), controller)).type).toBe('error');
      expect(server.held).toBe(0);
    });
  });

  it('applies before the token is checked', async () => {
    token = 'dead';
    expect((await matchingFaults(fails(getDashboard, 500))).status).toBe(500);
  });
});
