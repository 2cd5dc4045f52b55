import type { Conversation, MessageType } from '#src/domain/message.ts';
import type { OfferStamp } from '#src/domain/offer-process.ts';
import { OFFER_STATUSES } from '#src/domain/offer.ts';
import { stepsFrom } from '../db/offer-steps.ts';
import type { ConversationRow, MessageRow, OfferRow } from '../db/tables.ts';
import type { World } from '../db/world.ts';
import { MAX_FILLERS, type Fillers } from './draft-rows.ts';
import type { ObservedWorld } from './observed-world.ts';

/** A message before it has an id; one from the session keeps its own where it can. */
interface Draft extends Omit<MessageRow, 'id' | 'conversation_id' | 'recipient_id'> {
  readonly id: number | undefined;
}

/** The messages that the chat of an offer must have, and when. */
const ANNOUNCED: readonly { type: MessageType; stamp: OfferStamp | 'created_at'; by: string }[] = [
  { type: 'offer', stamp: 'created_at', by: 'client' },
  ...new Map(
    OFFER_STATUSES.flatMap(stepsFrom).flatMap(({ message, stamp, by }) =>
      message ? [[message, { type: message, stamp, by }] as const] : [],
    ),
  ).values(),
];

/** More unread messages than this are not made up for a badge that only counts them. */
const MAX_UNREAD_FILLERS = 120;

/** What a made-up message says. */
const FILLER_TEXTS: Readonly<Record<MessageType, string>> = {
  text: 'Hi, is this still open?',
  offer: 'Here is my offer.',
  offer_accepted: "I've accepted your offer.",
  offer_declined: "Thanks, but I can't take this on.",
  offer_started: "I've started the work.",
  offer_completed: 'The work is done.',
  offer_paid: "I've paid for the work.",
};

/**
 * Adds the messages of a session, and the fewest others that the rules of the mock world ask for: the
 * announcements of each offer, and the first messages that a task counts as inquiries.
 *
 * @param conversations the rows of the world, each with its view in the session, if any
 */
export function addMessages(
  world: World,
  seen: ObservedWorld,
  conversations: ReadonlyMap<number, Conversation | undefined>,
  viewerId: number | undefined,
  fillers: Fillers,
): void {
  const chats = new Map<number, Draft[]>();
  for (const [id, shown] of conversations) {
    const row = world.conversations.findOrThrow(id);
    chats.set(id, draftsOf(world, seen, row, shown, viewerId));
  }
  countInquiries(world, seen, chats, fillers);
  insertAll(world, chats);
}

function draftsOf(
  world: World,
  seen: ObservedWorld,
  row: ConversationRow,
  shown: Conversation | undefined,
  viewerId: number | undefined,
): Draft[] {
  const offers = world.offers
    .by('task_id', row.task_id)
    .filter(({ worker_id }) => worker_id === row.worker_id);
  const drafts = knownDrafts(world, seen, row, offers);
  for (const offer of offers) drafts.push(...missingAnnouncements(offer, row, drafts));
  drafts.sort(byTime);
  const latest = shown?.latest_message;
  const lastAt = shown?.last_message_at;
  const at = lastAt == null ? undefined : isoAt(Math.min(world.clock.now(), Date.parse(lastAt)));
  const newest = drafts.at(-1);
  if (latest && at !== undefined && (newest === undefined || newest.created_at < at)) {
    const other = viewerId === row.client_id ? row.worker_id : row.client_id;
    const isFromOther = (shown?.unread_count ?? 0) > 0;
    const sender_id = isFromOther || latest.message_type !== 'text' ? other : row.worker_id;
    drafts.push(draft({ sender_id, message: latest.message, created_at: at }));
  } else if (latest && newest && newest.id === undefined && newest.created_at === at) {
    drafts[drafts.length - 1] = { ...newest, message: latest.message };
  }
  markUnread(drafts, viewerId, shown?.unread_count ?? 0, row);
  return drafts;
}

function draft(given: Pick<Draft, 'sender_id' | 'message' | 'created_at'> & Partial<Draft>): Draft {
  return {
    id: undefined,
    message_type: 'text',
    offer_id: null,
    read_at: given.created_at,
    ...given,
  };
}

function knownDrafts(
  world: World,
  seen: ObservedWorld,
  row: ConversationRow,
  offers: readonly OfferRow[],
): Draft[] {
  const announced = new Set<string>();
  const known = [...seen.messages.values()].filter((message) => message.conversation_id === row.id);
  return known
    .sort((a, b) => a.id - b.id)
    .map(({ id, sender, message, message_type, created_at, offer }) => {
      const sent = isoAt(Math.min(world.clock.now(), Date.parse(created_at)));
      const about = offers.find((each) => each.id === offer?.id);
      const rule = ANNOUNCED.find(({ type }) => type === message_type);
      const at = rule && about ? about[rule.stamp] : null;
      const sender_id = sender.id === row.client_id ? row.client_id : row.worker_id;
      const key = `${about?.id} ${message_type}`;
      const plain = draft({ id, sender_id, message, created_at: sent });
      if (!rule || !about || at == null || announced.has(key)) return plain;
      announced.add(key);
      const by = rule.by === 'client' ? row.client_id : row.worker_id;
      const announces = {
        message_type: rule.type,
        offer_id: about.id,
        created_at: at,
        read_at: at,
      };
      return { ...plain, ...announces, sender_id: by };
    });
}

