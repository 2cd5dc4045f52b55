import type { CancelTimer, Clock } from '#src/domain/clock.ts';
import { createListeners } from '#src/domain/listeners.ts';

/** How long a notice is shown by default, in milliseconds (product.md §9). */
export const NOTICE_MS = 3_000;

/** Time to find a button and to press it, in milliseconds. */
const ACTION_MS = 8_000;

export interface NoticeEntry {
  readonly id: number;
  readonly tone: 'success' | 'danger' | 'info';
  readonly text: string;
  /** How often it was shown while it was not dismissed. */
  readonly count?: number;
  /** A picture of what went well, in place of the tone's icon. */
  readonly moment?: 'handshake' | undefined;
  /** The one thing to do about it, such as to undo what it tells. Afterwards the notice is gone. */
  readonly action?: { readonly label: string; readonly run: () => void } | undefined;
  /** How long it is shown, in milliseconds. {@link NOTICE_MS} by default, {@link ACTION_MS} with an action. */
  readonly duration?: number | undefined;
}

export interface NoticeStore {
  /**
   * The notice on the screen; null when there is none. The same object until it changes. There is only one
   * at a time, so that notices never cover what is below them.
   */
  current(): NoticeEntry | null;
  /**
   * Shows a notice in place of the current one. A replaced error is shown again afterwards, for its full
   * duration; other notices are dropped. Equal notices are one, which counts them.
   */
  show(notice: Omit<NoticeEntry, 'id' | 'count'>): void;
  dismiss(id: number): void;
  clear(): void;
  pause(): void;
  /** Restarts a paused timer with the full duration. */
  resume(): void;
  subscribe(listener: () => void): () => void;
}

export function createNoticeStore(clock: Clock): NoticeStore {
  const listeners = createListeners();
  /** The current notice, and after it the errors that it has replaced. */
  let queue: readonly NoticeEntry[] = [];
  let cancelTimer: CancelTimer | null = null;
  let lastId = 0;

  function stopTimer(): void {
    cancelTimer?.();
    cancelTimer = null;
  }

  function startTimer(): void {
    const [current] = queue;
    if (!current || cancelTimer) return;
    const duration = current.duration ?? (current.action ? ACTION_MS : NOTICE_MS);
    cancelTimer = clock.after(duration, () => dismiss(current.id));
  }

  function change(next: readonly NoticeEntry[]): void {
    const hasNewCurrent = next[0] !== queue[0];
    queue = next;
    // Also if the one before was paused: the browser fires no pointerleave or blur for what is removed.
    if (hasNewCurrent) {
      stopTimer();
      startTimer();
    }
    listeners.notify();
  }

  function dismiss(id: number): void {
    change(queue.filter((notice) => notice.id !== id));
  }

  return {
    current: () => queue[0] ?? null,
    show(notice) {
      lastId += 1;
      const isEqual = ({ tone, text }: NoticeEntry) => tone === notice.tone && text === notice.text;
      const count = (queue.find(isEqual)?.count ?? 0) + 1;
      const others = queue.filter((each) => each.tone === 'danger' && !isEqual(each));
      change([{ ...notice, id: lastId, count }, ...others]);
    },
    dismiss,
    clear: () => change([]),
    pause: stopTimer,
    resume: startTimer,
    subscribe: listeners.subscribe,
  };
}
