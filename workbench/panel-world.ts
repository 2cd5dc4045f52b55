import { createContext, useContext, useSyncExternalStore } from 'react';
import type { SteerableClock } from '#mocks/clock/steerable-clock.ts';
import type { MockEngine } from '#mocks/engine/engine.ts';
import type { Opening } from '#mocks/engine/openings.ts';
import type { MockState } from '#mocks/scenarios/state.ts';
import type { Clock } from '#src/domain/clock.ts';

/** What the tabs about a world read and change: the engine of the running app, or what a story runs on. */
export interface PanelEngine extends Pick<
  MockEngine,
  | 'version'
  | 'subscribe'
  | 'setFaults'
  | 'latency'
  | 'setLatency'
  | 'stop'
  | 'run'
  | 'advance'
  | 'rows'
  | 'change'
  | 'history'
  | 'undo'
  | 'redo'
  | 'reset'
  | 'restore'
  | 'serverChanges'
> {
  /** The whole state as it is now, without the page; undefined where no address can carry it. */
  state(): MockState | undefined;
  opening(): Pick<Opening, 'scenario' | 'server'> & {
    readonly clock: Pick<SteerableClock, 'now' | 'isStopped'>;
  };
  /** Absent where the clock has no present to go back to, as in a story. */
  readonly backToPresent?: MockEngine['backToPresent'];
  /** Absent where requests can't be sent again, as in a story. */
  readonly replay?: MockEngine['replay'];
}

/** A world that the panel shows, with what is around it. */
export interface PanelWorld {
  readonly engine: PanelEngine;
  /** The page that the app shows, as a store: its path, query and hash, without the state. */
  readonly page: { path(): string; subscribe(listener: () => void): () => void };
  /** The system's clock, which the app's clock is ahead of. */
  readonly systemClock: Clock;
  /** IANA name of the time zone that the app uses for dates. */
  readonly timeZone: string;
}

const World = createContext<PanelWorld | null>(null);

/** Provides a world to the panel's tabs. */
export const PanelWorldProvider = World.Provider;

/**
 * Returns the world of the panel, and renders again when it or the page of the app has changed.
 *
 * @throws Error outside of a `PanelWorldProvider`
 */
export function usePanelWorld(): PanelWorld {
  const world = useContext(World);
  if (!world) throw new Error('usePanelWorld needs a PanelWorldProvider.');
  useSyncExternalStore(world.engine.subscribe, world.engine.version);
  useSyncExternalStore(world.page.subscribe, world.page.path);
  return world;
}
