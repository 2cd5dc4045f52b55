import { delay, http, HttpResponse, type AnyHandler } from 'msw';
import { afterAll, expect, it, vi } from 'vitest';
import { fetchOfStory, startWorker } from '#stories/stage/network.ts';
import preview from '#stories/stage/preview.tsx';
import { unmountStory } from '../unmount-story.ts';
import { home } from '#mocks/scenarios/shell.ts';
import { HomeScreen } from '#src/screens/home/HomeScreen.tsx';

afterAll(unmountStory);

const meta = preview.meta({ title: 'Tests/Overrides', component: HomeScreen });
const CALL = '/api/messages/unread-count';

const counting = (unread_count: number) =>
  http.get(CALL, () => HttpResponse.json({ success: true, unread_count }));

/** A story of the client's home page with handlers of its own. */
const overriding = (handlers: readonly AnyHandler[], states?: string[]) =>
  meta.story({
    parameters: { scenario: home, as: 'client', ...(states && { states }) },
    beforeEach: ({ msw }) => msw.use(...handlers),
  });

it('answers before the world does, as the README of the addon of msw has it, and is gone in the next story', async () => {
  await overriding([counting(7)]).run();
  expect(document.body.textContent).toContain('7 unread messages');
  await overriding([]).run();
  expect(document.body.textContent).not.toContain('unread messages');
});

it('does not wait for an answer that is delayed without end', async () => {
  const delayed = http.get(CALL, async () => {
    await delay('infinite');
    return HttpResponse.json({});
  });
  await expect(overriding([delayed]).run()).resolves.toBeUndefined();
});

it('a page sends calls through its worker, and answers them past that of an app in a folder above', async () => {
  const worker = await startWorker();
  worker.use(counting(9));
  const send = fetchOfStory(worker, false);
  const request = () => new Request(window.location.origin + CALL);
  const answer = async () => (await (await send(request())).json()) as unknown;
  const fetched = vi.spyOn(window, 'fetch');
  expect(await answer()).toMatchObject({ unread_count: 9 });
  expect(fetched).toHaveBeenCalledOnce();
  const scriptURL = `${window.location.origin}/other/mockServiceWorker.js`;
  const controller = vi.spyOn(navigator.serviceWorker, 'controller', 'get');
  controller.mockReturnValue({ scriptURL } as ServiceWorker);
  expect(await answer()).toMatchObject({ unread_count: 9 });
  expect(fetched).toHaveBeenCalledOnce();
  vi.restoreAllMocks();
  worker.resetHandlers();
});

it.each<[fault: string, handler: AnyHandler, message: string | RegExp, states?: string[]]>([
  [
    'a successful override breaks the contract',
    http.get(CALL, () => HttpResponse.json({ success: true, unread_count: 'many' })),
    /An override is no answer of the contract: GET \/messages\/unread-count broke the contract: .*unread_count/,
  ],
  [
    'it overrides a path that the contract does not have',
    http.get('/api/message/unread', () => HttpResponse.json({})),
    'It overrides GET /api/message/unread, which is no call of the contract',
  ],
  [
    'it claims states and overrides handlers',
    counting(1),
    'claims shell.nav.signed-in.unread-1 and overrides handlers',
    ['shell.nav.signed-in.unread-1'],
  ],
])('a story fails when %s', async (_, handler, message, states) => {
  await expect(overriding([handler], states).run()).rejects.toThrow(message);
});
