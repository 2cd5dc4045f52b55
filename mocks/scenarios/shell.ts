import { paths } from '#src/lib/navigation/paths.ts';
import type { World } from '../db/world.ts';
import { people } from '../fixtures/accounts.ts';
import { scenario } from './scenario.ts';
import { unread } from './seeds.ts';

export const home = scenario({ id: 'home', title: 'Home, signed out', at: paths.home.to() });

/** Unread messages of the client. */
function unreadMessages<const Id extends string>(id: Id, title: string, count: number) {
  const seed = (world: World) => unread(world, people.client.id, count);
  return home.with({ id, title, as: 'client', seed });
}

export const unread1 = unreadMessages('unread-1', 'One unread message', 1);
export const unread99 = unreadMessages('unread-99', '99 unread messages', 99);
export const unread100 = unreadMessages('unread-100', '100 unread messages', 100);
