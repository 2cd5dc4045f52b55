import { describe, expect, it } from 'vitest';
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

it.each([
  [{}, []],
  [
    { payment_amount: '45 secret' },
    ['offers.list offers.*.payment_amount: expected number, got string'],
  ],
  [
    { secret: 'x', status: 'archived' },
    [
      'offers.list offers.*.status: expected a known value, got an unknown one',
      'offers.list offers.*.secret: expected nothing, got string',
    ],
  ],
])('names each field of %j once for all items of a list, without values', async (change, lines) => {
  expect(findDrift(call('/offers', await offers(change))).map(describeDrift)).toEqual(lines);
});

it.each([
  ['/offers', { message: 7 }, 500, ['offers.list message: expected string, got number']],
  ['/offers', { message: 'No.' }, 404, []],
  ['/invoices/831', {}, 200, ['GET /invoices/:id: expected nothing, got an unknown call']],
  ['/offers', undefined, 0, []],
  ['/offers', undefined, undefined, []],
])('of %s, the answer %j with the status %s has the drift %j', (path, answer, status, lines) => {
  expect(findDrift(call(path, answer, { status })).map(describeDrift)).toEqual(lines);
});

it('lists last what has another form and is read as meant', async () => {
  const answer = await offers({ payment_amount: '45.00', secret: 'x' });
  const drift = findDrift(
    call('/offers', { data: answer.offers, total: 12, last_page: 1, current_page: 1 }),
  );
  expect(drift.map(({ kind, field, expected, actual }) => [kind, field, expected, actual])).toEqual(
    [
      ['extra', 'offers.*.secret', 'nothing', 'string'],
      ['tolerated', '', 'an object with offers, pagination', 'object'],
      ['tolerated', 'offers.*.payment_amount', 'number', 'string'],
    ],
  );
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

describe('a request', () => {
  const drift = (path: string, given: Partial<Exchange>) =>
    findRequestDrift(call(path, undefined, given)).map(describeDrift);

  it('conforms with the parameters and the body of the contract', () => {
    expect(drift('/offers', { query: { status: 'pending', page: '1', category: '' } })).toEqual([]);
    expect(drift('/messages/conversations', { query: { timestamp: '1' } })).toEqual([]);
    expect(drift('/offers/1/accept', { method: 'POST', body: {} })).toEqual([]);
  });

  it('has drift where a parameter is unknown or wrong', () => {
    expect(drift('/offers', { query: { page: 'two', color: 'red' } })).toEqual([
      expect.stringMatching(/^offers\.list query\.page: expected .+, got string$/),
    ]);
    expect(drift('/offers', { query: { color: 'red' } })).toEqual([
      'offers.list query.color: expected nothing, got string',
    ]);
    expect(drift('/tasks/categories', { query: { color: 'red' } })).toHaveLength(1);
  });

  it('has drift where a field of the body is missing', () => {
    const given = { method: 'POST', body: { email: 'clara@nearhand.example', remember: false } };
    expect(drift('/auth/login', given)).toEqual([
      'auth.login body.password: expected string, got nothing',
    ]);
    expect(drift('/nowhere', given)).toEqual([]);
  });
});
