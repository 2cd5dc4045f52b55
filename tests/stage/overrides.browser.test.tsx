import { delay, http, HttpResponse, type AnyHandler } from 'msw';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { fetchOfStory, startWorker } from '#stories/stage/network.ts';
import { stageOf } from '#stories/stage/stage-addon.ts';
import { showsRole } from '#stories/screens/steps.ts';
import preview from '../../.storybook/preview.tsx';
import { unmountStory } from '../unmount-story.ts';

afterAll(unmountStory);

const meta = preview.meta({ title: 'Tests/Overrides' });
const CALL = '/api/messages/unread-count';

const counting = (unread_count: number) =>
  http.get(CALL, () => HttpResponse.json({ success: true, unread_count }));

interface Asked {
  readonly status: number;
  readonly count: unknown;
}

/** A story of the client's home page with handlers of its own, which asks for the unread count. */
function asking(handlers: readonly AnyHandler[], seen: Asked[]) {
  return meta.story({
    parameters: { scenario: 'home', as: 'client' },
    beforeEach: ({ msw }) => msw.use(...handlers),
    play: async (context) => {
      const { environment } = stageOf(context);
      const headers = { Authorization: `Bearer ${environment.storage.get('auth_token')}` };
      const request = new Request(environment.apiBaseUrl + CALL, { headers });
      const response = await environment.fetch(request);
      const body = (await response.json()) as { unread_count?: number };
      seen.push({ status: response.status, count: body.unread_count });
    },
  });
}

describe('the addon of msw, as its README has it', () => {
  it('answers before the world does, and is gone in the next story', async () => {
    const seen: Asked[] = [];
    await asking([counting(42)], seen).run();
    await asking([], seen).run();
    expect(seen).toEqual([
      { status: 200, count: 42 },
      { status: 200, count: 0 },
    ]);
  });

  it('fails a call in the middle of a story', async () => {
    const story = meta.story({
      parameters: {
        scenario: 'offers-card-pending',
        steps: [
          ['press', 'button', '^Accept$'],
          ['press', 'button', '^Accept offer$'],
        ],
      },
      beforeEach: ({ msw }) =>
        msw.use(http.post('/api/offers/:id/accept', () => HttpResponse.error())),
      play: showsRole('alert'),
    });
    await expect(story.run()).resolves.toBeUndefined();
  });

  it('answers once, also when the story is played again', async () => {
    const once = () =>
      http.get(CALL, () => HttpResponse.json({ success: true, unread_count: 7 }), {
        once: true,
      });
    const story = meta.story({
      parameters: { scenario: 'home', as: 'client' },
      beforeEach: ({ msw }) => msw.use(once()),
      play: async ({ canvas }) => {
        await canvas.findByRole('link', { name: 'Messages 7 unread messages' });
      },
    });
    await story.run();
    await story.run();
  });
});

it('does not wait for an answer that is delayed without end, whatever became of others', async () => {
  const story = meta.story({
    parameters: { scenario: 'home', as: 'client' },
    beforeEach: ({ msw }) =>
      msw.use(
        http.get(CALL, async () => {
          await delay('infinite');
          return HttpResponse.json({});
        }),
      ),
    play: async (context) => {
      const { environment } = stageOf(context);
      for (let call = 0; call < 3; call += 1) {
        const controller = new AbortController();
        const request = new Request(environment.apiBaseUrl + CALL, { signal: controller.signal });
        const pending = environment.fetch(request).catch(() => null);
        controller.abort();
        await pending;
      }
    },
  });
  await expect(story.run()).resolves.toBeUndefined();
});

describe('a page', () => {
  const request = () => new Request(window.location.origin + CALL);

  it('sends calls through its worker', async () => {
    const worker = await startWorker();
    worker.use(counting(9));
    const fetched = vi.spyOn(window, 'fetch');
    const response = await fetchOfStory(worker, false)(request());
    expect(await response.json()).toMatchObject({ unread_count: 9 });
    expect(fetched).toHaveBeenCalledOnce();
    fetched.mockRestore();
    worker.resetHandlers();
  });

  it('answers by itself with the worker of an app in a folder above', async () => {
    const worker = await startWorker();
    worker.use(counting(9));
    const scriptURL = `${window.location.origin}/other/mockServiceWorker.js`;
    const container = vi.spyOn(navigator.serviceWorker, 'controller', 'get');
    container.mockReturnValue({ scriptURL } as ServiceWorker);
    const fetched = vi.spyOn(window, 'fetch');
    const response = await fetchOfStory(worker, false)(request());
    expect(await response.json()).toMatchObject({ unread_count: 9 });
    expect(fetched).not.toHaveBeenCalled();
    vi.restoreAllMocks();
    worker.resetHandlers();
  });
});

describe('a story fails', () => {
  const overriding = (handlers: AnyHandler[], states?: string[]) =>
    meta.story({
      parameters: { scenario: 'home', as: 'client', ...(states && { states }) },
      beforeEach: ({ msw }) => msw.use(...handlers),
    });

  it('when a successful override breaks the contract', async () => {
    const broken = http.get(CALL, () => HttpResponse.json({ success: true, unread_count: 'many' }));
    await expect(overriding([broken]).run()).rejects.toThrow(
      /An override is no answer of the contract: GET \/messages\/unread-count broke the contract: .*unread_count/,
    );
  });

  it('when it overrides a path that the contract does not have', async () => {
    const unknown = http.get('/api/message/unread', () => HttpResponse.json({}));
    await expect(overriding([unknown]).run()).rejects.toThrow(
      'It overrides GET /api/message/unread, which is no call of the contract',
    );
  });

  it('when it claims states and overrides handlers', async () => {
    await expect(overriding([counting(1)], ['shell.nav.signed-in.unread-1']).run()).rejects.toThrow(
      'claims shell.nav.signed-in.unread-1 and overrides handlers',
    );
  });
});

describe('a story is told the right way when its parameters make no sense', () => {
  it.each([
    [
      'states without a scenario',
      { parameters: { states: ['shell.footer'] } },
      'has `parameters.states` but no scenario',
    ],
    [
      'args beside a scenario',
      { parameters: { scenario: 'home' as const, as: 'client' as const }, args: { isOpen: true } },
      'has args (isOpen), but the story of a scenario renders the app',
    ],
  ])('%s', async (_, annotations, message) => {
    await expect(meta.story(annotations).run()).rejects.toThrow(message);
  });

  it('a screen without a scenario', async () => {
    const screens = preview.meta({ title: 'Screens/Tests' });
    await expect(screens.story({}).run()).rejects.toThrow(
      'is the story of a screen without a scenario. Add `parameters: { scenario:',
    );
  });
});
