import type { CancelTimer, Clock } from '#src/domain/clock.ts';

/** How long a toast stays by default (section 9). */
export const TOAST_MS = 3_000;

/** A short notice that goes by itself. */
export interface ToastEntry {
  readonly id: number;
  readonly tone: 'success' | 'danger' | 'info';
  readonly text: string;
}

/** The toasts on the screen; a store that React can subscribe to. */
export interface ToastStore {
  /** Oldest first; the same array until it changes. */
  list(): readonly ToastEntry[];
  show(toast: Omit<ToastEntry, 'id'>): void;
  dismiss(id: number): void;
  /** Stops the time of all toasts while somebody reads or reaches for one. */
  hold(): void;
  /** Gives each toast its full time again. */
  release(): void;
  subscribe(listener: () => void): () => void;
}

/** Makes a store whose toasts go after {@link TOAST_MS} on this clock. */
export function createToastStore(clock: Clock): ToastStore {
  const listeners = new Set<() => void>();
  const timers = new Map<number, CancelTimer>();
  let toasts: readonly ToastEntry[] = [];
  let lastId = 0;
  let isHeld = false;

  function change(next: readonly ToastEntry[]): void {
    toasts = next;
    for (const listener of listeners) listener();
  }

  function dismiss(id: number): void {
    timers.get(id)?.();
    timers.delete(id);
    change(toasts.filter((toast) => toast.id !== id));
    // Pointer or focus went with it, and no event will say so.
    release();
  }

  function release(): void {
    if (!isHeld) return;
    isHeld = false;
    for (const { id } of toasts) startTimer(id);
  }

  function startTimer(id: number): void {
    if (!isHeld)
      timers.set(
        id,
        clock.after(TOAST_MS, () => dismiss(id)),
      );
  }

  return {
    list: () => toasts,
    show(toast) {
      lastId += 1;
      change([...toasts, { ...toast, id: lastId }]);
      startTimer(lastId);
    },
    dismiss,
    hold() {
      isHeld = true;
      for (const cancel of timers.values()) cancel();
      timers.clear();
    },
    release,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
