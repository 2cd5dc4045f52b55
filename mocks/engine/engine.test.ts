import { expect, it } from 'vitest';
import { SESSION_KEYS } from '#src/domain/session-keys.ts';
import { login } from '#src/contract/auth.ts';
import { fails, never, once } from '../faults/faults.ts';
import { MOCK_PASSWORD } from '../db/accounts.ts';
import { userIn } from './openings.ts';
import { people } from '../fixtures/accounts.ts';
import { removeSession } from './storage.ts';
import { ask, createBrowser } from '../testing/browser-tabs.ts';
import type { MockEngine } from './engine.ts';
import type { MockState } from '../scenarios/state.ts';
import { printRows } from '../scenarios/rows-text.ts';
import type { RowChanges } from '../seeds/relative-rows.ts';

const offers: MockState = { scenario: 'offers-card-pending' };
const statusOf = async (engine: MockEngine) => (await engine.rows()).offers.findOrThrow(12).status;
const decline = (engine: MockEngine) =>
  engine.change((world) => world.offers.update(12, { status: 'declined' }));
const userOf = (engine: MockEngine) => userIn(engine.opening().storage);

/** A tab of a new browser without latency. */
async function open(address: string | MockState = offers) {
  const browser = createBrowser();
  browser.values.set('nearhand.mock.latency', '0');
  const tab = browser.tab();
  return { browser, tab, engine: await tab.load(address) };
}

it.each([
  ['is a new world for an address with a state', offers, false, 'pending'],
  ['goes on in its world after a reload', offers, true, 'declined'],
  ['goes on in the saved world without a state', '/dashboard', false, 'declined'],
])('the first page %s', async (_, address, isReload, status) => {
  const { engine, tab } = await open();
  await decline(engine);
  const serial = isReload ? engine.opening().shared.serial : undefined;
  expect(await statusOf(await tab.load(address, serial))).toBe(status);
});

it.each([
  ['as=user-9999', 'there is no user 9999 in this scenario'],
  [`rows=${printRows({ offers: [{ id: 12, amount: 'much' }] })}`, 'breaks its schema'],
])('keeps the saved world when an address with %s is refused', async (query, reason) => {
  const { engine, tab } = await open();
  await decline(engine);
  await expect(tab.load(`/?scenario=offers-empty&${query}`)).rejects.toThrow(reason);
  expect(await statusOf(await tab.load('/'))).toBe('declined');
});

it('names the viewer who is not the own one of the scenario', async () => {
  const { engine } = await open();
  expect(engine.state().as).toBeUndefined();
  await engine.signIn('client');
  expect(engine.state().as).toBe('client');
  await engine.signIn('nobody');
  expect(engine.state().as).toBe('nobody');
  expect(userOf(engine)).toBeNull();
});

it('still names the viewer after a sign-in in the app and a reload', async () => {
  const { engine, tab } = await open('/');
  const { email } = people.client;
  const sent = { email, password: MOCK_PASSWORD, remember: false };
  const { data } = login.answer.parse(await ask(engine, '/auth/login', sent));
  const { storage, shared } = engine.opening();
  storage.set(SESSION_KEYS.token, data.token ?? '');
  storage.set(SESSION_KEYS.user, JSON.stringify(data.user));
  expect(engine.state()).toEqual({ scenario: 'demo', as: 'client' });
  const again = await tab.load('/dashboard?scenario=demo&as=client', shared.serial);
  expect(again.state()).toEqual({ scenario: 'demo', as: 'client' });
});

it('takes a viewer that no version has written for none', async () => {
  const { engine, tab } = await open();
  tab.tabValues.set('nearhand.mock.viewer', 'the king');
  const again = await tab.load('/', engine.opening().shared.serial);
  expect(userOf(again)).toBe(people.worker.id);
});

it('other tabs follow to another world, with their own viewers, who are signed in there', async () => {
  const { browser, engine } = await open();
  const other = await browser.tab().load('/offers?as=client');
  const followed = new Promise<string>((resolve) => {
    other.onReopened(async (why) => resolve(why));
  });
  await engine.open({ scenario: 'dashboard-loaded' });
  expect(await followed).toBe('elsewhere');
  expect(other.state()).toEqual({ scenario: 'dashboard-loaded', as: 'client' });
  expect(userOf(other)).toBe(people.client.id);
  expect(await ask(other, '/dashboard')).toMatchObject({ success: true });
});

it('tells when another tab has signed the viewer out', async () => {
  const { browser, engine } = await open();
  const other = await browser.tab().load('/offers');
  const before = other.version();
  removeSession(engine.opening().storage);
  expect(other.version()).toBeGreaterThan(before);
  expect(other.state().as).toBe('nobody');
});

it('other tabs follow the time', async () => {
  const { browser, engine } = await open();
  const other = await browser.tab().load('/offers');
  engine.advance(60_000);
  expect(other.opening().clock.now()).toBe(engine.opening().clock.now());
  engine.stop();
  browser.clock.advance(5_000);
  expect(other.opening().clock.now()).toBe(engine.opening().clock.now());
  engine.run();
  expect(other.opening().clock.isStopped).toBe(false);
});

