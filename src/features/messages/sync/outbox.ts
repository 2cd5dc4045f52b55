import type { QueryClient } from '@tanstack/react-query';
import { cleanText } from '#src/domain/typed-text.ts';
import { createListeners } from '#src/domain/listeners.ts';
import * as z from 'zod/mini';
import { sendMessage } from '#src/contract/messages.ts';
import type { Message } from '#src/domain/message.ts';
import { ApiError } from '#src/lib/calls/api-error.ts';
import { createIdempotencyKey } from '#src/lib/calls/idempotency-key.ts';
import { DRAFTS_KEY } from '#src/lib/forms/drafts.ts';
import {
  CONFIRM_TIMEOUT_MS,
  noAttempts,
  prepareCall,
  sendReliably,
  type Attempts,
  type ReliableCall,
} from '#src/lib/calls/reliable-call.ts';
import { fetchPage } from '#src/lib/calls/query.ts';
import { recentKey } from '#src/lib/lists/recent-list.ts';
import type { Services } from '#src/lib/app/services.ts';
import { chatCopy } from '../copy.ts';
import { addSentMessage } from './message-patches.ts';
import { messageLog } from './queries.ts';

/** After this time without an answer, a message is looked for in the conversation. */
export const SEND_TIMEOUT_MS = 30_000;

export interface OutgoingMessage {
  /** Identifies it, on the server, too; {@link Outbox.keyOf} maps the sent message to it. */
  readonly key: string;
  readonly serial: number;
  readonly text: string;
  /** In milliseconds since the epoch. */
  readonly at: number;
  readonly state: 'waiting' | 'sending' | 'failed';
  readonly error: ApiError | null;
  /** Whether it may have been delivered nevertheless. Sending it again asks the server first. */
  readonly isUnconfirmed: boolean;
}

/**
 * The messages that the server has not confirmed. Each conversation is a queue: one message at a time, so
 * the order is kept. They are saved until they are confirmed or discarded, so none is lost when the page is
 * left, reloaded, or the session ends.
 */
export interface Outbox {
  /** Oldest first. The same array until one changes. */
  messages(conversation: number): readonly OutgoingMessage[];
  subscribe(listener: () => void): () => void;
  send(conversation: number, text: string): void;
  retry(conversation: number, key: string): void;
  /** Removes a message that has failed. Returns a function that brings it back to its place. */
  discard(conversation: number, key: string): () => void;
  reconcile(conversation: number, log: readonly Message[]): void;
  /** The key that a sent message had in the outbox. */
  keyOf(messageId: number): string | undefined;
}

/** How long one send takes at most, with the question whether it has arrived. */
const LONGEST_SEND_MS = SEND_TIMEOUT_MS + CONFIRM_TIMEOUT_MS;

const Saved = z.object({
  key: z.string(),
  text: z.string(),
  at: z.number(),
  /** The newest message at that time: this one can only be after it. */
  after: z.number(),
  wasSent: z.boolean(),
  /** Until when the tab that saved it is sending it, in milliseconds since the epoch; 0 if it is not. */
  busyUntil: z.number(),
});
type Saved = z.infer<typeof Saved>;
/** One that does not fit is left out. */
const SavedQueue = z.array(z.catch(z.nullable(Saved), null));

type Sendable = Pick<Saved, 'key' | 'text' | 'after'>;

interface Entry extends OutgoingMessage {
  readonly after: number;
  /** Until when another tab, or this one before a reload, is sending it, in ms since the epoch; 0 if none is. */
  readonly elsewhereUntil: number;
  readonly attempts: Attempts<Sendable>;
}

/** Each belongs to a query cache, so it ends with the session, and to its viewer: the next may use the same cache. */
const outboxes = new WeakMap<QueryClient, { viewer: number | undefined; outbox: Outbox }>();

export function outboxOf(services: Services): Outbox {
  const queries = services.cache.current();
  const viewer = services.environment.session.current()?.user.id;
  const known = outboxes.get(queries);
  if (known && known.viewer === viewer) return known.outbox;
  const outbox = createOutbox(services, queries, viewer);
  outboxes.set(queries, { viewer, outbox });
  return outbox;
}

