import type { ServedInput } from '#src/contract/endpoint.ts';
import {
  FALLBACK_CATEGORIES,
  TASKS_PER_PAGE,
  type listTasks,
  type myTasks,
} from '#src/contract/tasks.ts';
import { taskForm, type TaskFields } from '#src/domain/task-form.ts';
import { canChangeTask, type TaskAction } from '#src/domain/task-machine.ts';
import { Problem, validate } from './problem.ts';
import { moment } from './moment.ts';
import { bookOffer, cancelOpenOffers } from './offers.ts';
import {
  isFound,
  newestFirst,
  pageOf,
  sorted,
  timeValue,
  wholeOrPage,
  type Page,
} from './paging.ts';
import { postedTask, postedTasks, setTaskStatus } from './posted-tasks.ts';
import { TABLES, type TaskRow } from './tables.ts';
import { statusWord } from './status-word.ts';
import { takenOffer } from './wire.ts';
import type { World } from './world.ts';

type OwnQuery = ServedInput<typeof myTasks>['query'];

const PARTICIPLES: Readonly<Record<TaskAction, string>> = {
  edit: 'edited',
  cancel: 'canceled',
  delete: 'deleted',
};

/** A page of other users' tasks that are not past their deadline. */
export function taskPage(
  world: World,
  viewer: number,
  query: ServedInput<typeof listTasks>['query'],
): Page<TaskRow> {
  const today = todayOf(world);
  const found = world.tasks
    .by('status', query.status)
    .filter(
      (task) =>
        task.client_id !== viewer &&
        task.deleted_at == null &&
        (task.deadline == null || task.deadline >= today) &&
        (query.category_id === undefined || task.task_category_id === query.category_id) &&
        isFound(query.location, [task.location]) &&
        isFound(query.search, [task.title, task.description]),
    );
  const { sort_by } = query;
  const valueOf = (task: TaskRow) =>
    sort_by === 'payment_offer' ? task.payment_offer : timeValue(task[sort_by]);
  return pageOf(sorted(found, query.sort_order, valueOf), query);
}

/** The tasks posted by a user, newest first. */
export function ownTasks(world: World, viewer: number, query: OwnQuery): Page<TaskRow> {
  return wholeOrPage(inStatus(postedTasks(world, viewer), query), query, TASKS_PER_PAGE);
}

/** The tasks that a user works on or has completed, newest first. */
export function assignedTasks(world: World, viewer: number, query: OwnQuery): Page<TaskRow> {
  const ids = new Set(world.offers.by('worker_id', viewer).map((offer) => offer.task_id));
  const tasks = [...ids]
    .map((id) => world.tasks.findOrThrow(id))
    .filter((task) => task.deleted_at == null && takenOffer(world, task.id)?.worker_id === viewer);
  return wholeOrPage(inStatus(newestFirst(tasks), query), query, TASKS_PER_PAGE);
}

/** Returns a task and counts a view, unless the viewer is its client. @throws Problem 404 */
export function viewTask(world: World, id: number, viewer: number): TaskRow {
  const task = postedTask(world, id);
  if (task.client_id === viewer) return task;
  return world.tasks.update(id, { views: task.views + 1 });
}

/** Posts a task. @throws Problem 422 with the errors of the form */
export function postTask(world: World, viewer: number, given: TaskFields): TaskRow {
  const created_at = world.now();
  return world.tasks.insert({
    ...TABLES.tasks.defaults({ created_at }),
    ...checkedForm(world, given),
    id: world.tasks.nextId,
    client_id: viewer,
    status: 'available',
    created_at,
    updated_at: created_at,
    views: 0,
    inquiries: 0,
  });
}

/**
 * Edits a task. Existing offers keep their terms.
 *
 * @throws Problem 404, 403 unless the viewer is its client, 409 once it is completed or cancelled, 422
 */
export function editTask(world: World, id: number, viewer: number, given: TaskFields): TaskRow {
  const task = changeableTask(world, id, viewer, 'edit');
  const form = checkedForm(world, given);
  return world.tasks.update(id, { ...form, updated_at: moment(world, task.updated_at) });
}

/** Cancels a task and its open offers. @throws Problem 404, 403, 409 */
export function cancelTask(world: World, id: number, viewer: number): TaskRow {
  changeableTask(world, id, viewer, 'cancel');
  cancelOpenOffers(world, id);
  return setTaskStatus(world, id, 'cancelled');
}

/**
 * Deletes a task and cancels its open offers. The row stays but no list includes it: offers,
 * conversations and reviews still refer to it, and its payments still count.
 *
 * @throws Problem 404, 403, 409
 */
export function deleteTask(world: World, id: number, viewer: number): void {
  changeableTask(world, id, viewer, 'delete');
  cancelOpenOffers(world, id);
  const at = moment(world, world.tasks.findOrThrow(id).updated_at);
  world.tasks.update(id, { deleted_at: at, updated_at: at });
}

/** Books a task for a user. @throws Problem 404, 403 for their own task, 409 when unavailable */
export function bookTask(world: World, id: number, viewer: number): TaskRow {
  const task = postedTask(world, id);
  if (task.client_id === viewer) throw Problem.forbidden("You can't book your own task.");
  bookOffer(world, id, viewer);
  return world.tasks.findOrThrow(id);
}

function changeableTask(world: World, id: number, viewer: number, action: TaskAction): TaskRow {
  const task = postedTask(world, id);
  if (task.client_id !== viewer)
    throw Problem.forbidden(`Only the client can ${action} this task.`);
  if (!canChangeTask(task.status, action)) {
    throw Problem.conflict(
      `This task is ${statusWord(task.status)}, so it can't be ${PARTICIPLES[action]}.`,
    );
  }
  return task;
}

function checkedForm(world: World, given: TaskFields): TaskFields {
  const form = validate(formOn(todayOf(world)), given);
  if (!FALLBACK_CATEGORIES.some((category) => category.id === form.task_category_id)) {
    throw Problem.invalid({ task_category_id: ["This category doesn't exist."] });
  }
  return form;
}

function inStatus(tasks: readonly TaskRow[], { status }: OwnQuery): TaskRow[] {
  return tasks.filter((task) => status === undefined || task.status === status);
}

/** Schemas by day: building one costs more than using it, and seeds post many tasks. */
const forms = new Map<string, ReturnType<typeof taskForm>>();

function formOn(today: string): ReturnType<typeof taskForm> {
  const form = forms.get(today) ?? taskForm(today);
  forms.set(today, form);
  return form;
}

/** Today as `YYYY-MM-DD`, in UTC. */
function todayOf(world: World): string {
  return world.now().slice(0, 10);
}
