import type { StoryLink } from 'virtual:story-index';
import type { ScenarioId } from '#mocks/scenarios/registry.ts';
import type { Scenario } from '#mocks/scenarios/scenario.ts';

/** A scenario, and what the stories that open it show. */
export interface ScenarioEntry {
  readonly scenario: Scenario<ScenarioId>;
  readonly stories: readonly StoryLink[];
  /** The ids of the states that these stories show, each once. */
  readonly states: readonly string[];
}

/** The scenarios about one part of the product. */
export interface ScenarioArea {
  readonly title: string;
  readonly entries: readonly ScenarioEntry[];
}

/** The areas in their order, with the first words of their scenarios' ids. */
const AREAS: readonly { readonly title: string; readonly prefixes: readonly string[] }[] = [
  { title: 'Demo', prefixes: ['demo'] },
  { title: 'Home and header', prefixes: ['home', 'unread'] },
  { title: 'Dashboard', prefixes: ['dashboard'] },
  { title: "Client's dashboard", prefixes: ['client'] },
  { title: "Worker's dashboard", prefixes: ['worker'] },
  { title: 'Tasks', prefixes: ['tasks'] },
  { title: 'Job offers', prefixes: ['offers'] },
  { title: 'Messages', prefixes: ['messages', 'chat'] },
  { title: 'Reviews', prefixes: ['reviews', 'pending-reviews'] },
  { title: 'Profiles', prefixes: ['profile'] },
];

/** Scenarios whose ids start with words of no area. */
const OTHERS = 'Others';

/**
 * Groups scenarios by area and adds their stories and states.
 *
 * @returns the areas that have scenarios
 */
export function scenarioAreas(
  scenarios: readonly Scenario<ScenarioId>[],
  storyIndex: readonly StoryLink[],
): ScenarioArea[] {
  const storiesOf = Map.groupBy(storyIndex, ({ scenario }) => scenario);
  const groups = Map.groupBy(scenarios, ({ id }) => areaOf(id));
  return [...AREAS.map(({ title }) => title), OTHERS].flatMap((title) => {
    const entries = (groups.get(title) ?? []).map((scenario): ScenarioEntry => {
      const stories = storiesOf.get(scenario.id) ?? [];
      return { scenario, stories, states: [...new Set(stories.flatMap(({ states }) => states))] };
    });
    return entries.length === 0 ? [] : [{ title, entries }];
  });
}

function areaOf(id: string): string {
  const isOf = (prefix: string) => id === prefix || id.startsWith(`${prefix}-`);
  return AREAS.find(({ prefixes }) => prefixes.some(isOf))?.title ?? OTHERS;
}
