import type * as z from 'zod/mini';
import { Conversation, Message } from '#src/domain/message.ts';
import { Offer, OfferStatus } from '#src/domain/offer.ts';
import { Review } from '#src/domain/review.ts';
import { taskStatusAfter } from '#src/domain/task-machine.ts';
import { Task } from '#src/domain/task.ts';
import { forEachTable, referencesOf, TABLES, UserRow, type TableName } from '../db/tables.ts';
import type { World } from '../db/world.ts';
import { isRecord } from '../faults/merge-patch.ts';
import { userFixture } from '../fixtures/users.ts';
import { addressOf, callOf, isSuccess, type Exchange } from './exchange.ts';
import { forEachPart, personName } from './recorded-people.ts';

/** The columns of a row that are known. */
type Columns = Readonly<Record<string, unknown>> & { readonly id: number };

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
 * Adds the rows that a session found, where an answer shows them whole. The first answer of each address
 * counts, and the first view of each row. A task that only its offers show is filled from them. A row that refers to
 * one that isn't shown is left out.
 */
export function addSeenRows(world: World, exchanges: readonly Exchange[]): void {
  const rows = forEachTable(() => new Map<number, Columns>());
  const answered = beforeChanges(exchanges).filter(isSuccess);
  const first = new Map(answered.toReversed().map((each) => [addressOf(each), each]));
  for (const exchange of [...first.values()].toReversed()) {
    const conversationId = Number(callOf(exchange)?.params['id']);
    forEachPart(exchange.answer, (part, field) => {
      const user = userIn(part, field);
      if (user) rows.users.set(user.id, { ...user, ...rows.users.get(user.id) });
      const found = rowIn(part, conversationId);
      if (found && !rows[found.table].has(found.row.id)) {
        rows[found.table].set(found.row.id, found.row);
      }
    });
  }
  const offered = [...rows.offers.values()].flatMap((row) => taskOf(Offer.parse(row)) ?? []);
  // One that was taken says more about the task than those that were not.
  const isTaken = ({ status }: Columns) => status !== 'available';
  for (const task of [...offered.filter(isTaken), ...offered]) {
    if (!rows.tasks.has(task.id)) rows.tasks.set(task.id, task);
  }
  for (const user of rows.users.values()) {
    if (world.users.find(user.id)) world.users.update(user.id, user);
    else world.users.insert(userFixture(world, user));
  }
  for (const name of ['tasks', 'offers', 'conversations', 'reviews'] as const) {
    for (const row of rows[name].values()) insert(world, name, row);
  }
  for (const message of rows.messages.values()) {
    const chat = rows.conversations.get(Number(message['conversation_id']));
    const isFromClient = message['sender_id'] === chat?.['client_id'];
    const recipient_id = chat?.[isFromClient ? 'worker_id' : 'client_id'];
    insert(world, 'messages', { ...message, recipient_id });
  }
}

/** The columns of a user that a part of an answer shows; any are enough, since others refer to users. */
function userIn(part: unknown, field: string): Columns | undefined {
  const name = personName(part, field);
  if (name === undefined || !isRecord(part)) return undefined;
  const [first_name, ...rest] = name.split(' ');
  const shape: Readonly<Record<string, z.ZodMiniType>> = UserRow.shape;
  const columns = Object.entries({ first_name, last_name: rest.join(' '), ...part }).filter(
    ([key, value]) => shape[key]?.safeParse(value).success,
  );
  const { id, ...others } = Object.fromEntries(columns);
  return typeof id === 'number' ? { ...others, id } : undefined;
}

/** The row that a part of an answer shows whole, with its table. Opening a conversation has read its messages. */
function rowIn(
  part: unknown,
  conversation_id: number,
): { table: TableName; row: Columns } | undefined {
  const task = Task.safeParse(part).data;
  if (task) return { table: 'tasks', row: { ...task, client_id: task.client.id } };
  const offer = Offer.safeParse(part).data;
  if (offer)
    return {
      table: 'offers',
      row: { ...offer, task_id: offer.task.id, worker_id: offer.worker.id },
    };
  const chat = Conversation.safeParse(part).data;
  if (chat) {
    return {
      table: 'conversations',
      row: { ...chat, client_id: chat.client.id, worker_id: chat.worker.id },
    };
  }
  const message = Message.safeParse(part).data;
  if (message) {
    const about = { sender_id: message.sender.id, offer_id: message.offer?.id ?? null };
    return {
      table: 'messages',
      row: { ...message, ...about, conversation_id, read_at: message.created_at },
    };
  }
  const review = Review.safeParse(part).data;
  if (!review) return undefined;
  const { reviewer, reviewed_user } = review;
  return {
    table: 'reviews',
    row: { ...review, reviewer_id: reviewer.id, reviewed_user_id: reviewed_user.id },
  };
}

/** The task of an offer, as far as the offer shows it. */
function taskOf({ task, client, status, payment_amount, created_at }: Offer): Columns | undefined {
  const { id, task_category, ...columns } = task;
  if (id === undefined) return undefined;
  const known = OfferStatus.safeParse(status).data;
  const after = known && taskStatusAfter(known === 'paid' ? 'completed' : known, false);
  return {
    ...TABLES.tasks.defaults({ created_at }),
    ...columns,
    id,
    client_id: client.id,
    description: columns.description ?? '',
    payment_offer: columns.payment_offer ?? payment_amount,
    task_category_id: task_category?.id ?? null,
    status: after ?? 'available',
    created_at,
  };
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
