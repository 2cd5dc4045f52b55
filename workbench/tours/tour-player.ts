import type { Clock } from '#src/domain/clock.ts';
import type { Actor, Flow } from '#flows/flow.ts';
import { messageOf } from '#mocks/server/message-of.ts';
import { createStore, type Store } from '../store.ts';
import type { TourProgress, TourSpeed } from './tour-store.ts';

/** How long the caption of a step stands before its first action, in milliseconds at normal speed. */
export const CAPTION_MS = 1_800;

/** Where a tour is. */
export interface TourState {
  readonly status:
    | 'playing'
    | 'paused'
    /** A step has failed. Playing tries it again; the next step goes on after it. */
    | 'stuck'
    | 'finished';
  /** The step that is played or comes next, from 0; the number of steps at the end. */
  readonly step: number;
  readonly speed: TourSpeed;
  /** Why the tour is stuck. */
  readonly problem?: string | undefined;
}

/** Plays a flow step by step. */
export interface TourPlayer extends Store<TourState> {
  /** Goes on from where the tour was paused or is stuck. */
  play(): void;
  /** Stops before the next action. */
  pause(): void;
  /**
   * Plays the rest of the step without delays. A tour that was paused pauses again after it; one that is
   * stuck leaves the step to the visitor and goes on with the next.
   */
  next(): void;
  setSpeed(speed: TourSpeed): void;
  /** Ends the tour. Nothing is played after that. */
  end(): void;
}

/** What an actor asks around each of its actions, so that a tour can be paused, resumed and ended. */
export interface TourScript {
  /**
   * Waits while the tour is paused.
   *
   * @returns false for an action that was carried out before the page was reloaded
   * @throws the signal's reason once the tour has ended
   */
  begin(): Promise<boolean>;
  /** Marks the action as carried out. Call it before what may reload the page. */
  commit(): void;
  /** Waits, longer or shorter with the speed. @param milliseconds at normal speed */
  wait(milliseconds: number): Promise<void>;
  /** How many milliseconds a wait takes now. */
  scaled(milliseconds: number): number;
  /** Aborted when the tour ends, or goes on without the step. */
  readonly signal: AbortSignal;
}

/** What {@link createTourPlayer} needs. */
export interface TourPlayerOptions {
  readonly flow: Flow;
  /** Where to start. */
  readonly progress: TourProgress;
  /** Creates the actor of a step. */
  readonly actorFor: (script: TourScript) => Actor;
  /** The system's clock: the one of the app may stand still. */
  readonly clock: Clock;
  /** Keeps the progress for a reload. */
  readonly save: (progress: TourProgress) => void;
}

/** Creates a player, and starts to play unless the tour was paused. */
export function createTourPlayer(options: TourPlayerOptions): TourPlayer {
  const { flow, actorFor, clock } = options;
  let progress = options.progress;
  const { set, ...store } = createStore<TourState>({
    status: progress.isPaused ? 'paused' : 'playing',
    step: progress.step,
    speed: progress.speed,
  });
  const { state } = store;
  /** Plays without delays, until the step ends. */
  let isRushing = progress.isStepping;
  let pausesAfterStep = progress.isStepping;
  let run: AbortController | undefined;
  /** Ends the delays that are running. */
  const cuts = new Set<() => void>();
  /** Lets the actions go on that wait for a paused tour. */
  const waiters = new Set<() => void>();

  function change(changes: Partial<TourState>): void {
    const next = { ...state(), problem: undefined, ...changes };
    const { status, step, speed } = next;
    save({ step, speed, isPaused: status === 'paused', isStepping: pausesAfterStep });
    set(next);
  }

  function save(changes: Partial<TourProgress>): void {
    progress = { ...progress, ...changes };
    options.save(progress);
  }

  function release(): void {
    for (const waiter of waiters) waiter();
    waiters.clear();
  }

  function cut(): void {
    for (const each of cuts) each();
    cuts.clear();
  }

  const scaled = (milliseconds: number) => (isRushing ? 0 : milliseconds / state().speed);

  function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
    const time = scaled(milliseconds);
    if (time === 0 || signal.aborted) return Promise.resolve();
    return new Promise((resolve) => {
      const end = () => {
        cancel();
        cuts.delete(end);
        resolve();
      };
      const cancel = clock.after(time, end);
      cuts.add(end);
    });
  }

  async function untilPlaying(signal: AbortSignal): Promise<void> {
    while (state().status === 'paused' && !signal.aborted) {
      await new Promise<void>((resolve) => waiters.add(resolve));
    }
    signal.throwIfAborted();
  }

  /** The script of the current step, which goes on after the actions that were carried out. */
  function scriptOf(signal: AbortSignal): TourScript {
    const done = progress.actions;
    let begun = 0;
    return {
      signal,
      scaled,
      wait: (milliseconds) => wait(milliseconds, signal),
      async begin() {
        begun += 1;
        if (begun <= done) return false;
        await untilPlaying(signal);
        return true;
      },
      commit() {
        if (!signal.aborted) save({ actions: begun });
      },
    };
  }

  async function playSteps(signal: AbortSignal): Promise<void> {
    for (let step = flow.steps[state().step]; step; step = flow.steps[state().step]) {
      await untilPlaying(signal);
      // Only the first time: after a reload in mid-step, the caption was read.
      if (progress.actions === 0) await wait(CAPTION_MS, signal);
      await untilPlaying(signal);
      await step.run(actorFor(scriptOf(signal)));
      signal.throwIfAborted();
      endStep();
    }
    change({ status: 'finished' });
  }

  function endStep(): void {
    save({ actions: 0 });
    const isPaused = pausesAfterStep || state().status === 'paused';
    isRushing = false;
    pausesAfterStep = false;
    change({ step: state().step + 1, status: isPaused ? 'paused' : 'playing' });
  }

  function start(): void {
    run?.abort();
    run = new AbortController();
    const { signal } = run;
    cut();
    release();
    playSteps(signal).catch((error: unknown) => {
      if (signal.aborted) return;
      isRushing = false;
      pausesAfterStep = false;
      change({ status: 'stuck', problem: messageOf(error) });
    });
  }

  const player: TourPlayer = {
    ...store,
    play() {
      if (state().status === 'playing' || state().status === 'finished') return;
      const wasStuck = state().status === 'stuck';
      pausesAfterStep = false;
      change({ status: 'playing' });
      if (wasStuck) start();
      else release();
    },
    pause() {
      if (state().status !== 'playing') return;
      isRushing = false;
      change({ status: 'paused' });
    },
    next() {
      const { status } = state();
      switch (status) {
        case 'finished':
          return;
        case 'stuck':
          endStep();
          change({ status: 'playing' });
          start();
          return;
        case 'paused':
        case 'playing':
          pausesAfterStep ||= status === 'paused';
          isRushing = true;
          change({ status: 'playing' });
          cut();
          release();
          return;
        default:
          status satisfies never;
      }
    },
    setSpeed: (speed) => change({ speed, problem: state().problem }),
    end() {
      run?.abort();
      cut();
      release();
    },
  };
  start();
  return player;
}
