import { FORCE_REMOUNT, STORY_FINISHED } from 'storybook/internal/core-events';
import { definePreviewAddon } from 'storybook/internal/csf';
import { addons } from 'storybook/preview-api';
import { expect } from 'storybook/test';
import { isAsWritten } from '../checks/as-written.ts';
import type { Checked } from '../checks/checks-addon.ts';
import { testRun } from '../checks/test-run.ts';
import { checkParameters, EXAMPLE, screensOf } from './check-parameters.ts';
import { placeholderIn } from './Elsewhere.tsx';
import { openStage } from './open-stage.ts';
import { faultsOfOverrides } from './overrides.ts';
import type { StageParameters, StagedState } from './parameters.ts';
import { settle } from './settle.ts';
import type { Stage } from './stage.ts';
import { withStateArgs } from './state-args.ts';
import { checkAssertions, checkStates } from './states.ts';

interface Loaded extends Checked {
  readonly stage?: Stage;
  /** How many assertions there were before the story. */
  readonly assertions?: number;
}

/** The stage of a story, undefined where it has none. */
export function stageIn(loaded: Record<string, unknown>): Stage | undefined {
  return (loaded as Loaded).stage;
}

/** The stage of a story with a scenario. @throws Error for any other story */
export function stageOf({ loaded, id }: { loaded: Record<string, unknown>; id: string }): Stage {
  const stage = stageIn(loaded);
  if (!stage) throw new Error(`${id} names no scenario. ${EXAMPLE}`);
  return stage;
}

/** The state that a story shows, with what a reader has set in Controls; undefined without a scenario. */
export function stateIn(
  { scenario, at, as, clock, faults, latency, dialect }: StageParameters,
  args: Readonly<Record<string, unknown>> = {},
): StagedState | undefined {
  return scenario && withStateArgs({ scenario, at, as, clock, faults, latency, dialect }, args);
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
 * one; a story's own `msw.use` puts handlers in front of them. Waits until the stage has settled, and in a test run
 * checks that the texts of its states are there.
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
      screens: screensOf(context),
      routes: parameters.routes,
      onReplace: () => replay(context.id),
    });
    Object.assign(context.loaded, {
      stage,
      assertions: expect.getState().assertionCalls,
      settle: () => settle(stage),
      faults: () => faultsOfOverrides(stage, parameters.states ?? []),
    } satisfies Loaded);
    // Storybook cleans up by the id of a story, and so also what a newer mount of it has begun: there, a
    // stage ends with its mount's signal. In tests nothing is aborted.
    return () => {
      if (testRun()) stage.dispose();
    };
  },

  afterEach: async (context) => {
    const { stage, assertions = 0 } = context.loaded as Loaded;
    if (!stage) return;
    await settle(stage);
    if (!testRun() || !isAsWritten(context)) return;
    const { states = [] }: StageParameters = context.parameters;
    const { ownerDocument } = context.canvasElement as HTMLElement;
    const placeholder = placeholderIn(ownerDocument);
    if (placeholder !== undefined) throw new Error(`${context.id} ends elsewhere: ${placeholder}`);
    checkStates(states, ownerDocument.body);
    checkAssertions(states, expect.getState().assertionCalls - assertions);
  },
});
