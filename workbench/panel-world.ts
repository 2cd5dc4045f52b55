import { createContext, useContext, useSyncExternalStore } from 'react';
import type { MockEngine } from '#mocks/engine/engine.ts';
import type { Opening } from '#mocks/engine/openings.ts';
import type { Clock } from '#src/domain/clock.ts';

/** The engine of the running app, or what a story runs on: what the tabs about calls and rows read. */
export interface PanelEngine
  extends
    Pick<MockEngine, 'version' | 'subscribe' | 'rows' | 'serverChanges'>,
    // Only in the app: a story's world is not changed from outside.
    Partial<Pick<MockEngine, 'state' | 'change' | 'restore' | 'replay'>> {
  opening(): Pick<Opening, 'scenario' | 'server'> & { readonly clock: Pick<Clock, 'now'> };
}

/** A world that the panel shows, with what is around it. */
export interface PanelWorld {
  readonly engine: PanelEngine;
  /** The page that the app shows, as a store: its path, query and hash, without the state. */
  readonly page: { path(): string; subscribe(listener: () => void): () => void };
  /** The system's clock, which the app's clock is ahead of. */
  readonly systemClock: Clock;
}

const World = createContext<PanelWorld | null>(null);

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
