import type { Environment } from '#src/lib/app/environment.ts';

/** What an app holds on to in its environment. */
export interface HeldResources {
  /** Timers that are waiting. */
  timers(): number;
  /** Listeners of the environment that are subscribed. */
  listeners(): number;
}

/** Counts an environment's timers and listeners from now on. Call it before the app is rendered. */
export function countHeld({ clock, ...sources }: Environment): HeldResources {
  const timers = new Set<symbol>();
  const listeners = new Set<symbol>();
  const { after, every } = clock;
  clock.after = (milliseconds, task) => {
    const id = Symbol('timer');
    timers.add(id);
    const cancel = after(milliseconds, () => {
      timers.delete(id);
      task();
    });
    return () => {
      timers.delete(id);
      cancel();
    };
  };
  clock.every = (milliseconds, task) => {
    const id = Symbol('interval');
    timers.add(id);
    const cancel = every(milliseconds, task);
    return () => {
      timers.delete(id);
      cancel();
    };
  };
  for (const source of [sources.visibility, sources.serverChanges, sources.session]) {
    const { subscribe } = source;
    source.subscribe = (listener: () => void) => {
      const id = Symbol('listener');
      listeners.add(id);
      const unsubscribe = subscribe(listener);
      return () => {
        listeners.delete(id);
        unsubscribe();
      };
    };
  }
  return { timers: () => timers.size, listeners: () => listeners.size };
}
