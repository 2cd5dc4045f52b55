import { expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { getDashboard, getWorkerDashboard } from '#src/contract/dashboards.ts';
import { endpoint, type CallInput } from '#src/contract/endpoint.ts';
import { unreadCount } from '#src/contract/unread.ts';
import type { Api } from './api.ts';
import { callQuery, createQueryClient, inputOf, resourceKey } from './query.ts';

const list = endpoint({
  name: 'test.list',
  method: 'GET',
  path: '/things',
  resource: 'task',
  query: z.object({ page: z.number() }),
  answer: z.object({ page: z.number() }),
  fallback: 'Failed',
});

/** An API that answers every call with the call's query. */
function echoApi() {
  const call = vi.fn(
    async (_: unknown, input: Partial<CallInput<typeof list>>) => input.query ?? {},
  );
  return { api: { call } as unknown as Api, call };
}

it('keys a query by resource, call and input', () => {
  const { api } = echoApi();
  expect(callQuery(api, list, { query: { page: 2 } }).queryKey).toEqual([
    'task',
    'test.list',
    { query: { page: 2 } },
  ]);
});

it('finds the input in the key of any query of a call', () => {
  const { queryKey } = callQuery(echoApi().api, list, { query: { page: 2 } });
  expect(inputOf(queryKey)).toEqual({ query: { page: 2 } });
  expect(inputOf([...queryKey, 'refresh'])).toEqual({ query: { page: 2 } });
});

it('calls once per input and passes the signal', async () => {
  const { api, call } = echoApi();
  const queries = createQueryClient();
  const fetchPage = (page: number) =>
    queries.fetchQuery({ ...callQuery(api, list, { query: { page } }), staleTime: Infinity });
  expect([await fetchPage(1), await fetchPage(1), await fetchPage(2)]).toEqual([
    { page: 1 },
    { page: 1 },
    { page: 2 },
  ]);
  const signal: unknown = expect.any(AbortSignal);
  expect(call.mock.calls).toEqual([
    [list, { query: { page: 1 } }, { signal }],
    [list, { query: { page: 2 } }, { signal }],
  ]);
});

it('does not retry', async () => {
  const call = vi.fn(() => Promise.reject(new Error('down')));
  const query = callQuery({ call }, getDashboard, {});
  await expect(createQueryClient().fetchQuery(query)).rejects.toThrow('down');
  expect(call).toHaveBeenCalledOnce();
});

it('invalidates the queries of one resource only', async () => {
  const { api } = echoApi();
  const queries = createQueryClient();
  const all = [getDashboard, getWorkerDashboard, unreadCount].map((call) =>
    callQuery(api, call, {}),
  );
  for (const { queryKey } of all) queries.setQueryData(queryKey, {} as never);
  await queries.invalidateQueries({ queryKey: resourceKey('dashboard') });
  const isStale = all.map(({ queryKey }) => queries.getQueryState(queryKey)?.isInvalidated);
  expect(isStale).toEqual([true, true, false]);
});
