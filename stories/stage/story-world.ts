import { millisecondsOf, printClockOffset, readClockOffset } from '#mocks/clock/clock-offset.ts';
import { STORY_NOW } from '#mocks/clock/stepped-clock.ts';
import { Problem } from '#mocks/db/problem.ts';
import type { WorldSnapshot } from '#mocks/db/world.ts';
import { createWorldHistory } from '#mocks/engine/world-history.ts';
import type { MockState } from '#mocks/scenarios/state.ts';
import { systemClock } from '#src/lib/time/clock.ts';
import type { PanelWorld } from '#workbench/panel-world.ts';
import type { Stage } from './stage.ts';

/** The longest time that timers run through, in milliseconds: the polls of a day would block the page. */
const MAX_STEPPED = 3_600_000;
/** The latest time that an address can carry. */
const LATEST = '+366d';

/** The story that a stage is for. */
export interface StagedStory {
  /** The state of its parameters and controls; undefined where it names no scenario. */
  readonly state: MockState | undefined;
  /** Mounts the story again, on a new stage. */
  readonly restart: () => void;
}

const worlds = new WeakMap<Stage, PanelWorld>();

/** The world of a story for the panel. What is done to it lasts as long as the stage. */
export function storyWorld(stage: Stage, story: StagedStory): PanelWorld {
  const world = worlds.get(stage) ?? createStoryWorld(stage, story);
  worlds.set(stage, world);
  return world;
}

function createStoryWorld(stage: Stage, story: StagedStory): PanelWorld {
  const { scenario, server, clock, environment } = stage;
  const { world } = server;
  const listeners = new Set<() => void>();
  const history = createWorldHistory();
  let lastSnapshot = world.snapshot();
  let version = 0;

  function notify(): void {
    version += 1;
    for (const listener of listeners) listener();
  }

  /** Adds what the rows have become to the history. Reads that count views belong to the next change. */
  function record(label: string): void {
    const after = world.snapshot();
    history.record(label, lastSnapshot, after);
    lastSnapshot = after;
  }

  /** Replaces the rows, but not the sessions: undoing a change signs no one out. */
  function replaceRows(snapshot: WorldSnapshot): void {
    const { tokens, nextIds } = world.snapshot();
    world.restore({
      ...snapshot,
      tokens,
      nextIds: { ...snapshot.nextIds, tokens: nextIds.tokens },
    });
    notify();
    stage.notifyServerChange();
  }

  async function restoreRows(snapshot: WorldSnapshot | undefined): Promise<void> {
    if (!snapshot) return;
    replaceRows(snapshot);
    lastSnapshot = world.snapshot();
  }

  /** Moves the time, and tells. */
  function steer(change: () => void): void {
    change();
    notify();
  }

  server.subscribe(notify);
  stage.onCall(({ name, method }) => {
    if (method === 'GET') return;
    record(name);
    notify();
  });

  return {
    engine: {
      opening: () => ({
        scenario,
        server,
        clock: { now: clock.now, isStopped: !stage.isRunning() },
      }),
      state: () => stateNow(stage, story),
      version: () => version,
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      setFaults: server.setFaults,
      latency: () => server.latency,
      setLatency: (latency) => steer(() => (server.latency = latency)),
      stop: () => steer(() => stage.setRunning(false)),
      run: () => steer(() => stage.setRunning(true)),
      advance: (milliseconds) =>
        steer(() =>
          milliseconds > MAX_STEPPED ? clock.jump(milliseconds) : clock.advance(milliseconds),
        ),
      rows: () => Promise.resolve(world),
      async change(label, run) {
        const before = world.snapshot();
        try {
          run(world);
        } catch (error) {
          world.restore(before);
          throw error instanceof Problem ? new Error(error.body.message ?? undefined) : error;
        }
        record(label);
        notify();
        stage.notifyServerChange();
      },
      history,
      undo: () => restoreRows(history.undo()),
      redo: () => restoreRows(history.redo()),
      async reset() {
        story.restart();
      },
      async restore({ snapshot }) {
        replaceRows(snapshot);
        record('Import');
      },
      serverChanges: environment.serverChanges,
    },
    page: { path: stage.address, subscribe: stage.subscribe },
    systemClock,
    timeZone: environment.timeZone,
  };
}

/** The state of a story with what the panel has changed: time, network and rows. */
function stateNow(
  { scenario, server, clock }: Stage,
  { state }: StagedStory,
): MockState | undefined {
  if (!state) return undefined;
  const elapsed = clock.now() - STORY_NOW;
  const isAtOwnTime = elapsed === (scenario.clock ? millisecondsOf(scenario.clock) : 0);
  const own = scenario.faults ?? [];
  const hasOwnFaults =
    server.faults.length === own.length &&
    server.faults.every((fault, index) => fault === own[index]);
  return {
    ...state,
    ...(!isAtOwnTime && { clock: readClockOffset(printClockOffset(elapsed)) ?? LATEST }),
    ...(!hasOwnFaults && { faults: server.activeFaults }),
    ...(server.latency !== 0 && { latency: server.latency }),
  };
}
