import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '#src/contract/endpoint.ts';
import type { ApiError } from '#src/lib/calls/api-error.ts';
import { CONFIRM_TIMEOUT_MS, prepareCall } from '#src/lib/calls/reliable-call.ts';
import {
  useApiMutation,
  type ApiMutation,
  type ApiMutationOptions,
} from '#src/lib/calls/use-api-mutation.ts';
import { SLOW_MS } from '#src/lib/calls/use-is-slow.ts';
import { createStage } from '#stories/stage/stage.ts';
import { WithServices } from '#stories/stage/WithServices.tsx';
import { home } from '#mocks/scenarios/shell.ts';

const book = endpoint('POST /things/:id/book', {
  name: 'test.book',
  resource: 'task',
  invalidates: ['offer'],
  params: z.object({ id: z.number() }),
  answer: z.object({ by: z.string() }),
  fallback: 'Failed to book',
});

interface Answer {
  by: string;
}
type Options = Partial<ApiMutationOptions<string, Answer>>;

interface Mounted {
  readonly mutation: ApiMutation<string, Answer>;
  readonly queries: QueryClient;
}

/** Runs an action and waits for the promises and notifications that follow from it. */
async function settled(action: () => void): Promise<void> {
  action();
  for (let tick = 0; tick < 10; tick += 1) {
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
}

/** Two components with the same mutation, over a server whose answers the test gives one by one. */
async function setUp(options: Options = {}) {
  const stage = createStage({ ...home, as: 'client' });
  onTestFinished(() => stage.dispose());
  const { environment, clock } = stage;
  const requests: { request: Request; answer: (response: Response | Error) => void }[] = [];
  environment.fetch = (request) =>
    new Promise((resolve, reject) => {
      request.signal.addEventListener('abort', () => reject(request.signal.reason as Error));
      const answer = (response: Response | Error) =>
        response instanceof Error ? reject(response) : resolve(response);
      requests.push({ request, answer });
    });
  const mounted: Record<string, Mounted> = {};
  const here = () => mounted['here']!;
  const there = () => mounted['there']!;
  const expose = (place: string, seen: Mounted) => {
    mounted[place] = seen;
  };
  function Probe({ place }: { place: string }) {
    const mutation = useApiMutation<string, Answer>({
      key: ['thing', 1],
      request: () => prepareCall(book, { params: { id: 1 } }),
      ...options,
    });
    expose(place, { mutation, queries: useQueryClient() });
    return null;
  }
  const root = createRoot(document.createElement('div'));
  onTestFinished(() => root.unmount());
  await settled(() =>
    root.render(
      <WithServices services={stage.visit().services}>
        <Probe place="here" />
        <Probe place="there" />
      </WithServices>,
    ),
  );
  return {
    session: environment.session,
    requests,
    here: () => here().mutation,
    there: () => there().mutation,
    queries: () => here().queries,
    advance: (milliseconds: number) => settled(() => clock.advance(milliseconds)),
    send: (variables: string) => settled(() => here().mutation.send(variables)),
    sendThere: (variables: string) => settled(() => there().mutation.send(variables)),
    answer: (index: number, response: Response | Error) =>
      settled(() => requests[index]!.answer(response)),
  };
}

const ok = () => Response.json({ by: 'you' });
const lost = () => new TypeError('Failed to fetch');
const conflict = () => Response.json({ message: 'Already booked' }, { status: 409 });

describe('one at a time', () => {
  it('ignores a second send, even before a re-render and from another component', async () => {
    const { here, there, requests, sendThere } = await setUp();
    const sent: boolean[] = [];
    await settled(() => sent.push(here().send('a'), here().send('b')));
    await sendThere('c');
    expect(sent).toEqual([true, false]);
    expect(requests).toHaveLength(1);
    expect(here().pending).toBe('a');
    expect(there().pending).toBe('a');
  });
});

describe('success', () => {
  it('invalidates what the contract lists and does not wait for a refetch', async () => {
    const onSuccess = vi.fn<() => void>();
    const { here, queries, send, answer } = await setUp({ onSuccess });
    queries().setQueryData(['offer', 'x'], {});
    queries().setQueryData(['message', 'x'], {});
    await send('a');
    await answer(0, ok());
    expect(queries().getQueryState(['offer', 'x'])?.isInvalidated).toBe(true);
    expect(queries().getQueryState(['message', 'x'])?.isInvalidated).toBe(false);
    expect(onSuccess).toHaveBeenCalledWith({ by: 'you' }, 'a');
    expect(here().failure).toBeNull();
  });

  it('reports nothing once the viewer has left', async () => {
    const onSuccess = vi.fn<() => void>();
    const { session, send, answer } = await setUp({ onSuccess });
    await send('a');
    await settled(() => session.end('unauthorized'));
    await answer(0, ok());
    expect(onSuccess).not.toHaveBeenCalled();
  });
});

describe('failure', () => {
  it('rolls back an optimistic update and shows the error', async () => {
    const rollback = vi.fn<() => void>();
    const { here, send, answer } = await setUp({ optimistic: () => rollback });
    await send('a');
    expect(rollback).not.toHaveBeenCalled();
    await answer(0, new Response(null, { status: 500 }));
    expect(rollback).toHaveBeenCalledOnce();
    expect(here().failure).toMatchObject({
      variables: 'a',
      error: { message: 'Failed to book' },
      isUnconfirmed: false,
    });
  });

  it('forgets the failure when another component sends again', async () => {
    const { here, send, sendThere, answer } = await setUp();
    await send('a');
    await answer(0, conflict());
    expect(here().failure).not.toBeNull();
    await sendThere('b');
    expect(here().failure).toBeNull();
  });

  it('stays forgotten when the later send is no longer in the mutation cache', async () => {
    const { here, queries, send, sendThere, answer } = await setUp();
    await send('a');
    await answer(0, conflict());
    await sendThere('b');
    await answer(1, ok());
    const cache = queries().getMutationCache();
    const later = cache.getAll().at(-1);
    if (later) await settled(() => cache.remove(later));
    expect(here().failure).toBeNull();
  });

  it.each([
    [409, true],
    [422, false],
  ])('of %i invalidates what the screen shows: %s', async (status, isInvalidated) => {
    const { queries, send, answer } = await setUp();
    queries().setQueryData(['offer', 'x'], {});
    await send('a');
    await answer(0, new Response(null, { status }));
    expect(queries().getQueryState(['offer', 'x'])).toMatchObject({ isInvalidated });
  });
});

describe('an unknown outcome', () => {
  it.each([
    ['a lost response', lost],
    ['a malformed response', () => new Response('<html>')],
    ['a response that breaks the contract', () => Response.json({ who: 1 })],
    ['a gateway timeout', () => new Response(null, { status: 504 })],
  ])('is confirmed before it settles: %s', async (_, response) => {
    const onSuccess = vi.fn<() => void>();
    const { promise, resolve } = Promise.withResolvers<Answer | null>();
    const { here, send, answer } = await setUp({ confirm: () => promise, onSuccess });
    await send('a');
    await answer(0, response());
    expect(here().isPending).toBe(true);
    await settled(() => resolve({ by: 'you, as it turned out' }));
    expect(here().failure).toBeNull();
    expect(onSuccess).toHaveBeenCalledWith({ by: 'you, as it turned out' }, 'a');
  });

  it('asks again before the next send, so that nothing is sent twice', async () => {
    const confirm = vi
      .fn<() => Promise<Answer | null>>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValueOnce({ by: 'you' });
    const { here, send, answer, requests } = await setUp({ confirm });
    await send('a');
    await answer(0, lost());
    expect(here().failure?.isUnconfirmed).toBe(true);
    await send('a');
    expect(requests).toHaveLength(1);
    expect(here().failure).toBeNull();
    expect(here().isPending).toBe(false);
  });

  it('is never taken for the outcome of something else', async () => {
    const onSuccess = vi.fn<() => void>();
    const confirm = vi
      .fn<() => Promise<Answer | null>>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValueOnce({ by: 'you' });
    const { here, send, answer, requests } = await setUp({ confirm, onSuccess });
    await send('a');
    await answer(0, lost());
    await send('b');
    expect(onSuccess).not.toHaveBeenCalled();
    expect(requests).toHaveLength(1);
    expect(here().failure).toMatchObject({ error: { kind: 'superseded' }, isUnconfirmed: false });
    await send('b');
    expect(requests).toHaveLength(2);
  });

  it('is not asked about after an error that the server has sent', async () => {
    const confirm = vi.fn<() => Promise<Answer | null>>();
    const { send, answer } = await setUp({ confirm });
    await send('a');
    await answer(0, new Response(null, { status: 422 }));
    expect(confirm).not.toHaveBeenCalled();
  });

  it('stops asking after a timeout', async () => {
    const confirm: NonNullable<Options['confirm']> = (_, { signal }) =>
      new Promise((_resolve, reject) =>
        signal?.addEventListener('abort', () => reject(signal.reason as Error)),
      );
    const { here, send, answer, advance } = await setUp({ confirm });
    await send('a');
    await answer(0, lost());
    await advance(CONFIRM_TIMEOUT_MS);
    expect(here().isPending).toBe(false);
    expect(here().failure?.isUnconfirmed).toBe(true);
  });
});

describe('a conflict', () => {
  it('is a success if the call had taken effect, as when it was delivered twice', async () => {
    const onSuccess = vi.fn<() => void>();
    const { here, send, answer } = await setUp({ confirm: async () => ({ by: 'you' }), onSuccess });
    await send('a');
    await answer(0, conflict());
    expect(onSuccess).toHaveBeenCalledWith({ by: 'you' }, 'a');
    expect(here().failure).toBeNull();
  });

  it('is a failure if it had not, or if the server cannot say', async () => {
    const confirm = vi
      .fn<() => Promise<Answer | null>>()
      .mockResolvedValueOnce(null)
      .mockRejectedValueOnce(new Error('offline'));
    const { here, send, answer } = await setUp({ confirm });
    for (const attempt of [0, 1]) {
      await send('a');
      await answer(attempt, conflict());
      expect(here().failure).toMatchObject({
        error: { message: 'Already booked' },
        isUnconfirmed: false,
      });
    }
  });
});

describe('a call without an answer', () => {
  it('is slow after a while, and any component can stop waiting for it', async () => {
    const onError = vi.fn<(error: ApiError) => void>();
    const { here, there, advance, send, requests } = await setUp({
      onError,
      confirm: async () => null,
    });
    await send('a');
    await advance(SLOW_MS - 1);
    expect(here().isSlow).toBe(false);
    await advance(1);
    expect(here().isSlow).toBe(true);
    expect(there().isSlow).toBe(true);
    await settled(() => there().stopWaiting());
    expect(requests[0]?.request.signal.aborted).toBe(true);
    expect(here().isPending).toBe(false);
    expect(here().isSlow).toBe(false);
    expect(onError.mock.lastCall?.[0].kind).toBe('network');
  });

  it('settles as soon as the wait is stopped, and the next send asks first', async () => {
    const confirm = vi.fn<() => Promise<Answer | null>>().mockResolvedValue({ by: 'you' });
    const { here, send, requests } = await setUp({ confirm });
    await send('a');
    await settled(() => here().stopWaiting());
    expect(here().isPending).toBe(false);
    expect(here().failure?.isUnconfirmed).toBe(true);
    expect(confirm).not.toHaveBeenCalled();
    await send('a');
    expect(confirm).toHaveBeenCalledOnce();
    expect(requests).toHaveLength(1);
  });

  it('is aborted after its timeout', async () => {
    const { here, advance, send } = await setUp({ timeout: 5_000 });
    await send('a');
    await advance(4_999);
    expect(here().isPending).toBe(true);
    await advance(1);
    expect(here().failure?.error.kind).toBe('network');
  });
});
