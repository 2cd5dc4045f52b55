import type { Action, Flow } from '#flows/flow.ts';
import type { MockEngine } from '#mocks/engine/engine.ts';
import { messageOf } from '#mocks/server/message-of.ts';
import { createStore, type Store } from '../store.ts';

/** The tour that is open. */
export interface TourState {
  /** Its id. */
  readonly tour: string;
  readonly flow: Pick<Flow, 'title' | 'steps'>;
  /** The step that comes next, from 0; the number of steps at the end. */
  readonly step: number;
  readonly isPlaying: boolean;
  /** Why the step could not be played. */
  readonly problem?: string | undefined;
}

/** Plays flows in the running app, a step at each press; null while there is no tour. A reload ends it. */
export interface Tours extends Store<TourState | null> {
  /** Opens the world of a tour, at its first step. */
  start(tour: string): void;
  next(): void;
  /** Goes on after a step that the visitor has done by hand. */
  skip(): void;
  /** Opens the world again, and plays to the step before. */
  back(): void;
  /** Ends the tour. The app stays as it is. */
  end(): void;
  /** Plays what brings the open page to a state. Where it can't, the page stays, and the console tells why. */
  play(actions: readonly Action[]): Promise<void>;
}

/** Creates the tours. @param options.goTo opens one of the app's paths, as a load of the page would */
export function createTours(options: {
  readonly engine: MockEngine;
  readonly goTo: (path: string) => Promise<void>;
}): Tours {
  const { engine } = options;
  const { set, ...store } = createStore<TourState | null>(null);
  let run = new AbortController();
  let isOpening = false;

  /** Begins something in place of what is played. */
  function begin(): AbortSignal {
    run.abort(new Error('The tour goes on elsewhere.'));
    run = new AbortController();
    return run.signal;
  }

  function change(changes: Partial<TourState>): void {
    const state = store.state();
    if (state) set({ ...state, problem: undefined, ...changes });
  }

  /** Plays the steps before one. Where a step fails, it tells why. */
  async function playTo(target: number, signal: AbortSignal): Promise<void> {
    change({ isPlaying: true });
    try {
      const { actInApp } = await import('./tour-actor.ts');
      for (let state = store.state(); state && state.step < target; state = store.state()) {
        await state.flow.steps[state.step]?.run(actInApp({ ...options, signal }));
        signal.throwIfAborted();
        change({ step: state.step + 1, isPlaying: true });
      }
      change({ isPlaying: false });
    } catch (error) {
      if (!signal.aborted) change({ isPlaying: false, problem: messageOf(error) });
    }
  }

  async function open(tour: string, target: number): Promise<void> {
    const signal = begin();
    const { flows } = await import('#flows/flows.ts');
    const flow = flows[tour];
    if (!flow || signal.aborted) return;
    set({ tour, flow, step: 0, isPlaying: true });
    isOpening = true;
    await engine.open({ scenario: flow.scenario.id }).finally(() => (isOpening = false));
    if (!signal.aborted) await playTo(target, signal);
  }

  function end(): void {
    begin();
    set(null);
  }

  engine.onReopened(async (why) => {
    // Its steps would not be found in another world.
    if (!isOpening && ['world', 'reset', 'elsewhere'].includes(why)) end();
  });

  return {
    ...store,
    start: (tour) => void open(tour, 0),
    next() {
      const state = store.state();
      if (state && !state.isPlaying) void playTo(state.step + 1, begin());
    },
    skip() {
      const state = store.state();
      if (state) change({ step: state.step + 1 });
    },
    back() {
      const state = store.state();
      if (state) void open(state.tour, Math.max(0, state.step - 1));
    },
    end,
    async play(actions) {
      const signal = begin();
      const { actInApp } = await import('./tour-actor.ts');
      try {
        await actInApp({ ...options, signal }).plays(actions);
      } catch (error) {
        // The reader may have gone on, and a wide window has no menu to open.
        // oxlint-disable-next-line no-console -- for who describes the state
        if (!signal.aborted) console.warn(`Not all steps of this state: ${messageOf(error)}`);
      }
    },
  };
}
