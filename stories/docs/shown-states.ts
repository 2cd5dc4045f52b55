import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { claimsOfStories, claimsOfTests, type Claim } from '../states/claims.ts';
import type { State } from '../states/parse-states.ts';

/** A place where a state can be seen. */
export interface Sighting {
  /** The story's name, or the test's file. */
  readonly label: string;
  /** Where Storybook shows it; tests and flows have no page. */
  readonly href?: string;
}

/** The states whose ids begin alike, such as `dashboard`. */
export interface Area {
  readonly name: string;
  readonly states: readonly State[];
}

// The files as text: nothing of them runs here. `npm run states` reads the same ones.
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

/** For every state that is shown: where. */
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

/** How many of these states are shown anywhere. */
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
