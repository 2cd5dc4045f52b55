import type { userEvent } from 'storybook/test';

/** Media features that the browser is told to report. */
export interface EmulatedMedia {
  readonly forcedColors?: 'active';
  readonly reducedMotion?: 'reduce';
}

/** A story before it renders. */
export interface UpcomingStory {
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly globals: Readonly<Record<string, unknown>>;
}

/** A story that has been played and has settled. */
export interface ShownStory extends UpcomingStory {
  readonly id: string;
  readonly canvas: HTMLElement;
  /** Waits until the stage of the story is idle; undefined for a story without one. */
  readonly settle: (() => Promise<void>) | undefined;
}

/**
 * What a test run does around each story. Storybook itself sets none: a designer who turns a switch
 * wants to see the story, not a verdict.
 */
export interface TestRun {
  /** Sets size and media before the story renders. */
  prepare(story: UpcomingStory): Promise<void>;
  /** Replaces the user events of play functions. */
  user(): ReturnType<typeof userEvent.setup>;
  /** Checks a story. @throws Error naming everything that is wrong with it */
  check(story: ShownStory): Promise<void>;
}

let current: TestRun | undefined;

/** The test run that plays the stories; undefined in Storybook. */
export function testRun(): TestRun | undefined {
  return current;
}

/** Called by the setup of a test run. */
export function setTestRun(run: TestRun): void {
  current = run;
}
