import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { acceptOffer, listOffers } from '#src/contract/offers.ts';
import { endpoints } from '#src/contract/registry.ts';
import { fails, never, type Fault } from '../faults.ts';
import { people, type Viewer } from './accounts.ts';
import { scenarios } from './registry.ts';
import {
  parseStateAddress,
  readState,
  stateAddress,
  StateProblem,
  viewerNames,
} from './state-address.ts';
import type { MockState } from './state.ts';

const text = fc.string({ unit: 'grapheme' });
/** The round trip turns -0 into 0, as JSON has no -0. */
const fields = fc
  .dictionary(fc.stringMatching(/^[a-z_]{1,8}$/), fc.jsonValue({ maxDepth: 2 }))
  .map((value) => JSON.parse(JSON.stringify(value)) as Record<string, unknown>);
const status = fc.integer({ min: 200, max: 599 });
const count = fc.integer({ min: 1, max: 1_000 });
const viewer = fc.constantFrom(...(Object.keys(people) as Viewer[]));

const condition = {
  call: fc.constantFrom(...endpoints.map(({ name }) => name)),
  times: fc.option(count, { nil: undefined }),
  after: fc.option(count, { nil: undefined }),
  query: fc.option(fc.dictionary(fc.constantFrom('page', 'status', 'search'), text), {
    nil: undefined,
  }),
  sent: fc.option(fields, { nil: undefined }),
  viewer: fc.option(viewer, { nil: undefined }),
};
const fault: fc.Arbitrary<Fault> = fc.oneof(
  fc.record({ ...condition, kind: fc.constant('delay' as const), milliseconds: fc.nat() }),
  fc.record({ ...condition, kind: fc.constantFrom('never' as const, 'network' as const) }),
  fc.record({
    ...condition,
    kind: fc.constant('status' as const),
    status,
    body: fc.option(fc.record({ message: text }), { nil: null }),
  }),
  fc.record({ ...condition, kind: fc.constant('html' as const), status }),
  fc.record({ ...condition, kind: fc.constant('answer' as const), body: fields }),
  fc.record({
    ...condition,
    kind: fc.constant('patch' as const),
    patch: fields,
    each: fc.option(text, { nil: undefined }),
    where: fc.option(fields, { nil: undefined }),
  }),
);
const clock = fc
  .tuple(fc.nat({ max: 300 }), fc.constantFrom('ms', 's', 'm', 'h', 'd'))
  .map(([amount, unit]) => `+${amount}${unit}` as const);

const state: fc.Arbitrary<MockState> = fc.record(
  {
    scenario: fc.constantFrom(...scenarios.map(({ id }) => id)),
    at: text.map((rest) => `/offers?search=${rest}`),
    as: fc.constantFrom(...viewerNames),
    clock,
    faults: fc.array(fault, { maxLength: 3 }),
  },
  { requiredKeys: ['scenario'] },
);

it('round-trips every state through its address', () => {
  fc.assert(
    fc.property(state, (given) => {
      const address = stateAddress(given);
      expect(parseStateAddress(address)).toEqual(given);
      // As a browser shows it in its address bar.
      expect(parseStateAddress(new URL(address, 'http://app.test').href)).toEqual(given);
    }),
  );
});

it('formats readable addresses', () => {
  const given: MockState = {
    scenario: 'offers-loaded',
    at: '/offers?status=pending',
    as: 'client',
    clock: '+31s',
    faults: [fails(acceptOffer, 500), never(listOffers)],
  };
  const address =
    '/?scenario=offers-loaded&at=/offers?status=pending&as=client&t=+31s&fault=offers.accept:500&fault=offers.list:never';
  expect(stateAddress(given)).toBe(address);
  expect(parseStateAddress(address)).toEqual(given);
});

it.each(['/', '/offers?status=pending', '/?as=client', '/auth?tab=register&type=worker'])(
  'finds no state in %s',
  (address) => {
    expect(parseStateAddress(address)).toBeUndefined();
  },
);

describe('an invalid address', () => {
  const problemOf = (address: string) => {
    try {
      parseStateAddress(address);
    } catch (error) {
      if (error instanceof StateProblem) return error;
    }
    throw new Error(`${address} is not rejected.`);
  };

  it.each([
    [
      'scenario',
      'dashbord-loaded',
      'Unknown scenario "dashbord-loaded". Closest matches: dashboard-loaded, ',
    ],
    ['scenario', '', 'Unknown scenario "". Closest matches: '],
    ['as', 'stranger', 'allowed: nobody, client, worker, '],
    ['at', 'offers', 'allowed: a path of the app, such as '],
    ['at', '//evil.test/', 'allowed: a path of the app, such as '],
    ['at', '/\\evil.test/', 'allowed: a path of the app, such as '],
    ['t', '31s', 'allowed: a time such as +31s; units: ms, s, m, h, d; at most +366d'],
    ['fault', 'offers.lost:500', 'The fault, call: one of: auth.login, '],
    ['fault', 'offers.list', 'allowed: CALL:EFFECT, such as '],
    ['clock', '+31s', 'allowed with a scenario: scenario, at, as, t, fault'],
  ])(
    'reports the parameter %s, its value "%s" and the allowed values',
    (parameter, value, reason) => {
      const query = new URLSearchParams({ scenario: 'demo', [parameter]: value });
      const problem = problemOf(`/?${query.toString()}`);
      expect(problem).toMatchObject({ parameter, value });
      expect(problem.reason).toContain(reason);
      expect(problem.message).toBe(`${parameter}=${value}: ${problem.reason}`);
    },
  );

  it('cannot repeat a parameter other than fault', () => {
    expect(problemOf('/?scenario=demo&as=client&as=worker').message).toBe(
      'as=client, worker: allowed only once',
    );
  });

  it.each(['fault=offers.list:500', 't=+31s'])('needs a scenario with %s', (query) => {
    expect(problemOf(`/offers?${query}`).reason).toBe('allowed only together with scenario=ID');
  });

  it('gets suggestions', () => {
    expect(problemOf('/?scenario=dashbord-loaded').choices[0]).toEqual({
      value: 'dashboard-loaded',
      title: 'Dashboard',
    });
    expect(problemOf('/?scenario=demo&as=who').choices.map(({ value }) => value)).toEqual(
      viewerNames,
    );
  });
});

describe('a state as JSON', () => {
  it('can have faults in their short form or as objects, one or many', () => {
    const faults = ['offers.accept:500', never(listOffers)];
    expect(readState({ scenario: 'demo', faults }).faults).toEqual([
      fails(acceptOffer, 500),
      never(listOffers),
    ]);
    expect(readState({ scenario: 'demo', faults: never(listOffers) }).faults).toHaveLength(1);
    expect(readState({ scenario: 'demo', faults: 'none' }).faults).toEqual([]);
  });

  it.each([
    [{}, 'scenario=: Unknown scenario'],
    [{ scenario: 5 }, 'scenario=5: Unknown scenario'],
    [{ scenario: 'demo', as: { id: 1 } }, 'as={"id":1}: allowed: nobody, '],
    [{ scenario: 'demo', faults: [7] }, 'fault=7: The fault, kind: '],
  ])('is rejected: %j', (given, message) => {
    expect(() => readState(given)).toThrow(message);
  });
});
