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

it.each([
  ['client', 'frame', true],
  ['worker', 'frame', true],
  ['preview', 'frame', false],
  ['client', 'tab', false],
] as const)('%s as the name of a %s is a frame of the demo page: %s', (name, kind, expected) => {
  const self = {} as Window & typeof globalThis;
  const parent = kind === 'tab' ? self : ({} as Window);
  expect(isDemoFrame({ name, self, parent })).toBe(expected);
});
