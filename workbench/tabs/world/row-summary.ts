import { fullName } from '#src/domain/user.ts';
import { formatMoney } from '#src/domain/money.ts';
import type { TableName, WorldSnapshot } from '#mocks/db/world.ts';
import { rowsOf, type AnyRow } from './row-columns.ts';

/** Describes rows in a few words. Create it once per snapshot: it indexes the rows that others name. */
export interface RowSummaries {
  /** @returns undefined for a row that does not exist */
  of(table: TableName, id: unknown): string | undefined;
  /** The rows of a table with a text or an id, newest first. An empty text finds all of them. */
  search(table: TableName, text: string): readonly AnyRow[];
}

/** Creates the descriptions of a snapshot's rows. */
export function summarize(snapshot: WorldSnapshot): RowSummaries {
  const users = byId(snapshot.users);
  const tasks = byId(snapshot.tasks);
  const offers = byId(snapshot.offers);
  const tokens = byId(snapshot.tokens);
  const codes = byId(snapshot.codes);
  const conversations = byId(snapshot.conversations);
  const messages = byId(snapshot.messages);
  const reviews = byId(snapshot.reviews);

  const nameOf = (id: unknown): string => {
    const user = users.get(id);
    return user ? fullName(user) : `user ${String(id)}`;
  };
  const ownerOf = (row: { user_id: number } | undefined) => row && nameOf(row.user_id);
  const titleOf = (id: unknown): string => tasks.get(id)?.title ?? `task ${String(id)}`;

  const summaries: { readonly [Name in TableName]: (id: unknown) => string | undefined } = {
    users: (id) => (users.has(id) ? nameOf(id) : undefined),
    tokens: (id) => ownerOf(tokens.get(id)),
    codes: (id) => ownerOf(codes.get(id)),
    tasks: (id) => tasks.get(id)?.title,
    offers(id) {
      const offer = offers.get(id);
      return (
        offer &&
        `${titleOf(offer.task_id)}: ${formatMoney(offer.payment_amount)} to ${nameOf(offer.worker_id)}`
      );
    },
    conversations(id) {
      const row = conversations.get(id);
      return (
        row && `${titleOf(row.task_id)}: ${nameOf(row.client_id)} and ${nameOf(row.worker_id)}`
      );
    },
    messages(id) {
      const row = messages.get(id);
      return row && `${nameOf(row.sender_id)}: ${row.message || row.message_type}`;
    },
    reviews(id) {
      const row = reviews.get(id);
      return row && `${row.rating} of 5 for ${nameOf(row.reviewed_user_id)}`;
    },
  };
  const of = (table: TableName, id: unknown) => summaries[table](id);

  return {
    of,
    search(table, text) {
      const needle = text.trim().replace(/^#/, '').toLowerCase();
      const rows = rowsOf(snapshot, table).toSorted((a, b) => b.id - a.id);
      if (needle === '') return rows;
      if (/^\d+$/.test(needle)) {
        const exact = rows.filter((row) => row.id === Number(needle));
        if (exact.length > 0) return exact;
      }
      return rows.filter((row) => {
        const values = Object.values(row).filter((value) => typeof value === 'string');
        return [of(table, row.id) ?? '', ...values].join('\n').toLowerCase().includes(needle);
      });
    },
  };
}

function byId<R extends { readonly id: number }>(rows: readonly R[]): ReadonlyMap<unknown, R> {
  return new Map(rows.map((row) => [row.id, row]));
}
