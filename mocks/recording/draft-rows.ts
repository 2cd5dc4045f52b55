import type { Conversation } from '#src/domain/message.ts';
import { isLive, isReviewable } from '#src/domain/offer-machine.ts';
import type { OfferStamp } from '#src/domain/offer-process.ts';
import { OfferStatus, type Offer } from '#src/domain/offer.ts';
import { DAY_MS } from '#src/domain/dates.ts';
import { taskStatusAfter } from '#src/domain/task-machine.ts';
import { TaskStatus } from '#src/domain/task.ts';
import { shortestPath } from '../db/offer-steps.ts';
import type { OfferRow, TaskRow } from '../db/tables.ts';
import { takenOffer } from '../db/wire.ts';
import type { World } from '../db/world.ts';
import { taskFixture } from '../fixtures/tasks.ts';
import { userFixture } from '../fixtures/users.ts';
import type { ObservedTask, ObservedWorld } from './observed-world.ts';

/** More offers or inquiries than this are not made up for a task that only counts them. */
export const MAX_FILLERS = 20;

/** How long before its first offer a task was posted, where no answer tells. */
const POSTED_BEFORE_MS = DAY_MS;

/** The ids of people whom no answer shows: the workers behind a task's counts. */
export interface Fillers {
  /** The n-th made-up person, the same for every task. */
  readonly person: (index: number) => number;
}

/** Creates made-up people with ids above all others, and adds them to the world when they are needed. */
export function createFillers(world: World): Fillers {
  const first = world.users.nextId;
  return {
    person(index) {
      const id = first + index;
      if (!world.users.find(id)) world.users.insert(userFixture(world, { id }));
      return id;
    },
  };
}

/**
 * Adds the users, tasks and offers of a session to a world. What breaks the rules of the mock world,
 * such as a missing timestamp, is repaired; what contradicts another row is left out.
 */
export function addTasksAndOffers(world: World, seen: ObservedWorld): void {
  addUsers(world, seen);
  const now = world.clock.now();
  const offers = [...seen.offers.values()];
  const firstOfferAt = new Map<number, number>();
  for (const { task, created_at } of offers) {
    const id = task.id ?? 0;
    const at = Math.min(now, Date.parse(created_at));
    firstOfferAt.set(id, Math.min(at, firstOfferAt.get(id) ?? at));
  }
  for (const id of new Set([...seen.tasks.keys(), ...seen.partialTasks.keys()])) {
    addTask(world, seen, id, firstOfferAt.get(id));
  }
  for (const offer of offers.sort(byCreation)) addOffer(world, offer);
}

function byCreation(a: Offer, b: Offer): number {
  return Date.parse(a.created_at) - Date.parse(b.created_at) || a.id - b.id;
}

function addUsers(world: World, { users }: ObservedWorld): void {
  for (const [id, known] of users) {
    const given = Object.fromEntries(
      Object.entries(known).filter(([key, value]) => !key.endsWith('_at') || value !== undefined),
    );
    if (world.users.find(id)) {
      // A seeded account keeps its names: they are how its viewer signs in.
      const { first_name: _, last_name: __, ...rest } = given;
      world.users.update(id, rest);
    } else {
      world.users.insert(userFixture(world, { ...given, id }));
    }
  }
}

function addTask(
  world: World,
  seen: ObservedWorld,
  id: number,
  firstOfferAt: number | undefined,
): void {
  const full = seen.tasks.get(id);
  const part: ObservedTask | undefined = seen.partialTasks.get(id);
  const client_id = full?.client.id ?? part?.client_id ?? 0;
  if (!world.users.find(client_id)) return;
  const now = world.clock.now();
  const posted = Math.min(
    full ? Date.parse(full.created_at) : now,
    firstOfferAt === undefined ? now : full ? firstOfferAt : firstOfferAt - POSTED_BEFORE_MS,
  );
  const created_at = new Date(posted).toISOString();
  const status = TaskStatus.safeParse(full?.status);
  const updated = Math.min(now, full ? Math.max(posted, Date.parse(full.updated_at)) : posted);
  const row: TaskRow = taskFixture(world, {
    ...withoutMissing({ ...part, payment_offer: part?.payment_offer ?? undefined }),
    ...(full && columnsOf(full)),
    id,
    client_id,
    description: full?.description ?? part?.description ?? '',
    status: status.success ? status.data : 'available',
    created_at,
    updated_at: new Date(updated).toISOString(),
    inquiries: full?.inquiries ?? 0,
    views: full?.views ?? 0,
  });
  world.tasks.insert(row);
}

