import { storyIndex, type StoryLink } from 'virtual:story-index';
import type { Action } from '#flows/flow.ts';
import { closestTo } from '#mocks/scenarios/closest.ts';
import { parseStateAddress, StateProblem } from '#mocks/scenarios/state-address.ts';
import { findScenario } from '#mocks/scenarios/registry.ts';
import type { MockState } from '#mocks/scenarios/state.ts';
import type { State } from '#states/parse-states.ts';
import { stateOf, states } from '#states/state-list.ts';
import { storyAddresses } from '#states/story-addresses.ts';

/** What a state of the list opens: the state its story starts in, and what it plays there, or the tour that plays it. */
export type StateOpening =
  | { readonly story: StoryLink; readonly state: MockState; readonly steps: readonly Action[] }
  | { readonly tour: string };

const storiesOf = Map.groupBy(
  storyIndex.flatMap((story) => story.states.map((id) => ({ id, story }))),
  ({ id }) => id,
);

/** The story that opens a state in the app; undefined where no story of the whole app shows it. */
export function openingStory(id: string): StoryLink | undefined {
  return storiesOf.get(id)?.find(({ story }) => storyAddresses.has(story.id))?.story;
}

/** Why no address opens a state; undefined for one that a story or a tour opens. */
export function whyClosed(id: string): string | undefined {
  if (openingStory(id) || stateOf(id)?.shownBy === 'flow') return undefined;
  const part = storiesOf.get(id)?.[0]?.story;
  return part
    ? `Its story shows a part on its own, not a page of the app: ${part.title}: ${part.name}.`
    : "Only a test covers this state: it's about behavior, not about a page.";
}

/** What a search for a state looks in: its id, texts and expectation, its stories and their scenarios. */
export function searchedState({ id, kind, texts, expected }: State) {
  const closed = whyClosed(id);
  const ofStories = (storiesOf.get(id) ?? []).flatMap(
    ({ story: { title, name, scenario = '' } }) => [
      `${title} ${name}`,
      scenario,
      findScenario(scenario)?.title ?? '',
    ],
  );
  return {
    kind: 'state',
    name: id,
    detail: closed ?? expected,
    texts: [kind, expected, ...texts, ...ofStories],
    isClosed: closed !== undefined,
  } as const;
}

/**
 * Finds out what a state of the list opens.
 *
 * @throws StateProblem with the closest ids, for an unknown state and for one that no address opens
 */
export async function openingOf(id: string): Promise<StateOpening> {
  const story = openingStory(id);
  const recorded = story && storyAddresses.get(story.id);
  const state = recorded && parseStateAddress(recorded.address);
  if (state) return { story, state, steps: JSON.parse(recorded.steps) as Action[] };
  const reason = stateOf(id)
    ? whyClosed(id)
    : 'No state has this id. Docs/States in Storybook lists all of them.';
  if (reason !== undefined) throw new StateProblem('state', id, reason, nearest(id));
  const { flows } = await import('#flows/flows.ts');
  const [tour] = Object.entries(flows).find(([, flow]) => flow.id === id) ?? [];
  if (tour === undefined) throw new Error(`No flow has the id ${id}.`);
  return { tour };
}

/** The five states with the closest ids that an address opens. */
function nearest(id: string) {
  const open = states.filter((state) => whyClosed(state.id) === undefined);
  return closestTo(id, open).map((state) => ({ value: state.id, title: state.expected }));
}
