import { expect, it } from 'vitest';
import { recordedCall } from '#mocks/testing/recorded-call.ts';
import type { Exchange } from '#mocks/recording/exchange.ts';
import { faultOf, printOverride } from './fault-of.ts';

const call = (given: Partial<Exchange> = {}) =>
  recordedCall({ answer: { offer: { id: 12 } }, ...given });

it.each([
  ['a success', {}, { kind: 'status', status: 500, body: null }],
  ['a pending one', { status: undefined }, { kind: 'never' }],
  ['a network error', { status: 0 }, { kind: 'network' }],
  [
    'an error',
    { status: 429, answer: { message: 'Wait.' }, retryAfter: 9 },
    { kind: 'status', status: 429, body: { message: 'Wait.' }, retryAfter: 9 },
  ],
  ['a page', { status: 502, answer: '<html>' }, { kind: 'html', status: 502 }],
])('repeats %s as a fault', (_, given, fault) => {
  expect(faultOf(call(given))).toEqual({ call: 'offers.get', ...fault });
});

it('has no fault for an unknown call', () => {
  expect(faultOf(call({ path: '/invoices' }))).toBeUndefined();
});

it.each([
  [{}, "http.get('/api/offers/:id', () => HttpResponse.json({ offer: { id: 12 } })),"],
  [{ status: undefined }, "http.get('/api/offers/:id', () => delay('infinite')),"],
  [{ status: 0 }, "http.get('/api/offers/:id', () => HttpResponse.error()),"],
  [
    { status: 502, answer: '<html>' },
    "http.get('/api/offers/:id', () => HttpResponse.html('<html>', { status: 502 })),",
  ],
  [
    { status: 429, answer: { message: "It's late." }, retryAfter: 30 },
    `http.get('/api/offers/:id', () => HttpResponse.json({ message: "It's late." }, { status: 429, headers: { 'Retry-After': '30' } })),`,
  ],
])('prints %j as an override', (given, code) => {
  expect(printOverride(call(given))).toBe(code);
});
