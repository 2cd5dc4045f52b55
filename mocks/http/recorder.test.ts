import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { createSteppedClock, STORY_NOW } from '../clock/stepped-clock.ts';
import { createRecorder } from './recorder.ts';

it('passes a call on as it is, and keeps its answer', async () => {
  let sent = '';
  const server = createServer((request, response) => {
    request.on('data', (chunk: Buffer) => (sent += chunk.toString()));
    request.on('end', () => {
      sent += ` ${request.method} ${request.url} ${request.headers.authorization}`;
      response.writeHead(429, { 'Retry-After': '30', ETag: '"1"' }).end('{"message":"Wait."}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  const recorder = createRecorder(`http://localhost:${port}`, createSteppedClock());
  const request = new Request('http://mock.test/api/offers/12/accept?page=1', {
    method: 'POST',
    headers: { Authorization: 'Bearer of-the-server' },
    body: '{"response_message":"Gladly."}',
  });
  const response = await recorder.answer(request);
  server.close();
  server.closeAllConnections();
  expect(sent).toBe(
    '{"response_message":"Gladly."} POST /api/offers/12/accept?page=1 Bearer of-the-server',
  );
  expect(response).toHaveProperty('status', 429);
  expect([response.headers.get('Retry-After'), response.headers.get('ETag')]).toEqual(['30', null]);
  expect(await response.json()).toEqual({ message: 'Wait.' });
  expect(recorder.exchanges).toEqual([
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
