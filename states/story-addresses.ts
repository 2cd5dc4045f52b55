import table from './story-addresses.tsv?raw';

/**
 * The address that opens the app where a story of it begins, by the story's id: of each story that shows states of
 * the list. `tests/stage/story-addresses.browser.test.tsx` compares the table with the stories, and writes it.
 */
export const storyAddresses: ReadonlyMap<string, string> = new Map(
  table
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [story = '', address = ''] = line.split('\t');
      return [story, address];
    }),
);
