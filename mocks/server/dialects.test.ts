import { beforeEach, expect, it } from 'vitest';
import { listOffers } from '#src/contract/offers.ts';
import { listTasks } from '#src/contract/tasks.ts';
import { fails, patches } from '../faults/faults.ts';
import { demo } from '../scenarios/demo.ts';
import { servedState } from '../testing/served-state.ts';

// That the app reads each answer as meant is checked by the conformance checks, which also run on this dialect.

let laravel: ReturnType<typeof servedState>;
beforeEach(() => {
  laravel = servedState({ ...demo, as: 'client', dialect: 'laravel' });
});

it('writes a page as a paginator does, with decimals, days and times of its own', async () => {
  const response = await laravel.send('/tasks?per_page=5&page=2');
  const { data, ...page } = (await response.json()) as { data: Record<string, unknown>[] };
  const count: unknown = expect.any(Number);
  expect(page).toMatchObject({ current_page: 2, per_page: 5, last_page: count, total: count });
  expect(data).toHaveLength(5);
  expect(data[0]?.['payment_offer']).toMatch(/^\d+\.\d\d$/);
  expect(data[0]?.['created_at']).toMatch(/^\d{4}-\d\d-\d\dT[\d:]{8}\.\d{6}Z$/);
  expect(data[0]?.['deadline']).toMatch(/^\d{4}-\d\d-\d\dT00:00:00\.000000Z$/);
});

it('answers a deletion with no content', async () => {
  const own = laravel.world.tasks.by('client_id', 1);
  const id = own.find(({ status }) => status === 'available')?.id;
  const response = await laravel.send(`/tasks/${id}`, { method: 'DELETE' });
  expect([response.status, await response.text()]).toEqual([204, '']);
});

it('refuses with a message of its language, and an empty list where no field is named', async () => {
  const response = await laravel.send('/tasks/99999');
  expect(await response.json()).toEqual({ message: 'Nicht gefunden.', errors: [] });
  const invalid = await laravel.send('/auth/login', { body: { email: 1 } });
  expect(await invalid.json()).toMatchObject({
    errors: { email: ['Diese Angabe ist ungültig.'] },
  });
});

it('tells a session that is over from none', async () => {
  const headers = { Authorization: 'Bearer old' };
  expect((await laravel.send('/dashboard', { headers })).status).toBe(419);
  laravel = servedState({ ...demo, dialect: 'laravel' });
  expect((await laravel.send('/dashboard')).status).toBe(401);
});

it('fails with a page of HTML', async () => {
  laravel.server.addFault(fails(listOffers, 500));
  const response = await laravel.send('/offers');
  expect(response.status).toBe(500);
  expect(response.headers.get('Content-Type')).toContain('text/html');
});

it('writes what a fault has changed', async () => {
  laravel.server.addFault(patches(listTasks, { pagination: { total: 3, has_more: false } }));
  expect(await laravel.ask('/tasks')).toMatchObject({ total: 3, last_page: 1 });
});
