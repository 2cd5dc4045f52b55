import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { startMockApi, type MockApi } from '#mocks/http/server.ts';
import { createSteppedClock } from '#mocks/clock/stepped-clock.ts';
import { endpoint, type AnyEndpoint } from '#src/contract/endpoint.ts';
import { cancelOffer, getOffer, listOffers } from '#src/contract/offers.ts';
import { IdParams } from '#src/contract/shared.ts';
import { createTask, deleteTask, listCategories } from '#src/contract/tasks.ts';
import { Skipped, type Bench } from '../bench.ts';
import { answers } from '../check.ts';
import { createClient } from '../client.ts';
import { createBench } from '../create-bench.ts';
import { tokens } from './accounts.ts';
import { derivedChecks } from './derived.ts';

const clock = createSteppedClock();
let api: MockApi;
let bench: Bench;
beforeAll(async () => {
  api = await startMockApi({ port: 0, scenario: 'demo', clock });
  const client = { email: 'clara@nearhand.example', password: 'nearhand2026' };
  bench = createBench({
    client: createClient(api.url),
    clock,
    accounts: { client, worker: client },
    otp: undefined,
    canWait: false,
    isReadOnly: true,
    tokens,
  });
});
afterAll(() => api.close());

const checked = (endpoints: readonly AnyEndpoint[], written = [] as AnyEndpoint[]) =>
  derivedChecks(
    endpoints,
    written.map((one) => answers(one, 'answers', { as: 'client' })),
  );

it('covers each call without a written check that needs neither a body nor a row of its own', () => {
  const calls = [createTask, getOffer, listCategories, listOffers, cancelOffer, deleteTask];
  const derived = checked(calls, [listOffers]);
  expect(derived.map((check) => check.endpoint)).toEqual([getOffer, listCategories, cancelOffer]);
});

it('checks the first row of a list, and reports an answer that breaks the contract', async () => {
  expect(await checked([getOffer, listOffers])[0]!.run(bench)).toEqual([]);
  const [check] = checked([{ ...listOffers, answer: z.object({ bills: z.array(z.object({})) }) }]);
  expect(await check!.run(bench)).toEqual([expect.stringContaining('bills')]);
});

it('explains what to write when no list has the id', async () => {
  const lone = endpoint({
    name: 'offers.bill',
    method: 'GET',
    path: '/bills/:id',
    resource: 'offer',
    params: IdParams,
    answer: z.object({}),
    fallback: 'Failed',
  });
  const [check] = checked([lone]);
  await expect(check!.run(bench)).rejects.toThrow(Skipped);
  await expect(check!.run(bench)).rejects.toThrow('write a check in tools/conformance/checks');
});
