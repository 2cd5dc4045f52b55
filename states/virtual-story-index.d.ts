// `tools/build/story-index.ts` writes these modules.

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

declare module 'virtual:story-facts' {
  import type { StoryFacts } from '#states/story-facts.ts';
  import type { Claim } from '#states/reader/read-claims.ts';

  /** Every story by file, in source order. */
  export const stories: readonly StoryFacts[];
  /** The states that tests show. */
  export const testClaims: readonly Pick<Claim, 'state' | 'file'>[];
}
