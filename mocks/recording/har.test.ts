import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { callKey } from '../server/replay.ts';
import { readHar } from './har.ts';

const FIXTURES = 'mocks/recording/fixtures';
const ATTACHED = `${FIXTURES}/playwright-attach`;
const readFile = (name: string) => readFileSync(`${ATTACHED}/${name}`, 'utf8');

/** The calls of a file with their statuses, and why others were skipped. */
function read(text: string): string[] {
  const { exchanges, skipped } = readHar(text, readFile);
  return [...exchanges.map((each) => `${callKey(each)} ${each.status}`), ...skipped];
}

const LIST = 'GET /offers?page=1 200';
const PENDING =
  'GET /offers?page=1&per_page=10&sort_by=created_at&sort_order=desc&status=pending 200';
const CATEGORIES = 'GET /tasks/categories 200';
const LOST = 'no response: canceled or lost';
const NO_FILE = `ENOENT: no such file or directory, open '${ATTACHED}`;
const NO_BODY = 'the file lacks the body of its answer';
const CANCELED = 'canceled or blocked';

it.each([
  [
    'chrome.har',
    PENDING,
    CATEGORIES,
    'POST /offers/41/accept 200',
    PENDING,
    'GET /dashboard 0',
    '#2 OPTIONS /offers: a preflight',
    `#4 GET /offers: ${CANCELED}: net::ERR_ABORTED`,
    `#5 GET /offers: ${CANCELED}: net::ERR_ABORTED`,
    `#10 GET /messages/conversations: ${NO_BODY}`,
  ],
  [
    'chrome-sanitized.har',
    LIST,
    'GET /messages/unread-count 429',
    LIST,
    'GET /dashboard 502',
    '#2 GET /offers: sent by the service worker for #1',
    '#4 GET /offers/41: a redirect',
    '#6 GET /offers: a 304, and the file lacks the answer in the cache',
    `#8 GET /reviews/pending: ${CANCELED}: net::ERR_BLOCKED_BY_CLIENT`,
  ],
  [
    'firefox.har',
    LIST,
    'POST /auth/login 401',
    '#1 OPTIONS /offers: a preflight',
    `#3 GET /offers: ${LOST}`,
    `#4 GET /tasks/categories: ${NO_BODY}`,
  ],
  [
    'safari.har',
    LIST,
    CATEGORIES,
    'DELETE /tasks/7 200',
    '#1 GET /offers/41: a redirect',
    `#5 GET /offers: ${CANCELED}: Load request cancelled`,
    `#6 GET /dashboard: ${NO_BODY}`,
  ],
  [
    'playwright.har',
    LIST,
    'GET /dashboard 0',
    'POST /offers/41/accept 409',
    `#2 GET /offers: ${CANCELED}: net::ERR_ABORTED`,
    `#3 GET /offers: ${CANCELED}: NS_BINDING_ABORTED`,
    `#5 GET /dashboard: ${LOST}`,
    `#6 GET /messages/unread-count: ${CANCELED}: aborted`,
    `#7 GET /tasks/categories: ${NO_BODY}`,
  ],
  [
    'playwright-attach/session.har',
    LIST,
    `#2 GET /tasks/categories: ${NO_FILE}/0000000000000000000000000000000000000000.json'`,
    `#3 GET /dashboard: ${NO_FILE}/playwright.har'`,
  ],
  [
    'charles.har',
    LIST,
    CATEGORIES,
    "#3 GET /dashboard: its answer is marked as Base64, but isn't",
    `#4 GET /messages/unread-count: ${LOST}`,
  ],
  [
    'mitmproxy.har',
    LIST,
    'GET /dashboard 0',
    'POST /auth/logout 204',
    `#2 GET /offers: ${CANCELED}: Client disconnected.`,
    `#4 GET /dashboard/worker: ${LOST}`,
    '#6 GET /live: the contract has no such call',
  ],
  [
    'insomnia.har',
    'GET /offers?page=1&status=pending 200',
    CATEGORIES,
    'GET /offers?page=1&status=pending 500',
    `#3 GET /dashboard: ${LOST}`,
  ],
])('reads %s', (name, ...expected) => {
  // A decoder leaves the byte order mark out.
  const text = new TextDecoder().decode(readFileSync(`${FIXTURES}/${name}`));
  expect(read(text)).toEqual(expected);
  const { exchanges, page, apiBase } = readHar(text, readFile);
  expect(apiBase).toBe('https://api.nearhand.test/api');
  expect(exchanges[0]?.answer).toHaveProperty('offers.0.client.name', 'Anneliese Brandt');
  expect(new Date(exchanges[0]!.startedAt).toISOString()).toMatch(/^2026-11-28T09:00:0[01]/);
  expect(page ?? '/').toBe(/charles|insomnia/.test(name) ? '/' : '/offers?status=pending');
});

const request = { method: 'GET', url: 'https://x.test/demo/api/dashboard' };
const response = { status: 200, content: { text: '{}' } };
const har = (...entries: readonly unknown[]) => JSON.stringify({ log: { entries } });

it('skips odd entries, and reads those with odd parts', () => {
  const odd = { request, response, startedDateTime: 'yesterday', comment: 'odd', pageref: 7 };
  const text = har(
    { response },
    { request, response: {} },
    { ...odd, request: { ...request, headers: 'none', postData: 'x' } },
    { ...odd, response: { status: '503', headers: 'none', content: { text: '"No."' } } },
  );
  const skipped = ['#1 ? ?: it has no request', `#2 GET /dashboard: ${LOST}`];
  expect(read(text)).toEqual(['GET /dashboard 200', 'GET /dashboard 503', ...skipped]);
});

it.each([
  ['{"log":{"entries":{}}}', "The file isn't a HAR file"],
  [har({ request: { method: 'GET', url: 'https://cdn.test/a.js' } }), 'has no call of the API'],
])('rejects the file %s with a reason', (text, reason) => {
  expect(() => read(text)).toThrow(reason);
});

it('tells the page of an app in a folder, below which its API is', () => {
  const headers = [{ name: 'Referer', value: 'https://x.test/demo/client?task=3' }];
  const text = har({ request: { ...request, headers }, response });
  const apiBase = 'https://x.test/demo/api';
  expect(readHar(text, readFile)).toMatchObject({ apiBase, page: '/client?task=3' });
});
