import type { MockState } from '../scenarios/state.ts';
import { Imports, printFaults, printField } from './print-module.ts';

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
  const imports = new Imports();
  const { scenario, at, as, clock, faults } = state;
  const lines = Object.entries({ scenario, at, as, clock })
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => printField(key, value, 2));
  if (faults?.length === 0) lines.push('    faults: [],');
  else if (faults) lines.push(printFaults(faults, 2, imports, '#mocks/faults/faults.ts'));
  const own = imports.print();
  const meta = printField('title', title, 1);
  const flat = `const meta = preview.meta({ ${meta.trim().replace(/,$/, '')} });`;
  return [
    ...(own === '' ? [] : [own]),
    "import preview from '../../../.storybook/preview.tsx';",
    '',
    flat.length <= 100 ? flat : `const meta = preview.meta({\n${meta}\n});`,
    '',
    `export const ${name} = meta.story({\n  parameters: {\n${lines.join('\n')}\n  },\n});`,
    '',
  ].join('\n');
}
