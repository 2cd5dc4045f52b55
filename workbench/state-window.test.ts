import { expect, it } from 'vitest';
import type { MockState } from '#mocks/scenarios/state.ts';
import { createStateWindow, worldOfEntry } from './state-window.ts';

/** A window with a history, as far as the router uses it. */
function fakeWindow(href: string) {
  const entries: { url: URL; state: unknown }[] = [{ url: new URL(href), state: null }];
  let index = 0;
  let reloads = 0;
  const target = new EventTarget();
  const entry = () => entries[index] ?? { url: new URL(href), state: null };
  const window = Object.assign(target, {
    history: {
      get state(): unknown {
        return entry().state;
      },
      pushState(state: unknown, _unused: string, url: string) {
        entries.splice(index + 1, entries.length, { url: new URL(url, entry().url), state });
        index += 1;
      },
      replaceState(state: unknown, _unused: string, url: string) {
        entries[index] = { url: new URL(url, entry().url), state };
      },
      go(steps: number) {
        index += steps;
        target.dispatchEvent(new Event('popstate'));
      },
    },
  });
  const address = () => entry().url.href.slice(entry().url.origin.length);
  // As a getter: `Object.assign` would read it once.
  Object.defineProperty(window, 'location', {
    get: () => {
      const { url } = entry();
      const { pathname, search, hash, origin } = url;
      return { href: url.href, pathname, search, hash, origin, reload: () => (reloads += 1) };
    },
  });
  return { window: window as unknown as Window, address, reloads: () => reloads };
}

function setUp(path = '/offers', basePath = '/') {
  const fake = fakeWindow(`http://app.test${path}`);
  const world = { state: { scenario: 'offers-loaded' } as MockState, serial: 1 };
  const page = createStateWindow(fake.window, {
    basePath,
    world: { state: () => world.state, serial: () => world.serial },
  });
  return { ...fake, page, world };
}

it('reads addresses without the state', () => {
  const { page } = setUp('/offers?status=pending&scenario=offers-loaded&as=client#list');
  const { pathname, search, hash, href } = page.window.location;
  expect([pathname, search, hash]).toEqual(['/offers', '?status=pending', '#list']);
  expect(href).toBe('http://app.test/offers?status=pending#list');
  expect(page.path()).toBe('/offers?status=pending#list');
});

it('writes plain addresses in the demo as it begins', () => {
  const { page, address, world } = setUp();
  world.state = { scenario: 'demo' };
  page.window.history.pushState(null, '', '/offers');
  expect(address()).toBe('/offers');
  world.state = { scenario: 'demo', as: 'client' };
  page.replace();
  expect(address()).toBe('/offers?scenario=demo&as=client');
});

it('writes addresses below the base path, and keeps the home page apart from that of the scenario', () => {
  const { page, address } = setUp('/nearhand/offers', '/nearhand/');
  expect(page.path()).toBe('/offers');
  page.push('/dashboard');
  expect(address()).toBe('/nearhand/dashboard?scenario=offers-loaded');
  page.window.history.replaceState(null, '', '/nearhand');
  expect(address()).toBe('/nearhand/?scenario=offers-loaded&at=/');
});

it('follows the state, with the rest of the entry', () => {
  const { page, address, window, world } = setUp();
  page.window.history.replaceState({ idx: 0, usr: 'kept' }, '', '/offers');
  world.state = { ...world.state, clock: '+31s' };
  page.replace();
  expect(address()).toBe('/offers?scenario=offers-loaded&t=+31s');
  expect(window.history.state).toEqual({ idx: 0, usr: 'kept', world: 1, site: '/' });
});

it('loads an address as a page of the same world', () => {
  const { page, address, window, reloads } = setUp();
  page.load('/dashboard');
  expect(address()).toBe('/dashboard?scenario=offers-loaded');
  expect(worldOfEntry(window, '/')).toBe(1);
  expect(reloads()).toBe(1);
});

it('says which world an entry has shown to its own site only', () => {
  const { page, window } = setUp('/repo/pr/12/offers', '/repo/pr/12/');
  page.push('/offers');
  expect(page.isOfWorld()).toBe(true);
  expect(worldOfEntry(window, '/repo/pr/12/')).toBe(1);
  expect(worldOfEntry(window, '/repo/')).toBeUndefined();
});

it('goes back inside its world, or opens the world of the entry in place of a page of the app', () => {
  const { page, window, world } = setUp();
  const opened: MockState[] = [];
  let pops = 0;
  page.onOtherWorld((state) => opened.push(state));
  page.window.addEventListener('popstate', () => (pops += 1));
  page.push('/offers');
  page.push('/dashboard');
  window.history.go(-1);
  expect([pops, opened]).toEqual([1, []]);
  Object.assign(world, { state: { scenario: 'demo' }, serial: 2 });
  page.push('/dashboard');
  window.history.go(-1);
  expect([pops, opened]).toEqual([1, [{ scenario: 'offers-loaded', at: '/offers' }]]);
});
