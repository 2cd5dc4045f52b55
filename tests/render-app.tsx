import { createAppRoutes } from '#src/app/screens.tsx';
import type { Scenario } from '#mocks/scenarios/scenario.ts';
import type { StagedState } from '#stories/stage/parameters.ts';
import type { Stage } from '#stories/stage/stage.ts';
import type { CodeBehavior } from '#stories/stage/staged-code.ts';
import { renderState, type RenderedStage } from './render-stage.tsx';

/** Renders the whole app in a state, as `renderStage` renders some of its screens, and with their first queries. */
export function renderApp(
  state: Scenario | StagedState,
  code: Readonly<Record<string, CodeBehavior>> = {},
  prepare: (stage: Stage) => void = () => {},
): Promise<RenderedStage> {
  return renderState(state, { code, routes: createAppRoutes }, prepare);
}
