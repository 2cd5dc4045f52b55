import { logger } from 'storybook/internal/node-logger';
import type { StoryIndex } from 'storybook/internal/types';
import { readStories } from '#states/reader/read-stories.ts';

/** The part of Storybook's index generator that is replaced. */
export interface IndexGenerator {
  getIndex(): Promise<StoryIndex>;
}

const extended = new WeakSet<IndexGenerator>();

/**
 * Lets Storybook's search find a story by its states, and by the id and title of its scenario. The search
 * looks in names, paths and the titles of `anchors`, which Storybook uses for the headings of docs pages. So
 * the index lists these terms as anchors; the sidebar shows nothing of them.
 *
 * @param generator Storybook's generator; Storybook may pass the same one several times
 * @param root the project's folder
 */
export function withSearchTerms<Generator extends IndexGenerator>(
  generator: Generator,
  root: string,
): Generator {
  if (extended.has(generator)) return generator;
  extended.add(generator);
  const getIndex = generator.getIndex.bind(generator);
  generator.getIndex = async () => {
    const index = await getIndex();
    const terms = await searchTerms(root);
    const entries = Object.entries(index.entries).map(([id, entry]) => {
      const own = terms.get(id);
      return [id, own ? { ...entry, anchors: own.map((title) => ({ id, title })) } : entry];
    });
    return { ...index, entries: Object.fromEntries(entries) as StoryIndex['entries'] };
  };
  return generator;
}

/** The terms of each story that has some, by its id. */
async function searchTerms(root: string): Promise<Map<string, readonly string[]>> {
  // Not at the top: test runs load Storybook's configuration, but no index.
  const { findScenario } = await import('#mocks/scenarios/registry.ts');
  return new Map(
    readStories(root, (problem) => logger.warn(String(problem))).flatMap(
      ({ id, scenario, states }) => {
        const known = findScenario(scenario ?? '');
        const terms = [...(known ? [known.id, known.title] : []), ...states];
        return terms.length > 0 ? [[id, terms]] : [];
      },
    ),
  );
}
