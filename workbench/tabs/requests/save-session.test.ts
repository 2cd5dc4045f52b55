import { expect, it, vi } from 'vitest';
import { createMockServer } from '#mocks/server/mock-server.ts';
import { scenarioOf } from '#mocks/scenarios/registry.ts';
import { openScenario } from '#mocks/scenarios/scenario.ts';
import { createSteppedClock } from '#mocks/clock/stepped-clock.ts';
import { saveSession } from './save-session.ts';

const BASE = 'http://mock.test';
const options = { id: 'offers-bug', title: 'Offers, a bug', page: '/offers' };

/** The log of a server after some calls by the scenario's viewer. */
async function sessionOf(...paths: readonly string[]) {
  const scenario = scenarioOf('offers-loaded');
  const clock = createSteppedClock();
  const { world, storage } = openScenario(scenario, clock);
  const server = createMockServer({ world, clock });
  server.addFault({ call: 'tasks.categories', kind: 'status', status: 503, body: null });
  const headers = { Authorization: `Bearer ${storage['auth_token']}` };
  for (const path of paths) await server.handle(new Request(BASE + path, { headers }));
  await vi.waitUntil(() => server.seen.every(({ status, answer }) => status !== 200 || answer));
  return server.seen;
}

it('makes a scenario with the rows that explain the answers, and faults for the others', async () => {
  const seen = await sessionOf('/api/offers', '/api/tasks/categories');
  const { recorded, printed } = await saveSession(seen, options);
  expect(recorded).toMatchObject({ as: scenarioOf('offers-loaded').as, at: '/offers', drift: [] });
  expect(recorded.faults).toContainEqual(
    expect.objectContaining({ call: 'tasks.categories', kind: 'status', status: 503 }),
  );
  expect(printed).toMatchObject({ name: 'offersBug', file: 'offers-bug.ts' });
  expect(printed.code).toContain("title: 'Offers, a bug'");
});

it('leaves out requests that are pending or canceled', async () => {
  const seen = await sessionOf('/api/offers');
  const canceled = seen.map((request) => ({ ...request, status: undefined, answer: undefined }));
  const { recorded } = await saveSession([...seen, ...canceled], options);
  expect(recorded.exchanges).toHaveLength(1);
  const never = canceled.map((request) => ({ ...request, faults: ['offers.list:never'] }));
  const { recorded: held } = await saveSession([...seen, ...never], options);
  expect(held.faults).toContainEqual(expect.objectContaining({ kind: 'never' }));
});

it('says why it cannot make a scenario', async () => {
  const seen = await sessionOf('/api/offers');
  const saved = (given: Partial<typeof options>) => saveSession(seen, { ...options, ...given });
  await expect(saved({ id: 'offers-loaded' })).rejects.toThrow(/"offers-loaded" exists/);
  await expect(saved({ id: 'Offers bug' })).rejects.toThrow(
    /allowed: lowercase words with hyphens/,
  );
  await expect(saveSession([], options)).rejects.toThrow(/no answered requests/);
});
