import { expect, it } from 'vitest';
import type { AnyEndpoint } from '#src/contract/endpoint.ts';
import { endpoints } from '#src/contract/registry.ts';
import { allChecks } from './all.ts';

const names = endpoints.map(({ name }) => name);

it('checks the answer of every call, and an error of every call that can fail', () => {
  const kinds = (isAnswer: boolean) =>
    new Set(
      allChecks.filter((each) => each.isAnswer === isAnswer).map((each) => each.endpoint.name),
    );
  const canFail = (endpoint: AnyEndpoint) =>
    endpoint.access === 'user' || endpoint.params || endpoint.query || endpoint.body;
  expect(
    names.filter((name) => !kinds(true).has(name)),
    'add answers(…) or holds(…) for each to tools/conformance/checks',
  ).toEqual([]);
  expect(
    endpoints.filter(canFail).filter(({ name }) => !kinds(false).has(name)),
    'add rejects(…) for each to tools/conformance/checks',
  ).toEqual([]);
});
