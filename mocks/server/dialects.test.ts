import { beforeEach, describe, expect, it } from 'vitest';
import { endpoints } from '#src/contract/registry.ts';
import { readErrorBody } from '#src/contract/error-body.ts';
import { readAnswer } from '#src/contract/read-answer.ts';
import { listOffers } from '#src/contract/offers.ts';
import { deleteTask, getTask, listTasks } from '#src/contract/tasks.ts';
import { createSteppedClock } from '../clock/stepped-clock.ts';
import { fails, patches } from '../faults/faults.ts';
import { scenarioOf } from '../scenarios/registry.ts';
import { openScenario, signIn } from '../scenarios/scenario.ts';
import { createMockServer, type MockServer } from './mock-server.ts';

let laravel: MockServer;
let token = '';

beforeEach(() => {
  const clock = createSteppedClock();
  const { world } = openScenario(scenarioOf('demo'), clock);
  token = signIn(world, 'client')['auth_token'] ?? '';
  laravel = createMockServer({ world, clock, dialect: 'laravel' });
});

const send = (method: string, path: string, bearer = token, body?: unknown) =>
  laravel.handle(
    new Request(`http://mock.test/api${path}`, {
      method,
      headers: bearer === '' ? {} : { Authorization: `Bearer ${bearer}` },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }),
  );

/** An answer of the contract's own form, with times and decimals as the dialect's are read. */
function comparable(answer: unknown): unknown {
  const text = JSON.stringify(answer)
    .replaceAll(
      /(:\d\d)(?:\.(\d{3}))?Z"/g,
      (_, seconds: string, milliseconds = '000') => `${seconds}.${milliseconds}000Z"`,
    )
    .replaceAll(
      /:(\d+\.\d{3,})(?=[,}])/g,
      (_, decimal: string) => `:${Number(Number(decimal).toFixed(2))}`,
    );
  return JSON.parse(text);
}

describe('laravel', () => {
  it('writes a page as a paginator does, with decimals, days and times of its own', async () => {
    const response = await send('GET', '/tasks?per_page=5&page=2');
    const { data, ...page } = (await response.json()) as { data: Record<string, unknown>[] };
    expect(page).toMatchObject({ current_page: 2, per_page: 5 });
    expect(page).toHaveProperty('last_page', expect.any(Number));
    expect(page).toHaveProperty('total', expect.any(Number));
    expect(data).toHaveLength(5);
    expect(data[0]?.['payment_offer']).toMatch(/^\d+\.\d\d$/);
    expect(data[0]?.['created_at']).toMatch(/^\d{4}-\d\d-\d\dT[\d:]{8}\.\d{6}Z$/);
    expect(data[0]?.['deadline']).toMatch(/^\d{4}-\d\d-\d\dT00:00:00\.000000Z$/);
  });

  it('writes each answer so that it is read as that of the contract', async () => {
    const { id } = laravel.world.tasks.all().find((task) => task.client_id === 1) ?? { id: 0 };
    const calls = endpoints.filter(({ method }) => method === 'GET');
    const read = new Set<string>();
    for (const endpoint of calls) {
      const path = endpoint.path.replace(':id', String(endpoint === getTask ? id : 1));
      laravel.dialect = 'laravel';
      const response = await send('GET', path);
      laravel.dialect = undefined;
      const own = await send('GET', path);
      if (!own.ok) continue;
      const answer: unknown = await own.json();
      const found = readAnswer(endpoint.answer, await response.json());
      expect(found, endpoint.name).toMatchObject({ isRead: true });
      // Its decimals have two digits.
      const written = found.isRead && found.answer;
      const same = JSON.stringify(written) === JSON.stringify(comparable(answer));
      expect(same, endpoint.name).toBe(true);
      read.add(endpoint.name);
    }
    expect(read.size).toBeGreaterThan(15);
  });

  it('answers a deletion with no content', async () => {
    const { id } =
      laravel.world.tasks
        .all()
        .find(({ client_id, status }) => client_id === 1 && status === 'available') ?? {};
    const response = await send('DELETE', deleteTask.path.replace(':id', String(id)));
    expect([response.status, await response.text()]).toEqual([204, '']);
  });

  it('refuses with a message of its language, and an empty list where no field is named', async () => {
    const response = await send('GET', '/tasks/99999');
    const text = await response.text();
    expect(JSON.parse(text)).toEqual({ message: 'Nicht gefunden.', errors: [] });
    expect(readErrorBody(text, 404)).toEqual({ message: 'Nicht gefunden.', fields: {} });
    const invalid = await send('POST', '/auth/login', '', { email: 1 });
    expect(await invalid.json()).toMatchObject({
      errors: { email: ['Diese Angabe ist ungültig.'] },
    });
  });

  it('tells a session that is over from none', async () => {
    expect((await send('GET', '/dashboard', 'old')).status).toBe(419);
    expect((await send('GET', '/dashboard', '')).status).toBe(401);
  });

  it('fails with a page of HTML', async () => {
    laravel.addFault(fails(listOffers, 500));
    const response = await send('GET', '/offers');
    expect(response.status).toBe(500);
    expect(response.headers.get('Content-Type')).toContain('text/html');
  });

  it('writes what a fault has changed', async () => {
    laravel.addFault(patches(listTasks, { pagination: { total: 3, has_more: false } }));
    expect(await (await send('GET', '/tasks')).json()).toMatchObject({ total: 3, last_page: 1 });
  });
});
