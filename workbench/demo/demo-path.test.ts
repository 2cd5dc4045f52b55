import { describe, expect, it } from 'vitest';
import { parseStateAddress } from '#mocks/scenarios/state-address.ts';
import { firstPageAs, isDemoFrame, isDemoPath, stateOfDemoPath } from './demo-path.ts';

it.each([
  ['/demo', true],
  ['/demo/', true],
  ['/demo?scenario=offers-loaded#top', true],
  ['/demos', false],
  ['/', false],
  ['/offers?at=/demo', false],
])('%s is the demo page: %s', (path, expected) => {
  expect(isDemoPath(path)).toBe(expected);
});

describe('stateOfDemoPath', () => {
  it.each([
    ['/demo', undefined],
    ['/demo?as=client', undefined],
    ['/demo?scenario=offers-loaded&as=worker&t=+31s', { scenario: 'offers-loaded', clock: '+31s' }],
    ['/demo?scenario=demo&at=/offers', { scenario: 'demo', at: '/offers' }],
  ])('%s', (path, state) => {
    expect(parseStateAddress(stateOfDemoPath(path))).toEqual(state);
  });
});

it('opens the page of the state as a person, or the messages', () => {
  expect(firstPageAs('client', '/')).toBe('/messages?as=client');
  expect(firstPageAs('worker', '/demo')).toBe('/messages?as=worker');
  expect(firstPageAs('worker', '/offers?status=pending#top')).toBe(
    '/offers?status=pending&as=worker#top',
  );
});

describe('isDemoFrame', () => {
  const windowOf = (origin: string) => ({ location: { origin } }) as Window;
  const own = windowOf('https://demo.example');
  const frame = (name: string, parent: Window) => ({
    name,
    parent,
    self: own as Window & typeof globalThis,
  });

  it('is one of the two frames in a page of the same origin', () => {
    expect(isDemoFrame(frame('client', windowOf('https://demo.example')))).toBe(true);
    expect(isDemoFrame(frame('worker', windowOf('https://demo.example')))).toBe(true);
  });

  it('is no other frame, and no tab', () => {
    expect(isDemoFrame(frame('preview', windowOf('https://demo.example')))).toBe(false);
    expect(isDemoFrame(frame('client', own))).toBe(false);
    expect(isDemoFrame(frame('client', windowOf('https://other.example')))).toBe(false);
  });

  it('is no frame in a page that it must not read', () => {
    const foreign = {
      get location(): Location {
        throw new DOMException('Blocked', 'SecurityError');
      },
    } as Window;
    expect(isDemoFrame(frame('client', foreign))).toBe(false);
  });
});
