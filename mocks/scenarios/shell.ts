import { logout } from '#src/contract/auth.ts';
import { paths } from '#src/lib/paths.ts';
import { fails, never } from '../faults.ts';
import { people } from './accounts.ts';
import { scenario } from './scenario.ts';
import { unread } from './seeds.ts';

const home = scenario({ id: 'home-signed-out', title: 'Home, signed out', at: paths.home.to() });
const signedIn = home.with({ id: 'home-signed-in', title: 'Home, signed in', as: 'client' });

export const shellScenarios = [
  home,
  signedIn,
  signedIn.with({
    id: 'unread-1',
    title: 'One unread message',
    seed: (world) => unread(world, people.client.id, 1),
  }),
  signedIn.with({
    id: 'unread-99',
    title: '99 unread messages',
    seed: (world) => unread(world, people.client.id, 99),
  }),
  signedIn.with({
    id: 'unread-100',
    title: '100 unread messages',
    seed: (world) => unread(world, people.client.id, 100),
  }),
  signedIn.with({ id: 'at-offers', title: 'At the offers', at: paths.offers.to() }),
  signedIn.with({ id: 'at-messages', title: 'At the messages', at: paths.messages.to() }),
  signedIn.with({ id: 'logout-never', title: 'Logout, no answer', faults: [never(logout)] }),
  signedIn.with({
    id: 'logout-fails',
    title: 'Logout, server error',
    faults: [fails(logout, 500)],
  }),
  home.with({ id: 'messages-signed-out', title: 'Messages, signed out', at: paths.messages.to() }),
  home.with({ id: 'worker-signed-out', title: 'Worker, signed out', at: paths.worker.to() }),
  home.with({
    id: 'worker-tasks-signed-out',
    title: 'Available tasks, signed out',
    at: paths.workerTasks.to(),
  }),
  home.with({ id: 'client-signed-out', title: 'Client, signed out', at: paths.client.to() }),
  home.with({ id: 'unknown-route', title: 'Unknown address', at: '/nope' }),
] as const;
