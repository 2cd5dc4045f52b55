import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '#src/contract/endpoint.ts';
import { systemClock } from './clock.ts';
import { EnvironmentProvider } from './EnvironmentProvider.tsx';
import type { Environment } from './environment.ts';
import { applyPatch, invalidateAfter, useCallMutation } from './mutation.ts';
import { callKey, createQueryClient, resourceKey } from './query.ts';
import { createSessionStore } from './session.ts';
import { createMemoryStorage } from './storage.ts';

const book = endpoint({
  name: 'test.book',
  method: 'POST',
  path: '/things/:id/book',
  resource: 'task',
  invalidates: ['task', 'offer'],
  params: z.object({ id: z.number() }),
  answer: z.object({ done: z.boolean() }),
  fallback: 'Failed to book',
});

const resources = ['task', 'offer', 'message', 'dashboard'];

interface Rendered {
  readonly queries: QueryClient;
  readonly mutation: ReturnType<typeof useCallMutation<typeof book>>;
}

/** Exposes the mutation to the test. */
function Probe({ onRender }: { onRender: (rendered: Rendered) => void }) {
  onRender({ queries: useQueryClient(), mutation: useCallMutation(book) });
  return null;
}

function mutationOver(answer: () => Response) {
  const storage = createMemoryStorage();
  const environment: Partial<Environment> = {
    apiBaseUrl: 'https://api.test',
    clock: systemClock,
    storage,
    session: createSessionStore(storage),
    report: () => {},
    fetch: async () => answer(),
  };
  const onRender = vi.fn<(rendered: Rendered) => void>();
  const children = createElement(Probe, { onRender });
  const props = { environment: environment as Environment, children };
  renderToString(createElement(EnvironmentProvider, props));
  const { queries, mutation } = onRender.mock.lastCall![0];
  for (const resource of resources) queries.setQueryData([...resourceKey(resource), 'x'], {});
  return {
    run: () => mutation.mutateAsync({ params: { id: 1 } }),
    stale: () =>
      resources.filter(
        (resource) => queries.getQueryState([...resourceKey(resource), 'x'])?.isInvalidated,
      ),
  };
}

it('invalidates only the resources of the call', async () => {
  const { run, stale } = mutationOver(() => Response.json({ done: true }));
  expect(stale()).toEqual([]);
  await expect(run()).resolves.toEqual({ done: true });
  expect(stale()).toEqual(['task', 'offer']);
});

it('invalidates nothing when the call fails', async () => {
  const { run, stale } = mutationOver(() => new Response(null, { status: 500 }));
  await expect(run()).rejects.toMatchObject({ message: 'Failed to book' });
  expect(stale()).toEqual([]);
});

it('patches cached answers and invalidates only the others', async () => {
  const queries = createQueryClient();
  const list = callKey({ ...book, name: 'test.list' });
  const other = callKey({ ...book, name: 'test.figures' });
  queries.setQueryData([...list, 'pages'], { done: false });
  queries.setQueryData([...other, 'x'], { done: false });
  await invalidateAfter(
    queries,
    book,
    { done: true },
    {
      calls: [{ ...book, name: 'test.list' }],
      apply: (cached, answer) => ({ ...(cached as object), ...answer }),
    },
  );
  expect(queries.getQueryData([...list, 'pages'])).toEqual({ done: true });
  expect(queries.getQueryState([...list, 'pages'])?.isInvalidated).toBe(false);
  expect(queries.getQueryData([...other, 'x'])).toEqual({ done: false });
  expect(queries.getQueryState([...other, 'x'])?.isInvalidated).toBe(true);
});

it('patches a fetch in flight, but not a later one', async () => {
  const queries = createQueryClient();
  const list = { ...book, name: 'test.list' };
  const queryKey = [...callKey(list), 'pages'];
  const fetchList = (queryFn: () => Promise<{ done: boolean }>) =>
    queries.fetchQuery({ queryKey, queryFn, staleTime: 0 });
  const { promise, resolve } = Promise.withResolvers<{ done: boolean }>();
  queries.setQueryData(queryKey, { done: false });
  const inFlight = fetchList(() => promise);
  applyPatch(queries, { calls: [list], apply: (_, answer) => answer }, { done: true });
  expect(queries.getQueryData(queryKey)).toEqual({ done: true });
  resolve({ done: false });
  await inFlight;
  expect(queries.getQueryData(queryKey)).toEqual({ done: true });
  await fetchList(async () => ({ done: false }));
  expect(queries.getQueryData(queryKey)).toEqual({ done: false });
});
