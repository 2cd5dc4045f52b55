import { closestTo } from '#mocks/scenarios/closest.ts';
import type { StoryFacts } from '#states/story-facts.ts';

/**
 * Finds the stories that a name stands for: the id of a story or a state, a title with or without the name
 * (`Screens/Offers/List/Loaded`), a file, or the beginning of one of these (`Screens/Offers`, `offers`).
 *
 * @throws Error when there is none
 */
export function findStories(name: string, all: readonly StoryFacts[]): StoryFacts[] {
  const wanted = name.toLowerCase();
  const isMeant = (each: string) =>
    each === wanted || ['/', '.'].some((separator) => each.startsWith(wanted + separator));
  const found = all.filter(({ id, file, title, name: own, states }) =>
    [id, file, `${title}/${own}`, ...states].some((each) => isMeant(each.toLowerCase())),
  );
  if (found.length > 0) return found;
  const names = all.flatMap(({ id, title, name: own, states }) => [
    id,
    `${title}/${own}`,
    ...states,
  ]);
  const closest = closestTo(
    name,
    [...new Set(names)].map((each) => ({ id: each })),
  ).map(({ id }) => id);
  throw new Error(
    `No story, state, title or file is called "${name}" or begins with it. Closest matches: ${closest.join(', ')}.`,
  );
}
