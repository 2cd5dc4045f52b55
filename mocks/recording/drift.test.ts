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

/** A conforming answer, to change. */
async function offers(): Promise<{ offers: Record<string, unknown>[] }> {
  return (await servedState('offers-loaded').ask('/offers')) as {
    offers: Record<string, unknown>[];
  };
}

it('finds none in the answers of the mock server', async () => {
  const { ask } = servedState('offers-loaded');
  for (const path of ['/offers', '/tasks/categories', '/messages/conversations', '/offers/999']) {
    expect(
      findDrift(call(path, await ask(path), { status: path.endsWith('9') ? 404 : 200 })),
    ).toEqual([]);
  }
});

it('names wrong, missing and unknown fields once for all items of a list, without values', async () => {
  const answer = await offers();
  for (const offer of answer.offers) offer['payment_amount'] = '45 secret';
  expect(findDrift(call('/offers', answer)).map(describeDrift)).toEqual([
    'offers.list offers.*.payment_amount: expected number, got string',
  ]);
});

it('lists last what has another form and is read as meant', async () => {
  const answer = await offers();
  for (const offer of answer.offers) Object.assign(offer, { payment_amount: '45.00', secret: 'x' });
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

it('lists fields that the contract does not have, and values that it does not know', async () => {
  const answer = await offers();
  for (const offer of answer.offers) Object.assign(offer, { secret: 'x', status: 'archived' });
  const drift = findDrift(call('/offers', answer));
  expect(drift.map(describeDrift)).toEqual([
    'offers.list offers.*.status: expected a known value, got an unknown one',
    'offers.list offers.*.secret: expected nothing, got string',
  ]);
});

it('lists calls with wrong fields first, then unknown values, then the extra fields by call', async () => {
  const changed = await offers();
  for (const offer of changed.offers) Object.assign(offer, { a: 1, b: 2, status: 'archived' });
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

it('checks the body of an error', () => {
  const error = call('/offers', { message: 7 }, { status: 500 });
  expect(findDrift(error).map(describeDrift)).toEqual([
    'offers.list message: expected string, got number',
  ]);
});

it('names a call that the contract does not have by its pattern', () => {
  expect(findDrift(call('/invoices/831', {})).map(describeDrift)).toEqual([
    'GET /invoices/:id: expected nothing, got an unknown call',
  ]);
});

it.each([
  ['never came', undefined],
  ['failed on the network', 0],
])('says nothing about an answer that %s', (_, status) => {
  expect(findDrift(call('/offers', undefined, { status }))).toEqual([]);
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
