import {
  canTransition,
  OFFER_TRANSITIONS,
  PAYMENT,
  type OfferTransition,
} from '#src/domain/offer-machine.ts';
import { canChangeTask, taskStatusAfter } from '#src/domain/task-machine.ts';
import type { TaskStatus } from '#src/domain/task.ts';
import type { OfferRow, TaskRow } from '../db/rows.ts';
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
const TRANSITIONS = Object.keys(OFFER_TRANSITIONS) as OfferTransition[];

const isBefore = (a: string, b: string) => Date.parse(a) < Date.parse(b);

/** Checks what one call has changed: nothing when it was refused, else only what the machines allow. */
export function checkStep(before: WorldSnapshot, after: WorldSnapshot, isRefused: boolean): void {
  for (const name of ['tasks', 'offers', 'conversations', 'messages'] as const) {
    const rows: readonly unknown[] = before[name];
    const isSame =
      rows.length === after[name].length && after[name].every((row, index) => row === rows[index]);
    if (isRefused) must(isSame, `a refused call changed the ${name}`);
    must(after[name].length >= rows.length, `rows of ${name} are gone`);
  }
  const offers = new Map(before.offers.map((offer) => [offer.id, offer]));
  for (const offer of after.offers) checkOffer(offers.get(offer.id), offer);
  const tasks = new Map(before.tasks.map((task) => [task.id, task]));
  for (const task of after.tasks) checkTask(tasks.get(task.id), task);
  const read = new Map(before.messages.map((message) => [message.id, message.read_at]));
  for (const message of after.messages) {
    const was = read.get(message.id) ?? null;
    must(was === null || was === message.read_at, `message ${message.id} is read anew`);
  }
}

function checkOffer(was: OfferRow | undefined, offer: OfferRow): void {
  if (was === offer) return;
  const name = `offer ${offer.id}`;
  if (!was) {
    must(
      offer.status === 'pending' || offer.status === 'accepted',
      `${name} begins as ${offer.status}`,
    );
    return;
  }
  must(!isBefore(offer.updated_at, was.updated_at), `${name} was updated before it was`);
  const isPayment = was.status === PAYMENT.from && offer.status === PAYMENT.to;
  const transition = TRANSITIONS.find(
    (candidate) =>
      OFFER_TRANSITIONS[candidate].to === offer.status &&
      (canTransition(was.status, 'client', candidate) ||
        canTransition(was.status, 'worker', candidate)),
  );
  must(isPayment || transition !== undefined, `${name} went from ${was.status} to ${offer.status}`);
  const stamp = transition ? OFFER_TRANSITIONS[transition].stamp : PAYMENT.stamp;
  must(was[stamp] === null && offer[stamp] === offer.updated_at, `${name} has no fresh ${stamp}`);
  for (const other of STAMPS)
    must(other === stamp || was[other] === offer[other], `${name}: ${other} changed`);
}

function checkTask(was: TaskRow | undefined, task: TaskRow): void {
  if (was === task || !was) return;
  const name = `task ${task.id}`;
  must(!isBefore(task.updated_at, was.updated_at), `${name} was updated before it was`);
  must(task.views >= was.views && task.inquiries >= was.inquiries, `${name} counts down`);
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

/** Where a task goes by what becomes of its offers. */
const FOLLOWS: Partial<Record<TaskStatus, readonly (TaskStatus | null)[]>> = {
  available: [taskStatusAfter('accepted', false)],
  booked: [taskStatusAfter('in_progress', true), taskStatusAfter('cancelled', true)],
  in_progress: [taskStatusAfter('completed', false)],
};