/** The columns that a task on the wire shares with its row. */
function columnsOf(task: object): Partial<TaskRow> {
  const entries = Object.entries(task).filter(([key]) => TASK_COLUMNS.has(key));
  return { ...NO_TASK_COLUMNS, ...Object.fromEntries(entries) };
}

const NO_TASK_COLUMNS = {
  task_category_id: null,
  location: null,
  deadline: null,
  requirements: null,
  equipment_needed: null,
  estimated_hours: null,
  duration: null,
  area: null,
} as const;
const TASK_COLUMNS = new Set([
  'title',
  'description',
  'payment_offer',
  ...Object.keys(NO_TASK_COLUMNS),
]);

function withoutMissing(given: object): object {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}

/** Adds an offer, unless it contradicts the offers that its task has. */
export function addOffer(world: World, given: Offer): void {
  const task = world.tasks.find(given.task.id ?? 0);
  const worker_id = given.worker.id;
  if (!task || !world.users.find(worker_id) || task.client_id === worker_id) return;
  const read = OfferStatus.safeParse(given.status);
  const status = read.success ? read.data : statusByStamps(given);
  const stamps = stampsOf(given, status, Date.parse(task.created_at), world.clock.now());
  const others = world.offers.by('task_id', task.id);
  const isTaken = stamps.accepted_at !== null && status !== 'cancelled';
  if (isTaken && takenOffer(world, task.id)) return;
  const isSecond = others.some((other) => other.worker_id === worker_id && isLive(other.status));
  if (isLive(status) && isSecond) return;
  world.offers.insert({
    id: given.id,
    task_id: task.id,
    worker_id,
    status,
    payment_amount: given.payment_amount,
    deadline_date: given.deadline_date ?? null,
    offer_details: given.offer_details ?? null,
    terms_and_conditions: given.terms_and_conditions ?? null,
    ...stamps,
  });
}

/** The status that an offer's timestamps show, for one that this version doesn't know. */
function statusByStamps(offer: Offer): OfferStatus {
  if (offer.cancelled_at != null) return 'cancelled';
  if (offer.declined_at != null) return 'declined';
  if (offer.paid_at != null) return 'paid';
  if (offer.completed_at != null) return 'completed';
  if (offer.in_progress_at != null) return 'in_progress';
  return offer.accepted_at == null ? 'pending' : 'accepted';
}

type Stamps = Pick<OfferRow, 'created_at' | 'updated_at'> & Record<OfferStamp, string | null>;

/** The timestamps that a status implies, in order, from those that are known. */
function stampsOf(offer: Offer, status: OfferStatus, posted: number, now: number): Stamps {
  const wasAccepted = status === 'cancelled' && offer.accepted_at != null;
  const path = shortestPath('pending', status).map(({ stamp }) => stamp);
  const needed: OfferStamp[] = wasAccepted ? ['accepted_at', ...path] : path;
  let last = Math.max(posted, Math.min(now, Date.parse(offer.created_at)));
  const created_at = new Date(last).toISOString();
  const stamps: Record<OfferStamp, string | null> = {
    accepted_at: null,
    in_progress_at: null,
    completed_at: null,
    paid_at: null,
    declined_at: null,
    cancelled_at: null,
  };
  for (const stamp of needed) {
    const at = offer[stamp];
    last = Math.min(now, Math.max(last, at == null ? last : Date.parse(at)));
    stamps[stamp] = new Date(last).toISOString();
  }
  return { ...stamps, created_at, updated_at: new Date(last).toISOString() };
}

/** Adds the offers that tasks count or imply, and makes the status of each task follow its offers. */
export function completeTasks(world: World, seen: ObservedWorld, fillers: Fillers): void {
  for (const task of world.tasks.all()) {
    const shown = seen.tasks.get(task.id);
    const isImplied = ['booked', 'in_progress', 'completed'].includes(task.status);
    if (isImplied && !takenOffer(world, task.id) && !seen.changedTasks.has(task.id)) {
      addFiller(world, task, fillers, impliedStatus(task.status));
    }
    followOffers(world, task.id);
    const { status } = world.tasks.findOrThrow(task.id);
    const missing = (shown?.applications ?? 0) - world.offers.by('task_id', task.id).length;
    const isOver = status === 'cancelled' || status === 'inactive';
    for (let left = Math.min(missing, MAX_FILLERS); left > 0; left -= 1) {
      addFiller(world, task, fillers, status === 'available' && !isOver ? 'pending' : 'declined');
    }
  }
}

