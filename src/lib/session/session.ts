import { createListeners } from '#src/domain/listeners.ts';
import { SESSION_END_KEY, SESSION_KEYS } from '#src/domain/session-keys.ts';
import type { User } from '#src/domain/user.ts';
import { isStoredUser } from './session-user.ts';
import type { KeyValueStorage } from './storage.ts';

export interface Session {
  readonly token: string;
  readonly user: User;
}

/**
 * Why a session ended: the user signed out here or in another tab, or the server rejected the
 * token, of a call of any tab.
 */
export type SessionEnd = 'signed-out' | 'signed-out-elsewhere' | 'unauthorized';

export type SessionOrigin = 'here' | 'elsewhere';

/** The current session, as a store for `useSyncExternalStore`. */
export interface SessionStore {
  /** The session, null when signed out. The same object until it changes. */
  current(): Session | null;
  /** Why the last session ended; null after the next sign-in. */
  lastEnd(): SessionEnd | null;
  /** Whose session has ended last, by id; null after the next sign-in. */
  lastUser(): number | null;
  start(session: Session): void;
  /** Ends the session and clears token, user and role from storage (product.md §4). */
  end(reason: SessionEnd): void;
  /** The user is signing out. A 401 of any tab that comes before it is done then counts as signed out, too. */
  expectSignOut(): void;
  subscribe(listener: (origin: SessionOrigin) => void): () => void;
  /**
   * The global unauthorized event of product.md §4: calls back when a session ends for any reason, and
   * when a signed-out visitor gets a 401.
   */
  onEnd(listener: (end: SessionEnded) => void): () => void;
}

export interface SessionEnded {
  readonly reason: SessionEnd;
  /** False for a signed-out visitor. */
  readonly hadSession: boolean;
}

function read(storage: KeyValueStorage): Session | null {
  const token = storage.get(SESSION_KEYS.token);
  const record = storage.get(SESSION_KEYS.user);
  // Only such a token can be sent in a header.
  if (!token || !record || !/^[ -~]+$/.test(token)) return null;
  try {
    const user: unknown = JSON.parse(record);
    return isStoredUser(user) ? { token, user } : null;
  } catch {
    // A corrupt record means signed out: a token without a user is not a session.
    return null;
  }
}

/** Creates a session store over a storage, and keeps it in sync with other tabs. */
export function createSessionStore(storage: KeyValueStorage): SessionStore {
  const listeners = createListeners<[origin: SessionOrigin]>();
  const endListeners = createListeners<[end: SessionEnded]>();
  let session = read(storage);
  let ended: SessionEnd | null = null;
  let lastUser: number | null = null;
  let isSigningOut = false;

  function change(next: Session | null, reason: SessionEnd | null, origin: SessionOrigin): void {
    const hadSession = session !== null;
    if (next) lastUser = null;
    else if (session) lastUser = session.user.id;
    session = next;
    isSigningOut = false;
    // A signed-out visitor had no session to end.
    if (reason === null || hadSession) ended = reason;
    listeners.notify(origin);
    if (reason) endListeners.notify({ reason, hadSession });
  }

  /** Why another tab has ended the session. */
  function endElsewhere(): SessionEnd {
    // Signing out revokes the token, and the other tab's 401 may come before the answer to it.
    if (isSigningOut) return 'signed-out';
    const isRejected = storage.get(SESSION_END_KEY) === ('unauthorized' satisfies SessionEnd);
    return isRejected ? 'unauthorized' : 'signed-out-elsewhere';
  }

  storage.subscribe((key) => {
    if (key !== null && key !== SESSION_KEYS.token && key !== SESSION_KEYS.user) return;
    const next = read(storage);
    // Another tab signs in, and has written the user only: the token follows with an event of its own.
    const isPartial = next?.token === session?.token && next?.user.id !== session?.user.id;
    if (next && session && isPartial) return;
    if (JSON.stringify(next) === JSON.stringify(session)) return;
    change(next, next ? null : endElsewhere(), 'elsewhere');
  });

  return {
    current: () => session,
    lastEnd: () => ended,
    lastUser: () => lastUser,
    start(next) {
      storage.remove(SESSION_END_KEY);
      // The user first: a new token with the old user would be taken for theirs.
      storage.set(SESSION_KEYS.user, JSON.stringify(next.user));
      storage.set(SESSION_KEYS.token, next.token);
      change(next, null, 'here');
    },
    end(reason) {
      const why = isSigningOut ? 'signed-out' : reason;
      // First, so that other tabs know it when the token is gone.
      if (session) storage.set(SESSION_END_KEY, why);
      for (const key of Object.values(SESSION_KEYS)) storage.remove(key);
      change(null, why, 'here');
    },
    expectSignOut() {
      isSigningOut = true;
    },
    subscribe: listeners.subscribe,
    onEnd: endListeners.subscribe,
  };
}
