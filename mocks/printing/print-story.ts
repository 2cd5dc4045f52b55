import type { MockState } from '../scenarios/state.ts';
import { printCode, printField } from './print-code.ts';

/** What a story is printed from: a state, and its title in Storybook. */
export interface StoryToPrint extends MockState {
  /** The title of the story's file, such as `Screens/Offers/List`. */
  readonly title: string;
  /** The name of the story; `Recorded` by default. */
  readonly name?: string;
}

/**
 * Prints a story file that shows a state. It belongs two folders below `stories`.
 *
 * @example printStory({ title: 'Screens/Offers/Bug', scenario: 'offers-loaded', clock: '+31s' })
 */
export function printStory({ title, name = 'Recorded', ...state }: StoryToPrint): string {
  const { scenario, at, as, clock, faults } = state;
  // Always on lines of their own, which the formatter keeps.
  const parameters = Object.entries({ scenario, at, as, clock, faults })
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => printField(key, value, 2));
  return [
    "import preview from '../../../.storybook/preview.tsx';",
    '',
    `const meta = preview.meta(${printCode({ title })});`,
    '',
    `export const ${name} = meta.story({\n  parameters: {\n${parameters.join('\n')}\n  },\n});`,
    '',
  ].join('\n');
}