function impliedStatus(status: TaskStatus): OfferStatus {
  if (status === 'completed') return 'completed';
  return status === 'in_progress' ? 'in_progress' : 'accepted';
}

/** Adds an offer to a made-up worker who has none on the task. */
function addFiller(world: World, task: TaskRow, fillers: Fillers, status: OfferStatus): void {
  const offers = world.offers.by('task_id', task.id);
  const workers = new Set(offers.map(({ worker_id }) => worker_id));
  let index = 0;
  while (workers.has(fillers.person(index))) index += 1;
  const at = status === 'pending' || status === 'declined' ? task.created_at : task.updated_at;
  const stamps = shortestPath('pending', status).map(({ stamp }) => [stamp, at] as const);
  addOffer(world, {
    id: world.offers.nextId,
    status,
    payment_amount: task.payment_offer,
    deadline_date: task.deadline,
    created_at: at,
    updated_at: at,
    ...(Object.fromEntries(stamps) as Partial<Offer>),
    task: { id: task.id, title: task.title },
    client: { id: task.client_id, name: '' },
    worker: { id: fillers.person(index), name: '' },
  });
}

function followOffers(world: World, taskId: number): void {
  const { status } = world.tasks.findOrThrow(taskId);
  const offers = world.offers.by('task_id', taskId);
  const taken = takenOffer(world, taskId);
  const followed =
    taken && taskStatusAfter(taken.status === 'paid' ? 'completed' : taken.status, false);
  const isFree = ['available', 'cancelled', 'inactive'].includes(status);
  const hasLive = offers.some((offer) => isLive(offer.status));
  const free = isFree && !(status === 'cancelled' && hasLive) ? status : 'available';
  world.tasks.update(taskId, { status: followed ?? free });
}

/** Adds the reviews of a session, and those that its offers say the viewer has written. */
export function addReviews(world: World, seen: ObservedWorld, viewerId: number | undefined): void {
  const reviewed = new Set<string>();
  const add = (
    id: number,
    offerId: number,
    reviewer_id: number,
    given: { rating: number; review_text: string | null; created_at: string | null },
  ) => {
    const offer = world.offers.find(offerId);
    if (!offer || !isReviewable(offer.status) || world.reviews.find(id)) return;
    const { client_id } = world.tasks.findOrThrow(offer.task_id);
    const key = `${offerId} ${reviewer_id}`;
    if ((reviewer_id !== client_id && reviewer_id !== offer.worker_id) || reviewed.has(key)) return;
    reviewed.add(key);
    const done = Date.parse(offer.completed_at ?? offer.updated_at);
    const written = given.created_at === null ? done : Date.parse(given.created_at);
    const at = Math.min(world.clock.now(), Math.max(done, written));
    world.reviews.insert({
      id,
      task_offer_id: offerId,
      reviewer_id,
      reviewed_user_id: reviewer_id === client_id ? offer.worker_id : client_id,
      rating: given.rating,
      review_text: given.review_text,
      created_at: new Date(at).toISOString(),
    });
  };
  for (const review of [...seen.reviews.values()].sort((a, b) => a.id - b.id)) {
    const { id, task_offer_id, reviewer, rating, review_text = null, created_at } = review;
    add(id, task_offer_id, reviewer.id ?? 0, { rating, review_text, created_at });
  }
  if (viewerId === undefined) return;
  for (const { id, review_id } of seen.offers.values()) {
    if (review_id == null) continue;
    add(review_id, id, viewerId, { rating: 5, review_text: null, created_at: null });
  }
}

/** The conversations that the rows need: those of the session, and one for every offer. */
export function conversationsOf(
  world: World,
  seen: ObservedWorld,
): Map<number, Conversation | undefined> {
  const found = new Map<number, Conversation | undefined>();
  for (const [id, conversation] of seen.conversations) {
    const { task_id, client, worker } = conversation;
    const task = world.tasks.find(task_id);
    if (task?.client_id !== client.id || !world.users.find(worker.id)) continue;
    world.conversations.insert({ id, task_id, client_id: client.id, worker_id: worker.id });
    found.set(id, conversation);
  }
  for (const { task_id, worker_id } of world.offers.all()) {
    const rows = world.conversations.by('task_id', task_id);
    if (rows.some((row) => row.worker_id === worker_id)) continue;
    const { client_id } = world.tasks.findOrThrow(task_id);
    const { id } = world.conversations.insert({
      id: world.conversations.nextId,
      task_id,
      client_id,
      worker_id,
    });
    found.set(id, undefined);
  }
  return found;
}
