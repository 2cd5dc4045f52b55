import type { CancelTimer, Clock } from '#src/domain/clock.ts';

/** How long a toast is shown (section 9). */
export const TOAST_MS = 3_000;

/** A short notice that dismisses itself. */
export interface ToastEntry {
  readonly id: number;
  readonly tone: 'success' | 'danger' | 'info';
  readonly text: string;
}

/** The visible toasts, as a store for `useSyncExternalStore`. */
export interface ToastStore {
  /** Oldest first; the same array until it changes. */
  list(): readonly ToastEntry[];
  /** Adds a toast and starts its timer. */
  show(toast: Omit<ToastEntry, 'id'>): void;
  dismiss(id: number): void;
  /** Dismisses all toasts. */
  clear(): void;
  /** Pauses the timers of all toasts, for while one is hovered or focused. */
  pause(): void;
  /** Restarts the timer of every toast from the full duration. */
  resume(): void;
  subscribe(listener: () => void): () => void;
}

/** Creates a toast store. Toasts are dismissed after {@link TOAST_MS} on the given clock. */
export function createToastStore(clock: Clock): ToastStore {
  const listeners = new Set<() => void>();
  const timers = new Map<number, CancelTimer>();
  let toasts: readonly ToastEntry[] = [];
  let lastId = 0;
  let isPaused = false;

  function change(next: readonly ToastEntry[]): void {
    toasts = next;
    for (const listener of listeners) listener();
  }

  function dismiss(id: number): void {
    timers.get(id)?.();
    timers.delete(id);
    change(toasts.filter((toast) => toast.id !== id));
    // The browser fires no pointerleave or blur when the hovered or focused toast is removed.
    resume();
  }

  function resume(): void {
    if (!isPaused) return;
    isPaused = false;
    for (const { id } of toasts) startTimer(id);
  }

  function startTimer(id: number): void {
    if (!isPaused)
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
    clear() {
      for (const { id } of toasts) dismiss(id);
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
