import { Offer, type PersonRef } from '#src/domain/offer.ts';
import { Task } from '#src/domain/task.ts';
import { fullName } from '#src/domain/user.ts';
import { categories } from '../fixtures/categories.ts';
import type { OfferRow, TaskRow } from './rows.ts';
import type { World } from './world.ts';

/** An offer as an answer shows it, with its task and both sides. */
export function wireOffer(world: World, row: OfferRow): Offer {
  const task = world.tasks.mustFind(row.task_id);
  return Offer.parse({
    ...row,
    review_id: null,
    task,
    client: person(world, task.client_id),
    worker: person(world, row.worker_id),
  });
}

/** A task as an answer shows it; only the two sides see the worker and the accepted offer. */
export function wireTask(world: World, row: TaskRow, viewer: number): Task {
  const accepted = world.offers
    .by('task_id', row.id)
    .find((offer) => offer.accepted_at != null && offer.status !== 'cancelled');
  const isSide = viewer === row.client_id || viewer === accepted?.worker_id;
  const worker = accepted && isSide ? world.users.mustFind(accepted.worker_id) : undefined;
  return Task.parse({
    ...row,
    task_category: categories.find((category) => category.id === row.task_category_id) ?? null,
    client: world.users.mustFind(row.client_id),
    assigned_worker: worker ? { ...worker, name: fullName(worker) } : null,
    accepted_offer: accepted && isSide ? wireOffer(world, accepted) : null,
  });
}

function person(world: World, id: number): PersonRef {
  return { id, name: fullName(world.users.mustFind(id)) };
}
