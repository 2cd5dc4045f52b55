import { describe, expect, it } from 'vitest';
import type { Exchange } from './exchange.ts';
import { answerFaultOf, faultOf, printOverride } from './fault-of.ts';

const call = (given: Partial<Exchange> = {}): Exchange => ({
  method: 'GET',
  path: '/offers/12',
  query: {},
  status: 200,
  answer: { offer: { id: 12 } },
  startedAt: 0,
  duration: 0,
  ...given,
});
const LONG = {
  message: 'We could not find this offer, and we have looked for it everywhere we can.',
};

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

  it('repeats a success to the letter if that is wanted', () => {
    expect(answerFaultOf(call())).toEqual({
      call: 'offers.get',
      kind: 'answer',
      body: { offer: { id: 12 } },
    });
    expect(answerFaultOf(call({ answer: '<html>' }))).toMatchObject({ kind: 'html', status: 200 });
  });
});

describe('the override of a call', () => {
  it.each([
    [{}, {}, "http.get('/api/offers/:id', () => HttpResponse.json({ offer: { id: 12 } })),"],
    [
      {},
      { isFailing: true },
      "http.get('/api/offers/:id', () => HttpResponse.json({}, { status: 500 })),",
    ],
    [
      {
        method: 'POST',
        path: '/offers/12/accept',
        status: 409,
        answer: { message: "It's taken." },
      },
      { isFailing: true },
      `http.post('/api/offers/:id/accept', () => HttpResponse.json({ message: "It's taken." }, { status: 409 })),`,
    ],
    [{ status: undefined }, {}, "http.get('/api/offers/:id', () => delay('infinite')),"],
    [{ status: 0 }, {}, "http.get('/api/offers/:id', () => HttpResponse.error()),"],
    [
      { status: 429, answer: {}, retryAfter: 30 },
      {},
      "http.get('/api/offers/:id', () => HttpResponse.json({}, { status: 429, headers: { 'Retry-After': '30' } })),",
    ],
  ])('%#', (given, options, code) => {
    const printed = printOverride(call(given), options);
    expect(
      printed
        .replaceAll(/\s+/g, ' ')
        .replaceAll(/\( | (?=\))/g, (text) => text.trim())
        .replaceAll(',),', '),'),
    ).toBe(code);
  });

  it('breaks a long body onto lines of its own', () => {
    expect(printOverride(call({ status: 404, answer: LONG }))).toBe(
      [
        "http.get('/api/offers/:id', () =>",
        '  HttpResponse.json(',
        `    { message: '${LONG.message}' },`,
        '    { status: 404 },',
        '  ),',
        '),',
      ].join('\n'),
    );
  });
});
