import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { acceptOffer, listOffers } from '#src/contract/offers.ts';
import { endpoints } from '#src/contract/registry.ts';
import { anyCall, fails, never, type Fault } from '../faults/faults.ts';
import { offerFilters } from '#src/features/offers/queries.ts';
import { reviewFilters, reviewTab } from '#src/features/reviews/queries.ts';
import { taskFilters } from '#src/features/available-tasks/queries.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { people, type Viewer } from '../fixtures/accounts.ts';
import { scenarios } from './registry.ts';
import { stateAddress } from './state-query.ts';
import { viewerNames } from './overrides.ts';
import {
  STATE_PARAMETERS,
  pageAddress,
  parseStateAddress,
  readState,
  StateProblem,
  withoutState,
} from './state-address.ts';
import { printRows } from './rows-text.ts';
import type { RowChanges } from '../seeds/relative-rows.ts';
import { latencyProfiles } from '../server/latency.ts';
import type { MockState } from './state.ts';

const text = fc.string({ unit: 'grapheme' });
/** The round trip turns -0 into 0, as JSON has no -0. */
const fields = fc
  .dictionary(fc.stringMatching(/^[a-z_]{1,8}$/), fc.jsonValue({ maxDepth: 2 }))
  .map((value) => JSON.parse(JSON.stringify(value)) as Record<string, unknown>);
const count = fc.integer({ min: 1, max: 1_000 });

const optional = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });

/** Each kind of fault in short and as JSON is in the test of their texts. */
const fault: fc.Arbitrary<Fault> = fc.record({
  kind: fc.constant('status' as const),
  status: fc.integer({ min: 200, max: 599 }),
  body: fc.option(fc.record({ message: text }), { nil: null }),
  call: fc.constantFrom(...endpoints.map(({ name }) => name), anyCall.name),
  rate: optional(fc.integer({ min: 1, max: 100 })),
  times: optional(count),
  after: optional(count),
  query: optional(fc.dictionary(fc.constantFrom('page', 'status', 'search'), text)),
  sent: optional(fields),
  viewer: optional(fc.constantFrom(...(Object.keys(people) as Viewer[]))),
});
const clock = fc
  .tuple(fc.nat({ max: 300 }), fc.constantFrom('ms', 's', 'm', 'h', 'd'))
  .map(([amount, unit]) => `+${amount}${unit}` as const);

const state: fc.Arbitrary<MockState> = fc.record(
  {
    scenario: fc.constantFrom(...scenarios.map(({ id }) => id)),
    at: text.map((rest) => `/offers?search=${rest}`),
    as: fc.oneof(
      fc.constantFrom(...viewerNames),
      fc.integer({ min: 1, max: 9_999 }).map((id) => `user-${id}` as const),
    ),
    clock,
    isStopped: fc.constant(true),
    faults: fc.array(fault, { maxLength: 3 }),
    latency: fc.oneof(fc.nat(), fc.constantFrom(...latencyProfiles)),
    rows: fc.record(
      {
        tasks: fc.array(fc.record({ id: count, title: text }), { maxLength: 3 }),
        removed: fc.record({ offers: fc.array(count, { maxLength: 3 }) }),
      },
      { requiredKeys: [] },
    ),
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
  expect(stateAddress(given)).toBe(
    '/?scenario=offers-loaded&at=/offers?status=pending&as=client&t=+31s&fault=offers.accept:500&fault=offers.list:never',
  );
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
    ['clock', '+31s', 'allowed: stopped'],
    ['dialect', 'cobol', 'allowed: laravel'],
    ['latency', '4g', 'allowed: milliseconds, or one of: 3g, subway, offline'],
    ['as', 'user-', 'or a user by id, such as user-12'],
    ['as', 'user-0', 'or a user by id, such as user-12'],
    ['as', 'user-1e3', 'or a user by id, such as user-12'],
    ['status', 'paid', 'allowed with a scenario: scenario, at, as, t, clock, fault'],
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

  it.each([
    ['text that was cut off', printRows({ tasks: [{ id: 12, title: 'Garden' }] }).slice(0, 20)],
    ['an unknown table', printRows({ plants: [] } as RowChanges)],
    ['a row without an id', printRows({ tasks: [{ title: 'Garden' }] } as unknown as RowChanges)],
  ])('refuses changed rows with %s', (_, rows) => {
    const { parameter, reason } = problemOf(`/?scenario=demo&rows=${rows}`);
    expect([parameter, reason]).toEqual([
      'rows',
      expect.stringContaining('The link may have been'),
    ]);
  });

  it('cannot repeat a parameter other than fault', () => {
    expect(problemOf('/?scenario=demo&as=client&as=worker').message).toBe(
      'as=client, worker: allowed only once',
    );
  });

  it.each(['fault=offers.list:500', 't=+31s', 'clock=stopped', 'latency=3g', 'rows=N4'])(
    'needs a scenario with %s',
    (query) => {
      expect(problemOf(`/offers?${query}`).reason).toBe('allowed only together with scenario=ID');
    },
  );

  it('has no path beside a page', () => {
    expect(problemOf('/offers?scenario=demo&at=/auth').reason).toBe(
      'allowed only with the path /; here, the page is the path',
    );
  });

  it('suggests the viewers that there are', () => {
    const values = problemOf('/?scenario=demo&as=who').choices.map(({ value }) => value);
    expect(values).toEqual(viewerNames);
  });
});

