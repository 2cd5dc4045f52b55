// if list
import { HOUR_MS } from '#src/domain/dates.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import type { World } from '../db/world.ts';
import { people } from '../fixtures/accounts.ts';
import { scenario } from './scenario.ts';
import { neighborhood } from './seeds.ts';

/** Seeds two rows of the worker. */
function rows(world: World): void {
  for (const id of [1, 2]) {
    const created_at = new Date(world.clock.now() - (3 - id) * HOUR_MS).toISOString();
    world.__billNotes__.insert({ id, user_id: people.worker.id, task_id: id, created_at });
  }
}

export const __billNotes__Empty = scenario({
  id: '__bill-notes__-empty',
  title: '__Bill notes__, none yet',
  as: 'worker',
  at: paths.__billNotes__.to(),
  seed: neighborhood,
});

export const __billNotes__Loaded = __billNotes__Empty.with({
  id: '__bill-notes__-loaded',
  title: '__Bill notes__',
  also: rows,
});
// end
// if one
import { paths } from '#src/lib/navigation/paths.ts';
import { scenario } from './scenario.ts';
import { neighborhood } from './seeds.ts';

export const __billNotes__Loaded = scenario({
  id: '__bill-notes__-loaded',
  title: '__Bill notes__',
  as: 'client',
  at: paths.__billNotes__.to(),
  seed: neighborhood,
});
// end
