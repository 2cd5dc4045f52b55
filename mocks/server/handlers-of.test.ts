import { setupServer } from 'msw/node';
import { http, HttpResponse } from 'msw';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { openScenario } from '../scenarios/scenario.ts';
import { scenarioOf } from '../scenarios/registry.ts';
import { createSteppedClock } from '../clock/stepped-clock.ts';
import { handlersOf } from './handlers-of.ts';

const { world, storage } = openScenario(scenarioOf('offers-loaded'), createSteppedClock());
const server = setupServer(...handlersOf(world));
const headers = { Authorization: `Bearer ${storage['auth_token']}` };
const OFFERS = 'http://api.test/api/offers';

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

it("answers the calls of Node's fetch with a world", async () => {
  const response = await fetch(OFFERS, { headers });
  expect(response.status).toBe(200);
  const { offers } = (await response.json()) as { offers: { id: number }[] };
  expect(offers[0]?.id).toBeGreaterThan(0);
  expect((await fetch(`${OFFERS}/${offers[0]?.id}`, { headers })).status).toBe(200);
  expect((await fetch(OFFERS)).status).toBe(401);
});

it('has handlers that others can be put in front of', async () => {
  server.use(http.get('*/api/offers', () => HttpResponse.json({}, { status: 503 })));
  expect((await fetch(OFFERS, { headers })).status).toBe(503);
});

it.each(['%E0%A4%A', '0', '999999'])('answers 404 to an id that is no id: %s', async (id) => {
  expect((await fetch(`${OFFERS}/${id}`, { headers })).status).toBe(404);
});
