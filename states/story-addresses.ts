import table from './story-addresses.tsv?raw';

/**
 * The address that opens the app where a story of it begins, and the actions that its `steps` play from there, by the
 * story's id: of each story that shows states of the list. `tests/stage/story-addresses.browser.test.tsx` compares the
 * table with the stories, and writes it.
 */
export const storyAddresses: ReadonlyMap<
  string,
  { readonly address: string; readonly steps: string }
> = new Map(
  table
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [story = '', address = '', steps = '[]'] = line.split('\t');
      return [story, { address, steps }];
    }),
);
