import { expect, it } from 'vitest';
import { endpoints } from '#src/contract/registry.ts';
import { routes } from './registry.ts';

it('has a handler for every call of the contract', () => {
  const answered = new Set(routes.map(({ endpoint }) => endpoint));
  expect(
    endpoints.filter((endpoint) => !answered.has(endpoint)).map(({ name }) => name),
    'write mock(…) for each in mocks/handlers, and name a new file in mocks/handlers/registry.ts',
  ).toEqual([]);
});
