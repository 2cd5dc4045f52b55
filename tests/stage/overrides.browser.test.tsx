import { delay, http, HttpResponse, passthrough } from 'msw';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { settle } from '#stories/stage/settle.ts';
import { createStage, type Stage } from '#stories/stage/stage.ts';
import { stageOf } from '#stories/stage/stage-addon.ts';
import { startWorker } from '#stories/stage/worlds.ts';
import preview from '../../.storybook/preview.tsx';
import { unmountStory } from '../unmount-story.ts';

afterAll(unmountStory);

const meta = preview.meta({ title: 'Tests/Overrides' });
const CALL = '/api/messages/unread-count';

const opened: Stage[] = [];

beforeAll(async () => void (await startWorker()));
afterEach(() => {
  vi.restoreAllMocks();
  for (const stage of opened.splice(0)) stage.dispose();
});

function open(): Stage {
  const stage = createStage('dashboard-loaded');
  opened.push(stage);
  return stage;
}

/** Calls the stage's API as its viewer, and gives status and body. */
async function call({ environment }: Stage, path = CALL): Promise<[number, unknown]> {
  const token = environment.storage.get('auth_token') ?? '';
  const response = await environment.fetch(
    new Request(environment.apiBaseUrl + path, { headers: { Authorization: `Bearer ${token}` } }),
  );
  return [response.status, await response.json()];
}

const counting = (unread_count: number) =>
  http.get(CALL, () => HttpResponse.json({ success: true, unread_count }));

it('a page without its worker answers by itself', async () => {
  vi.spyOn(navigator.serviceWorker, 'controller', 'get').mockReturnValue(null);
  const stage = open();
  stage.overrides.msw.use(counting(7));
  const browserFetch = vi.spyOn(window, 'fetch');
  expect(await call(stage)).toMatchObject([200, { success: true, unread_count: 7 }]);
  expect(browserFetch).not.toHaveBeenCalled();
});

describe('on one page', () => {
  it('two stages override the same call, each for itself', async () => {
    const [left, right, plain] = [open(), open(), open()];
    left.overrides.msw.use(counting(7));
    right.overrides.msw.use(http.get(CALL, () => HttpResponse.json({}, { status: 503 })));
    expect(await call(left)).toMatchObject([200, { success: true, unread_count: 7 }]);
    expect(await call(right)).toEqual([503, {}]);
    expect(await call(plain)).toMatchObject([200, { success: true, unread_count: 1 }]);
  });

  it('a handler that answers once does so in each stage', async () => {
    const once = http.get(CALL, () => HttpResponse.json({ success: true, unread_count: 9 }), {
      once: true,
    });
    for (const stage of [open(), open()]) {
      stage.overrides.msw.use(once);
      expect(await call(stage)).toMatchObject([200, { success: true, unread_count: 9 }]);
      expect(await call(stage)).toMatchObject([200, { success: true, unread_count: 1 }]);
    }
  });
});

describe('what an override does not answer', () => {
  it('falls to the world: another call, and one that it passes through', async () => {
    const stage = open();
    stage.overrides.msw.use(http.get(CALL, () => passthrough()));
    expect(await call(stage)).toMatchObject([200, { success: true, unread_count: 1 }]);
    expect((await call(stage, '/api/offers'))[0]).toBe(200);
  });

  it('reaches the world with its body', async () => {
    const stage = open();
    stage.overrides.msw.use(http.post('/api/auth/login', () => passthrough()));
    const body = JSON.stringify({
      email: 'clara@nearhand.example',
      password: 'nearhand2026',
      remember: false,
    });
    const { environment } = stage;
    const response = await environment.fetch(
      new Request(`${environment.apiBaseUrl}/api/auth/login`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body,
      }),
    );
    expect(response.status).toBe(200);
  });
});

it('counts an answer that is delayed without end as held', async () => {
  const stage = open();
  // The route asks for its first data.
  await settle(stage);
  stage.overrides.msw.use(
    http.get(CALL, async () => {
      await delay('infinite');
      return HttpResponse.json({ success: true, unread_count: 1 });
    }),
  );
  const controller = new AbortController();
  const request = new Request(stage.environment.apiBaseUrl + CALL, { signal: controller.signal });
  const pending = stage.environment.fetch(request).catch(() => null);
  await expect.poll(() => stage.overrides.held).toBe(1);
  expect(stage.isBusy()).toBe(false);
  await settle(stage);
  controller.abort();
  await pending;
});

describe('a story', () => {
  const handlers = [
    http.get(CALL, () => HttpResponse.json({ success: true, unread_count: 42 }), { once: true }),
  ];

  it.each([
    ['a list', handlers],
    ['a list below `handlers`', { handlers }],
    ['named groups', { handlers: { unread: handlers } }],
  ])('takes its handlers from its parameters: %s, also when it is played again', async (_, msw) => {
    const seen: unknown[] = [];
    const story = meta.story({
      parameters: { scenario: 'home', msw },
      play: async (context) => {
        seen.push((await call(stageOf(context)))[1]);
      },
    });
    await story.run();
    await story.run();
    expect(seen).toEqual([
      { success: true, unread_count: 42 },
      { success: true, unread_count: 42 },
    ]);
  });

  it('overrides a call before it renders', async () => {
    const story = meta.story({
      parameters: { scenario: 'home', as: 'client' },
      beforeEach: ({ msw }) => msw.use(counting(42)),
      play: async ({ canvas }) => {
        await canvas.findByRole('link', { name: 'Messages 42 unread messages' });
      },
    });
    await expect(story.run()).resolves.toBeUndefined();
  });

  it('fails when a successful override breaks the contract', async () => {
    const story = meta.story({
      parameters: {
        scenario: 'home',
        as: 'client',
        msw: [http.get(CALL, () => HttpResponse.json({ success: true, unread_count: 'many' }))],
      },
    });
    await expect(story.run()).rejects.toThrow(
      'The override of messages.unread-count breaks the contract at unread_count',
    );
  });

  it('may not override handlers when it claims states', async () => {
    const story = meta.story({
      parameters: {
        scenario: 'home',
        as: 'client',
        states: ['shell.nav.signed-in.unread-1'],
        msw: [counting(1)],
      },
    });
    await expect(story.run()).rejects.toThrow(
      'claims shell.nav.signed-in.unread-1 and overrides handlers',
    );
  });
});

describe('a story is told the right way when its parameters make no sense', () => {
  it.each([
    [
      'handlers without a scenario',
      { parameters: { msw: [counting(1)] } },
      'has `parameters.msw` but no scenario. Name one beside it',
    ],
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
