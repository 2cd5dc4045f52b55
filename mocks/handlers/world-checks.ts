import {
  isLive,
  canTransition,
  OFFER_TRANSITIONS,
  type OfferTransition,
} from '#src/domain/offer-machine.ts';
import { canChangeTask, taskStatusAfter } from '#src/domain/task-machine.ts';
import type { TaskStatus } from '#src/domain/task.ts';
import type { OfferRow, TaskRow } from '../db/rows.ts';
import { takenOffer } from '../db/wire.ts';
import type { World, WorldSnapshot } from '../db/world.ts';

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

/** Says what is wrong, unless it holds: quicker than `expect`, for it runs a million times. */
export function must(holds: boolean, what: string): void {
  if (!holds) throw new Error(what);
}

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
  const isPayment = was.status === 'completed' && offer.status === 'paid';
  const transition = TRANSITIONS.find(
    (candidate) =>
      OFFER_TRANSITIONS[candidate].to === offer.status &&
      (canTransition(was.status, 'client', candidate) ||
        canTransition(was.status, 'worker', candidate)),
  );
  must(isPayment || transition !== undefined, `${name} went from ${was.status} to ${offer.status}`);
  const stamp = transition ? OFFER_TRANSITIONS[transition].stamp : 'paid_at';
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

/** Checks what holds at any moment: tasks agree with their offers, and time runs forwards. */
export function checkWorld(world: World): void {
  for (const task of world.tasks.all()) {
    const taken = takenOffer(world, task.id);
    const status = taken
      ? taskStatusAfter(taken.status === 'paid' ? 'completed' : taken.status, false)
      : null;
    const isFree = task.status === 'available' || task.status === 'cancelled';
    must(
      taken ? status === task.status : isFree,
      `task ${task.id} is ${task.status}, its offer ${taken?.status}`,
    );
    const takers = world.offers
      .by('task_id', task.id)
      .filter((offer) => offer.accepted_at != null && offer.status !== 'cancelled');
    must(takers.length <= 1, `task ${task.id} was taken twice`);
    const live = world.offers.by('task_id', task.id).filter((offer) => isLive(offer.status));
    const isOver = task.status === 'cancelled' || task.deleted_at != null;
    must(!isOver || live.length === 0, `task ${task.id} is over but has a live offer`);
    const workers = live.map((offer) => offer.worker_id);
    must(
      new Set(workers).size === workers.length,
      `task ${task.id} has two live offers to one worker`,
    );
    must(!workers.includes(task.client_id), `task ${task.id} has an offer to its own client`);
  }
  for (const offer of world.offers.all()) {
    const stamps = STAMPS.flatMap((name) => offer[name] ?? []);
    must(
      !stamps.some((at, index) => isBefore(at, stamps[index - 1] ?? at)),
      `offer ${offer.id} runs backwards`,
    );
    must(offer.updated_at === stamps.at(-1), `offer ${offer.id} was updated between its stamps`);
  }
  for (const { id, client_id, worker_id } of world.conversations.all()) {
    const messages = world.messages.by('conversation_id', id);
    for (const [index, message] of messages.entries()) {
      const previous = messages[index - 1];
      must(
        !previous || !isBefore(message.created_at, previous.created_at),
        `message ${message.id} runs backwards`,
      );
      must(
        message.read_at === null || !isBefore(message.read_at, message.created_at),
        `message ${message.id} was read too soon`,
      );
      const sides = [message.sender_id, message.recipient_id].sort((a, b) => a - b).join();
      must(
        sides === [client_id, worker_id].sort((a, b) => a - b).join(),
        `message ${message.id} strayed`,
      );
    }
  }
}
