import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { expect, it, onTestFinished } from 'vitest';
import { createSteppedClock, STORY_NOW } from '../clock/stepped-clock.ts';
import { createRecorder } from './recorder.ts';

it('passes a call on as it is, and keeps its answer', async () => {
  const sent: unknown[] = [];
  const server = setupServer(
    http.post('http://real.test/api/offers/12/accept', async ({ request }) => {
      sent.push(request.url, request.headers.get('Authorization'), await request.text());
      const headers = { 'Retry-After': '30', ETag: '"1"' };
      return HttpResponse.json({ message: 'Wait.' }, { status: 429, headers });
    }),
  );
  server.listen();
  // Also when it fails: other tests share the process.
  onTestFinished(() => server.close());
  const recorder = createRecorder('http://real.test', createSteppedClock());
  const body = '{"response_message":"Gladly."}';
  const headers = { Authorization: 'Bearer of-the-server' };
  const url = 'http://mock.test/api/offers/12/accept?page=1';
  const response = await recorder.answer(new Request(url, { method: 'POST', headers, body }));
  expect(sent).toEqual([url.replace('mock', 'real'), 'Bearer of-the-server', body]);
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
