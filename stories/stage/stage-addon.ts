import type { AnyHandler } from 'msw';
import type { MswApi } from 'msw-storybook-addon';
import type { MswParameter } from 'msw-storybook-addon/csf3';
import { definePreviewAddon } from 'storybook/internal/csf';
import type { MockState } from '#mocks/scenarios/state.ts';
import { testRun } from '#stories/checks/test-run.ts';
import { checkParameters } from './check-parameters.ts';
import { openStage } from './open-stage.ts';
import type { StageParameters } from './parameters.ts';
import { settle } from './settle.ts';
import type { Stage } from './stage.ts';
import { startWorker } from './worlds.ts';

interface Loaded {
  stage?: Stage;
}

/** The stage of a story that names a scenario. @throws Error for any other story */
export function stageOf({ loaded, id }: { loaded: Record<string, unknown>; id: string }): Stage {
  const { stage } = loaded as Loaded;
  if (!stage) throw new Error(`The story ${id} names no scenario in its parameters.`);
  return stage;
}

/** The state that a story shows; undefined where it names no scenario. */
export function stateIn({
  scenario,
  at,
  as,
  clock,
  faults,
}: StageParameters): MockState | undefined {
  return scenario && { scenario, at, as, clock, faults };
}

/** The stage of a story, undefined where it names no scenario. */
export function stageIn(loaded: Record<string, unknown>): Stage | undefined {
  return (loaded as Loaded).stage;
}

/**
 * Gives each story the stage of its scenario, puts the story's own handlers before the stage's
 * world, and waits until the stage has settled.
 */
export const stageAddon = definePreviewAddon<{ parameters: StageParameters }>({
  beforeAll: async () => {
    await startWorker();
  },

  loaders: [
    async (context): Promise<Loaded> => {
      const parameters = checkParameters(context);
      const state = stateIn(parameters);
      if (!state) return {};
      await startWorker();
      const stage = openStage(state, context, {
        handlers: handlersIn(parameters.msw),
        code: parameters.code,
      });
      // The addon of msw leaves alone what is set already: this story's `msw` means this stage.
      context.msw = stage.overrides.msw as MswApi;
      return { stage };
    },
  ],

  // Storybook cleans up by the id of a story, and so also what a newer mount of it has begun: there, a
  // stage ends with its mount's signal. In tests nothing is aborted.
  beforeEach: ({ loaded }) => {
    const stage = stageIn(loaded);
    return () => {
      if (testRun()) stage?.dispose();
    };
  },

  afterEach: async ({ loaded }) => {
    const stage = stageIn(loaded);
    if (stage) await settle(stage);
  },
});

/** The handlers of `parameters.msw`: a list, or `handlers` as a list or as named groups. */
function handlersIn(parameter: MswParameter | undefined): AnyHandler[] {
  if (parameter === undefined) return [];
  const given = Array.isArray(parameter) ? parameter : (parameter.handlers ?? []);
  return Array.isArray(given) ? given : Object.values(given).flat();
}
