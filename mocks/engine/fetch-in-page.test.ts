import { expect, it } from 'vitest';
import { fetchInPage } from './fetch-in-page.ts';

const PREFIX = 'http://app.test/api/';
const call = (init?: RequestInit) => new Request(`${PREFIX}offers`, init);
const pending = () => new Promise<Response>(() => {});

it('answers the calls of the API', async () => {
  const response = await fetchInPage(call(), PREFIX, async () => Response.json({ offers: [] }));
  expect(await response.json()).toEqual({ offers: [] });
});

it('leaves other requests to the browser', async () => {
  const request = new Request('data:text/plain,picture');
  const response = await fetchInPage(request, PREFIX, pending);
  expect(await response.text()).toBe('picture');
});

it('fails as the browser does when the network fails', async () => {
  const failing = fetchInPage(call(), PREFIX, async () => Response.error());
  await expect(failing).rejects.toThrow(TypeError);
});

it('ends with the abort of the call', async () => {
  const controller = new AbortController();
  const aborted = fetchInPage(call({ signal: controller.signal }), PREFIX, pending);
  controller.abort();
  await expect(aborted).rejects.toThrow('aborted');
  await expect(fetchInPage(call({ signal: AbortSignal.abort() }), PREFIX, pending)).rejects.toThrow(
    'aborted',
  );
});
