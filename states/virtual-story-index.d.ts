/** Every story of the workbench; `tools/build/story-index.ts` writes it. */
declare module 'virtual:story-index' {
  import type { StoryFacts } from '#states/story-facts.ts';

  /** What a link to a story needs: where it is, and what it shows. */
  export type StoryLink = Pick<
    StoryFacts,
    'id' | 'title' | 'name' | 'file' | 'scenario' | 'overrides' | 'states'
  >;

  /** Every story by file, in source order. */
  export const storyIndex: readonly StoryLink[];
}
