import { SESSION_KEYS } from '#src/domain/session-keys.ts';
import { User } from '#src/domain/user.ts';
import type { KeyValueStorage } from './storage.ts';

/** Somebody who is signed in. */
export interface Session {
  readonly token: string;
  readonly user: User;
}

/**
 * Why a session ended: the person signed out, did so in another tab, or the server no longer
 * knows the token.
 */
export type SessionEnd = 'signed-out' | 'signed-out-elsewhere' | 'unauthorized';

/** Who is signed in; a store that React can subscribe to. */
export interface SessionStore {
  /** The same object until it changes; null when nobody is signed in. */
  current(): Session | null;
  /** Why the last session ended, until somebody signs in. */
  lastEnd(): SessionEnd | null;
  start(session: Session): void;
  /** Clears token, user and role (section 4). */
  end(reason: SessionEnd): void;
  subscribe(listener: () => void): () => void;
  /**
   * Section 4's global event: calls back whenever a session ends, with the reason, and when a
   * visitor, who had none, was refused.
   */
  onEnd(listener: (end: SessionEnded) => void): () => void;
}

/** What is told of an end. */
export interface SessionEnded {
  readonly reason: SessionEnd;
  /** False for a visitor. */
  readonly hadSession: boolean;
}

function read(storage: KeyValueStorage): Session | null {
  const token = storage.get(SESSION_KEYS.token);
  const record = storage.get(SESSION_KEYS.user);
  if (!token || !record) return null;
  try {
    const user = User.safeParse(JSON.parse(record));
    return user.success ? { token, user: user.data } : null;
  } catch {
    // A record that cannot be read is nobody (the token alone signs no one in).
    return null;
  }
}

/** Makes the session store over a storage; changes by other tabs are followed. */
export function createSessionStore(storage: KeyValueStorage): SessionStore {
  const listeners = new Set<() => void>();
  const endListeners = new Set<(end: SessionEnded) => void>();
  let session = read(storage);
  let ended: SessionEnd | null = null;

  function change(next: Session | null, reason: SessionEnd | null): void {
    const hadSession = session !== null;
    session = next;
    // A visitor had no session that could end.
    if (reason === null || hadSession) ended = reason;
    for (const listener of listeners) listener();
    if (reason) for (const listener of endListeners) listener({ reason, hadSession });
  }

  storage.subscribe((key) => {
    if (key !== null && key !== SESSION_KEYS.token && key !== SESSION_KEYS.user) return;
    const next = read(storage);
    if (JSON.stringify(next) === JSON.stringify(session)) return;
    change(next, next ? null : 'signed-out-elsewhere');
  });

  return {
    current: () => session,
    lastEnd: () => ended,
    start(next) {
      storage.set(SESSION_KEYS.token, next.token);
      storage.set(SESSION_KEYS.user, JSON.stringify(next.user));
      change(next, null);
    },
    end(reason) {
      for (const key of Object.values(SESSION_KEYS)) storage.remove(key);
      change(null, reason);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onEnd(listener) {
      endListeners.add(listener);
      return () => endListeners.delete(listener);
    },
  };
}
