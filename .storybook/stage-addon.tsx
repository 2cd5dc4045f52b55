import { definePreviewAddon } from 'storybook/internal/csf';
import type { MockState } from '#mocks/scenarios/state.ts';
import { openStage } from '#stories/stage/open-stage.ts';
import { settle } from '#stories/stage/settle.ts';
import type { Stage } from '#stories/stage/stage.ts';
import { testRun, type EmulatedMedia } from '#stories/stage/test-run.ts';
import { startWorker, unmatchedRequests } from '#stories/stage/worlds.ts';
import { isAsTheStorySays } from '#stories/stage/switches.ts';
import { watchConsole, type ConsoleWatch } from '#stories/stage/watch-console.ts';

/**
 * What a story may say about the state that it shows: its scenario and what differs from it. The
 * whole app is drawn at the state's address.
 */
export interface StageParameters extends Partial<MockState> {
  /** The states of the product's list that are then on the screen. */
  states?: readonly string[];
  /** What the browser pretends in a test run; in Storybook, the browser's own tools do it. */
  emulate?: EmulatedMedia;
}

interface Loaded {
  stage?: Stage;
  console?: ConsoleWatch;
}

/** The stage of a story that names a scenario. */
export function stageOf({ loaded, id }: { loaded: Record<string, unknown>; id: string }): Stage {
  const { stage } = loaded as Loaded;
  if (!stage) throw new Error(`The story ${id} names no scenario in its parameters.`);
  return stage;
}

/**
 * The state of a story; undefined for a story without one.
 *
 * @throws Error when a story says how a scenario differs and names none
 */
export function stateIn(parameters: StageParameters, story: string): MockState | undefined {
  const { scenario, at, as, clock, faults } = parameters;
  if (scenario !== undefined) return { scenario, at, as, clock, faults };
  if ([at, as, clock, faults].every((value) => value === undefined)) return undefined;
  throw new Error(`The story ${story} has at, as, clock or faults, and names no scenario.`);
}

/**
 * Gives each story the stage of its scenario, and looks after it when it has come to rest: every
 * call was answered, nothing went to the console, and what a test run asks for besides.
 */
export const stageAddon = definePreviewAddon<{ parameters: StageParameters }>({
  beforeAll: async () => {
    await startWorker();
  },

  loaders: [
    async (context): Promise<Loaded> => {
      window.scrollTo(0, 0);
      const { emulate } = context.parameters;
      const state = stateIn(context.parameters, context.id);
      await testRun()?.emulate(emulate ?? {});
      return {
        console: watchConsole(),
        ...(state ? { stage: openStage(state, context) } : {}),
      };
    },
  ],

  beforeEach: (context) => {
    const user = testRun()?.user();
    if (user) context.userEvent = user;
    return () => {
      const { stage, console } = context.loaded as Loaded;
      stage?.dispose();
      console?.stop();
    };
  },

  afterEach: async ({ id, loaded, parameters, globals, canvasElement }) => {
    const { stage, console } = loaded as Loaded;
    const { body } = canvasElement.ownerDocument;
    if (stage) await settle(stage);
    const unmocked = (stage?.server.seen ?? []).filter(({ call }) => call === null);
    const calls = [
      ...unmocked.map(({ method, path }) => `${method} ${path}`),
      ...unmatchedRequests,
    ];
    unmatchedRequests.length = 0;
    // Somebody looks at it in another way: what its steps find then says nothing about it.
    if (!isAsTheStorySays(globals)) return;
    if (calls.length > 0) throw new Error(`Nothing answers ${calls.join(', ')}.`);
    if (console && console.errors.length > 0) {
      throw new Error(`The console has errors:\n${console.errors.join('\n')}`);
    }
    await testRun()?.look({ id, body, parameters, globals, stage });
  },
});