describe('the address of a page', () => {
  it.each([
    ['/', '/?scenario=demo&at=/&t=+11d'],
    ['/?ref=a&b=c#help', '/?scenario=demo&at=/?ref=a%26b=c&t=+11d#help'],
    ['/offers?status=pending', '/offers?status=pending&scenario=demo&t=+11d'],
    ['/offers?', '/offers?scenario=demo&t=+11d'],
    ['/offers?q=a+b%2B%20c&?scenario=x', '/offers?q=a+b%2B%20c&?scenario=x&scenario=demo&t=+11d'],
    [
      '/offers?as=client&status=paid&fault=x&scenario=old&sc%65nario=x#top',
      '/offers?status=paid&scenario=demo&t=+11d#top',
    ],
  ])('has the parameters of the page %s first: %s', (path, address) => {
    const written = pageAddress({ scenario: 'demo', at: '/else', clock: '+11d' }, path);
    expect(written).toBe(address);
  });

  const part = fc.oneof(
    fc.tuple(text, text).map((pair) => new URLSearchParams([pair]).toString()),
    fc
      .tuple(text, text)
      .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`),
    // The first one is empty.
    fc.constantFrom(...' = a a= =a a=1 a=1 ? a=b+c a=%2B % a=%zz a==b'.split(' ')),
    fc.constantFrom(
      ...'scenario=demo at=/auth as=client t=+31s clock=stopped fault=none latency=3g'.split(' '),
    ),
  );
  const path = fc
    .record({
      page: fc.oneof(
        fc.constant('/'),
        fc.array(text).map((names) => `/offers/${names.map(encodeURIComponent).join('/')}`),
      ),
      query: fc.array(part, { maxLength: 4 }),
      hash: fc.option(text.map(encodeURIComponent), { nil: undefined }),
    })
    .map(
      ({ page, query, hash }) =>
        `${page}?${query.join('&')}${hash === undefined ? '' : `#${hash}`}`,
    )
    // As the browser's address bar and the router have it.
    .map((given) => new URL(given, 'http://app.test'))
    .map(({ pathname, search, hash }) => pathname + search + hash);

  it('round-trips every state and page', () => {
    fc.assert(
      fc.property(state, path, (given, page) => {
        const address = pageAddress(given, page);
        expect(parseStateAddress(address)).toEqual({ ...given, at: withoutState(page) });
        expect(pageAddress(given, address.startsWith('/?') ? page : address)).toBe(address);
        expect(withoutState(withoutState(page))).toBe(withoutState(page));
      }),
    );
  });

  it('keeps the parameters of the page', () => {
    const own = (address: string) =>
      [...new URL(address, 'http://app.test').searchParams].filter(
        ([name]) => !(STATE_PARAMETERS as readonly string[]).includes(name),
      );
    fc.assert(
      fc.property(path, (page) => {
        expect(own(withoutState(page))).toEqual(own(page));
      }),
    );
  });
});

it('shares no parameter with the product', () => {
  const filters = [offerFilters, taskFilters, reviewFilters, reviewTab];
  const links = [
    paths.auth.to({ tab: 'register', type: 'client' }),
    paths.messages.to({ conversation: 1 }),
    paths.offers.to({ offer: 1 }),
    paths.reviews.to({ user: 1 }),
    paths.client.to({ task: 1, edit: 1, post: '' }),
  ];
  const names = [
    ...filters.flatMap(({ defaults }) => Object.keys(defaults)),
    ...links.flatMap((link) => [...new URL(link, 'http://app.test').searchParams.keys()]),
  ];
  expect(names).toContain('status');
  expect(names).toContain('task');
  expect(names.filter((name) => (STATE_PARAMETERS as readonly string[]).includes(name))).toEqual(
    [],
  );
});

describe('a state as JSON', () => {
  it.each([
    [
      ['offers.accept:500', never(listOffers)],
      [fails(acceptOffer, 500), never(listOffers)],
    ],
    [never(listOffers), [never(listOffers)]],
    ['none', []],
  ])('can have faults in their short form or as objects, one or many: %j', (faults, read) => {
    expect(readState({ scenario: 'demo', faults }).faults).toEqual(read);
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

describe('a time by a deadline', () => {
  const clockOf = (query: string) => parseStateAddress(`/?scenario=${query}`)?.clock;

  it.each([
    ['offers-card-pending&t=deadline', '+6d'],
    ['offers-card-pending&at=/offers?offer=12&t=deadline-2d', '+4d'],
    ['offers-card-pending&as=client&t=deadline+3h', '+6d3h'],
    ['client-loaded&at=/client?task=8&t=deadline-12h', '+8d12h'],
  ])('opens %s', (query, clock) => {
    expect(clockOf(query)).toBe(clock);
  });

  it.each([
    ['offers-card-pending&t=deadline-7d', 't=deadline-7d: the world begins at deadline-6d'],
    ['offers-card-pending&t=deadline-2x', 'at most +366d; or deadline-2d, by the deadline of'],
    ['home&t=deadline-2d', 'there is no deadline here'],
  ])('refuses %s', (query, message) => {
    expect(() => clockOf(query)).toThrow(message);
  });
});
