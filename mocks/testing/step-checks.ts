import {
  canTransition,
  OFFER_PROCESS,
  OFFER_TRANSITIONS,
  PAYMENT,
} from '#src/domain/offer-process.ts';
import { canChangeTask, taskStatusAfter } from '#src/domain/task-machine.ts';
import type { TaskStatus } from '#src/domain/task.ts';
import type { OfferRow, TaskRow } from '../db/tables.ts';
import type { WorldSnapshot } from '../db/world.ts';
import { must } from './must.ts';

const STAMPS = [
  'created_at',
  'accepted_at',
  'in_progress_at',
  'completed_at',
  'paid_at',
  'declined_at',
  'cancelled_at',
] as const;

const isBefore = (a: string, b: string) => Date.parse(a) < Date.parse(b);

/**
 * Checks the changes of one call: none when it failed, otherwise only what the state machines allow.
 *
 * @throws Error at the first invalid change
 */
export function checkStep(before: WorldSnapshot, after: WorldSnapshot, hasFailed: boolean): void {
  for (const name of ['tasks', 'offers', 'conversations', 'messages'] as const) {
    const rows: readonly unknown[] = before[name];
    const isSame =
      rows.length === after[name].length && after[name].every((row, index) => row === rows[index]);
    if (hasFailed) must(isSame, `a failed call changed the ${name}`);
    must(after[name].length >= rows.length, `rows of ${name} were deleted`);
  }
  const offers = new Map(before.offers.map((offer) => [offer.id, offer]));
  for (const offer of after.offers) checkOffer(offers.get(offer.id), offer);
  const tasks = new Map(before.tasks.map((task) => [task.id, task]));
  for (const task of after.tasks) checkTask(tasks.get(task.id), task);
  const read = new Map(before.messages.map((message) => [message.id, message.read_at]));
  for (const message of after.messages) {
    const was = read.get(message.id) ?? null;
    must(was === null || was === message.read_at, `message ${message.id} changed its read_at`);
  }
}

function checkOffer(was: OfferRow | undefined, offer: OfferRow): void {
  if (was === offer) return;
  const name = `offer ${offer.id}`;
  if (!was) {
    must(
      offer.status === 'pending' || offer.status === 'accepted',
      `${name} starts as ${offer.status}`,
    );
    return;
  }
  must(!isBefore(offer.updated_at, was.updated_at), `${name} has an earlier updated_at`);
  const isPayment = was.status === PAYMENT.from && offer.status === PAYMENT.to;
  const transition = OFFER_TRANSITIONS.find(
    (candidate) =>
      OFFER_PROCESS[candidate].to === offer.status &&
      (canTransition(was.status, 'client', candidate) ||
        canTransition(was.status, 'worker', candidate)),
  );
  must(isPayment || transition !== undefined, `${name} went from ${was.status} to ${offer.status}`);
  const stamp = transition ? OFFER_PROCESS[transition].stamp : PAYMENT.stamp;
  must(was[stamp] === null && offer[stamp] === offer.updated_at, `${name} has no new ${stamp}`);
  for (const other of STAMPS)
    must(other === stamp || was[other] === offer[other], `${name}: ${other} changed`);
}

function checkTask(was: TaskRow | undefined, task: TaskRow): void {
  if (was === task || !was) return;
  const name = `task ${task.id}`;
  must(!isBefore(task.updated_at, was.updated_at), `${name} has an earlier updated_at`);
  must(task.views >= was.views && task.inquiries >= was.inquiries, `${name} has lower counts`);
  must(was.deleted_at == null, `${name} changed after it was deleted`);
  if (task.deleted_at != null)
    must(canChangeTask(was.status, 'delete'), `${name} deleted while ${was.status}`);
  if (was.status === task.status) return;
  const isCancelled = task.status === 'cancelled' && canChangeTask(was.status, 'cancel');
  const follows = FOLLOWS[was.status] ?? [];
  must(
    isCancelled || follows.includes(task.status),
    `${name} went from ${was.status} to ${task.status}`,
  );
}

/** The statuses that a task can reach through its offers. */
const FOLLOWS: Partial<Record<TaskStatus, readonly (TaskStatus | null)[]>> = {
  available: [taskStatusAfter('accepted', false)],
  booked: [taskStatusAfter('in_progress', true), taskStatusAfter('cancelled', true)],
  in_progress: [taskStatusAfter('completed', false)],
};
