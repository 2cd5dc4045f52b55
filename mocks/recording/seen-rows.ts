import type * as z from 'zod/mini';
import { Conversation, Message } from '#src/domain/message.ts';
import { Offer } from '#src/domain/offer.ts';
import { Id } from '#src/domain/primitives.ts';
import { Review } from '#src/domain/review.ts';
import { taskStatusAfter } from '#src/domain/task-machine.ts';
import { Task } from '#src/domain/task.ts';
import { forEachTable, referencesOf, TABLES, UserRow, type TableName } from '../db/tables.ts';
import { takenOffer } from '../db/wire.ts';
import type { World } from '../db/world.ts';
import { isRecord } from '../faults/merge-patch.ts';
import { userFixture } from '../fixtures/users.ts';
import { callOf, isSuccess, type Exchange, type MatchedCall } from './exchange.ts';
import { isPerson, nameIn } from './recorded-people.ts';

/** What the answers say about a row. It can lack columns, and have fields that are not columns. */
type Columns = Readonly<Record<string, unknown>>;

/** The rows that the answers of a session show, by table and id. */
export type SeenRows = Readonly<Record<TableName, Map<number, Columns>>>;

/** The calls before the first change of a session: what their answers show, the session has found. */
export function beforeChanges(exchanges: readonly Exchange[]): readonly Exchange[] {
  const first = exchanges.findIndex((exchange) => {
    const isChange = exchange.method !== 'GET' && callOf(exchange)?.endpoint.resource !== 'auth';
    // A call whose answer is lost may have been carried out.
    return isChange && (isSuccess(exchange) || !exchange.status);
  });
  return first === -1 ? exchanges : exchanges.slice(0, first);
}

/**
 * Collects the rows that a session found, before it changed anything. Only the first answer of each
 * address counts, and the first view of each row.
 *
 * @param viewerId whose views of others' tasks the server counts; undefined when signed out
 */
export function seenRows(exchanges: readonly Exchange[], viewerId: number | undefined): SeenRows {
  const rows: SeenRows = forEachTable(() => new Map<number, Columns>());
  const asked = new Set<string>();

  /** Notes the columns that are not known yet, of a whole row or a part of one. */
  function note(name: TableName, id: number, columns: Columns): void {
    const given = Object.entries(columns).filter(([, value]) => value !== undefined);
    rows[name].set(id, { ...Object.fromEntries(given), ...rows[name].get(id) });
  }

  function noteUser(value: Columns): void {
    const id = idOf(value);
    if (id === undefined) return;
    const [first_name, ...rest] = nameIn(value).split(' ');
    note('users', id, { first_name, last_name: rest.join(' '), ...value });
  }

  /** An offer and a conversation have only some columns of their task. */
  function noteTaskIn({ task, task_id, client }: Columns): void {
    const id = idOf(task) ?? idOf({ id: task_id });
    if (id === undefined || !isRecord(task)) return;
    const part = {
      payment_offer: task['budget'],
      task_category_id: idOf(task['task_category']),
      ...task,
      client_id: idOf(client),
    };
    const given = Object.entries(part).filter(([, value]) => value !== null);
    note('tasks', id, { ...Object.fromEntries(given), id });
  }

  function noteRow(value: Columns, { endpoint: { name }, params }: MatchedCall): void {
    const id = idOf(value) ?? 0;
    const client_id = idOf(value['client']);
    const worker_id = idOf(value['worker']);
    if (Offer.safeParse(value).success) {
      noteTaskIn(value);
      note('offers', id, { ...value, task_id: idOf(value['task']), worker_id });
    } else if (Conversation.safeParse(value).success) {
      noteTaskIn(value);
      note('conversations', id, { ...value, client_id, worker_id });
    } else if (Message.safeParse(value).success) {
      const about = { sender_id: idOf(value['sender']), offer_id: idOf(value['offer']) ?? null };
      note('messages', id, { ...value, ...about, conversation_id: Number(params['id']) });
    } else if (Review.safeParse(value).success) {
      const reviewed_user_id = idOf(value['reviewed_user']);
      note('reviews', id, { ...value, reviewer_id: idOf(value['reviewer']), reviewed_user_id });
    } else if (Task.safeParse(value).success) {
      // Opening another user's task has counted a view before it is answered.
      const isCounted = name === 'tasks.get' && client_id !== viewerId;
      const views = Math.max(0, Number(value['views']) - (isCounted ? 1 : 0));
      note('tasks', id, { ...value, client_id, views });
    }
  }

  function walk(value: unknown, field: string, match: MatchedCall): void {
    if (Array.isArray(value)) for (const item of value) walk(item, field, match);
    if (!isRecord(value)) return;
    if (isPerson(value, field)) noteUser(value);
    noteRow(value, match);
    for (const [key, part] of Object.entries(value)) walk(part, key, match);
  }

  for (const exchange of beforeChanges(exchanges)) {
    const match = callOf(exchange);
    const key = JSON.stringify([exchange.path, { ...exchange.query, timestamp: undefined }]);
    if (match && isSuccess(exchange) && !asked.has(key)) {
      walk(exchange.answer, '', match);
      asked.add(key);
    }
  }
  return rows;
}

