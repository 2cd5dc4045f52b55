import { expect, it } from 'vitest';
import { recordedCall } from '../testing/recorded-call.ts';
import { servedState } from '../testing/served-state.ts';
import {
  countExtra,
  describeDrift,
  describeDrifts,
  findDrift,
  findRequestDrift,
  splitDrift,
} from './drift.ts';
import type { Exchange } from './exchange.ts';

const call = (path: string, answer: unknown, given: Partial<Exchange> = {}) =>
  recordedCall({ path, answer, ...given });

/** A conforming answer, with a change of every offer. */
async function offers(change: object = {}): Promise<{ offers: Record<string, unknown>[] }> {
  const answer = (await servedState('offers-loaded').ask('/offers')) as { offers: object[] };
  return { ...answer, offers: answer.offers.map((offer) => ({ ...offer, ...change })) };
}

it('names each field once for all items of a list, without values', async () => {
  const answer = await offers({ status: 'archived', secret: 'x' });
  expect(findDrift(call('/offers', answer)).map(describeDrift)).toEqual([
    'offers.list offers.*.status: expected a known value, got an unknown one',
    'offers.list offers.*.secret: expected nothing, got string',
  ]);
});

it.each([
  ['/offers', { message: 7 }, 500, ['offers.list message: expected string, got number']],
  ['/offers', { message: 'No.' }, 404, []],
  ['/invoices/831', {}, 200, ['GET /invoices/:id: expected nothing, got an unknown call']],
  ['/offers', undefined, 0, []],
])('of %s, the answer %j with the status %s has the drift %j', (path, answer, status, lines) => {
  expect(findDrift(call(path, answer, { status })).map(describeDrift)).toEqual(lines);
});

it('lists last what has another form and is read as meant', async () => {
  const answer = await offers({ payment_amount: '45.00', secret: 'x' });
  const page = { data: answer.offers, total: 12, last_page: 1, current_page: 1 };
  const drift = findDrift(call('/offers', page));
  expect(drift.map(({ kind }) => kind)).toEqual(['extra', 'tolerated', 'tolerated']);
  expect(drift.map(describeDrift)).toEqual([
    'offers.list offers.*.secret: expected nothing, got string',
    'offers.list: expected an object with offers, pagination, got object',
    'offers.list offers.*.payment_amount: expected number, got string',
  ]);
});

it('lists calls with wrong fields first, then unknown values, then the extra fields by call', async () => {
  const changed = await offers({ a: 1, b: 2, status: 'archived' });
  const drift = [
    ...findDrift(call('/messages/unread-count', { success: true, unread_count: 0, color: 'red' })),
    ...findDrift(call('/offers/12', { offer: changed.offers[0] })),
    ...findDrift(call('/offers', changed)),
    ...findDrift(call('/offers', { ...changed, offers: 'none' })),
    ...findDrift(call('/invoices', {})),
  ];
  expect(describeDrifts(drift)).toEqual([
    'offers.list offers: expected array, got string',
    'offers.list offers.*.status: expected a known value, got an unknown one',
    'GET /invoices: expected nothing, got an unknown call',
    'offers.get offer.status: expected a known value, got an unknown one',
    'messages.unread-count: 1 extra field: color',
    'offers.get: 2 extra fields: offer.a, offer.b',
    'offers.list: 2 extra fields: offers.*.a, offers.*.b',
  ]);
  expect(countExtra(splitDrift(drift).extra)).toBe('5 extra fields in 3 endpoints');
});

const requestDrift = (path: string, given: Partial<Exchange>) =>
  findRequestDrift(call(path, undefined, given)).map(describeDrift);

it('finds no drift in a request with the parameters and the body of the contract', () => {
  expect(
    requestDrift('/offers', { query: { status: 'pending', page: '1', category: '' } }),
  ).toEqual([]);
  expect(requestDrift('/messages/conversations', { query: { timestamp: '1' } })).toEqual([]);
  expect(requestDrift('/offers/1/accept', { method: 'POST', body: {} })).toEqual([]);
});

it('finds drift where a parameter is unknown or wrong', () => {
  expect(requestDrift('/offers', { query: { page: 'two' } })).toEqual([
    expect.stringMatching(/^offers\.list query\.page: expected .+, got string$/),
  ]);
  expect(requestDrift('/offers', { query: { color: 'red' } })).toEqual([
    'offers.list query.color: expected nothing, got string',
  ]);
  expect(requestDrift('/tasks/categories', { query: { color: 'red' } })).toHaveLength(1);
});

it('finds drift where a field of the body of a request is missing', () => {
  const given = { method: 'POST', body: { email: 'clara@nearhand.example', remember: false } };
  expect(requestDrift('/auth/login', given)).toEqual([
    'auth.login body.password: expected string, got nothing',
  ]);
  expect(requestDrift('/nowhere', given)).toEqual([]);
});
