import type { CancelTimer, Clock } from '#src/domain/clock.ts';

/** How long a notice is shown by default, in milliseconds (section 9). */
export const NOTICE_MS = 3_000;

/** A short notice that dismisses itself. */
export interface NoticeEntry {
  readonly id: number;
  readonly tone: 'success' | 'danger' | 'info';
  readonly text: string;
  /** How long it is shown, in milliseconds. {@link NOTICE_MS} by default. */
  readonly duration?: number | undefined;
}

/** The visible notices, as a store for `useSyncExternalStore`. */
export interface NoticeStore {
  /** Newest first; the same array until it changes. */
  list(): readonly NoticeEntry[];
  /**
   * Adds a notice and starts its timer. It replaces the one before, except that errors stay for their
   * time.
   */
  show(notice: Omit<NoticeEntry, 'id'>): void;
  dismiss(id: number): void;
  /** Dismisses all notices. */
  clear(): void;
  /** Pauses the timers of all notices, for while one is hovered or focused. */
  pause(): void;
  /** Restarts the timer of every notice from the full duration. */
  resume(): void;
  subscribe(listener: () => void): () => void;
}

/** Creates a notice store. Notices are dismissed after their duration on the given clock. */
export function createNoticeStore(clock: Clock): NoticeStore {
  const listeners = new Set<() => void>();
  const timers = new Map<number, CancelTimer>();
  let notices: readonly NoticeEntry[] = [];
  let lastId = 0;
  let isPaused = false;

  function change(next: readonly NoticeEntry[]): void {
    notices = next;
    for (const listener of listeners) listener();
  }

  function dismiss(id: number): void {
    timers.get(id)?.();
    timers.delete(id);
    change(notices.filter((notice) => notice.id !== id));
    // The browser fires no pointerleave or blur when the hovered or focused notice is removed.
    resume();
  }

  function resume(): void {
    if (!isPaused) return;
    isPaused = false;
    for (const notice of notices) startTimer(notice);
  }

  function startTimer({ id, duration = NOTICE_MS }: NoticeEntry): void {
    if (isPaused) return;
    timers.set(
      id,
      clock.after(duration, () => dismiss(id)),
    );
  }

  return {
    list: () => notices,
    show(notice) {
      for (const { id, tone } of notices) if (tone !== 'danger') dismiss(id);
      lastId += 1;
      const entry = { ...notice, id: lastId };
      change([entry, ...notices]);
      startTimer(entry);
    },
    dismiss,
    clear() {
      for (const { id } of notices) dismiss(id);
    },
    pause() {
      isPaused = true;
      for (const cancel of timers.values()) cancel();
      timers.clear();
    },
    resume,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
