import type { QueryClient } from '@tanstack/react-query';
import { getClientDashboard } from '#src/contract/dashboards.ts';
import { getTask, listTasks } from '#src/contract/tasks.ts';
import { isNewer } from '#src/domain/is-newer.ts';
import { canTransition } from '#src/domain/offer-process.ts';
import type { Conversation } from '#src/domain/message.ts';
import type { Offer, ShownOfferStatus } from '#src/domain/offer.ts';
import type { Task } from '#src/domain/task.ts';
import { applyPatch, copyIn, withField, type Patch } from '#src/lib/patch.ts';
import { entityPatch, withRecentTasks, type EntityChange } from '../cache/entity-copies.ts';

/** The calls that need no refetch after a task has changed: a card must not vanish under the pointer. */
const COMPLETES = [listTasks, getTask];

/** Replaces a cached task, unless it is newer. */
const replacing =
  (task: Task) =>
  (cached: Task): Task =>
    cached.id !== task.id || isNewer(cached, task) ? cached : task;

/** Returns a copy with some fields replaced, or the same object when none of them changes. */
function withFields<Value extends object>(value: Value, fields: Partial<Value>): Value {
  const keys = Object.keys(fields) as (keyof Value)[];
  return keys.every((key) => value[key] === fields[key]) ? value : { ...value, ...fields };
}

/**
 * What offers and conversations say of their task. Offers keep their own price and deadline. Their copies of a task
 * carry no version: of two changes, the one that is applied last wins until the next fetch.
 */
function describing({ id, title, description, payment_offer, deadline, location }: Task) {
  return {
    offer: (offer: Offer): Offer =>
      offer.task.id === id
        ? withField(
            offer,
            'task',
            withFields(offer.task, { title, description, payment_offer, deadline, location }),
          )
        : offer,
    conversation: (conversation: Conversation): Conversation =>
      conversation.task_id === id
        ? withField(
            conversation,
            'task',
            withFields(conversation.task, { title, budget: payment_offer, deadline }),
          )
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
      return withFields(cached, fieldsOf(cached));
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

/** Adds a new task to the front of the latest tasks on the client's dashboard, and counts it. */
export const createdTaskPatch: Patch<{ task: Task }> = {
  copies: [
    copyIn(getClientDashboard, (answer, { task }) => {
      const recent = answer.dashboard.recent_tasks;
      if (recent.some(({ id }) => id === task.id)) return answer;
      return withRecentTasks(answer, [task, ...recent]);
    }),
  ],
  completes: COMPLETES,
};
