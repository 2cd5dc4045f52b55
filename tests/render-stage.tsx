import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { RouteObject } from 'react-router-dom';
import type { Canvas } from 'storybook/internal/csf';
import { within } from 'storybook/test';
import { expect } from 'vitest';
import { createStage, type Stage, type StageOptions } from '#stories/stage/stage.ts';
import type { CodeBehavior } from '#stories/stage/staged-code.ts';
import { StagedApp } from '#stories/stage/StagedApp.tsx';
import { settle } from '#stories/stage/settle.ts';
import { watchConsole } from '#stories/checks/watch-console.ts';
import { unhandledRequests } from '#stories/checks/stray-requests.ts';
import type { Scenario } from '#mocks/scenarios/scenario.ts';
import { overridden } from '#mocks/scenarios/overrides.ts';
import type { StagedState } from '#stories/stage/parameters.ts';
import type { Screen } from '#src/lib/navigation/screen.ts';
import { Notices } from '#src/app/layout/Notices.tsx';
import { AppServices } from '#src/lib/app/ServicesProvider.tsx';
import { afterTests } from './clean-up.ts';
import '#src/ui/styles/index.css';

/** A stage with the app rendered on it. */
export interface RenderedStage {
  readonly stage: Stage;
  readonly element: HTMLElement;
  readonly canvas: Canvas;
}

interface MountedStage extends RenderedStage {
  readonly root: Root;
  readonly test: string | undefined;
}

const mounted = new Set<MountedStage>();
let consoleWatch: ReturnType<typeof watchConsole> | undefined;

/**
 * Renders screens in a state, in the app's frame, next to whatever the test has already rendered, and waits until they
 * are idle. {@link cleanUpStages} unmounts them after the test.
 *
 * @param screens the screens that the test opens; going on to another one arrives at a placeholder
 * @param code how code that loads on demand behaves, by its name
 * @param prepare sets up the stage before the first render
 * @throws Error when an earlier test left its stage mounted
 */
export function renderStage(
  screens: Screen | readonly Screen[],
  state: Scenario | StagedState,
  code: Readonly<Record<string, CodeBehavior>> = {},
  prepare: (stage: Stage) => void = () => {},
): Promise<RenderedStage> {
  return renderState(state, { code, screens: [screens].flat() }, prepare);
}

/** Renders a state on a stage with some options. */
export function renderState(
  state: Scenario | StagedState,
  options: StageOptions,
  prepare: (stage: Stage) => void,
): Promise<RenderedStage> {
  const scenario = 'scenario' in state ? overridden(state.scenario, state) : state;
  return render(
    () => prepared(createStage(scenario, options), prepare),
    (stage) => <StagedApp stage={stage} />,
  );
}

function prepared(stage: Stage, prepare: (stage: Stage) => void): Stage {
  prepare(stage);
  return stage;
}

/**
 * Renders components in a scenario, without the app's pages, and waits until they are idle. Every path shows them, so
 * links stay in them.
 *
 * @param routes paths that show something else
 * @param prepare sets up the stage before the first render
 * @throws Error when an earlier test left its stage mounted
 */
export function renderFeature(
  scenario: Scenario,
  content: ReactNode,
  {
    prepare = () => {},
    routes = [],
  }: { prepare?: (stage: Stage) => void; routes?: readonly RouteObject[] } = {},
): Promise<RenderedStage> {
  const element = (
    <AppServices>
      {content}
      <Notices />
    </AppServices>
  );
  return render(
    () =>
      prepared(
        createStage(scenario, { routes: () => [...routes, { path: '*', element }] }),
        prepare,
      ),
    (stage) => <StagedApp stage={stage} />,
  );
}

async function render(
  open: () => Stage,
  contentOf: (stage: Stage) => ReactNode,
): Promise<RenderedStage> {
  const test = expect.getState().currentTestName;
  const isLeftBehind = [...mounted].some((other) => other.test !== test);
  if (isLeftBehind) throw new Error('An earlier test left its stage mounted.');
  consoleWatch ??= watchConsole();
  const stage = open();
  const element = document.body.appendChild(document.createElement('div'));
  // The app reports what it catches to the stage (`stage.problems`).
  const root = createRoot(element, { onCaughtError: () => {} });
  root.render(contentOf(stage));
  const rendered = { stage, element, root, test, canvas: within(element) };
  mounted.add(rendered);
  await settle(stage);
  return rendered;
}

/**
 * Unmounts everything that the test rendered.
 *
 * @throws AssertionError on an unmocked call or a console error
 */
export function cleanUpStages(): void {
  for (const { root, element, stage } of mounted) {
    root.unmount();
    element.remove();
    stage.dispose();
  }
  mounted.clear();
  const errors = consoleWatch?.lines ?? [];
  consoleWatch?.stop();
  consoleWatch = undefined;
  expect(unhandledRequests.splice(0), 'unmocked calls').toEqual([]);
  expect(errors, 'console errors').toEqual([]);
}

afterTests(cleanUpStages);
