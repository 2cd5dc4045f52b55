import { createRoot, type Root } from 'react-dom/client';
import type { Canvas } from 'storybook/internal/csf';
import { within } from 'storybook/test';
import { expect } from 'vitest';
import { createStage, type Stage } from '#stories/stage/stage.ts';
import { StagedApp } from '#stories/stage/StagedApp.tsx';
import { settle } from '#stories/stage/settle.ts';
import { watchConsole } from '#stories/checks/watch-console.ts';
import { startWorker, unmatchedRequests } from '#stories/stage/worlds.ts';
import type { ScenarioId } from '#mocks/scenarios/registry.ts';
import type { Scenario } from '#mocks/scenarios/scenario.ts';
import { resolveState, type MockState } from '#mocks/scenarios/state.ts';
import '#src/ui/styles/index.css';

/** A stage with the app drawn on it. */
export interface RenderedStage {
  readonly stage: Stage;
  readonly element: HTMLElement;
  readonly canvas: Canvas;
}

interface Shown extends RenderedStage {
  readonly root: Root;
  readonly test: string | undefined;
}

const shown = new Set<Shown>();
let consoleWatch: ReturnType<typeof watchConsole> | undefined;

/**
 * Draws the app in a state, beside whatever the test has drawn already, and waits until it has
 * come to rest. After the test it is taken away, and an unmocked call or a console error fails it.
 */
export async function renderStage(
  asked: ScenarioId | MockState | Scenario,
): Promise<RenderedStage> {
  const test = expect.getState().currentTestName;
  const isLeftBehind = [...shown].some((other) => other.test !== test);
  if (isLeftBehind) throw new Error('An earlier test has left its stage behind.');
  consoleWatch ??= watchConsole();
  await startWorker();
  const stage = createStage(
    typeof asked === 'object' && 'scenario' in asked ? resolveState(asked) : asked,
  );
  const element = document.body.appendChild(document.createElement('div'));
  const root = createRoot(element);
  root.render(<StagedApp stage={stage} />);
  const rendered = { stage, element, root, test, canvas: within(element) };
  shown.add(rendered);
  await settle(stage);
  return rendered;
}

/** Takes away what the test has drawn. @throws AssertionError on an unmocked call or a console error */
export function cleanUpStages(): void {
  const calls = [...shown].flatMap(({ stage }) =>
    stage.server.seen
      .filter(({ call }) => call === null)
      .map(({ method, path }) => `${method} ${path}`),
  );
  for (const { root, element, stage } of shown) {
    root.unmount();
    element.remove();
    stage.dispose();
  }
  shown.clear();
  const errors = consoleWatch?.lines ?? [];
  consoleWatch?.stop();
  consoleWatch = undefined;
  expect([...calls, ...unmatchedRequests.splice(0)], 'calls that nothing answers').toEqual([]);
  expect(errors, 'console errors').toEqual([]);
}
