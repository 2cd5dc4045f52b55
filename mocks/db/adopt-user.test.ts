import { describe, expect, it } from 'vitest';
import { openScenario } from '../scenarios/scenario.ts';
import { people } from '../fixtures/accounts.ts';
import { resolveState } from '../scenarios/state.ts';
import { createSteppedClock } from '../clock/stepped-clock.ts';
import { brokenRules } from './world-rules.ts';
import { wireUser } from './accounts.ts';
import { adoptUser } from './adopt-user.ts';

const { client, worker } = people;
const TOKEN = 'token-of-another-server';

/** A world with offers of the worker for tasks of the client. */
function setUp() {
  const { world } = openScenario(resolveState({ scenario: 'offers-loaded' }), createSteppedClock());
  const user = wireUser(world.users.findOrThrow(client.id));
  return { world, user };
}

describe('a user of another server', () => {
  it('is signed in to the account with their email address, under the id of that server', () => {
    const { world, user } = setUp();
    const tasks = world.tasks.by('client_id', client.id).map(({ id }) => id);
    adoptUser(
      world,
      { ...user, id: 501, first_name: 'Clarissa', email: ' Clara@Nearhand.Example' },
      TOKEN,
    );
    expect(world.viewerOf(TOKEN)).toMatchObject({ id: 501, first_name: 'Clarissa' });
    expect(world.users.find(client.id)).toBeUndefined();
    expect(world.tasks.by('client_id', 501).map(({ id }) => id)).toEqual(tasks);
    expect(tasks.length).toBeGreaterThan(0);
    expect(brokenRules(world)).toEqual([]);
  });

  it('is inserted without such an account', () => {
    const { world, user } = setUp();
    const before = world.users.size;
    adoptUser(world, { ...user, id: 501, email: 'New@nearhand.example' }, TOKEN);
    expect(world.viewerOf(TOKEN)).toMatchObject({ id: 501, email: 'new@nearhand.example' });
    expect(world.users.size).toBe(before + 1);
  });

  it('takes their id from another account, which keeps its rows', () => {
    const { world, user } = setUp();
    const offers = world.offers.by('worker_id', worker.id).length;
    adoptUser(world, { ...user, id: worker.id }, TOKEN);
    expect(world.viewerOf(TOKEN)).toMatchObject({ id: worker.id, email: client.email });
    const [moved] = world.users.by('email', worker.email);
    expect(moved?.id).not.toBe(worker.id);
    expect(world.offers.by('worker_id', moved?.id ?? 0)).toHaveLength(offers);
    expect(offers).toBeGreaterThan(0);
  });

  it('changes nothing when the world knows them', () => {
    const { world, user } = setUp();
    adoptUser(world, { ...user, id: 501 }, TOKEN);
    const before = world.snapshot();
    adoptUser(world, { ...user, id: 501 }, TOKEN);
    expect(world.snapshot()).toEqual(before);
  });
});
