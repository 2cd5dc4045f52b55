import { definePreviewAddon } from 'storybook/internal/csf';
import type { ScenarioId } from '#mocks/scenarios/registry.ts';
import { checkStates } from '#stories/states/check-states.ts';
import { otherThemeViolations } from '#stories/stage/other-theme.ts';
import { settle } from '#stories/stage/settle.ts';
import { createStage, type Stage } from '#stories/stage/stage.ts';
import { startWorker, strayRequests } from '#stories/stage/worlds.ts';
import { watchConsole, type ConsoleWatch } from '#stories/stage/watch-console.ts';

/** What a story may say about the state that it shows. */
export interface StageParameters {
  /** The scenario that it opens; the whole app is drawn at the scenario's address. */
  scenario?: ScenarioId;
  /** The states of the product's list that are then on the screen. */
  states?: readonly string[];
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
 * Gives each story the stage of its scenario, and looks after it when it has come to rest: its
 * states are on the screen, every call was answered, nothing went to the console, and the colours
 * hold in the other theme too.
 */
export const stageAddon = definePreviewAddon<{ parameters: StageParameters }>({
  beforeAll: async () => {
    await startWorker();
  },

  loaders: [
    ({ parameters }): Loaded => {
      window.scrollTo(0, 0);
      const { scenario } = parameters;
      return { console: watchConsole(), ...(scenario ? { stage: createStage(scenario) } : {}) };
    },
  ],

  beforeEach:
    ({ loaded }) =>
    () => {
      const { stage, console } = loaded as Loaded;
      stage?.dispose();
      console?.stop();
    },

  afterEach: async ({ loaded, parameters, canvasElement }) => {
    const { stage, console } = loaded as Loaded;
    const { body } = canvasElement.ownerDocument;
    if (stage) await settle(stage);
    checkStates(parameters.states ?? [], body);
    const unmocked = (stage?.server.seen ?? []).filter(({ call }) => call === null);
    const calls = [...unmocked.map(({ method, path }) => `${method} ${path}`), ...strayRequests];
    strayRequests.length = 0;
    if (calls.length > 0) throw new Error(`Nothing answers ${calls.join(', ')}.`);
    if (console && console.errors.length > 0) {
      throw new Error(`The console has errors:\n${console.errors.join('\n')}`);
    }
    const violations = await otherThemeViolations(body);
    if (violations.length > 0) throw new Error(`In the other theme:\n${violations.join('\n')}`);
  },
});
