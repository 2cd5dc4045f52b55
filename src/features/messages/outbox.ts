import type { QueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { sendMessage } from '#src/contract/messages.ts';
import type { Message } from '#src/domain/message.ts';
import { ApiError } from '#src/lib/api-error.ts';
import { applyPatch } from '#src/lib/patch.ts';
import {
  noAttempts,
  prepareCall,
  sendReliably,
  type Attempts,
  type ReliableCall,
} from '#src/lib/reliable-call.ts';
import { fetchRecentPage, recentKey } from '#src/lib/recent-list.ts';
import type { Services } from '#src/lib/services.ts';
import { chatCopy } from './copy.ts';
import { sentMessagePatch } from './message-patches.ts';
import { messageLog } from './queries.ts';

/** After this time without an answer, a message is looked for in the conversation. */
export const SEND_TIMEOUT_MS = 30_000;

/** A message that the server has not confirmed yet. */
export interface OutgoingMessage {
  /** Identifies it in its conversation; {@link Outbox.keyOf} maps the sent message to it. */
  readonly key: string;
  readonly text: string;
  /** When the user sent it, in milliseconds since the epoch. */
  readonly at: number;
  readonly state: 'waiting' | 'sending' | 'failed';
  /** Why it failed. */
  readonly error: ApiError | null;
  /** Whether it may have been delivered nevertheless. Sending it again asks the server first. */
  readonly isUnconfirmed: boolean;
}

/**
 * The messages that the viewer has sent and the server has not confirmed. Each conversation is a queue:
 * one message at a time, so the order is kept. Messages are saved until they are confirmed or discarded,
 * so none is lost when the page is left, reloaded, or the session ends.
 */
export interface Outbox {
  /** The messages of a conversation, oldest first. The same array until one changes. */
  messages(conversation: number): readonly OutgoingMessage[];
  subscribe(listener: () => void): () => void;
  /** Sends a text. */
  send(conversation: number, text: string): void;
  /** Sends a failed message again. */
  retry(conversation: number, key: string): void;
  /** Deletes a failed message. */
  discard(conversation: number, key: string): void;
  /** Removes messages that turn out to be in the conversation's log. */
  reconcile(conversation: number, log: readonly Message[]): void;
  /** The key that a sent message had in the outbox; undefined for all others. */
  keyOf(messageId: number): string | undefined;
}

/** A message as it is saved. */
const Saved = z.object({
  key: z.string(),
  text: z.string(),
  at: z.number(),
  /** The newest message at that time: this one can only be after it. */
  after: z.number(),
  /** Whether it was sent at least once. */
  wasSent: z.boolean(),
});
type Saved = z.infer<typeof Saved>;
const SavedQueue = z.array(Saved);

/** What is sent, and what is needed to recognize it in the conversation. */
type Sendable = Pick<Saved, 'text' | 'after'>;

interface Entry extends OutgoingMessage {
  readonly after: number;
  readonly attempts: Attempts<Sendable>;
}

const outboxes = new WeakMap<QueryClient, Outbox>();

/** The outbox of the current viewer. It belongs to their query cache, so it ends with the session. */
export function outboxOf(services: Services): Outbox {
  const { queries } = services.cache.current();
  const outbox = outboxes.get(queries) ?? createOutbox(services, queries);
  outboxes.set(queries, outbox);
  return outbox;
}

function createOutbox(services: Services, queries: QueryClient): Outbox {
  const { api, cache, drafts, environment, notices } = services;
  const { clock, session } = environment;
  const viewer = session.current()?.user.id;
  const queues = new Map<number, readonly Entry[]>();
  const listeners = new Set<() => void>();
  const sentKeys = new Map<number, string>();
  let serial = 0;

  /** Drafts belong to whoever is signed in, so nothing may be saved once the viewer has left. */
  const isCurrentViewer = () => cache.current().queries === queries;
  const draftName = (conversation: number) => `outbox:${conversation}`;

  function queueOf(conversation: number): readonly Entry[] {
    const known = queues.get(conversation);
    if (known) return known;
    const loaded = (drafts.read(draftName(conversation), SavedQueue) ?? []).map(restored);
    queues.set(conversation, loaded);
    return loaded;
  }

  /** A message that was saved before the page was loaded. Another tab may be sending it right now. */
  function restored(saved: Saved): Entry {
    const { wasSent, ...rest } = saved;
    const attempts = noAttempts<Sendable>();
    const error = new ApiError({ kind: 'network', endpoint: sendMessage });
    const { text, after } = saved;
    if (wasSent) attempts.unconfirmed = { variables: { text, after }, error };
    return { ...rest, state: 'failed', error, isUnconfirmed: wasSent, attempts };
  }

  /** Replaces a message, or removes it. Saves only this one: another tab may have others. */
  function put(conversation: number, key: string, next: Entry | null): void {
    const queue = queueOf(conversation);
    const isNew = queue.every((entry) => entry.key !== key);
    const replaced = queue.flatMap((entry) => {
      if (entry.key !== key) return [entry];
      return next === null ? [] : [next];
    });
    queues.set(conversation, isNew && next !== null ? [...replaced, next] : replaced);
    if (isCurrentViewer()) save(conversation, key, next);
    for (const listener of listeners) listener();
  }

  function save(conversation: number, key: string, next: Entry | null): void {
    const name = draftName(conversation);
    const others = (drafts.read(name, SavedQueue) ?? []).filter((saved) => saved.key !== key);
    const saved = next === null ? others : [...others, savedOf(next)];
    if (saved.length === 0) drafts.clear(name);
    else
      drafts.save(
        name,
        saved.toSorted((a, b) => a.at - b.at),
      );
  }

  function newestKnown(conversation: number): number {
    const log = queries.getQueryData<{ messages: readonly Message[] }>(
      recentKey(messageLog(conversation)),
    );
    return Math.max(0, ...(log?.messages.map(({ id }) => id) ?? []));
  }

  function deliveredIn(log: readonly Message[], { text, after }: Sendable): Message | undefined {
    return log.findLast(
      (message) =>
        message.id > after &&
        message.sender.id === viewer &&
        message.message_type === 'text' &&
        message.message === text &&
        !sentKeys.has(message.id),
    );
  }

  function callOf(conversation: number): ReliableCall<Sendable, { message: Message }> {
    return {
      timeout: SEND_TIMEOUT_MS,
      request: ({ text }) =>
        prepareCall(sendMessage, { params: { id: conversation }, body: { message: text } }),
      async confirm(sendable, { signal }) {
        const log = messageLog(conversation);
        // Not through the cache: a fetch in flight may have been answered before the message arrived.
        for (let page = 1; ; page += 1) {
          const { messages, has_more } = await fetchRecentPage(api, log, page, signal);
          const message = deliveredIn(messages, sendable);
          if (message) return { message };
          if (!has_more || messages.some(({ id }) => id <= sendable.after)) return null;
        }
      },
    };
  }

  /** Sends the first waiting message, and then the ones after it. */
  async function work(conversation: number): Promise<void> {
    const queue = queueOf(conversation);
    if (!isCurrentViewer() || queue.some(({ state }) => state === 'sending')) return;
    const next = queue.find(({ state }) => state === 'waiting');
    if (next === undefined) return;
    const { key, attempts } = next;
    // What may have been delivered already can be older than what is known now.
    const after = next.isUnconfirmed ? next.after : newestKnown(conversation);
    const entry: Entry = { ...next, after, state: 'sending', isUnconfirmed: true };
    put(conversation, key, entry);
    try {
      const context = { api, clock };
      const sendable = { text: entry.text, after };
      const answer = await sendReliably(
        context,
        attempts,
        callOf(conversation),
        sendable,
        () => {},
      );
      if (!isCurrentViewer()) return;
      sentKeys.set(answer.message.id, key);
      applyPatch(queries, sentMessagePatch(conversation), answer);
      put(conversation, key, null);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (!isCurrentViewer()) return;
      const isUnconfirmed = attempts.unconfirmed !== undefined;
      put(conversation, key, { ...entry, state: 'failed', error, isUnconfirmed });
      notices.show({ tone: 'danger', text: chatCopy.send.failedNotice });
    }
    await work(conversation);
  }

  return {
    messages: queueOf,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    send(conversation, text) {
      const at = clock.now();
      serial += 1;
      const key = `${at}.${serial}`;
      put(conversation, key, {
        key,
        text: text.trim(),
        at,
        after: 0,
        state: 'waiting',
        error: null,
        isUnconfirmed: false,
        attempts: noAttempts(),
      });
      void work(conversation);
    },
    retry(conversation, key) {
      const entry = queueOf(conversation).find((each) => each.key === key);
      if (entry?.state !== 'failed') return;
      put(conversation, key, { ...entry, state: 'waiting', error: null });
      void work(conversation);
    },
    discard(conversation, key) {
      const entry = queueOf(conversation).find((each) => each.key === key);
      if (entry?.state === 'failed') put(conversation, key, null);
    },
    reconcile(conversation, log) {
      for (const entry of queueOf(conversation)) {
        if (entry.state !== 'failed' || !entry.isUnconfirmed) continue;
        const message = deliveredIn(log, entry);
        if (message === undefined) continue;
        sentKeys.set(message.id, entry.key);
        put(conversation, entry.key, null);
      }
    },
    keyOf: (messageId) => sentKeys.get(messageId),
  };
}

function savedOf({ key, text, at, after, isUnconfirmed }: Entry): Saved {
  return { key, text, at, after, wasSent: isUnconfirmed };
}
