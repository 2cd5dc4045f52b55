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

interface Drawn {
  readonly queries: QueryClient;
  readonly mutation: ReturnType<typeof useCallMutation<typeof book>>;
}

/** Uses the mutation, and hands it out of the drawn tree. */
function Probe({ onDraw }: { onDraw: (drawn: Drawn) => void }) {
  onDraw({ queries: useQueryClient(), mutation: useCallMutation(book) });
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
  const onDraw = vi.fn<(drawn: Drawn) => void>();
  const children = createElement(Probe, { onDraw });
  const props = { environment: environment as Environment, children };
  renderToString(createElement(EnvironmentProvider, props));
  const { queries, mutation } = onDraw.mock.lastCall![0];
  for (const resource of resources) queries.setQueryData([...resourceKey(resource), 'x'], {});
  return {
    run: () => mutation.mutateAsync({ params: { id: 1 } }),
    stale: () =>
      resources.filter(
        (resource) => queries.getQueryState([...resourceKey(resource), 'x'])?.isInvalidated,
      ),
  };
}

it('makes stale what the call invalidates, and nothing else', async () => {
  const { run, stale } = mutationOver(() => Response.json({ done: true }));
  expect(stale()).toEqual([]);
  await expect(run()).resolves.toEqual({ done: true });
  expect(stale()).toEqual(['task', 'offer']);
});

it('makes nothing stale when the call fails', async () => {
  const { run, stale } = mutationOver(() => new Response(null, { status: 500 }));
  await expect(run()).rejects.toMatchObject({ message: 'Failed to book' });
  expect(stale()).toEqual([]);
});

it('brings up to date what the answer tells, and makes only the rest stale', async () => {
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

it('brings up to date what is on its way, and not what is asked for later', async () => {
  const queries = createQueryClient();
  const list = { ...book, name: 'test.list' };
  const queryKey = [...callKey(list), 'pages'];
  const ask = (queryFn: () => Promise<{ done: boolean }>) =>
    queries.fetchQuery({ queryKey, queryFn, staleTime: 0 });
  const { promise, resolve } = Promise.withResolvers<{ done: boolean }>();
  queries.setQueryData(queryKey, { done: false });
  const asked = ask(() => promise);
  applyPatch(queries, { calls: [list], apply: (_, answer) => answer }, { done: true });
  expect(queries.getQueryData(queryKey)).toEqual({ done: true });
  resolve({ done: false });
  await asked;
  expect(queries.getQueryData(queryKey)).toEqual({ done: true });
  await ask(async () => ({ done: false }));
  expect(queries.getQueryData(queryKey)).toEqual({ done: false });
});
