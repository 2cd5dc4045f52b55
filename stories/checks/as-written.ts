import { PLAY_FUNCTION_THREW_EXCEPTION } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

/**
 * Whether the steps of the story on the page have failed, as at a width that they don't know. It then shows another state
 * than the one that it is checked for.
 */
let haveStepsFailed = false;
addons.getChannel().on(PLAY_FUNCTION_THREW_EXCEPTION, () => {
  haveStepsFailed = true;
});

/** Called before the steps of a story. */
export function beginSteps(): void {
  haveStepsFailed = false;
}

/**
 * Whether a story shows what it was written for, so that it can be checked. The story of a scenario has no args but those
 * that a reader sets.
 */
export function isAsWritten({
  parameters,
  args,
}: {
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly args: Readonly<Record<string, unknown>>;
}): boolean {
  const hasOwnArgs = parameters['scenario'] === undefined;
  return !haveStepsFailed && (hasOwnArgs || Object.values(args).every((arg) => arg === undefined));
}