function createOutbox(
  services: Services,
  queries: QueryClient,
  viewer: number | undefined,
): Outbox {
  const { api, cache, environment, notices } = services;
  const { clock, session } = environment;
  const drafts = services.drafts.shared();
  const queues = new Map<number, readonly Entry[]>();
  const listeners = createListeners();
  const sentKeys = new Map<number, string>();
  let serial = 0;

  const isCurrentViewer = () =>
    cache.current() === queries && session.current()?.user.id === viewer;
  const draftName = (conversation: number) => `outbox:${conversation}`;

  function queueOf(conversation: number): readonly Entry[] {
    const known = queues.get(conversation);
    if (known) return known;
    const loaded = savedIn(conversation).map(restored);
    queues.set(conversation, loaded);
    return loaded;
  }

  function savedIn(conversation: number): Saved[] {
    const saved = drafts.read(draftName(conversation), SavedQueue) ?? [];
    // No tab sends for longer, whatever the record or a changed clock says: such a message can be sent again.
    const latest = clock.now() + LONGEST_SEND_MS;
    return saved.flatMap((each) =>
      each === null ? [] : [each.busyUntil > latest ? { ...each, busyUntil: 0 } : each],
    );
  }

  /** As another tab, or the page before a reload, has saved it. */
  function restored({ key, text, at, after, wasSent, busyUntil }: Saved): Entry {
    const attempts = noAttempts<Sendable>();
    const error = new ApiError({ kind: 'network', endpoint: sendMessage });
    if (wasSent) {
      attempts.unconfirmed = { variables: { key, text, after }, error, idempotencyKey: key };
    }
    const wait = busyUntil - clock.now();
    // Unless that tab says otherwise until then, it can be sent again.
    if (wait > 0) clock.after(wait, followStorage);
    const state = wait > 0 ? 'sending' : 'failed';
    return {
      key,
      serial: 0,
      text,
      at,
      after,
      state,
      error,
      isUnconfirmed: wasSent,
      elsewhereUntil: wait > 0 ? busyUntil : 0,
      attempts,
    };
  }

  function followStorage(): void {
    if (!isCurrentViewer()) return;
    for (const [conversation, queue] of queues) {
      const saved = new Map(savedIn(conversation).map((each) => [each.key, each]));
      const followed = queue.flatMap((entry) => {
        const isOwn = entry.elsewhereUntil === 0;
        if (isOwn && entry.state !== 'failed') return [entry];
        const now = saved.get(entry.key);
        if (now === undefined) return [];
        const isBusy = now.busyUntil > clock.now();
        const isSame = isBusy ? now.busyUntil === entry.elsewhereUntil : isOwn;
        return [isSame ? entry : restored(now)];
      });
      const isChanged =
        followed.length < queue.length || followed.some((each, index) => each !== queue[index]);
      if (isChanged) queues.set(conversation, followed);
    }
    listeners.notify();
  }

  function put(conversation: number, key: string, next: Entry | null): void {
    // Once the viewer has left, only what signing out has not deleted.
    const isSaved = () => savedIn(conversation).some((saved) => saved.key === key);
    if (isCurrentViewer() || isSaved()) save(conversation, key, next);
    replace(conversation, key, next);
  }

  function replace(conversation: number, key: string, next: Entry | null): void {
    const queue = queueOf(conversation);
    const isNew = queue.every((entry) => entry.key !== key);
    const replaced = queue.flatMap((entry) => {
      if (entry.key !== key) return [entry];
      return next === null ? [] : [next];
    });
    queues.set(conversation, isNew && next !== null ? [...replaced, next] : replaced);
    listeners.notify();
  }

  /** Saves only this message: another tab may have others. */
  function save(conversation: number, key: string, next: Entry | null): void {
    const name = draftName(conversation);
    const others = savedIn(conversation).filter((saved) => saved.key !== key);
    const saved = next === null ? others : [...others, savedOf(next, clock.now())];
    if (saved.length === 0) drafts.clear(name);
    else
      drafts.save(
        name,
        saved.toSorted((a, b) => a.at - b.at),
        saved.map(({ text }) => text),
      );
  }

  function newestKnown(conversation: number): number {
    const log = queries.getQueryData<{ messages: readonly Message[] }>(
      recentKey(messageLog(conversation)),
    );
    return Math.max(0, ...(log?.messages.map(({ id }) => id) ?? []));
  }

  function deliveredIn(
    log: readonly Message[],
    { key, text, after }: Sendable,
  ): Message | undefined {
    return log.findLast(
      (message) =>
        message.id > after &&
        message.sender.id === viewer &&
        message.message_type === 'text' &&
        message.message === text &&
        // A poll may have brought it while it was being looked for.
        (sentKeys.get(message.id) ?? key) === key,
    );
  }

  function callOf(conversation: number): ReliableCall<Sendable, { message: Message }> {
    return {
      timeout: SEND_TIMEOUT_MS,
      idempotencyKey: ({ key }) => key,
      request: ({ text }) =>
        prepareCall(sendMessage, { params: { id: conversation }, body: { message: text } }),
      async confirm(sendable, { signal }) {
        const log = messageLog(conversation);
        // Not through the cache: a fetch in flight may have been answered before the message arrived.
        let oldest = Infinity;
        for (let page = 1; ; page += 1) {
          const { messages, has_more } = await fetchPage(api, log, page, signal);
          const message = deliveredIn(messages, sendable);
          if (message) return { message };
          // A server that repeats itself would be asked forever.
          const first = Math.min(...messages.map(({ id }) => id));
          const isLast = !has_more || first >= oldest;
          oldest = first;
          if (isLast || messages.some(({ id }) => id <= sendable.after)) return null;
        }
      },
    };
  }

  async function work(conversation: number): Promise<void> {
    const queue = queueOf(conversation);
    const isSending = queue.some(
      ({ state, elsewhereUntil }) => state === 'sending' && elsewhereUntil === 0,
    );
    if (!isCurrentViewer() || isSending) return;
    const next = queue.find(({ state }) => state === 'waiting');
    if (next === undefined) return;
    const { key, attempts } = next;
    // What may have been delivered already can be older than what is known now.
    const after = next.isUnconfirmed ? next.after : newestKnown(conversation);
    const entry: Entry = { ...next, after, state: 'sending', isUnconfirmed: true };
    put(conversation, key, entry);
    // Other tabs must not take the ones behind it for given up.
    for (const each of queueOf(conversation)) {
      if (each.state === 'waiting') save(conversation, each.key, each);
    }
    const isThere = () => queueOf(conversation).some((each) => each.key === key);
    try {
      const context = { api, clock };
      const sendable = { key, text: entry.text, after };
      const answer = await sendReliably(
        context,
        attempts,
        callOf(conversation),
        sendable,
        () => {},
      );
      sentKeys.set(answer.message.id, key);
      addSentMessage(queries, conversation, answer.message);
      put(conversation, key, null);
    } catch (cause) {
      // A poll may have brought the message in the meantime.
      if (isThere()) {
        const error =
          cause instanceof ApiError
            ? cause
            : new ApiError({ kind: 'network', endpoint: sendMessage, cause });
        const isUnconfirmed = attempts.unconfirmed !== undefined;
        put(conversation, key, { ...entry, state: 'failed', error, isUnconfirmed });
        if (isCurrentViewer()) {
          notices.show({ tone: 'danger', text: chatCopy.send.failedNotice });
        }
      }
    }
    if (isCurrentViewer()) await work(conversation);
    else release(conversation);
  }

  /** Lets the next page with this viewer send what this one does not get to send. */
  function release(conversation: number): void {
    for (const each of queueOf(conversation)) {
      if (each.state === 'waiting') put(conversation, each.key, { ...each, state: 'failed' });
    }
  }

  const stopFollowing = environment.storage.subscribe((key) => {
    if (key === null || key === DRAFTS_KEY) followStorage();
  });
  const unsubscribe = cache.subscribe(() => {
    stopFollowing();
    unsubscribe();
  });

  return {
    messages: queueOf,
    subscribe: listeners.subscribe,
    send(conversation, text) {
      const at = clock.now();
      serial += 1;
      const key = createIdempotencyKey();
      put(conversation, key, {
        key,
        serial,
        text: cleanText(text),
        at,
        after: 0,
        state: 'waiting',
        error: null,
        isUnconfirmed: false,
        elsewhereUntil: 0,
        attempts: noAttempts(),
      });
      void work(conversation);
    },
    retry(conversation, key) {
      // Another tab may have delivered or discarded it, or may be sending it.
      followStorage();
      const entry = queueOf(conversation).find((each) => each.key === key);
      if (entry?.state !== 'failed') return;
      put(conversation, key, { ...entry, state: 'waiting', error: null });
      void work(conversation);
    },
    discard(conversation, key) {
      const place = queueOf(conversation).findIndex((each) => each.key === key);
      const entry = queueOf(conversation)[place];
      if (entry?.state !== 'failed') return () => {};
      put(conversation, key, null);
      return () => {
        const queue = queueOf(conversation);
        if (!isCurrentViewer() || queue.some((each) => each.key === key)) return;
        save(conversation, key, entry);
        queues.set(conversation, queue.toSpliced(place, 0, entry));
        listeners.notify();
      };
    },
    reconcile(conversation, log) {
      for (const entry of queueOf(conversation)) {
        // What was never sent can only resemble an earlier message.
        if (!entry.isUnconfirmed) continue;
        const message = deliveredIn(log, entry);
        if (message === undefined) continue;
        sentKeys.set(message.id, entry.key);
        put(conversation, entry.key, null);
      }
    },
    keyOf: (messageId) => sentKeys.get(messageId),
  };
}

function savedOf({ key, text, at, after, state, isUnconfirmed }: Entry, now: number): Saved {
  const busyUntil = state === 'failed' ? 0 : now + LONGEST_SEND_MS;
  return { key, text, at, after, wasSent: isUnconfirmed, busyUntil };
}
