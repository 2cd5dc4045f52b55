import { Conversation, Message } from '#src/domain/message.ts';
import {
  OFFER_PROCESS,
  OFFER_TRANSITIONS,
  type OfferTransition,
} from '#src/domain/offer-process.ts';
import { Offer } from '#src/domain/offer.ts';
import { PendingReview, Review } from '#src/domain/review.ts';
import { Task } from '#src/domain/task.ts';
import { isRecord } from '../faults/merge-patch.ts';
import { callOf, isSuccess, type Exchange, type MatchedCall } from './exchange.ts';
import { isPerson, nameIn } from './recorded-people.ts';

/** What the answers say about a user. Absent columns are unknown. */
export interface ObservedUser {
  readonly first_name: string;
  readonly last_name: string;
  readonly email?: string;
  readonly phone?: string | null;
  readonly city?: string | null;
  readonly created_at?: string;
  readonly email_verified_at?: string | null;
}

/** A task as embedded in an offer or a conversation. */
export interface ObservedTask {
  readonly id: number;
  readonly client_id: number;
  readonly title: string;
  readonly description?: string | null | undefined;
  readonly payment_offer?: number | null | undefined;
  readonly deadline?: string | null | undefined;
  readonly location?: string | null | undefined;
}

/** A message and its conversation. */
export type ObservedMessage = Message & { readonly conversation_id: number };

/** The entities of a session as its answers first showed them, before its own changes, by id. */
export interface ObservedWorld {
  readonly users: Map<number, ObservedUser>;
  readonly tasks: Map<number, Task>;
  /** Tasks that no answer shows as a whole. */
  readonly partialTasks: Map<number, ObservedTask>;
  readonly offers: Map<number, Offer>;
  readonly conversations: Map<number, Conversation>;
  readonly messages: Map<number, ObservedMessage>;
  readonly reviews: Map<number, Review>;
  readonly pendingReviews: Map<number, PendingReview>;
  /** The tasks that the session itself took or freed, whose first status may be a later one. */
  readonly changedTasks: ReadonlySet<number>;
}

/** The kinds of entities that a session can create. */
type Kind = 'task' | 'offer' | 'conversation' | 'message' | 'review';

/**
 * Collects the entities in the answers of a session as it found them: the first view of each counts.
 * What the session or the other side created in the meantime is left out, and a transition that is the
 * first sight of an offer is undone.
 *
 * @param viewerId whose views of others' tasks the server counts; undefined when signed out
 */
