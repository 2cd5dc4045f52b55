import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { createSteppedClock, STORY_NOW } from '../clock/stepped-clock.ts';
import { readHar } from '../recording/har.ts';
import { createRecorder } from './recorder.ts';
import { startMockApi } from './server.ts';

const closing: (() => Promise<unknown>)[] = [];
afterEach(() => Promise.all(closing.splice(0).map((close) => close())));

/** A mock API that records a server, which answers every request as given. */
async function recording(answer: RequestListener) {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const close = () => new Promise((resolve) => server.close(resolve));
  const { port } = server.address() as AddressInfo;
  const clock = createSteppedClock();
  const recorder = createRecorder(`http://localhost:${port}`, clock);
  const api = await startMockApi({ port: 0, scenario: 'demo', clock, recorder });
  closing.push(close, () => api.close());
  return { api: `${api.url}/api`, recorder, close };
}

it('passes a call on as it is, and keeps its answer', async () => {
  let sent = '';
  const { api, recorder } = await recording((request, response) => {
    request.on('data', (chunk: Buffer) => (sent += chunk.toString()));
    request.on('end', () => {
      sent += ` ${request.method} ${request.url} ${request.headers.authorization}`;
      response.writeHead(429, { 'Retry-After': '30', ETag: '"1"' }).end('{"message":"Wait."}');
    });
  });
  const headers = { Authorization: 'Bearer of-the-server' };
  const init = { method: 'POST', headers, body: '{"response_message":"Gladly."}' };
  const response = await fetch(`${api}/offers/12/accept?page=1`, init);
  expect(sent).toBe(`${init.body} POST /api/offers/12/accept?page=1 Bearer of-the-server`);
  expect(response).toHaveProperty('status', 429);
  expect([response.headers.get('Retry-After'), response.headers.get('ETag')]).toEqual(['30', null]);
  expect(await response.json()).toEqual({ message: 'Wait.' });
  const noFile = () => expect.unreachable();
  expect(readHar(recorder.har(), noFile).exchanges).toEqual([
    {
      method: 'POST',
      path: '/offers/12/accept',
      query: { page: '1' },
      body: { response_message: 'Gladly.' },
      status: 429,
      answer: { message: 'Wait.' },
      retryAfter: 30,
      startedAt: STORY_NOW,
      token: 'of-the-server',
    },
  ]);
});

it('says why there is no answer while the server is away, and keeps nothing', async () => {
  const { api, recorder, close } = await recording(() => {});
  await close();
  const response = await fetch(`${api}/dashboard`);
  expect([response.status, await response.text()]).toEqual([
    502,
    expect.stringContaining("doesn't answer: ") as string,
  ]);
  expect(recorder.size).toBe(0);
});
