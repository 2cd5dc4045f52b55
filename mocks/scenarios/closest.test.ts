import { expect, it } from 'vitest';
import { scenarios } from './registry.ts';
import { closestTo } from './closest.ts';

it.each([
  ['ofers-loaded', 'offers-loaded'],
  ['Offers-loadde', 'offers-loaded'],
  ['dashbord-loaded', 'dashboard-loaded'],
  ['deom', 'demo'],
])('finds what "%s" was meant to be', (mistyped, id) => {
  expect(closestTo(mistyped, scenarios)[0]?.id).toBe(id);
});
