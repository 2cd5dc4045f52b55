import type { StoryLink } from 'virtual:story-index';
import type { ScenarioArea, ScenarioEntry } from './scenario-areas.ts';

/** A scenario that a search has found. */
export interface FoundScenario extends ScenarioEntry {
  /** The stories and states that a word was found in. Empty where all words are in the title and the id. */
  readonly hits: { readonly stories: readonly StoryLink[]; readonly states: readonly string[] };
}

/** The found scenarios of an area. */
export interface FoundArea {
  readonly title: string;
  readonly entries: readonly FoundScenario[];
}

/**
 * Finds the scenarios whose id and title have every word, alone or together with one of their states or
 * the title and name of one of their stories.
 *
 * @param text words in any order and case; all scenarios match an empty one
 * @returns the areas that have matches; of several, those first whose id and title have every word
 */
export function findScenarios(areas: readonly ScenarioArea[], text: string): FoundArea[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return areas
    .flatMap(({ title, entries }) => {
      const found = entries.flatMap((entry) => match(entry, words));
      return found.length === 0 ? [] : [{ title, entries: found.toSorted(byRank) }];
    })
    .toSorted(({ entries: [one] }, { entries: [other] }) => byRank(one, other));
}

function match(entry: ScenarioEntry, words: readonly string[]): FoundScenario[] {
  const { scenario, stories, states } = entry;
  const own = `${scenario.id} ${scenario.title}`.toLowerCase();
  const others = words.filter((word) => !own.includes(word));
  if (others.length === 0) return [{ ...entry, hits: { stories: [], states: [] } }];
  const isHit = (each: string) => others.every((word) => each.toLowerCase().includes(word));
  const hits = {
    stories: stories.filter(({ title, name }) => isHit(`${title} ${name}`)),
    states: states.filter(isHit),
  };
  return countHits(hits) === 0 ? [] : [{ ...entry, hits }];
}

/** Compares matches: first those of an id and a title. */
function byRank(one: FoundScenario | undefined, other: FoundScenario | undefined): number {
  const rank = (found: FoundScenario | undefined) => (found && countHits(found.hits) > 0 ? 1 : 0);
  return rank(one) - rank(other);
}

const countHits = ({ stories, states }: FoundScenario['hits']): number =>
  stories.length + states.length;
