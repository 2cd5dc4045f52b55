import { http, HttpResponse, type HttpHandler } from 'msw';
import { afterEach, expect, it, vi } from 'vitest';
import { connectNetwork } from './network.ts';

const enable = vi.hoisted(() => vi.fn(() => Promise.resolve()));
vi.mock('virtual:msw', () => ({
  network: { configure: () => {}, enable, resetHandlers: () => {} },
}));

const PAGE = 'http://app.test/repo/pr/12/offers';
const WORKER = 'http://app.test/repo/pr/12/mockServiceWorker.js';
const OTHER = 'http://app.test/sw.js';

const engine = {
  subscribe: () => () => {},
  handlers: (): HttpHandler[] => [
    http.get('http://app.test/api/offers', () => HttpResponse.json('in the page')),
  ],
};

/** A browser whose page is controlled by a worker. */
function browser(scriptURL: string | null, own?: string) {
  const registration = Object.assign(new EventTarget(), { active: own && { scriptURL: own } });
  const serviceWorker = {
    controller: scriptURL === null ? null : { scriptURL },
    getRegistration: (): Promise<EventTarget | undefined> =>
      Promise.resolve(own === undefined ? undefined : registration),
  };
  vi.stubGlobal('navigator', { serviceWorker });
  vi.stubGlobal('window', { location: { href: PAGE } });
  vi.stubGlobal('fetch', () => Promise.resolve(HttpResponse.json('the worker')));
  return { serviceWorker, registration };
}

async function connect() {
  const network = await connectNetwork(engine, '/repo/pr/12/');
  const send = async () =>
    (await network.fetch(new Request('http://app.test/api/offers'))).json() as Promise<unknown>;
  return { kind: network.kind, send };
}

afterEach(() => {
  vi.unstubAllGlobals();
  enable.mockReset();
});

it('sends calls through the worker of its own site, until another one takes the page over', async () => {
  const { serviceWorker } = browser(WORKER, WORKER);
  const { kind, send } = await connect();
  expect([kind, await send()]).toEqual(['service-worker', 'the worker']);
  serviceWorker.controller = { scriptURL: OTHER };
  expect(await send()).toBe('in the page');
});

it.each([
  ['that of the site above', 'http://app.test/repo/mockServiceWorker.js', undefined, 1],
  ['that of another app', OTHER, undefined, 1],
  ['none, as it was reloaded past that of another app, whose place it takes', null, OTHER, 1],
  ['none', null, undefined, 1],
  ['none, as it was reloaded past its own, which the next load has', null, WORKER, 0],
])('answers calls in the page when its worker is %s', async (_, controller, own, registrations) => {
  browser(controller, own);
  const { kind, send } = await connect();
  expect([kind, await send()]).toEqual(['in-page-uncontrolled', 'in the page']);
  expect(enable).toHaveBeenCalledTimes(registrations);
});

it.each([
  ['has none', {}],
  [
    'refuses to name them',
    { serviceWorker: { getRegistration: () => Promise.reject(new Error()) } },
  ],
])('answers calls in the page where the browser %s', async (_, navigator) => {
  browser(null);
  vi.stubGlobal('navigator', navigator);
  const { kind, send } = await connect();
  expect([kind, await send()]).toEqual(['in-page-unsupported', 'in the page']);
});

it.each([
  ['was there before', WORKER],
  ['came with this page', undefined],
])('answers calls in the page from when a worker that %s has a new version', async (_, own) => {
  const { serviceWorker, registration } = browser(WORKER, own);
  enable.mockImplementation(() => {
    serviceWorker.getRegistration = () => Promise.resolve(registration);
    return Promise.resolve();
  });
  const { send } = await connect();
  expect(await send()).toBe('the worker');
  registration.dispatchEvent(new Event('updatefound'));
  expect(await send()).toBe('in the page');
});
