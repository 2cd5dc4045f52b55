import { expect, it } from 'vitest';
import { parseStateAddress } from '#mocks/scenarios/state-address.ts';
import { firstPageAs, isDemoFrame, isDemoPath, stateOfDemoPath } from './demo-path.ts';

it.each([
  ['/demo/', true],
  ['/demo?scenario=offers-loaded#top', true],
  ['/demos', false],
  ['/offers?at=/demo', false],
])('%s is the demo page: %s', (path, expected) => {
  expect(isDemoPath(path)).toBe(expected);
});

it.each([
  ['/demo?as=client', undefined],
  ['/demo?scenario=demo&as=worker&at=/offers', { scenario: 'demo', at: '/offers' }],
])('%s has a state without a viewer', (path, state) => {
  expect(parseStateAddress(stateOfDemoPath(path))).toEqual(state);
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
  ['preview', 'frame', false],
  ['client', 'tab', false],
] as const)('%s as the name of a %s is a frame of the demo page: %s', (name, kind, expected) => {
  const self = {} as Window & typeof globalThis;
  const parent = kind === 'tab' ? self : ({} as Window);
  expect(isDemoFrame({ name, self, parent })).toBe(expected);
});
