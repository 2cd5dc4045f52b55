import type { EndpointName } from '#src/contract/registry.ts';
import type { OfferRow } from '../db/tables.ts';
import { takenOffer } from '../db/wire.ts';
import type { World } from '../db/world.ts';
import { must } from './must.ts';

/** Makes a call as a viewer and returns its response. @throws Problem when the call fails */
export type Caller = (
  call: EndpointName,
  viewer: number,
  input: { params?: unknown; query?: object; body?: unknown },
) => unknown;

interface ListAnswer {
  readonly pagination: { total: number; has_more: boolean };
  readonly [list: string]: unknown;
}

/** Compares the viewer's lists with the rows. @throws Error at the first difference */
export function checkLists(world: World, ask: Caller, viewer: number): void {
  const unread = world.messages
    .all()
    .filter((row) => row.recipient_id === viewer && row.read_at === null);
  const { unread_count } = ask('messages.unread-count', viewer, {}) as { unread_count: number };
  must(
    unread_count === unread.length,
    `${viewer} has ${unread.length} unread, not ${unread_count}`,
  );

  const conversations = listAll<{ id: number; unread_count: number }>(
    ask,
    'messages.conversations',
    viewer,
    {},
  );
  const ownConversations = world.conversations
    .all()
    .filter((row) => row.client_id === viewer || row.worker_id === viewer);
  mustBe(conversations, ownConversations, 'conversations');
  const sum = conversations.reduce((total, conversation) => total + conversation.unread_count, 0);
  must(sum === unread_count, `the conversations of ${viewer} count ${sum} unread`);

  const clientOf = (offer: OfferRow) => world.tasks.findOrThrow(offer.task_id).client_id;
  const offers = world.offers
    .all()
    .filter((offer) => offer.worker_id === viewer || clientOf(offer) === viewer);
  const tasks = world.tasks.all().filter((task) => task.deleted_at == null);
  mustBe(listAll(ask, 'offers.list', viewer, {}), offers, 'offers');
  mustBe(
    listAll(ask, 'offers.list', viewer, { status: 'pending', sort_by: 'deadline_date' }),
    offers.filter((offer) => offer.status === 'pending'),
    'pending offers',
  );
  mustBe(
    listAll(ask, 'offers.upcoming', viewer, {}),
    offers.filter(
      (offer) =>
        offer.worker_id === viewer &&
        (offer.status === 'accepted' || offer.status === 'in_progress'),
    ),
    'upcoming offers',
  );
  mustBe(
    listAll(ask, 'tasks.mine', viewer, {}),
    tasks.filter((task) => task.client_id === viewer),
    'own tasks',
  );
  mustBe(
    listAll(ask, 'tasks.assigned', viewer, {}),
    tasks.filter((task) => takenOffer(world, task.id)?.worker_id === viewer),
    'assigned tasks',
  );
  mustBe(
    listAll(ask, 'tasks.list', viewer, {}),
    tasks.filter((task) => task.client_id !== viewer && task.status === 'available'),
    'available tasks',
  );
}

/** Loads all rows of a list page by page, and checks the pagination of each page. @throws Error when it is wrong */
export function listAll<Row>(
  ask: Caller,
  call: EndpointName,
  viewer: number,
  query: object,
): Row[] {
  const rows: Row[] = [];
  for (let page = 1; ; page += 1) {
    const { pagination, ...lists } = ask(call, viewer, {
      query: { ...query, page, per_page: 2 },
    }) as ListAnswer;
    const [list] = Object.values(lists);
    rows.push(...(list as Row[]));
    must(pagination.has_more === rows.length < pagination.total, `${call} has a wrong has_more`);
    if (!pagination.has_more) {
      must(
        rows.length === pagination.total,
        `${call} counts ${pagination.total}, has ${rows.length}`,
      );
      return rows;
    }
  }
}

function mustBe(
  listed: readonly { id: number }[],
  rows: readonly { id: number }[],
  what: string,
): void {
  const ids = (of: readonly { id: number }[]) =>
    of
      .map(({ id }) => id)
      .sort((a, b) => a - b)
      .join();
  must(ids(listed) === ids(rows), `the ${what} are ${ids(listed)}, not ${ids(rows)}`);
}
