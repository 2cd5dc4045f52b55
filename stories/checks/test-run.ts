import type { userEvent } from 'storybook/test';
import type { Stage } from '#stories/stage/stage.ts';

/** What a browser may be asked to pretend. */
export interface EmulatedMedia {
  readonly forcedColors?: 'active';
  readonly reducedMotion?: 'reduce';
}

/** A story that has been played and has come to rest. */
export interface ShownStory {
  readonly id: string;
  readonly body: HTMLElement;
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly globals: Readonly<Record<string, unknown>>;
  /** The stage of a story that names a scenario. */
  readonly stage: Stage | undefined;
}

/** What a test run does around each story; in Storybook itself nobody has set one. */
export interface TestRun {
  /** Before the story is drawn. */
  emulate(media: EmulatedMedia): Promise<void>;
  /** Whose hands a story's steps use. */
  user(): ReturnType<typeof userEvent.setup>;
  /** Afterwards. @throws Error when something about it is wrong */
  look(story: ShownStory): Promise<void>;
}

let current: TestRun | undefined;

/** The test run that the stories are played in, if they are. */
export function testRun(): TestRun | undefined {
  return current;
}

/** Called by the setup of a test run. */
export function setTestRun(run: TestRun): void {
  current = run;
}
