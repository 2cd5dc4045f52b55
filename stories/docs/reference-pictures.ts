import type { StoryFacts } from '../states/story-facts.ts';

/** Loads the URL of a picture. */
type Load = () => Promise<string>;

// Only URLs, loaded lazily: there are hundreds of pictures.
const pictures = import.meta.glob<string>('/stories/references/*/*-light.webp', {
  query: '?url',
  import: 'default',
});

/** The viewports of reference pictures, in order of preference. */
const WIDTHS = ['desktop', 'collapsed', 'zoomed', 'phone', 'small'];

/**
 * Finds the reference picture of a story in the light theme: its own, or the one that it shares.
 *
 * @returns undefined when the story has no picture
 */
export function pictureOf({ id, sharedPicture }: StoryFacts): Load | undefined {
  const own = id.replace('--', '/');
  const names =
    sharedPicture === undefined ? WIDTHS.map((width) => `${own}.${width}-light`) : [sharedPicture];
  return names
    .map((name) => pictures[`/stories/references/${name}.webp`])
    .find((load) => load !== undefined);
}
