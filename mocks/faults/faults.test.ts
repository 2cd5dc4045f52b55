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
import { demo } from '../scenarios/demo.ts';
import { valueOf } from '../server/request-log.ts';
import { servedState } from '../testing/served-state.ts';

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
    [[never(listOffers), { ...never(listOffers), times: 0 }], 'Fault 2, times: at least 1'],
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
});

describe('a fault in the server', () => {
  let served: ReturnType<typeof servedState>;
  beforeEach(() => {
    served = servedState({ ...demo, as: 'client' });
  });

  const get = (...given: Parameters<typeof served.send>) => served.send(...given);

  /** Waits for everything that does not depend on the clock. */
  const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

  it('delays a response on the clock', async () => {
    const { server, clock } = served;
    server.addFault(slow(getDashboard, 2_000));
    let status = 0;
    const answer = get('/dashboard').then((response) => (status = response.status));
    await settled();
    clock.advance(1_999);
    await settled();
    expect([status, server.held]).toEqual([0, 1]);
    clock.advance(1);
    await answer;
    expect([status, server.held]).toEqual([200, 0]);
  });

  it('holds one call forever, and no other', async () => {
    const { server, clock } = served;
    const after = vi.spyOn(clock, 'after');
    server.addFault(never(getDashboard));
    let isAnswered = false;
    void get('/dashboard').then(() => (isAnswered = true));
    await settled();
    clock.advance(365 * 86_400_000);
    await settled();
    expect([isAnswered, server.held]).toEqual([false, 1]);
    expect(after, 'a real timeout of Infinity fires at once').not.toHaveBeenCalled();
    expect((await get('/messages/unread-count')).status).toBe(200);
  });

  const refused = { message: 'Too often.', errors: { email: ['Wait.'] } };
  const page: unknown = expect.stringMatching(/^<!doctype html>/);
  const noList = 'dashboards.get: There is no list at "dashboard.rows".';

  it.each<[string, Fault, status: number, body: unknown, retryAfter?: string]>([
    ['fails with a body', fails(getDashboard, 429, refused), 429, refused],
    ['names a time to wait', fails(getDashboard, 429, null, { retryAfter: 30 }), 429, '', '30'],
    ['names both', fails(getDashboard, 429, refused, { retryAfter: 30 }), 429, refused, '30'],
    ['fails with a network error', offline(getDashboard), 0, ''],
    ['responds with HTML', answersHtml(getDashboard), 200, page],
    ['fails with HTML', answersHtml(getDashboard, 502), 502, page],
    ['breaks the contract', answersWith(getDashboard, { success: 'no' }), 200, { success: 'no' }],
    ['patches', patches(getDashboard, { dashboard: null }), 200, { success: true }],
    [
      'names the path of a missing list',
      patches(getDashboard, {}, { each: 'dashboard.rows' }),
      500,
      { message: noList },
    ],
  ])('%s', async (_, fault, status, body, retryAfter) => {
    served.server.addFault(fault);
    const response = await get('/dashboard');
    expect([response.status, valueOf(await response.text()) ?? '']).toEqual([status, body]);
    expect(response.headers.get('Retry-After')).toBe(retryAfter ?? null);
  });

  it('patches items of a list, in order', async () => {
    const { server, ask } = served;
    server.addFault(patches(listOffers, { status: 'archived' }, { each: 'offers' }));
    const before = (await ask('/offers')) as { offers: { id: number }[] };
    const second = before.offers[1];
    const where = { id: second?.id };
    server.addFault(patches(listOffers, { status: 'lost' }, { each: 'offers', where }));
    expect(await ask('/offers')).toEqual({
      ...before,
      offers: before.offers.map((offer) => ({
        ...offer,
        status: offer === second ? 'lost' : 'archived',
      })),
    });
  });

  it.each([
    ['patches no error', patches(getDashboard, { message: 'Patched.' }), 401],
    ['applies before the token is checked', fails(getDashboard, 503), 503],
  ])('%s', async (_, fault, status) => {
    served.server.addFault(fault);
    const response = await get('/dashboard', { headers: { Authorization: 'Bearer dead' } });
    expect(response.status).toBe(status);
    expect(await response.text()).not.toContain('Patched.');
  });

  it.each([never(getDashboard), slow(getDashboard, 1_000), hold(getDashboard)])(
    'releases a call that is aborted: $kind',
    async (fault) => {
      const { server, clock } = served;
      server.addFault(fault);
      const controller = new AbortController();
      const answer = get('/dashboard', { signal: controller.signal });
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
    served.server.addFault(never(getDashboard));
    expect((await get('/dashboard', { signal: AbortSignal.abort() })).type).toBe('error');
    expect(served.server.held).toBe(0);
  });
});
