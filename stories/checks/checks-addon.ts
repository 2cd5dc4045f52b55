import { definePreviewAddon } from 'storybook/internal/csf';
import { beginSteps, isAsWritten } from './as-written.ts';
import { FRAME, showsFrame } from './frame-of-screens.ts';
import { unhandledRequests } from './stray-requests.ts';
import { testRun } from './test-run.ts';
import { watchConsole, type ConsoleWatch } from './watch-console.ts';

/** What other addons add to the checks of a story, in the `loaded` of its context. */
export interface Checked {
  /** Waits until what the story runs on is idle. */
  readonly settle?: () => Promise<void>;
  /** What else is wrong with the story, a line each. */
  readonly faults?: () => readonly string[];
}

/** The story on the page: when it re-renders, it stays where it is scrolled. */
let shownStory = '';
/** The console is watched for one render at a time. */
let consoleWatch: ConsoleWatch | undefined;

/**
 * Checks every story once it has been played and has settled. In Storybook: every request was
 * answered, and the console has no errors or warnings. A test run first checks its pictures, and how it looks in both
 * themes and on a phone.
 */
export const checksAddon = definePreviewAddon({
  loaders: [
    async ({ id, parameters, globals }) => {
      if (shownStory !== id || testRun()) window.scrollTo(0, 0);
      shownStory = id;
      beginSteps();
      await testRun()?.prepare({ parameters, globals });
      consoleWatch?.stop();
      consoleWatch = watchConsole();
      return { console: consoleWatch };
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
    if (!isAsWritten({ parameters, args: context.args })) return;
    const canvas = context.canvasElement as HTMLElement;
    const { settle, faults = () => [], console: watched } = loaded as Checked & Watched;
    await testRun()?.check({ id, canvas, parameters, globals, settle });
    const all = [
      ...unhandledRequests.splice(0).map((call) => `Nothing answers ${call}.`),
      ...faults(),
      ...(watched?.lines ?? []).map((line) => `On the console: ${line}`),
    ];
    if (all.length > 0) throw new Error(all.join('\n'));
  },
});

interface Watched {
  readonly console?: ConsoleWatch;
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
