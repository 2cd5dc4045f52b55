import { http, HttpResponse, passthrough } from 'msw';
import { expect, it, vi } from 'vitest';
import { fetchInPage } from './fetch-in-page.ts';

const URL_OF_CALL = 'http://app.test/api/offers';
const call = (init?: RequestInit) => new Request(URL_OF_CALL, init);
const answering = (resolver: () => Response | Promise<Response>) => [
  http.get(URL_OF_CALL, resolver),
];
const pending = answering(() => new Promise<Response>(() => {}));

it('leaves other requests to the browser, with their body', async () => {
  const request = new Request('data:text/plain,picture');
  const response = await fetchInPage(request, pending);
  expect(await response.text()).toBe('picture');
  const post = call({ method: 'POST', body: 'words' });
  const sent = await fetchInPage(post, pending, async (left) => new Response(await left.text()));
  expect(await sent.text()).toBe('words');
});

it('sends what a handler passes through', async () => {
  const sent = await fetchInPage(call(), answering(passthrough), async () => new Response('sent'));
  expect(await sent.text()).toBe('sent');
});

it('fails as the browser does when the network fails', async () => {
  const failing = answering(() => HttpResponse.error());
  await expect(fetchInPage(call(), failing)).rejects.toThrow(TypeError);
});

it('reports a handler that throws, and fails as the network does', async () => {
  const reported = vi.spyOn(console, 'error').mockImplementation(() => {});
  const throwing = answering(() => {
    throw new Error('Not written yet.');
  });
  await expect(fetchInPage(call(), throwing)).rejects.toThrow(TypeError);
  expect(reported).toHaveBeenCalledWith(
    'The handler of GET /api/offers threw:',
    expect.objectContaining({ message: 'Not written yet.' }),
  );
  reported.mockRestore();
});

it('ends with the abort of the call', async () => {
  const controller = new AbortController();
  const aborted = fetchInPage(call({ signal: controller.signal }), pending);
  controller.abort();
  await expect(aborted).rejects.toThrow('aborted');
  const late = fetchInPage(call({ signal: AbortSignal.abort() }), pending);
  await expect(late).rejects.toThrow('aborted');
});
