import { expect, it } from 'vitest';
import { nameScenario } from './name-scenario.ts';

it.each([
  ['Checkout bug (2).har', {}, { id: 'checkout-bug-2', title: 'Checkout bug 2' }],
  ['/tmp/….har', {}, { id: 'recorded-session', title: 'Recorded session' }],
  ['a.har', { id: 'offers-bug', title: 'A bug' }, { id: 'offers-bug', title: 'A bug' }],
])('names the scenario of %s with %j', (file, given, expected) => {
  expect(nameScenario(file, given)).toEqual(expected);
});
