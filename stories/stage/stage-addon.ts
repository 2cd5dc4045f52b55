import { definePreviewAddon } from 'storybook/internal/csf';
import type { ScenarioId } from '#mocks/scenarios/registry.ts';
import { openStage } from './open-stage.ts';
import { settle } from './settle.ts';
import type { Stage } from './stage.ts';
import { testRun, type EmulatedMedia } from '#stories/checks/test-run.ts';
import { startWorker, unmatchedRequests } from './worlds.ts';
import { isAsTheStorySays } from './switches.ts';
import { watchConsole, type ConsoleWatch } from '#stories/checks/watch-console.ts';

/** What a story may say about the state that it shows. */
export interface StageParameters {
  /** The scenario that it opens; the whole app is drawn at the scenario's address. */
  scenario?: ScenarioId;
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
      const { scenario, emulate } = context.parameters as StageParameters;
      await testRun()?.emulate(emulate ?? {});
      return {
        console: watchConsole(),
        ...(scenario ? { stage: openStage(scenario, context) } : {}),
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

  afterEach: async ({ id, loaded, parameters, globals, ...context }) => {
    const { stage, console } = loaded as Loaded;
    const { body } = (context.canvasElement as HTMLElement).ownerDocument;
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
