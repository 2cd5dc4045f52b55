import leven from 'leven';
import type { StoryFacts } from '#states/story-facts.ts';

/**
 * Finds the stories that a name stands for: the id of a story, its title and name
 * (`Screens/Offers/List/Loaded`, or with a colon as on the page Docs/States), or the id of a state, for
 * all stories that show it.
 *
 * @throws Error with the closest names when there is none
 */
export function findStories(name: string, all: readonly StoryFacts[]): StoryFacts[] {
  const wanted = normalized(name);
  const found = all.filter((story) => namesOf(story).some((each) => normalized(each) === wanted));
  if (found.length > 0) return found;
  const names = [...new Set(all.flatMap(namesOf))];
  throw new Error(`Unknown story or state "${name}". Closest matches: ${closest(wanted, names)}.`);
}

/**
 * Finds all stories of a place: a story file or folder, a title or the beginning of one, or an area of the
 * list of states, such as `offers`.
 *
 * @throws Error with the closest places when there is none
 */
export function storiesIn(place: string, all: readonly StoryFacts[]): StoryFacts[] {
  const wanted = normalized(place);
  const found = all.filter((story) => placesOf(story).some((each) => normalized(each) === wanted));
  if (found.length > 0) return found;
  const places = [...new Set(all.flatMap(placesOf))];
  throw new Error(`No story is in "${place}". Closest matches: ${closest(wanted, places)}.`);
}

function namesOf({ id, title, name, states }: StoryFacts): string[] {
  return [id, `${title}/${name}`, ...states];
}

/** All folders and titles that contain a story, and the areas of its states. */
function placesOf({ file, title, states }: StoryFacts): string[] {
  return [...beginnings(file), ...beginnings(title), ...states.map((id) => id.split('.')[0] ?? id)];
}

/** `a/b/c` is in `a`, in `a/b` and is `a/b/c`. */
function beginnings(path: string): string[] {
  return path.split('/').map((_, last, parts) => parts.slice(0, last + 1).join('/'));
}

function normalized(name: string): string {
  return name.toLowerCase().replace(/:\s+/, '/').replace(/^\.\//, '').replace(/\/$/, '');
}

function closest(wanted: string, names: readonly string[]): string {
  return names
    .map((name) => ({ name, distance: leven(wanted, normalized(name)) }))
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, 5)
    .map(({ name }) => name)
    .join(', ');
}
