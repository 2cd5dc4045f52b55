import { expect, it } from 'vitest';
import { STORY_NOW } from '../clock/stepped-clock.ts';
import { recordedCall } from '../testing/recorded-call.ts';
import { harEntryOf, harOf } from '../testing/har-of.ts';
import type { Exchange } from './exchange.ts';
import { readHar } from './har.ts';

const API = 'https://api.nearhand.test/v2/api';
const PAGE = 'https://app.nearhand.test/offers?status=pending';

const call = (given: Partial<Exchange> = {}) =>
  recordedCall({ path: '/offers', answer: { offers: [] }, ...given });

const read = (exchanges: readonly Exchange[], extra: readonly unknown[] = []) =>
  readHar(harOf(exchanges, { apiBase: API, page: PAGE, extra }));

/** An entry with other fields of its request or response. */
function entryWith(request: object, response: object = {}, rest: object = {}): unknown {
  const entry = harEntryOf(call(), API, PAGE) as { request: object; response: object };
  return {
    ...entry,
    ...rest,
    request: { ...entry.request, ...request },
    response: { ...entry.response, ...response },
  };
}

it('reads every field of a call back', () => {
  const given = [
    call({ query: { page: '2', search: 'bunk bed' }, token: 'secret' }),
    call({ method: 'POST', path: '/offers/12/accept', body: { a: 1 }, startedAt: STORY_NOW + 5 }),
    call({
      path: '/dashboard',
      status: 429,
      answer: { message: 'Wait.' },
      retryAfter: 30,
      startedAt: STORY_NOW + 9,
    }),
  ];
  expect(read(given)).toEqual({
    exchanges: given,
    apiBase: API,
    page: '/offers?status=pending',
    leftOut: 0,
  });
});

it('sorts the calls by their start', () => {
  const later = call({ startedAt: STORY_NOW + 100 });
  expect(read([later, call()]).exchanges).toEqual([call(), later]);
});

it.each([
  ['a preflight', { method: 'OPTIONS' }, {}],
  ['a redirect', {}, { status: 302 }],
  ['a file', { url: 'https://app.nearhand.test/assets/app.js' }, {}],
  ['another host with the same path', { url: 'https://other.test/api/offers' }, {}],
])('leaves out %s', (_, request, response) => {
  const { exchanges, leftOut } = read([call(), call()], [entryWith(request, response)]);
  expect(exchanges).toHaveLength(2);
  expect(leftOut).toBe(1);
});

const aborted = { _error: 'net::ERR_ABORTED', time: 9_000 };
const base64 = Buffer.from('{"message":"Zoë ✓"}').toString('base64');

it.each([
  ['in Base64', { content: { text: base64, encoding: 'base64' } }, {}, 200, { message: 'Zoë ✓' }],
  ['missing', { content: { size: 512 } }, {}, 200, undefined],
  ['no JSON', { status: 502, content: { text: '<h1>Bad</h1>' } }, {}, 502, '<h1>Bad</h1>'],
  ['from the cache', { status: 304, content: { text: '{}' } }, {}, 200, {}],
  ['lost', { status: 0, content: {} }, { _error: 'net::ERR_FAILED' }, 0, undefined],
  ['given up after a long wait', { status: 0, content: {} }, aborted, undefined, undefined],
])('reads an answer that is %s', (_, response, rest, status, answer) => {
  const [exchange] = read([], [entryWith({}, response, rest)]).exchanges;
  expect([exchange?.status, exchange?.answer]).toEqual([status, answer]);
});

it('leaves out a call that the page gave up after a short wait', () => {
  const entry = entryWith({}, { status: 0 }, { ...aborted, time: 200 });
  expect(read([call()], [entry]).exchanges).toEqual([call()]);
});

it("takes the page from Chrome's title where no request has a referrer with a path", () => {
  const entry = entryWith({ headers: [{ name: 'Referer', value: 'https://app.nearhand.test/' }] });
  expect(read([], [entry]).page).toBe('/offers?status=pending');
});

it('takes the base path of an app off its pages', () => {
  const har = harOf([call()], {
    apiBase: 'https://x.test/demo/api',
    page: 'https://x.test/demo/client?task=3',
  });
  expect(readHar(har).page).toBe('/client?task=3');
});

it.each([
  ['', "The file isn't JSON"],
  ['{', "The file isn't JSON"],
  ['[]', 'The file isn\'t a HAR 1.2 file: "log"'],
  ['{"log":{}}', 'The file isn\'t a HAR 1.2 file: "log.entries" is missing'],
  ['{"log":{"entries":[]}}', 'The file has no requests'],
  ['{"log":{"entries":[{"startedDateTime":"x"}]}}', '"log.entries.0.startedDateTime" is missing'],
  ['{"log":{"entries":[{"startedDateTime":"2026-03-14"}]}}', '"log.entries.0.request" is missing'],
])('rejects the file %j with a reason', (text, reason) => {
  expect(() => readHar(text)).toThrow(reason);
});

it('names the hosts when no request is a call of the API', () => {
  const har = harOf([], {
    apiBase: API,
    page: PAGE,
    extra: [entryWith({ url: 'https://cdn.test/a.js' })],
  });
  expect(() => readHar(har)).toThrow(/no call of the API: none of its 1 requests, to cdn\.test/);
});
