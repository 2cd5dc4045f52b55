import type { MockStorage } from '#src/contract/mock-control.ts';
import type { Clock } from '#src/domain/clock.ts';
import { World, type WorldSnapshot } from './db/world.ts';
import { parseStateAddress, stateAddress } from './scenarios/state-address.ts';
import type { MockState } from './scenarios/state.ts';

const WORLD_KEY = 'nearhand.mock.world';
/** Written after every change that another tab shows. */
const CHANGED_KEY = 'nearhand.mock.changed';

/** What the browser keeps over a reload. */
export interface SavedWorld {
  readonly state: MockState;
  /** Missing after a reset, and before the first call: the state makes a new world. */
  readonly snapshot?: WorldSnapshot | undefined;
}

/** What is saved, or null: nothing, or what another version wrote. */
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

/** A world in the browser's storage, one for all tabs of the app. */
export interface SharedWorld {
  readonly world: World;
  /** Runs what reads and writes the world while no other tab does. */
  exclusively<Result>(run: () => Result): Promise<Awaited<Result>>;
  /** Saves what has changed; inside {@link exclusively}. */
  save(): void;
  /** Saves rows of another world in place of this one's, which takes them over at its next use. */
  replaceWith(snapshot: WorldSnapshot | undefined): void;
  /** Tells the other tabs that the world has changed. */
  announce(what: string): void;
  /** Calls back when another tab has announced a change. */
  subscribe(listener: () => void): () => void;
}

/**
 * Shares a world with the other tabs.
 *
 * @param options.state how the world was made
 * @param options.clock the app's time
 * @param options.makeWorld makes the world when nothing usable is saved
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
  /** What the world was read from or written to last; undefined before its first use. */
  let saved: string | null | undefined;

  /** Takes over what another tab has written since; at first, what the last visit left. */
  function follow(): void {
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
        follow();
        return await run();
      }),
    save() {
      const text = JSON.stringify({ address, snapshot: world.snapshot() });
      // Most calls only read: what has not changed is not written.
      if (text !== saved) storage.set(WORLD_KEY, text);
      saved = text;
    },
    replaceWith(snapshot) {
      storage.set(WORLD_KEY, JSON.stringify({ address, snapshot }));
      saved = undefined;
    },
    announce: (what) => storage.set(CHANGED_KEY, `${what} ${clock.now()}`),
    subscribe: (listener) =>
      storage.subscribe((key) => {
        if (key === CHANGED_KEY) listener();
      }),
  };
}

/** Rows that an older version wrote may not fit the schemas any more. */
function isRestored(world: World, snapshot: WorldSnapshot): boolean {
  try {
    world.restore(snapshot);
    return true;
  } catch {
    return false;
  }
}
