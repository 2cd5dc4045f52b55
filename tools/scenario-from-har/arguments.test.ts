import { expect, it } from 'vitest';
import { harArguments } from './arguments.ts';

it.each([
  [['Checkout bug (2).har'], { id: 'checkout-bug-2', title: 'Checkout bug 2' }],
  [['/tmp/….har'], { id: 'recorded-session', title: 'Recorded session' }],
  [['a.har', '--id', 'offers-bug', '--title', 'A bug'], { id: 'offers-bug', title: 'A bug' }],
])('%j', (args, expected) => {
  expect(harArguments(args)).toMatchObject({
    ...expected,
    file: args[0],
    out: `mocks/scenarios/${expected.id}.ts`,
  });
});

it.each([
  [[], 'The HAR file is missing.'],
  [['a.har', 'b.har'], 'One file at a time, not also b.har.'],
  [['a.har', '--id', 'Offers'], '--id is "Offers"; allowed: lowercase words with hyphens'],
  [['a.har', '--title', ' '], '--title is empty'],
  [['a.har', '--nope'], "Unknown option '--nope'"],
])('rejects %j', (args, message) => {
  expect(() => harArguments(args)).toThrow(message);
});
