import { expect, it } from 'vitest';
import { listOffers } from '#src/contract/offers.ts';
import { never } from '../faults/faults.ts';
import { scenarioOf } from './registry.ts';
import { resolveState } from './state.ts';

it('resolves to its scenario without overrides', () => {
  expect(resolveState({ scenario: 'offers-loaded' })).toEqual(scenarioOf('offers-loaded'));
  expect(
    resolveState({ scenario: 'offers-loaded', at: undefined, as: undefined, faults: undefined }),
  ).toEqual(scenarioOf('offers-loaded'));
});

it('applies its overrides', () => {
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

it('can sign the viewer out', () => {
  expect(resolveState({ scenario: 'offers-loaded', as: 'nobody' }).as).toBeUndefined();
});

it("replaces the scenario's session values when it sets a viewer", () => {
  const state = resolveState({ scenario: 'dashboard-broken-user', as: 'worker' });
  expect(state).toMatchObject({ as: 'worker', storage: {} });
});
