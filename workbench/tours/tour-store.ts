import * as z from 'zod/mini';
import type { KeyValueStorage } from '#src/lib/session/storage.ts';
import { readJson, saveJson } from '#mocks/engine/saved-json.ts';
import { createStore, type Store } from '../store.ts';

const TOUR_KEY = 'nearhand.mock.tour';

/** The speeds of a tour, as factors. */
export const TOUR_SPEEDS = [0.5, 1, 2, 4] as const;
export type TourSpeed = (typeof TOUR_SPEEDS)[number];

const TourProgress = z.object({
  tour: z.string(),
  /** The number of the world that it plays in; undefined until that is open. */
  serial: z.optional(z.number()),
  /** The step that is being played, from 0. */
  step: z.int(),
  /** The number of actions of that step that were carried out, so that a reload repeats none. */
  actions: z.int(),
  speed: z.literal(TOUR_SPEEDS),
  isPaused: z.boolean(),
  /** Whether it pauses after the step, which is played without delays. */
  isStepping: z.boolean(),
});

/** How far a tour has come. */
export type TourProgress = Readonly<z.infer<typeof TourProgress>>;

/** A tour that is being played in this tab. */
export interface OpenTour {
  /** Counts the starts, so that a tour that is started again is another one. */
  readonly run: number;
  /** How far it had come when it was opened. */
  readonly progress: TourProgress;
}

/** The tour of this tab, null if there is none. It goes on after a reload. */
export interface TourStore extends Store<OpenTour | null> {
  /** Starts a tour from its beginning. It replaces the one that is being played. */
  start(tour: string): void;
  /** Keeps the progress for a reload. Notifies no one. */
  save(progress: TourProgress): void;
  end(): void;
}

/**
 * Opens the tour that this tab has played before it was reloaded, if there is one.
 *
 * @param storage of this tab
 */
export function createTourStore(storage: KeyValueStorage): TourStore {
  const saved = readJson(storage, TOUR_KEY, TourProgress);
  const { set, ...store } = createStore<OpenTour | null>(
    saved ? { run: 0, progress: saved } : null,
  );
  let runs = 0;
  /** The visitor's speed outlives a tour. */
  let speed: TourSpeed = saved?.speed ?? 1;

  const save = (progress: TourProgress) => {
    speed = progress.speed;
    saveJson(storage, TOUR_KEY, progress);
  };

  return {
    ...store,
    start(tour) {
      const progress = { tour, step: 0, actions: 0, speed, isPaused: false, isStepping: false };
      runs += 1;
      save(progress);
      set({ run: runs, progress });
    },
    save,
    end() {
      saveJson(storage, TOUR_KEY, null);
      set(null);
    },
  };
}
