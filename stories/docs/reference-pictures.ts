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
 * Finds the reference picture of a story in the light theme.
 *
 * @param storyId such as `screens-dashboard--server-error`
 * @returns undefined when the story has no picture
 */
export function pictureOf(storyId: string): Load | undefined {
  const file = `/stories/references/${storyId.replace('--', '/')}`;
  for (const width of WIDTHS) {
    const load = pictures[`${file}.${width}-light.webp`];
    if (load) return load;
  }
  return undefined;
}