function idOf(value: unknown): number | undefined {
  return Id.safeParse(isRecord(value) ? value['id'] : undefined).data;
}

/**
 * Adds rows to a world. One that lacks a required column, or whose references lead nowhere, is left out;
 * tasks that are only seen as part of an offer or a conversation get the defaults of a seeded task.
 */
export function addRows(world: World, rows: SeenRows): void {
  for (const [id, columns] of rows.users) {
    const given = Object.entries(columns).filter(([key, value]) => isUserColumn(key, value));
    const known = { ...Object.fromEntries(given), id };
    if (world.users.find(id)) world.users.update(id, known);
    else world.users.insert(userFixture(world, known));
  }
  for (const [id, columns] of rows.tasks) insert(world, 'tasks', taskOf(world, rows, id, columns));
  for (const columns of rows.offers.values()) insert(world, 'offers', columns);
  for (const { id } of world.tasks.all()) {
    if (rows.tasks.get(id)?.['status'] === undefined) followOffer(world, id);
  }
  for (const columns of rows.conversations.values()) {
    const task = world.tasks.find(Number(columns['task_id']));
    if (task?.client_id === columns['client_id']) insert(world, 'conversations', columns);
  }
  for (const { id } of world.conversations.all()) addMessages(world, rows, id);
  for (const columns of rows.reviews.values()) insert(world, 'reviews', columns);
}

/** Some answers leave out a person's email address. */
function isUserColumn(key: string, value: unknown): boolean {
  const shape: Readonly<Record<string, z.ZodMiniType>> = UserRow.shape;
  return shape[key]?.safeParse(value).success === true;
}

function insert(world: World, name: TableName, columns: Columns): void {
  const row = TABLES[name].schema.safeParse(columns);
  if (!row.success) return;
  const isResolved = referencesOf(name).every(([column, target]) => {
    const id: unknown = Reflect.get(row.data, column);
    return id === null || world.table(target).find(Number(id));
  });
  if (isResolved) world.table(name).insert(row.data);
}

/** The columns of a task; it was posted no later than its first offer. */
function taskOf(world: World, { offers }: SeenRows, id: number, columns: Columns): Columns {
  const offered = [...offers.values()].filter(({ task_id }) => task_id === id);
  const created_at = offered.map((offer) => String(offer['created_at'])).sort()[0] ?? world.now();
  const defaults = TABLES.tasks.defaults({ created_at });
  return { description: '', status: 'available', created_at, ...defaults, ...columns };
}

/** Gives a task the status that its offer implies. */
function followOffer(world: World, taskId: number): void {
  const taken = takenOffer(world, taskId);
  const status =
    taken && taskStatusAfter(taken.status === 'paid' ? 'completed' : taken.status, false);
  if (status) world.tasks.update(taskId, { status });
}

/** Adds the messages of a conversation. The newest ones to the viewer are unread, as many as it counts. */
function addMessages(world: World, rows: SeenRows, id: number): void {
  const { client_id, worker_id } = world.conversations.findOrThrow(id);
  const { other_participant: other, unread_count } = rows.conversations.get(id) ?? {};
  let unread = Number(unread_count);
  const messages = [...rows.messages.values()].filter((each) => each['conversation_id'] === id);
  for (const columns of messages.sort((a, b) => Number(b['id']) - Number(a['id']))) {
    const { sender_id, created_at } = columns;
    if (sender_id !== client_id && sender_id !== worker_id) continue;
    const isUnread = unread > 0 && isRecord(other) && other['id'] === sender_id;
    if (isUnread) unread -= 1;
    const recipient_id = sender_id === client_id ? worker_id : client_id;
    insert(world, 'messages', { ...columns, recipient_id, read_at: isUnread ? null : created_at });
  }
}