export function observeWorld(
  exchanges: readonly Exchange[],
  viewerId: number | undefined,
): ObservedWorld {
  const changedTasks = new Set<number>();
  const world = {
    users: new Map<number, ObservedUser>(),
    tasks: new Map<number, Task>(),
    partialTasks: new Map<number, ObservedTask>(),
    offers: new Map<number, Offer>(),
    conversations: new Map<number, Conversation>(),
    messages: new Map<number, ObservedMessage>(),
    reviews: new Map<number, Review>(),
    pendingReviews: new Map<number, PendingReview>(),
    changedTasks,
  };
  const created = new Set<`${Kind} ${number}`>();
  /** Messages that announce the session's own transitions. */
  const announcements = new Set<string>();

  const isNew = (kind: Kind, id: number) => created.has(`${kind} ${id}`);
  /** An offer and a conversation embed different parts of a task. */
  const notePart = (part: ObservedTask) => {
    const known = Object.entries(world.partialTasks.get(part.id) ?? {});
    const given = known.filter(([, value]) => value !== undefined);
    world.partialTasks.set(part.id, { ...part, ...Object.fromEntries(given) });
  };
  const setFirst = <Value>(map: Map<number, Value>, id: number, value: Value) => {
    if (!map.has(id)) map.set(id, value);
  };

  function noteUser(value: Readonly<Record<string, unknown>>): void {
    const { id } = value;
    if (typeof id !== 'number') return;
    const [first = '', ...rest] = nameIn(value).split(' ');
    const names = {
      first_name: typeof value['first_name'] === 'string' ? value['first_name'] : first,
      last_name: typeof value['last_name'] === 'string' ? value['last_name'] : rest.join(' '),
    };
    const known = Object.entries(value).filter(([key]) => USER_COLUMNS.has(key));
    world.users.set(id, { ...names, ...Object.fromEntries(known), ...world.users.get(id) });
  }

  function noteOffer(given: Offer): void {
    if (isNew('offer', given.id)) return;
    const { id, task, client } = given;
    setFirst(world.offers, id, given);
    if (task.id === undefined || isNew('task', task.id)) return;
    notePart({ ...task, id: task.id, client_id: client.id });
  }

  function noteTask(given: Task, match: MatchedCall): void {
    if (isNew('task', given.id)) return;
    // Opening another user's task has counted a view before it is answered.
    const isCounted =
      match.endpoint.name === 'tasks.get' && given.client.id !== viewerId && given.views > 0;
    setFirst(world.tasks, given.id, isCounted ? { ...given, views: given.views - 1 } : given);
  }

  function noteConversation(given: Conversation): void {
    if (isNew('conversation', given.id) || isNew('task', given.task_id)) return;
    setFirst(world.conversations, given.id, given);
    const { title, budget, deadline } = given.task;
    notePart({
      id: given.task_id,
      client_id: given.client.id,
      title,
      payment_offer: budget,
      deadline,
    });
  }

  function noteMessage(given: Message, conversationId: number | undefined): void {
    if (conversationId === undefined || isNew('message', given.id)) return;
    if (announcements.has(`${given.offer?.id} ${given.message_type}`)) return;
    if (given.offer && isNew('offer', given.offer.id)) return;
    setFirst(world.messages, given.id, { ...given, conversation_id: conversationId });
  }

  function walk(value: unknown, field: string, match: MatchedCall, chat: number | undefined): void {
    if (Array.isArray(value)) for (const item of value) walk(item, field, match, chat);
    if (!isRecord(value)) return;
    if (isPerson(value, field)) noteUser(value);
    if ('payment_amount' in value && 'worker' in value) {
      const offer = Offer.safeParse(value);
      if (offer.success) noteOffer(offer.data);
    } else if ('payment_offer' in value && 'views' in value) {
      const task = Task.safeParse(value);
      if (task.success) noteTask(task.data, match);
    } else if ('other_participant' in value) {
      const conversation = Conversation.safeParse(value);
      if (conversation.success) noteConversation(conversation.data);
    } else if ('message_type' in value && 'sender' in value) {
      const message = Message.safeParse(value);
      if (message.success) noteMessage(message.data, chat);
    } else if ('can_review_user' in value) {
      const pending = PendingReview.safeParse(value);
      if (pending.success && !isNew('offer', pending.data.task_offer_id)) {
        setFirst(world.pendingReviews, pending.data.task_offer_id, pending.data);
      }
    } else if ('task_offer_id' in value && 'rating' in value) {
      const review = Review.safeParse(value);
      if (review.success && !isNew('review', review.data.id)) {
        setFirst(world.reviews, review.data.id, review.data);
      }
    }
    for (const [key, part] of Object.entries(value)) walk(part, key, match, chat);
  }

  /** Notes what a successful change created, and returns its answer as it would have been before. */
  function undone(exchange: Exchange, match: MatchedCall): unknown {
    const { answer, body } = exchange;
    const create = (kind: Kind, value: unknown) => {
      if (isRecord(value) && typeof value['id'] === 'number') created.add(`${kind} ${value['id']}`);
    };
    const part = (value: unknown, key: string) => (isRecord(value) ? value[key] : undefined);
    const name: string = match.endpoint.name;
    switch (name) {
      case 'tasks.create':
        create('task', part(answer, 'task'));
        return answer;
      case 'reviews.create':
        create('review', part(answer, 'data'));
        return answer;
      case 'messages.start': {
        const conversation = part(answer, 'conversation');
        const id = part(conversation, 'id');
        create('message', part(answer, 'message'));
        if (typeof id === 'number' && !world.conversations.has(id)) {
          create('conversation', conversation);
        }
        return answer;
      }
      case 'messages.send': {
        const message = part(answer, 'message');
        create('message', message);
        if (part(body, 'message_type') === 'offer') create('offer', part(message, 'offer'));
        return answer;
      }
      case 'tasks.book': {
        const task = part(answer, 'task');
        const offer = Offer.safeParse(part(task, 'accepted_offer'));
        if (!offer.success) return answer;
        changedTasks.add(Number(match.params['id']));
        const { id, created_at, accepted_at } = offer.data;
        announcements.add(`${id} offer_accepted`);
        // Booking without an offer creates one.
        if (created_at === accepted_at && !world.offers.has(id)) created.add(`offer ${id}`);
        return { task: { ...(task as object), accepted_offer: before(offer.data, 'accept') } };
      }
      default: {
        const transition = OFFER_TRANSITIONS.find((each) => name === `offers.${each}`);
        const offer = Offer.safeParse(part(answer, 'offer'));
        if (!transition || !offer.success) return answer;
        if (offer.data.task.id !== undefined) changedTasks.add(offer.data.task.id);
        announcements.add(`${offer.data.id} ${OFFER_PROCESS[transition].message}`);
        return { offer: before(offer.data, transition) };
      }
    }
  }

  const firstLists = new Map<string, Map<Kind, number>>();
  /** Whatever a list shows for the first time in a later answer came in the meantime. */
  function noteArrivals({ method, path, query, answer }: Exchange): void {
    const { timestamp: _, ...asked } = query;
    const key = JSON.stringify([method, path, asked]);
    const lists = listedIds(answer);
    const first = firstLists.get(key);
    if (!first) {
      firstLists.set(key, new Map(lists.map(([kind, ids]) => [kind, Math.max(0, ...ids)])));
      return;
    }
    for (const [kind, ids] of lists) {
      const highest = first.get(kind) ?? 0;
      for (const id of ids) if (id > highest) created.add(`${kind} ${id}`);
    }
  }

  for (const exchange of exchanges) {
    const match = callOf(exchange);
    if (!match || !isSuccess(exchange)) continue;
    const isRead = exchange.method === 'GET';
    if (isRead) noteArrivals(exchange);
    const answer = isRead ? exchange.answer : undone(exchange, match);
    const isChat =
      match.endpoint.name === 'messages.list' || match.endpoint.name === 'messages.send';
    walk(answer, '', match, isChat ? Number(match.params['id']) : undefined);
  }
  return world;
}

