import * as z from 'zod/mini';
import type { Clock } from '#src/domain/clock.ts';
import { World, type WorldSnapshot } from '../db/world.ts';
import { stateAddress } from '../scenarios/state-query.ts';
import { parseStateAddress } from '../scenarios/state-address.ts';
import type { MockState } from '../scenarios/state.ts';
import { readJson } from './saved-json.ts';
import type { MockStorage } from './storage.ts';
import { inTurn } from './tab-lock.ts';

/** Where a browser keeps the world. */
export const WORLD_KEY = 'nearhand.mock.world';
/** Written after every change that other tabs must display. */
const CHANGED_KEY = 'nearhand.mock.changed';

/** The last point in time that a date can have, in milliseconds since the epoch. */
const MAX_TIME = 8.64e15;

/** The time of a world: a clock that runs ahead of the system's, or one that stands still. */
export type SavedTime =
  /** Milliseconds ahead of the system's clock. */
  | { readonly offset: number }
  /** Milliseconds since the epoch. */
  | { readonly stoppedAt: number };

/** The world that the browser keeps across reloads. */
export interface SavedWorld {
  readonly state: MockState;
  /** Counts the worlds of this browser, so that a page knows its own. */
  readonly serial: number;
  /** When the rows were created, in milliseconds since the epoch. */
  readonly seededAt: number;
  readonly time: SavedTime;
  /** Undefined after a reset and before the first call: the state then creates the rows. */
  readonly snapshot?: WorldSnapshot | undefined;
}

/** The saved world; null when there is none or its format is unknown. */
export function readSavedWorld(storage: MockStorage): SavedWorld | null {
  const saved = readJson(storage, WORLD_KEY, Saved);
  const state = saved && stateIn(saved.address);
  if (!state) return null;
  const { serial, seededAt, time, snapshot } = saved;
  // The rows are checked when they are restored.
  return { state, serial, seededAt, time, snapshot: snapshot as WorldSnapshot | undefined };
}

/** The state of a saved address; undefined where this version doesn't know its scenario or faults. */
function stateIn(address: string): MockState | undefined {
  try {
    return parseStateAddress(address);
  } catch {
    return undefined;
  }
}

const Instant = z.number().check(z.gte(-MAX_TIME), z.lte(MAX_TIME));
const Saved = z.object({
  address: z.string(),
  serial: z.number(),
  seededAt: Instant,
  time: z.union([z.object({ offset: Instant }), z.object({ stoppedAt: Instant })]),
  snapshot: z.optional(z.unknown()),
});
type SavedRecord = z.infer<typeof Saved>;

/**
 * Removes a saved world that this version can't read, as an older or a newer one may have left it.
 *
 * @returns whether there was one
 */
export function removeUnreadable(storage: MockStorage): boolean {
  if (storage.get(WORLD_KEY) === null) return false;
  const saved = readSavedWorld(storage);
  const hasRows = saved?.snapshot !== undefined;
  if (saved && (!hasRows || isRestored(new World({ now: () => 0 }), saved.snapshot))) return false;
  storage.remove(WORLD_KEY);
  return true;
}

/** What another tab has changed: the rows, the time, or all of it for another world. */
export type WorldChange = 'rows' | 'time' | 'world';

/** A world in the browser's storage, shared by all tabs of the app. */
export type SharedWorld = ReturnType<typeof shareWorld>;

/**
 * Shares a world with the other tabs. A world that is new replaces the one that was saved, in all tabs.
 *
 * @param options.site the address of the app; other apps on its origin have other worlds
 * @param options.saved the world to share; its rows are loaded on the first use
 * @param options.isNew whether it has not been saved yet
 * @param options.clock the app's clock
 * @param options.makeWorld creates the rows when no usable ones are saved
 */
export function shareWorld(options: {
  site: string;
  storage: MockStorage;
  saved: SavedWorld;
  isNew: boolean;
  clock: Pick<Clock, 'now'>;
  makeWorld: () => World;
}) {
  const { storage, clock, makeWorld } = options;
  const { state, serial, seededAt } = options.saved;
  const address = stateAddress(state);
  const world = new World(clock);
  let time = options.saved.time;
  /** The text last read or written; undefined before the first use. */
  let known: string | null | undefined;

  const textOf = (snapshot: WorldSnapshot | undefined): string =>
    JSON.stringify({ address, serial, seededAt, time, snapshot } satisfies SavedRecord);
  if (options.isNew) storage.set(WORLD_KEY, textOf(options.saved.snapshot));

  /** What is saved of this world; null after another one has replaced it. */
  function ownRecord(): SavedWorld | null {
    const record = readSavedWorld(storage);
    return record?.serial === serial ? record : null;
  }

  /** Loads the rows that another tab, or an earlier visit, has saved. */
  function loadChanges(): void {
    const text = storage.get(WORLD_KEY);
    if (text === known) return;
    const record = ownRecord();
    // Another world is for the tabs that have opened it; this one goes on with its rows.
    const isForeign = record === null && known !== undefined;
    // Rows that a tab of another version has saved may break the schemas; then these stay.
    const before = known === undefined ? undefined : world.snapshot();
    if (!isForeign && !isRestored(world, record?.snapshot)) {
      world.restore(before ?? makeWorld().snapshot());
    }
    known = text;
  }

  return {
    serial,
    seededAt,
    world,
    /** Runs a callback while holding a lock on the world across tabs. */
    exclusively: <Result>(run: () => Result): Promise<Awaited<Result>> =>
      inTurn(`${WORLD_KEY} ${options.site}`, async () => {
        loadChanges();
        return await run();
      }),
    /** Saves the changes. Call it inside `exclusively`. */
    save() {
      if (!ownRecord()) return;
      const text = textOf(world.snapshot());
      // Most calls only read, so skip the write when nothing changed.
      if (text !== known) storage.set(WORLD_KEY, text);
      known = text;
    },
    /** Saves the time, for reloads and other tabs. */
    saveTime(changed: SavedTime) {
      time = changed;
      const record = ownRecord();
      if (!record) return;
      const text = textOf(record.snapshot);
      // The rows are those that were known, unless another tab has changed them.
      if (known === storage.get(WORLD_KEY)) known = text;
      storage.set(WORLD_KEY, text);
    },
    /** The time that was saved last, here or in another tab. */
    savedTime: () => time,
    /** Notifies the other tabs of a change of rows. */
    notifyTabs: (what: string) => storage.set(CHANGED_KEY, `${serial} ${what} ${clock.now()}`),
    /** Calls back when another tab changes the world. Returns a function that unsubscribes. */
    subscribe: (listener: (change: WorldChange) => void) =>
      storage.subscribe((key) => {
        if (key === CHANGED_KEY) listener('rows');
        if (key !== WORLD_KEY) return;
        const record = readSavedWorld(storage);
        if (record === null) return;
        if (record.serial !== serial) listener('world');
        else if (JSON.stringify(record.time) !== JSON.stringify(time)) {
          ({ time } = record);
          listener('time');
        }
      }),
  };
}

/** Restores a snapshot. Returns false when there is none, or its rows no longer match the schemas. */
function isRestored(world: World, snapshot: WorldSnapshot | undefined): boolean {
  if (snapshot === undefined) return false;
  try {
    world.restore(snapshot);
    return true;
  } catch {
    return false;
  }
}
