import { beforeEach, expect, it, vi } from 'vitest';
import { getDashboard } from '#src/contract/dashboards.ts';
import { listOffers } from '#src/contract/offers.ts';
import {
  answersHtml,
  answersWith,
  fails,
  hold,
  never,
  offline,
  patches,
  readFaults,
  slow,
  type Fault,
} from './faults.ts';
import { demo } from '../scenarios/demo.ts';
import { valueOf } from '../server/request-log.ts';
import { servedState } from '../testing/served-state.ts';

it.each([
  [[never(listOffers), { ...never(listOffers), times: 0 }], 'Fault 2, times: at least 1'],
  [{ kind: 'never', call: 'offers.list', query: { page: 2 } }, 'Fault 1, query.page: a string'],
  [
    { kind: 'never', call: 'offers.list', querry: {} },
    'Fault 1, querry: unknown field; allowed: call, times, after, rate, params, query, sent, viewer, kind',
  ],
  ['offers.list', 'Fault 1, kind: '],
])('refuses the fault %j as JSON, and names the field', (given, message) => {
  expect(() => readFaults(given)).toThrow(message);
});

let served: ReturnType<typeof servedState>;
beforeEach(() => {
  served = servedState({ ...demo, as: 'client' });
});

it('holds one call forever, and no other', async () => {
  const { server, clock } = served;
  const after = vi.spyOn(clock, 'after');
  server.addFault(never(getDashboard));
  void served.send('/dashboard');
  await vi.waitUntil(() => server.held === 1);
  clock.advance(365 * 86_400_000);
  expect((await served.send('/messages/unread-count')).status).toBe(200);
  expect(server.seen[0]).toMatchObject({ call: 'dashboards.get', status: undefined });
  expect(after, 'a real timeout of Infinity fires at once').not.toHaveBeenCalled();
});

const refused = { message: 'Too often.', errors: { email: ['Wait.'] } };
const page: unknown = expect.stringMatching(/^<!doctype html>/);

it.each<[string, Fault, status: number, body: unknown, retryAfter?: string]>([
  ['fails for a time', fails(getDashboard, 429, refused, { retryAfter: 30 }), 429, refused, '30'],
  ['fails with a network error', offline(getDashboard), 0, ''],
  ['answers with HTML', answersHtml(getDashboard, 502), 502, page],
  ['breaks the contract', answersWith(getDashboard, { success: 'no' }), 200, { success: 'no' }],
  ['patches', patches(getDashboard, { dashboard: null }), 200, { success: true }],
])('%s', async (_, fault, status, body, retryAfter) => {
  served.server.addFault(fault);
  const response = await served.send('/dashboard');
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
  const offers = before.offers.map((offer) => ({
    ...offer,
    status: offer === second ? 'lost' : 'archived',
  }));
  expect(await ask('/offers')).toEqual({ ...before, offers });
});

it.each([
  ['patches no error', patches(getDashboard, { message: 'Patched.' }), 401],
  ['applies before the token is checked', fails(getDashboard, 503), 503],
])('%s', async (_, fault, status) => {
  served.server.addFault(fault);
  const response = await served.send('/dashboard', { headers: { Authorization: 'Bearer dead' } });
  expect(response.status).toBe(status);
  expect(await response.text()).not.toContain('Patched.');
});

it.each([never(getDashboard), slow(getDashboard, 1_000), hold(getDashboard)])(
  'releases a call that is aborted: $kind',
  async (fault) => {
    const { server, clock } = served;
    server.addFault(fault);
    const controller = new AbortController();
    const answer = served.send('/dashboard', { signal: controller.signal });
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
  expect((await served.send('/dashboard', { signal: AbortSignal.abort() })).type).toBe('error');
  expect(served.server.held).toBe(0);
});
