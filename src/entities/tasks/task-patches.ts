import type { QueryClient } from '@tanstack/react-query';
import { getClientDashboard } from '#src/contract/dashboards.ts';
import { getTask, listTasks } from '#src/contract/tasks.ts';
import { canTransition } from '#src/domain/offer-process.ts';
import type { Conversation } from '#src/domain/message.ts';
import type { Offer, ShownOfferStatus } from '#src/domain/offer.ts';
import type { Task } from '#src/domain/task.ts';
import { applyPatch, copyIn, withField, type Patch } from '#src/lib/patch.ts';
import { entityPatch, type EntityChange } from '../cache/entity-copies.ts';

/** The calls that need no refetch after a task has changed: a card must not vanish under the pointer. */
const COMPLETES = [listTasks, getTask];

/** Replaces a cached task, unless it is newer. */
const replacing =
  (task: Task) =>
  (cached: Task): Task =>
    cached.id !== task.id || isNewer(cached, task) ? cached : task;

/** Whether the first copy of a task was updated after the second one. */
function isNewer(one: Task, other: Task): boolean {
  return Date.parse(one.updated_at) > Date.parse(other.updated_at);
}

/** What offers and conversations say of their task. Offers keep their own price and deadline. */
function describing({ id, title, description, payment_offer, deadline, location }: Task) {
  return {
    offer: (offer: Offer): Offer =>
      offer.task.id === id
        ? { ...offer, task: { id, title, description, payment_offer, deadline, location } }
        : offer,
    conversation: (conversation: Conversation): Conversation =>
      conversation.task_id === id
        ? { ...conversation, task: { id, title, budget: payment_offer, deadline } }
        : conversation,
  };
}

const isOpen = (status: ShownOfferStatus | null | undefined): boolean =>
  status != null && canTransition(status, 'client', 'cancel');

/**
 * Cancels the open offers of a task that is canceled or deleted (decision D23). They keep `updated_at`: `at` may
 * come from the client's clock, which must not make them newer than the server's next answers.
 */
function cancelingOffers(taskId: number, at: string): Required<Omit<EntityChange, 'task'>> {
  return {
    offer: (offer) =>
      offer.task.id === taskId && isOpen(offer.status)
        ? { ...offer, status: 'cancelled', cancelled_at: at }
        : offer,
    conversation: (conversation) =>
      conversation.task_id === taskId && isOpen(conversation.offer_status)
        ? { ...conversation, offer_status: 'cancelled' }
        : conversation,
  };
}

/**
 * Replaces a task wherever it is cached, unless the cached one is newer. Offers and conversations about it
 * follow: its title, price and place, and, once it is canceled, its open offers (decision D23).
 */
export const taskPatch = entityPatch<{ task: Task }>(({ task }) => {
  const describe = describing(task);
  const cancel = task.status === 'cancelled' ? cancelingOffers(task.id, task.updated_at) : null;
  return {
    task: replacing(task),
    offer: (offer) => describe.offer(cancel?.offer(offer) ?? offer),
    conversation: (conversation) =>
      describe.conversation(cancel?.conversation(conversation) ?? conversation),
  };
}, COMPLETES);

/** Fields of a task that change, unless the cached task is newer. */
interface FieldChange {
  readonly task: Task;
  /** The fields of a cached task that change, with their new values. */
  readonly fieldsOf: (cached: Task) => Partial<Task>;
}

/** Changes fields of a task, but not what follows from them. */
const taskFieldsPatch = entityPatch<FieldChange>(
  ({ task, fieldsOf }) => ({
    task(cached) {
      if (cached.id !== task.id || isNewer(cached, task)) return cached;
      const fields = fieldsOf(cached);
      return Object.keys(fields).length === 0 ? cached : { ...cached, ...fields };
    },
  }),
  COMPLETES,
);

/**
 * Changes fields of a task wherever it is cached, before the server confirms it. `updated_at` stays, so that any
 * answer is newer.
 *
 * @param task the task as the user saw it
 * @returns the rollback. It restores the fields that still have their predicted value: a newer task, and what
 *   other mutations have changed in the meantime, stay.
 */
export function predictTask(
  queries: QueryClient,
  task: Task,
  predicted: Partial<Task>,
): () => void {
  applyPatch(queries, taskFieldsPatch, { task, fieldsOf: () => predicted });
  const keys = Object.keys(predicted) as (keyof Task)[];
  const fieldsOf = (cached: Task): Partial<Task> =>
    Object.fromEntries(
      keys.filter((key) => cached[key] === predicted[key]).map((key) => [key, task[key]]),
    );
  return () => applyPatch(queries, taskFieldsPatch, { task, fieldsOf });
}

/**
 * Removes a deleted task from every cached list, and cancels its open offers.
 *
 * @example applyPatch(queries, deletedTaskPatch, { id: 12, at: '2026-03-14T10:00:00Z' })
 */
export const deletedTaskPatch = entityPatch<{ id: number; at: string }>(
  ({ id, at }) => ({
    ...cancelingOffers(id, at),
    task: (cached) => (cached.id === id ? null : cached),
  }),
  COMPLETES,
);

/** Adds a new task to the front of the latest tasks on the client's dashboard. */
export const createdTaskPatch: Patch<{ task: Task }> = {
  copies: [
    copyIn(getClientDashboard, (answer, { task }) => {
      const { dashboard } = answer;
      const { recent_tasks: recent } = dashboard;
      if (recent.some(({ id }) => id === task.id)) return answer;
      return withField(answer, 'dashboard', { ...dashboard, recent_tasks: [task, ...recent] });
    }),
  ],
  completes: COMPLETES,
};
