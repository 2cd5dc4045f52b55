import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { claimsOfStories, claimsOfTests, type Claim } from '../states/claims.ts';
import type { State } from '../states/parse-states.ts';

/** A story, test or flow that shows a state. */
export interface Sighting {
  /** The story's name, or the test's file. */
  readonly label: string;
  /** Its URL in Storybook; tests and flows have none. */
  readonly href?: string;
}

/** The states that share the first segment of their ids, such as `dashboard`. */
export interface Area {
  readonly name: string;
  readonly states: readonly State[];
}

// Imported as text, so nothing runs. `npm run states` reads the same files.
const stories = import.meta.glob<string>('/stories/**/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const tests = import.meta.glob<string>('/{tests,src,mocks}/**/*.test.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const flows = import.meta.glob<string>('/e2e/**/*.spec.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Where each state is shown, by state id. */
export const sightings: ReadonlyMap<string, readonly Sighting[]> = new Map(
  [...Map.groupBy(allClaims(), ({ state }) => state)].map(([id, claims]) => [
    id,
    // One test file may name a state in several titles.
    [...new Map(claims.map(sightingOf).map((s) => [s.label, s])).values()],
  ]),
);

/** The areas in the order of the list. */
export function areasOf(states: readonly State[]): Area[] {
  const groups = Map.groupBy(states, ({ id }) => id.split('.')[0] ?? id);
  return [...groups].map(([name, group]) => ({ name, states: group }));
}

/** Counts the states that a story, a test or a flow shows. */
export function countShown(states: readonly State[]): number {
  return states.filter(({ id }) => sightings.has(id)).length;
}

function allClaims(): Claim[] {
  return [
    ...Object.entries(stories).flatMap(([file, source]) => claimsOfStories(file, source)),
    ...Object.entries(tests).flatMap(([file, source]) => claimsOfTests(file, source, 'test')),
    ...Object.entries(flows).flatMap(([file, source]) => claimsOfTests(file, source, 'flow')),
  ];
}

function sightingOf({ story, file }: Claim): Sighting {
  if (!story) return { label: file.replace(/^\//, '') };
  const name = storyNameFromExport(story.exported);
  return { label: `${story.title}: ${name}`, href: `./?path=/story/${toId(story.title, name)}` };
}
