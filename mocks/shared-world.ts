import type { MockStorage } from '#src/contract/mock-control.ts';
import type { Clock } from '#src/domain/clock.ts';
import { World, type WorldSnapshot } from './db/world.ts';
import { parseStateAddress, stateAddress } from './scenarios/state-address.ts';
import type { MockState } from './scenarios/state.ts';

const WORLD_KEY = 'nearhand.mock.world';
/** Written after every change that other tabs must display. */
const CHANGED_KEY = 'nearhand.mock.changed';

/** The world that the browser keeps across reloads. */
export interface SavedWorld {
  readonly state: MockState;
  /** Undefined after a reset and before the first call: the state then creates a new world. */
  readonly snapshot?: WorldSnapshot | undefined;
}

/** The saved world; null when there is none or its format is unknown. */
export function readSavedWorld(storage: MockStorage): SavedWorld | null {
  const record = storage.get(WORLD_KEY);
  if (record === null) return null;
  try {
    const { address, snapshot } = JSON.parse(record) as {
      address: string;
      snapshot: WorldSnapshot;
    };
    const state = parseStateAddress(address);
    return state ? { state, snapshot } : null;
  } catch {
    return null;
  }
}

/** A world in the browser's storage, shared by all tabs of the app. */
export interface SharedWorld {
  readonly world: World;
  /** Runs a callback while holding a lock on the world across tabs. */
  exclusively<Result>(run: () => Result): Promise<Awaited<Result>>;
  /** Saves the changes. Call it inside {@link exclusively}. */
  save(): void;
  /** Replaces the saved rows. This world loads them on its next use; undefined creates a new world. */
  replaceWith(snapshot: WorldSnapshot | undefined): void;
  /** Notifies the other tabs of a change. */
  notifyTabs(what: string): void;
  /** Calls back when another tab changes the world. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
}

/**
 * Shares a world with the other tabs.
 *
 * @param options.state the state that the world was created from
 * @param options.clock the app's clock
 * @param options.makeWorld creates the world when no usable one is saved
 */
export function shareWorld(options: {
  storage: MockStorage;
  state: MockState;
  clock: Clock;
  makeWorld: () => World;
}): SharedWorld {
  const { storage, clock, makeWorld } = options;
  const address = stateAddress(options.state);
  const world = new World(clock);
  /** The text last read or written; undefined before the first use. */
  let saved: string | null | undefined;

  /** Loads the rows that another tab, or an earlier visit, has saved. */
  function loadChanges(): void {
    const text = storage.get(WORLD_KEY);
    if (text === saved) return;
    const snapshot = readSavedWorld(storage)?.snapshot;
    if (snapshot === undefined || !isRestored(world, snapshot)) {
      world.restore(makeWorld().snapshot());
    }
    saved = text;
  }

  return {
    world,
    exclusively: (run) =>
      navigator.locks.request(WORLD_KEY, async () => {
        loadChanges();
        return await run();
      }),
    save() {
      const text = JSON.stringify({ address, snapshot: world.snapshot() });
      // Most calls only read, so skip the write when nothing changed.
      if (text !== saved) storage.set(WORLD_KEY, text);
      saved = text;
    },
    replaceWith(snapshot) {
      storage.set(WORLD_KEY, JSON.stringify({ address, snapshot }));
      saved = undefined;
    },
    notifyTabs: (what) => storage.set(CHANGED_KEY, `${what} ${clock.now()}`),
    subscribe: (listener) =>
      storage.subscribe((key) => {
        if (key === CHANGED_KEY) listener();
      }),
  };
}

/** Restores a snapshot. Returns false when an older version's rows no longer match the schemas. */
function isRestored(world: World, snapshot: WorldSnapshot): boolean {
  try {
    world.restore(snapshot);
    return true;
  } catch {
    return false;
  }
}
