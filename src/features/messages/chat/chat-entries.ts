import { dayIn } from '#src/domain/dates.ts';
import type { Message } from '#src/domain/message.ts';
import { announcedStatus } from '#src/domain/offer-process.ts';
import type { OutgoingMessage } from '../sync/outbox.ts';

export interface ChatEntry {
  /** Stays the same when a message that is being sent has been delivered. */
  readonly key: string;
  readonly content:
    | { readonly kind: 'message'; readonly message: Message }
    | { readonly kind: 'outgoing'; readonly outgoing: OutgoingMessage };
  /** `YYYY-MM-DD`; null if it goes on. */
  readonly day: string | null;
  readonly startsGroup: boolean;
  readonly endsGroup: boolean;
}

const GROUP_PAUSE_MS = 5 * 60_000;

/** Formatting days is slow, and a chat may be opened again. */
const days = new Map<string, WeakMap<Message, string>>();

function dayOf(message: Message, timeZone: string): string {
  const known = days.get(timeZone) ?? new WeakMap<Message, string>();
  days.set(timeZone, known);
  const day = known.get(message) ?? dayIn(Date.parse(message.created_at), timeZone);
  known.set(message, day);
  return day;
}

interface Line {
  readonly content: ChatEntry['content'];
  readonly key: string;
  readonly at: number;
  readonly day: string;
  /** Null for what is never part of a group: a change of an offer. */
  readonly author: number | null;
}

/** A chat, oldest first. What doesn't change keeps its identity. `keyOf`: the key of a message while it was sent. */
export function createChatLayout({
  viewer,
  timeZone,
  keyOf,
}: {
  viewer: number;
  timeZone: string;
  keyOf: (messageId: number) => string | undefined;
}) {
  let entries = new Map<string, ChatEntry>();
  const linesOf = new WeakMap<Message, Line>();

  function lineOf(message: Message): Line {
    const line = linesOf.get(message) ?? messageLine(message);
    linesOf.set(message, line);
    return line;
  }
  const messageLine = (message: Message): Line => ({
    content: { kind: 'message', message },
    key: keyOf(message.id) ?? `message-${message.id}`,
    at: Date.parse(message.created_at),
    day: dayOf(message, timeZone),
    author: announcedStatus(message.message_type) === null ? message.sender.id : null,
  });
  const outgoingLine = (outgoing: OutgoingMessage): Line => ({
    content: { kind: 'outgoing', outgoing },
    key: outgoing.key,
    at: outgoing.at,
    day: dayIn(outgoing.at, timeZone),
    author: viewer,
  });

  /** @param messages newest first */
  return (messages: readonly Message[], outgoing: readonly OutgoingMessage[]): ChatEntry[] => {
    const sent = messages.toReversed().map(lineOf);
    // What could not be sent days ago is still below the newest message.
    const earliest = sent.at(-1)?.day ?? '';
    const unsent = outgoing.map(outgoingLine);
    const lines = [
      ...sent,
      ...unsent.map((line) => (line.day < earliest ? { ...line, day: earliest } : line)),
    ];
    const next = new Map<string, ChatEntry>();
    for (const [index, line] of lines.entries()) {
      const before = lines[index - 1];
      const after = lines[index + 1];
      const entry: ChatEntry = {
        key: line.key,
        content: line.content,
        day: before?.day === line.day ? null : line.day,
        startsGroup: before === undefined || !isOneGroup(before, line),
        endsGroup: after === undefined || !isOneGroup(line, after),
      };
      const previous = entries.get(line.key);
      next.set(line.key, previous && isSame(previous, entry) ? previous : entry);
    }
    entries = next;
    return [...next.values()];
  };
}

function isOneGroup(one: Line, next: Line): boolean {
  const isSameAuthor = one.author !== null && one.author === next.author;
  return isSameAuthor && one.day === next.day && next.at - one.at < GROUP_PAUSE_MS;
}

function isSame(one: ChatEntry, other: ChatEntry): boolean {
  return (
    one.day === other.day &&
    one.startsGroup === other.startsGroup &&
    one.endsGroup === other.endsGroup &&
    subjectOf(one) === subjectOf(other)
  );
}

const subjectOf = ({ content }: ChatEntry) =>
  content.kind === 'message' ? content.message : content.outgoing;
