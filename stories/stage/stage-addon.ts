import { FORCE_REMOUNT, STORY_FINISHED } from 'storybook/internal/core-events';
import { definePreviewAddon } from 'storybook/internal/csf';
import { addons } from 'storybook/preview-api';
import type { MockState } from '#mocks/scenarios/state.ts';
import { testRun } from '#stories/stage/test-run.ts';
import { checkParameters } from './check-parameters.ts';
import { openStage } from './open-stage.ts';
import type { StageParameters } from './parameters.ts';
import { settle } from './settle.ts';
import type { Stage } from './stage.ts';
import { withStateArgs } from './state-args.ts';

interface Loaded {
  stage?: Stage;
}

/** The stage of a story, undefined where it has none. */
export function stageIn(loaded: Record<string, unknown>): Stage | undefined {
  return (loaded as Loaded).stage;
}

/** The stage of a story with a scenario. @throws Error for any other story */
export function stageOf({ loaded, id }: { loaded: Record<string, unknown>; id: string }): Stage {
  const stage = stageIn(loaded);
  if (!stage) throw new Error(`The story ${id} names no scenario in its parameters.`);
  return stage;
}

/** The state that a story shows, with what a reader has set in Controls; undefined without a scenario. */
export function stateIn(
  { scenario, at, as, clock, faults, dialect }: StageParameters,
  args: Readonly<Record<string, unknown>> = {},
): MockState | undefined {
  return scenario && withStateArgs({ scenario, at, as, clock, faults, dialect }, args);
}

/**
 * Mounts a story again, whose steps would otherwise not run on its new stage. Not before it has rendered: Storybook
 * reloads the page when a story is remounted while it is rendering.
 */
function replay(storyId: string): void {
  const channel = addons.getChannel();
  channel.once(STORY_FINISHED, () => channel.emit(FORCE_REMOUNT, { storyId }));
}

/**
 * Gives each story the stage of its scenario, whose handlers it adds to the addon of msw, which must come before this
 * one; a story's own `msw.use` puts handlers in front of them. Waits until the stage has settled.
 */
export const stageAddon = definePreviewAddon<{ parameters: StageParameters }>({
  beforeEach: (context) => {
    const parameters = checkParameters(context);
    const state = stateIn(parameters, context.args);
    if (!state) return undefined;
    const stage = openStage(state, context, {
      msw: context.msw,
      isInPage: testRun() !== undefined,
      code: parameters.code,
      onReplace: () => replay(context.id),
    });
    Object.assign(context.loaded, { stage } satisfies Loaded);
    // Storybook cleans up by the id of a story, and so also what a newer mount of it has begun: there, a
    // stage ends with its mount's signal. In tests nothing is aborted.
    return () => {
      if (testRun()) stage.dispose();
    };
  },

  afterEach: async ({ loaded }) => {
    const stage = stageIn(loaded);
    if (stage) await settle(stage);
  },
});
