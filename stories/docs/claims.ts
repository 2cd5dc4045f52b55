import { testClaims } from 'virtual:story-facts';
import type { State } from '../../states/parse-states.ts';
import { states as allStates } from '../../states/state-list.ts';
import type { StoryFacts } from '../../states/story-facts.ts';
import { stories, storyAddress } from './story-index.ts';
import { writtenFlows } from './written-flows.ts';

/** A story, test or flow that says that it shows a state. */
export interface Claim {
  /** The story's name, the flow's title, or the test's file. */
  readonly label: string;
  /** Its URL in Storybook; tests have none. */
  readonly href?: string;
  /** The story, if it is one. */
  readonly story?: StoryFacts;
}

/** The states that share the first segment of their ids, such as `dashboard`. */
export interface Area {
  readonly name: string;
  readonly states: readonly State[];
}

/** What shows each state, by its id. */
export const claims: ReadonlyMap<string, readonly Claim[]> = new Map(
  [...Map.groupBy(allClaims(), ({ state }) => state)].map(([id, all]) => [
    id,
    // One test file may name a state in several titles.
    [...new Map(all.map(({ by }) => [by.label, by])).values()],
  ]),
);

/** The areas in the order of the list. */
export const areas: readonly Area[] = [
  ...Map.groupBy(allStates, ({ id }) => id.split('.')[0] ?? id),
].map(([name, states]) => ({ name, states }));

/** Counts the states that a story, a test or a flow shows. */
export function countShown(states: readonly State[]): number {
  return states.filter(({ id }) => claims.has(id)).length;
}

function allClaims(): { readonly state: string; readonly by: Claim }[] {
  return [
    ...stories.flatMap((story) => {
      const label = `${story.title}: ${story.name}`;
      const by = { label, href: storyAddress(story.id), story };
      return story.states.map((state) => ({ state, by }));
    }),
    ...writtenFlows.map(({ state, storyId, title }) => ({
      state,
      by: { label: `Flow: ${title}`, href: storyAddress(storyId) },
    })),
    ...testClaims.map(({ state, file }) => ({ state, by: { label: file } })),
  ];
}
