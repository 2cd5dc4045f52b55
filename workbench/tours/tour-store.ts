import * as z from 'zod/mini';
import type { KeyValueStorage } from '#src/lib/session/storage.ts';

const TOUR_KEY = 'nearhand.mock.tour';

/** The speeds of a tour, as factors. */
export const TOUR_SPEEDS = [0.5, 1, 2, 4] as const;
export type TourSpeed = (typeof TOUR_SPEEDS)[number];

const TourProgress = z.object({
  tour: z.string(),
  serial: z.optional(z.number()),
  step: z.int(),
  actions: z.int(),
  speed: z.literal(TOUR_SPEEDS),
  isPaused: z.boolean(),
  isStepping: z.boolean(),
});

/** How far a tour has come. */
export interface TourProgress {
  readonly tour: string;
  /** The number of the world that it plays in; undefined until that is open. */
  readonly serial?: number | undefined;
  /** The step that is being played, from 0. */
  readonly step: number;
  /** The number of actions of that step that were carried out, so that a reload repeats none. */
  readonly actions: number;
  readonly speed: TourSpeed;
  readonly isPaused: boolean;
  /** Whether it pauses after the step, which is played without delays. */
  readonly isStepping: boolean;
}

/** A tour that is being played in this tab. */
export interface OpenTour {
  /** Counts the starts, so that a tour that is started again is another one. */
  readonly run: number;
  /** How far it had come when it was opened. */
  readonly progress: TourProgress;
}

/** The tour of this tab. It goes on after a reload. */
export interface TourStore {
  current(): OpenTour | null;
  subscribe(listener: () => void): () => void;
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
  const listeners = new Set<() => void>();
  const saved = readProgress(storage);
  let tour: OpenTour | null = saved && { run: 0, progress: saved };
  let runs = 0;
  /** The visitor's speed outlives a tour. */
  let speed: TourSpeed = saved?.speed ?? 1;

  const save = (progress: TourProgress) => {
    speed = progress.speed;
    storage.set(TOUR_KEY, JSON.stringify(progress));
  };

  function change(next: OpenTour | null): void {
    tour = next;
    if (next) save(next.progress);
    else storage.remove(TOUR_KEY);
    for (const listener of listeners) listener();
  }

  return {
    current: () => tour,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start(id) {
      runs += 1;
      change({
        run: runs,
        progress: { tour: id, step: 0, actions: 0, speed, isPaused: false, isStepping: false },
      });
    },
    save,
    end: () => change(null),
  };
}

function readProgress(storage: KeyValueStorage): TourProgress | null {
  try {
    const parsed = TourProgress.safeParse(JSON.parse(storage.get(TOUR_KEY) ?? 'null'));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
