import { expect, it } from 'vitest';
import { patches } from '../faults/faults.ts';
import { listOffers } from '#src/contract/offers.ts';
import { scenarioOf } from '../scenarios/registry.ts';
import { STORY_NOW } from '../clock/stepped-clock.ts';
import { servedState } from '../testing/served-state.ts';
import { createReplay, RECORDED_TOKEN, type RecordedAnswer } from './replay.ts';

const AT = '2026-11-28T10:00:00.000Z';
const NOW = STORY_NOW;

/** Sends calls, such as `GET /offers`, to a replay. */
function replayed(answers: readonly RecordedAnswer[], isAlone = true) {
  const replay = createReplay({ recordedAt: AT, answers }, { now: NOW, isAlone });
  return async (call: string) => {
    const [method = '', path = ''] = call.split(' ');
    const response = replay(new Request(`http://api.test/demo/api${path}`, { method }));
    const text = await response?.text();
    return (
      response && { text, status: response.status, type: response.type, headers: response.headers }
    );
  };
}

it('answers each call in the order of the recording, and then with its last answer', async () => {
  const send = replayed([
    { call: 'GET /offers', status: 200, body: { offers: [] } },
    { call: 'POST /offers/12/accept', status: 200, body: {} },
    { call: 'GET /offers', status: 503, body: { message: 'Down.' }, retryAfter: 30 },
  ]);
  expect(await send('GET /offers')).toMatchObject({ status: 200, text: '{"offers":[]}' });
  for (let time = 0; time < 2; time += 1) {
    const second = await send('GET /offers');
    expect(second).toMatchObject({ status: 503, text: '{"message":"Down."}' });
    expect(second?.headers.get('Retry-After')).toBe('30');
  }
  expect(await send('POST /offers/12/accept')).toMatchObject({ status: 200 });
});

it.each([
  ['GET /offers?status=paid&page=1&timestamp=7&search=', true],
  ['GET /offers?page=1', false],
  ['POST /offers?page=1&status=paid', false],
])('takes %s for the same call: %s', async (call, isSame) => {
  const recorded = 'GET /offers?page=1&status=paid';
  const send = replayed([{ call: recorded, status: 200, body: {} }]);
  expect((await send(call))?.status).toBe(isSame ? 200 : 501);
});

it('fails a call that it does not have, by name, or leaves it to others', async () => {
  const alone = await replayed([])('GET /offers?page=2&timestamp=1');
  expect(alone?.text).toBe('{"message":"The recording has no answer to GET /offers?page=2."}');
  expect(await replayed([], false)('GET /offers')).toBeUndefined();
});

it('repeats answers that are no JSON', async () => {
  const send = replayed([
    { call: 'GET /offers', status: 502, body: '<h1>Bad gateway</h1>' },
    { call: 'DELETE /tasks/3', status: 204, body: {} },
    { call: 'GET /dashboard', status: 0 },
  ]);
  expect(await send('GET /offers')).toMatchObject({ status: 502, text: '<h1>Bad gateway</h1>' });
  expect(await send('DELETE /tasks/3')).toMatchObject({ status: 204, text: '' });
  expect(await send('GET /dashboard')).toMatchObject({ status: 0, type: 'error' });
});

it.each([
  ['2026-11-28T09:59:30.123456Z', '2026-03-14T09:59:30.123456Z'],
  ['2026-11-28T11:59:30+02:00', '2026-03-14T11:59:30+02:00'],
  ['2026-11-28 09:59:30', '2026-03-14 09:59:30'],
  ['2026-11-30', '2026-03-16'],
  ['due 2026-11-30', 'due 2026-11-30'],
  [7, 7],
])('moves the time %j to %j, in its own form', async (recorded, moved) => {
  expect(new Date(NOW).toISOString()).toBe('2026-03-14T10:00:00.000Z');
  const send = replayed([{ call: 'GET /x', status: 200, body: { list: [{ at: recorded }] } }]);
  expect((await send('GET /x'))?.text).toBe(JSON.stringify({ list: [{ at: moved }] }));
});

it('answers in place of the world of a scenario, which has the other calls', async () => {
  const body = { offers: [], pagination: { total: 7 } };
  const answers = [{ call: 'GET /offers', status: 200, body }];
  const faults = [patches(listOffers, { pagination: { total: 8 } })];
  const recording = { recordedAt: AT, answers };
  const { ask, send, server } = servedState({ ...scenarioOf('offers-loaded'), recording, faults });
  expect(await ask('/offers')).toEqual({ offers: [], pagination: { total: 8 } });
  expect(await ask('/offers/12')).toHaveProperty('offer.id', 12);
  const headers = { Authorization: `Bearer ${RECORDED_TOKEN}` };
  expect((await send('/dashboard', { headers })).status).toBe(200);
  expect(server.seen.map(({ status }) => status)).toEqual([200, 200, 200]);
});
