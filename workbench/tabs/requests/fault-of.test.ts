import { describe, expect, it } from 'vitest';
import { recordedCall } from '#mocks/testing/recorded-call.ts';
import type { Exchange } from '#mocks/recording/exchange.ts';
import { faultOf, printOverride } from './fault-of.ts';

const call = (given: Partial<Exchange> = {}) =>
  recordedCall({ answer: { offer: { id: 12 } }, ...given });

describe('the fault of a call', () => {
  it.each([
    ['a success', {}, { kind: 'status', status: 500, body: null }],
    ['a pending one', { status: undefined }, { kind: 'never' }],
    ['a network error', { status: 0 }, { kind: 'network' }],
    [
      'an error',
      { status: 404, answer: { message: 'Gone.' } },
      { kind: 'status', status: 404, body: { message: 'Gone.' } },
    ],
    [
      'a wait',
      { status: 429, answer: {}, retryAfter: 9 },
      { kind: 'status', status: 429, body: {}, retryAfter: 9 },
    ],
    ['a page', { status: 502, answer: '<html>' }, { kind: 'html', status: 502 }],
  ])('%s', (_, given, fault) => {
    expect(faultOf(call(given))).toEqual({ call: 'offers.get', ...fault });
  });

  it('does not exist for an unknown call', () => {
    expect(faultOf(call({ path: '/invoices' }))).toBeUndefined();
  });
});

describe('the override of a call', () => {
  it.each([
    [{}, "http.get('/api/offers/:id', () => HttpResponse.json({ offer: { id: 12 } })),"],
    [{ status: undefined }, "http.get('/api/offers/:id', () => delay('infinite')),"],
    [{ status: 0 }, "http.get('/api/offers/:id', () => HttpResponse.error()),"],
    [
      { status: 502, answer: '<html>' },
      "http.get('/api/offers/:id', () => HttpResponse.html('<html>', { status: 502 })),",
    ],
    [
      {
        path: '/offers/12/accept',
        method: 'POST',
        status: 409,
        answer: { message: "It's taken." },
      },
      `http.post('/api/offers/:id/accept', () => HttpResponse.json({ message: "It's taken." }, { status: 409 })),`,
    ],
    [
      { status: 429, answer: {}, retryAfter: 30 },
      "http.get('/api/offers/:id', () => HttpResponse.json({}, { status: 429, headers: { 'Retry-After': '30' } })),",
    ],
  ])('%#', (given, code) => {
    expect(printOverride(call(given))).toBe(code);
  });
});
