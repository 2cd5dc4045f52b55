import { expect, it } from 'vitest';
import { listOffers } from '#src/contract/offers.ts';
import { never } from '../faults.ts';
import { scenarioOf } from './registry.ts';
import { resolveState } from './state.ts';

it('is its scenario where it says nothing else', () => {
  expect(resolveState({ scenario: 'offers-loaded' })).toEqual(scenarioOf('offers-loaded'));
  expect(
    resolveState({ scenario: 'offers-loaded', at: undefined, as: undefined, faults: undefined }),
  ).toEqual(scenarioOf('offers-loaded'));
});

it('replaces what it says', () => {
  const state = resolveState({
    scenario: 'offers-loaded',
    at: '/offers?status=paid',
    as: 'client',
    clock: '+5m',
    faults: [never(listOffers)],
  });
  expect(state).toMatchObject({
    id: 'offers-loaded',
    at: '/offers?status=paid',
    as: 'client',
    clock: '+5m',
    faults: [never(listOffers)],
    seed: scenarioOf('offers-loaded').seed,
  });
});

it('can sign everyone out', () => {
  expect(resolveState({ scenario: 'offers-loaded', as: 'nobody' }).as).toBeUndefined();
});

it('lets a viewer win over a session record of the scenario', () => {
  const state = resolveState({ scenario: 'dashboard-broken-user', as: 'worker' });
  expect(state).toMatchObject({ as: 'worker', storage: {} });
});
