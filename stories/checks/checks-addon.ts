import { PLAY_FUNCTION_THREW_EXCEPTION } from 'storybook/internal/core-events';
import { definePreviewAddon } from 'storybook/internal/csf';
import { addons } from 'storybook/preview-api';
import { expect } from 'storybook/test';
import { HttpHandler, type AnyHandler } from 'msw';
import { matchCall } from '#mocks/server/match-call.ts';
import { API_BASE_PATH } from '#src/contract/endpoint.ts';
import type { Stage } from '#stories/stage/stage.ts';
import { stageIn } from '#stories/stage/stage-addon.ts';
import { isAsTheStorySays } from '#stories/stage/state-args.ts';
import { unhandledRequests } from '#stories/stage/network.ts';
import { FRAME, showsFrame } from './frame-of-screens.ts';
import { checkStates, statesWithoutTexts } from './states.ts';
import { testRun } from '../stage/test-run.ts';
import { watchConsole, type ConsoleWatch } from './watch-console.ts';

interface Loaded {
  readonly console?: ConsoleWatch;
  /** How many assertions there were before the story. */
  readonly assertions?: number;
}

/**
 * Whether the steps of the story on the page have failed, as at a width that they don't know. It then shows another state
 * than the one that it is checked for.
 */
let haveStepsFailed = false;
addons.getChannel().on(PLAY_FUNCTION_THREW_EXCEPTION, () => {
  haveStepsFailed = true;
});

/** The story on the page: when it re-renders, it stays where it is scrolled. */
let shownStory = '';
/** The console is watched for one render at a time. */
let consoleWatch: ConsoleWatch | undefined;

/**
 * Checks every story once it has been played and has settled. In Storybook: every request was
 * answered, and the console has no errors or warnings. A test run first checks the texts of its states,
 * its pictures, and how it looks in both themes and on a phone.
 */
export const checksAddon = definePreviewAddon({
  loaders: [
    async ({ id, parameters, globals }): Promise<Loaded> => {
      if (shownStory !== id || testRun()) window.scrollTo(0, 0);
      shownStory = id;
      haveStepsFailed = false;
      await testRun()?.prepare({ parameters, globals });
      consoleWatch?.stop();
      consoleWatch = watchConsole();
      return { console: consoleWatch, assertions: expect.getState().assertionCalls };
    },
  ],

  beforeEach: (context) => {
    const run = testRun();
    if (run) {
      context.userEvent = run.user();
      context.parameters = { ...context.parameters, a11y: a11yOf(context.parameters) };
    }
    return () => {
      consoleWatch?.stop();
      // Also when the play function has thrown: the next story must not fail for this one.
      unhandledRequests.length = 0;
    };
  },

  afterEach: async ({ id, loaded, parameters, globals, ...context }) => {
    // With a control set, the story shows another state than the one it is checked for.
    if (haveStepsFailed || !isAsTheStorySays({ parameters, args: context.args })) return;
    const stage = stageIn(loaded);
    const canvas = context.canvasElement as HTMLElement;
    const states = (parameters['states'] ?? []) as readonly string[];
    const asserted = expect.getState().assertionCalls - ((loaded as Loaded).assertions ?? 0);
    if (testRun()) {
      checkStates(states, canvas.ownerDocument.body);
      checkAssertions(states, asserted);
    }
    await testRun()?.check({ id, canvas, parameters, globals, stage });
    const faults = [
      ...unhandledRequests.splice(0).map((call) => `Nothing answers ${call}.`),
      ...(stage ? faultsOfOverrides(stage, states) : []),
      ...((loaded as Loaded).console?.lines ?? []).map((line) => `On the console: ${line}`),
    ];
    if (faults.length > 0) throw new Error(faults.join('\n'));
  },
});

/** @throws Error when nothing was asserted about a state that no text describes */
function checkAssertions(states: readonly string[], asserted: number): void {
  const silent = statesWithoutTexts(states);
  // Where motion is reduced, `withMotion` skips the steps of some stories.
  const isMotionReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (silent.length === 0 || asserted > 0 || isMotionReduced) return;
  throw new Error(
    `${silent.join(', ')}: the list of states has no text for it, so the play function has to assert what shows it (\`expect\`).`,
  );
}

/** What is wrong with the handlers that a story puts in front of its world's, and with their answers. */
function faultsOfOverrides(stage: Stage, states: readonly string[]): string[] {
  const overrides = stage.overrides();
  if (overrides.length === 0) return [];
  const faults = overrides.flatMap((handler) => unknownCallOf(handler) ?? []);
  for (const { title, details } of stage.problems) {
    faults.push(
      `An override is no answer of the contract: ${title}: ${details.join('; ')}. To show a broken answer, use the fault \`answersWith\`.`,
    );
  }
  if (states.length > 0) {
    faults.push(
      `It claims ${states.join(', ')} and overrides handlers: a state must stay openable by a link, over HTTP and in flows. Describe it as data, with \`faults\` beside the scenario.`,
    );
  }
  return faults;
}

/** Says that a handler is for a path of the API that the contract doesn't have. */
function unknownCallOf(handler: AnyHandler): string | undefined {
  if (!(handler instanceof HttpHandler)) return undefined;
  const { method, path } = handler.info;
  if (typeof method !== 'string' || typeof path !== 'string') return undefined;
  const start = path.indexOf(`${API_BASE_PATH}/`);
  if (start === -1 || matchCall(method, path.slice(start))) return undefined;
  return `It overrides ${method} ${path}, which is no call of the contract (src/contract).`;
}

/** Storybook's accessibility checks in a test run: no report on what is in order. */
function a11yOf(parameters: Readonly<Record<string, unknown>>): object {
  const { options, ...own } = (parameters['a11y'] ?? {}) as { options?: object };
  return {
    ...(showsFrame(parameters) ? {} : { context: { exclude: FRAME } }),
    ...own,
    options: { resultTypes: ['violations'], ...options },
  };
}
