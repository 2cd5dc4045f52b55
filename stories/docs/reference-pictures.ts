/** Loads the address of a picture. */
type Load = () => Promise<string>;

// Their addresses only, each when it is asked for: there are hundreds.
const pictures = import.meta.glob<string>('/stories/references/*/*-light.webp', {
  query: '?url',
  import: 'default',
});

/** The widths that a story's picture may have, the one that shows most first. */
const WIDTHS = ['desktop', 'collapsed', 'zoomed', 'phone', 'small'];

/**
 * The picture that the story is compared with in tests, in the light theme.
 *
 * @param storyId such as `screens-dashboard--server-error`
 * @returns undefined when no picture of it is kept
 */
export function pictureOf(storyId: string): Load | undefined {
  const file = `/stories/references/${storyId.replace('--', '/')}`;
  for (const width of WIDTHS) {
    const load = pictures[`${file}.${width}-light.webp`];
    if (load) return load;
  }
  return undefined;
}
