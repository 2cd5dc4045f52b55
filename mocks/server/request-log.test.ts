import { expect, it, vi } from 'vitest';
import { createRequestLog } from './request-log.ts';
import { createSteppedClock } from '../clock/stepped-clock.ts';

const request = { method: 'GET', path: '/api/offers', call: 'offers.list' };

/** A log on a clock that stands still. */
function started() {
  const clock = createSteppedClock();
  return { clock, log: createRequestLog(clock) };
}

it.each([
  ['its JSON', Response.json({ offers: [] }), { offers: [] }],
  ['its text when it is not JSON', new Response('<h1>Bad gateway</h1>'), '<h1>Bad gateway</h1>'],
  ['nothing without a body', new Response(null, { status: 500 }), undefined],
])('has the answer of a response: %s', async (_, response, answer) => {
  const { log } = started();
  const text = await response.clone().text();
  log.add(request).end(response);
  // The entry doesn't wait for the body, and the client can still read it.
  expect(log.seen).toMatchObject([{ status: response.status, answer: undefined }]);
  expect(await response.text()).toBe(text);
  await vi.waitFor(() => expect(log.seen[0]?.answer).toEqual(answer));
});

it('keeps the newest 500 requests', () => {
  const { log } = started();
  const first = log.add(request);
  const second = log.add(request);
  for (let id = 3; id <= 501; id += 1) log.add(request);
  expect([log.seen.length, log.seen[0]?.id, log.seen.at(-1)?.id]).toEqual([500, 2, 501]);
  first.change({ viewer: 1 });
  second.change({ viewer: 2 });
  expect([log.seen.length, log.seen[0]?.id, log.seen[0]?.viewer]).toEqual([500, 2, 2]);
});

it('calls back for every change, each with a new list and the other entries unchanged', () => {
  const { log } = started();
  const other = log.add(request);
  const listener = vi.fn();
  const unsubscribe = log.subscribe(listener);
  const entry = log.add(request);
  const before = log.seen;
  entry.change({ viewer: 1 });
  expect(listener).toHaveBeenCalledTimes(2);
  expect(log.seen).not.toBe(before);
  expect(log.seen[0]).toBe(before[0]);
  expect(before[1]?.viewer).toBeNull();
  unsubscribe();
  other.end(undefined);
  expect(listener).toHaveBeenCalledTimes(2);
});