const USER_COLUMNS = new Set(['email', 'phone', 'city', 'created_at', 'email_verified_at']);

/** An offer before a transition that it has just made. */
function before(offer: Offer, transition: OfferTransition): Offer {
  const { from, stamp } = OFFER_PROCESS[transition];
  const [first = 'pending', ...others] = from;
  const status = others.length > 0 && offer.accepted_at != null ? (others.at(-1) ?? first) : first;
  const earlier = { ...offer, status, [stamp]: null };
  const { created_at, accepted_at, in_progress_at } = earlier;
  return { ...earlier, updated_at: in_progress_at ?? accepted_at ?? created_at };
}

/** The lists of an answer that can grow, with the ids of their items. */
const LISTS: Readonly<Record<string, Kind>> = {
  tasks: 'task',
  offers: 'offer',
  conversations: 'conversation',
  messages: 'message',
};

function listedIds(answer: unknown): [Kind, number[]][] {
  if (!isRecord(answer)) return [];
  return Object.entries(LISTS).flatMap(([key, kind]) => {
    const items = answer[key];
    if (!Array.isArray(items)) return [];
    const ids = items.flatMap((item: unknown) => (isRecord(item) ? Number(item['id']) : []));
    return [[kind, ids] as [Kind, number[]]];
  });
}