it('the time is part of the state, running or not, and stands still over a reload', async () => {
  const { browser, engine, tab } = await open();
  engine.advance(31_000);
  expect(engine.state()).toEqual({ ...offers, clock: '+31s' });
  browser.clock.advance(4_000);
  engine.stop();
  expect(engine.state()).toEqual({ ...offers, clock: '+35s', isStopped: true });
  const stopped = engine.opening().clock.now();
  browser.clock.advance(60_000);
  const again = await tab.load('/offers', engine.opening().shared.serial);
  expect(again.opening().clock.now()).toBe(stopped);
  expect(again.state()).toEqual(engine.state());
});

it('changes of rows that are refused leave the world as it was', async () => {
  const { engine } = await open();
  const refused = engine.change((world) => {
    world.offers.update(12, { status: 'declined' });
    throw new Error('No.');
  });
  await expect(refused).rejects.toThrow('No.');
  expect(await statusOf(engine)).toBe('pending');
});

it('a reset ends changes of rows, not the viewer', async () => {
  const { engine } = await open();
  await engine.signIn('client');
  await decline(engine);
  await engine.reset();
  expect(await statusOf(engine)).toBe('pending');
  expect(engine.state()).toEqual({ ...offers, as: 'client' });
});

it('changed rows are in a file, which another browser restores with its viewer', async () => {
  const { engine } = await open();
  await decline(engine);
  await engine.signIn('client');
  await engine.change((world) => world.users.update(1, { first_name: 'Carla' }));
  const { engine: other } = await open('/');
  await other.restore({ state: engine.state(), snapshot: (await engine.rows()).snapshot() });
  expect(await statusOf(other)).toBe('declined');
  expect(other.state()).toEqual({ ...offers, as: 'client' });
  expect(userOf(other)).toBe(people.client.id);
  expect(other.opening().storage.get(SESSION_KEYS.user)).toContain('Carla');
});

it('changed rows are in a link, which opens them at its own time, also after a reset', async () => {
  const rows: RowChanges = { offers: [{ id: 12, updated_at: '-2h' }], removed: { reviews: [1] } };
  const { engine } = await open({ ...offers, as: 'client', rows });
  await decline(engine);
  await engine.reset();
  const world = await engine.rows();
  const { status, updated_at: updated } = world.offers.findOrThrow(12);
  const { seededAt } = engine.opening().shared;
  expect([status, Date.parse(updated)]).toEqual(['pending', seededAt - 2 * 3_600_000]);
  expect(world.reviews.find(1)).toBeUndefined();
  expect(engine.state()).toEqual({ ...offers, as: 'client', rows });
});

it('changed rows are kept when a file is refused', async () => {
  const { engine } = await open();
  await decline(engine);
  const snapshot = (await engine.rows()).snapshot();
  const refused = engine.restore({ state: { ...offers, as: 'user-9999' }, snapshot });
  await expect(refused).rejects.toThrow('there is no user 9999');
  expect(await statusOf(engine)).toBe('declined');
});

it('faults are part of the state unless they are those of the scenario', async () => {
  const { engine } = await open();
  const fault = { call: '*', kind: 'network' } as const;
  engine.setFaults([fault]);
  expect(engine.state()).toEqual({ ...offers, faults: [fault] });
  engine.setFaults([]);
  expect(engine.state()).toEqual(offers);
});

it('faults that are used up stay only if the state was opened with them', async () => {
  const { engine } = await open('/?scenario=offers-card-pending&fault=auth.login:500@once');
  const [opened] = engine.opening().server.faults;
  engine.opening().server.addFault(once(never(login)));
  engine.opening().server.addFault(once(fails(login, 503)));
  expect(engine.state().faults).toHaveLength(3);
  await ask(engine, '/auth/login', {}).catch(() => {});
  expect(engine.opening().server.activeFaults).toHaveLength(2);
  void ask(engine, '/auth/login', {});
  await expect.poll(() => engine.state().faults).toEqual([opened, once(fails(login, 503))]);
});

it('lets held requests go on when another world is opened', async () => {
  const { engine } = await open('/?scenario=offers-card-pending&fault=offers.accept:hold');
  const { server, shared } = engine.opening();
  const answer = ask(engine, '/offers/12/accept', {});
  await expect.poll(() => server.seen).toMatchObject([{ isHeld: true }]);
  await engine.open({ scenario: 'offers-loaded' });
  expect(await answer).toMatchObject({ offer: { id: 12, status: 'accepted' } });
  expect(engine.opening().shared.serial).toBe(shared.serial + 1);
});

it('faults of an address stay over a reload, and those that were taken away stay so', async () => {
  const { engine, tab } = await open('/?scenario=offers-card-pending&fault=*:offline');
  const reload = () => tab.load(engine.state(), engine.opening().shared.serial);
  expect((await reload()).opening().server.faults).toHaveLength(1);
  engine.setFaults([]);
  expect((await reload()).opening().server.faults).toEqual([]);
});

it('the latency of a named network is part of the state, and a time belongs to the browser', async () => {
  const { engine, tab, browser } = await open();
  engine.setLatency(20);
  expect(engine.state()).toEqual(offers);
  expect(browser.values.get('nearhand.mock.latency')).toBe('20');
  engine.setLatency('subway');
  await engine.signIn('client');
  expect(engine.state()).toEqual({ ...offers, as: 'client', latency: 'subway' });
  const again = await tab.load(engine.state(), engine.opening().shared.serial);
  expect(again.opening().server.latency).toBe('subway');
  again.setLatency(0);
  expect(again.state().latency).toBe(0);
});
