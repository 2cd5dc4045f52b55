import { routeOf } from '#src/lib/navigation/paths.ts';
import { exportNameOf } from '../scenarios/export-name.ts';
import type { Overrides } from '../scenarios/overrides.ts';
import { sourceOf } from '../scenarios/registry.ts';
import type { Scenario } from '../scenarios/scenario.ts';
import { printCode, printField } from './print-code.ts';
import { printFaults } from './print-faults.ts';

/** What a story is printed from: a state, and its title in Storybook. */
export interface StoryToPrint extends Overrides {
  /** Registered, or the only one of a file that is printed with the story. */
  readonly scenario: Pick<Scenario, 'id' | 'at'>;
  /** The title of the story's file, such as `Screens/Offers/List`. */
  readonly title: string;
  /** The name of the story; `Recorded` by default. */
  readonly name?: string;
  /** A text that can be read then. */
  readonly shown?: string | undefined;
}

/**
 * Prints a story file that shows a state, with the screen of its page.
 *
 * @example printStory({ title: 'Screens/Offers/Bug', scenario: offersLoaded, clock: '+31s' })
 */
export function printStory({ title, name = 'Recorded', scenario, ...state }: StoryToPrint): string {
  const { at, as, clock, latency, dialect, shown } = state;
  const { code, imports } = printFaults(state.faults ?? []);
  // Always on lines of their own, which the formatter keeps.
  const parameters = Object.entries({ at, as, clock, latency, dialect })
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => printField(key, value, 2));
  if (state.faults) parameters.push(`    faults: ${code},`);
  const constant = exportNameOf(scenario.id);
  const module = sourceOf(scenario.id)?.module ?? `./${scenario.id}.ts`;
  const screen = screenOf(at ?? scenario.at);
  return [
    ...imports,
    `import { ${constant} } from '#mocks/scenarios/${module.slice('./'.length)}';`,
    `import { ${screen.name} } from '#src/screens/${screen.folder}/${screen.name}.tsx';`,
    "import { showsText } from '#stories/screens/steps.ts';",
    "import preview from '#stories/stage/preview.tsx';",
    '',
    `const meta = preview.meta({ title: ${printCode(title)}, component: ${screen.name} });`,
    '',
    `export const ${name} = meta.story({\n  parameters: {\n    scenario: ${constant},\n${parameters.map((line) => `${line}\n`).join('')}  },\n  play: showsText(${shown === undefined ? '' : printCode(shown)}),\n});`,
    '',
  ].join('\n');
}

/** The screen of a page, and the folder that has it. */
function screenOf(address: string): { name: string; folder: string } {
  const route = routeOf(address) ?? 'notFound';
  const folder = route.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return {
    name: `${route.charAt(0).toUpperCase()}${route.slice(1)}Screen`,
    folder: route === 'about' || route === 'services' ? 'placeholder' : folder,
  };
}
