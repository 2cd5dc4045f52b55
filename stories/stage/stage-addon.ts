import { FORCE_REMOUNT, STORY_FINISHED } from 'storybook/internal/core-events';
import { definePreviewAddon } from 'storybook/internal/csf';
import { addons } from 'storybook/preview-api';
import { stateAddress } from '#mocks/scenarios/state-address.ts';
import { resolveState, type MockState } from '#mocks/scenarios/state.ts';
import { testRun } from '#stories/stage/test-run.ts';
import { checkParameters } from './check-parameters.ts';
import { openStage, type Shown } from './open-stage.ts';
import type { StageParameters } from './parameters.ts';
import { settle } from './settle.ts';
import type { Stage } from './stage.ts';
import { withStateArgs } from './state-args.ts';

interface Loaded {
  stage?: Stage;
}

/** The stage of a story with a scenario. @throws Error for any other story */
export function stageOf({ loaded, id }: { loaded: Record<string, unknown>; id: string }): Stage {
  const { stage } = loaded as Loaded;
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

/** What a story shows; undefined where it needs no stage. */
function shownIn({
  parameters,
  args,
  id,
}: {
  parameters: StageParameters;
  args: Readonly<Record<string, unknown>>;
  id: string;
}): Shown | undefined {
  const state = stateIn(parameters, args);
  return (
    state && {
      scenario: resolveState(state),
      key: stateAddress(state),
      latency: state.latency,
      onReplace: () => replay(id),
    }
  );
}

/**
 * Mounts a story again, whose steps would otherwise not run on its new stage. Not before it has rendered: Storybook
 * reloads the page when a story is remounted while it is rendering.
 */
function replay(storyId: string): void {
  const channel = addons.getChannel();
  channel.once(STORY_FINISHED, () => channel.emit(FORCE_REMOUNT, { storyId }));
}

/** The stage of a story, undefined where it has none. */
export function stageIn(loaded: Record<string, unknown>): Stage | undefined {
  return (loaded as Loaded).stage;
}

/**
 * Gives each story the stage of its scenario, whose handlers it adds to the addon of msw, which must come before this
 * one; a story's own `msw.use` puts handlers in front of them. Waits until the stage has settled.
 */
export const stageAddon = definePreviewAddon<{ parameters: StageParameters }>({
  beforeEach: (context) => {
    const parameters = checkParameters(context);
    const shown = shownIn({ parameters, args: context.args, id: context.id });
    if (!shown) return undefined;
    const stage = openStage(shown, context, {
      msw: context.msw,
      isInPage: testRun() !== undefined,
      code: parameters.code,
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
