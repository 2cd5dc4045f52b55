import type { WorldSnapshot } from '../db/world.ts';

/** The oldest changes are forgotten. */
const MAX_CHANGES = 50;

interface Change {
  readonly label: string;
  readonly before: WorldSnapshot;
  readonly after: WorldSnapshot;
}

/** The changes of a world that can be undone and redone. It changes no world itself. */
export interface WorldHistory {
  /** What {@link undo} takes back; undefined when it takes back nothing. */
  readonly undoLabel: string | undefined;
  /** What {@link redo} repeats; undefined when it repeats nothing. */
  readonly redoLabel: string | undefined;
  /** Adds a change. What was undone before can't be redone then. */
  record(label: string, before: WorldSnapshot, after: WorldSnapshot): void;
  /** Returns the rows from before the newest change; undefined when there is none. */
  undo(): WorldSnapshot | undefined;
  /** Returns the rows from after the change that was undone last; undefined when there is none. */
  redo(): WorldSnapshot | undefined;
}

/** Creates an empty history. It keeps the newest 50 changes. */
export function createWorldHistory(): WorldHistory {
  let done: readonly Change[] = [];
  let undone: readonly Change[] = [];

  return {
    get undoLabel() {
      return done.at(-1)?.label;
    },
    get redoLabel() {
      return undone.at(-1)?.label;
    },
    record(label, before, after) {
      done = [...done.slice(1 - MAX_CHANGES), { label, before, after }];
      undone = [];
    },
    undo() {
      const change = done.at(-1);
      if (!change) return undefined;
      done = done.slice(0, -1);
      undone = [...undone, change];
      return change.before;
    },
    redo() {
      const change = undone.at(-1);
      if (!change) return undefined;
      undone = undone.slice(0, -1);
      done = [...done, change];
      return change.after;
    },
  };
}