function missingAnnouncements(
  offer: OfferRow,
  row: ConversationRow,
  known: readonly Draft[],
): Draft[] {
  return ANNOUNCED.flatMap(({ type, stamp, by }) => {
    const at = offer[stamp];
    // A booking creates its offer and accepts it at once, without a message for the offer.
    const isBooking = type === 'offer' && offer.created_at === offer.accepted_at;
    const isKnown = known.some(
      ({ message_type, offer_id }) => message_type === type && offer_id === offer.id,
    );
    if (at == null || isBooking || isKnown) return [];
    const sender_id = by === 'client' ? row.client_id : row.worker_id;
    const about = { message_type: type, offer_id: offer.id };
    return [draft({ sender_id, message: FILLER_TEXTS[type], created_at: at, ...about })];
  });
}

/** The order of a chat; messages of the same time keep their order, and made-up ones come first. */
function byTime(a: Draft, b: Draft): number {
  return Date.parse(a.created_at) - Date.parse(b.created_at) || (a.id ?? 0) - (b.id ?? 0);
}

/** Marks the newest messages to the viewer as unread, and makes up those that are missing. */
function markUnread(
  drafts: Draft[],
  viewerId: number | undefined,
  count: number,
  row: ConversationRow,
): void {
  if (viewerId === undefined || count === 0) return;
  const sender_id = viewerId === row.client_id ? row.worker_id : row.client_id;
  const received = drafts.filter((each) => each.sender_id !== viewerId).length;
  const missing = Math.min(count - received, MAX_UNREAD_FILLERS);
  const [first] = drafts;
  const { created_at } = first ?? {};
  for (let left = created_at === undefined ? 0 : missing; left > 0; left -= 1) {
    drafts.unshift(draft({ sender_id, message: FILLER_TEXTS.text, created_at: created_at ?? '' }));
  }
  let left = count;
  for (let index = drafts.length - 1; index >= 0 && left > 0; index -= 1) {
    const each = drafts[index];
    if (!each || each.sender_id === viewerId) continue;
    drafts[index] = { ...each, read_at: null };
    left -= 1;
  }
}

/** Makes every task count as many inquiries as its chats have, with more chats where it shows more. */
function countInquiries(
  world: World,
  seen: ObservedWorld,
  chats: Map<number, Draft[]>,
  fillers: Fillers,
): void {
  for (const task of world.tasks.all()) {
    const shown = seen.tasks.get(task.id)?.inquiries ?? 0;
    const rows = world.conversations.by('task_id', task.id);
    const isAsked = ({ id, worker_id }: ConversationRow) => {
      const [first] = chats.get(id) ?? [];
      return first?.message_type === 'text' && first.sender_id === worker_id;
    };
    let missing = Math.min(shown - rows.filter(isAsked).length, MAX_FILLERS);
    // The chats of made-up offers come first.
    for (const row of rows) {
      const drafts = chats.get(row.id) ?? [];
      if (missing <= 0) break;
      if (isAsked(row) || drafts.some(({ id }) => id !== undefined)) continue;
      drafts.unshift(opener(row, drafts[0]?.created_at ?? task.created_at));
      missing -= 1;
    }
    const workers = new Set(rows.map(({ worker_id }) => worker_id));
    for (let index = 0; missing > 0; index += 1) {
      const worker_id = fillers.person(index);
      if (workers.has(worker_id)) continue;
      const { id: task_id, client_id } = task;
      const id = world.conversations.nextId;
      const row = world.conversations.insert({ id, task_id, client_id, worker_id });
      chats.set(id, [opener(row, task.created_at)]);
      missing -= 1;
    }
    const asked = world.conversations.by('task_id', task.id).filter(isAsked).length;
    world.tasks.update(task.id, { inquiries: asked });
  }
}

function opener({ worker_id }: ConversationRow, created_at: string): Draft {
  return draft({ sender_id: worker_id, message: FILLER_TEXTS.text, created_at });
}

/**
 * Inserts the messages so that their ids ascend with their times, as the rules ask: made-up ones get
 * free ids between their neighbors. Where none is free, the whole chat gets new ids.
 */
function insertAll(world: World, chats: ReadonlyMap<number, readonly Draft[]>): void {
  const used = new Set([...chats.values()].flat().flatMap(({ id }) => id ?? []));
  let last = Math.max(0, ...used);
  for (const [conversation_id, drafts] of chats) {
    const { client_id, worker_id } = world.conversations.findOrThrow(conversation_id);
    const ids = idsFor(drafts, used, last) ?? drafts.map((_, index) => last + index + 1);
    for (const id of ids) used.add(id);
    last = Math.max(last, ...ids);
    for (const [index, each] of drafts.entries()) {
      const recipient_id = each.sender_id === client_id ? worker_id : client_id;
      world.messages.insert({ ...each, id: ids[index] ?? 0, conversation_id, recipient_id });
    }
  }
}

/** Ascending ids that keep the known ones, or undefined when there are none. */
function idsFor(
  drafts: readonly Draft[],
  used: ReadonlySet<number>,
  last: number,
): number[] | undefined {
  const ids: number[] = [];
  const taken = new Set(used);
  let next = last;
  // From the end, so that what stands before a known message gets the highest free ids below it.
  for (const each of drafts.toReversed()) {
    const above = ids[0];
    let id = each.id;
    if (id === undefined && above === undefined) {
      const isLastKnown = drafts.every((other) => other.id === undefined);
      // A chat without known messages is numbered as a whole.
      if (isLastKnown) return undefined;
      const trailing = drafts.length - 1 - drafts.findLastIndex((other) => other.id !== undefined);
      next += trailing;
      id = next;
    } else if (id === undefined) {
      id = (above ?? 0) - 1;
      while (taken.has(id)) id -= 1;
    }
    if (id < 1 || (above !== undefined && id >= above)) return undefined;
    taken.add(id);
    ids.unshift(id);
  }
  return ids;
}

function isoAt(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}
