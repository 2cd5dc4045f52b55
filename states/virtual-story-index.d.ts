/** Every story of the workbench; `tools/build/story-index.ts` writes it. */
declare module 'virtual:story-index' {
  import type { StoryFacts } from '#states/story-facts.ts';

  /** What a link to a story needs: where it is, and what it shows. */
  export interface StoryLink extends Pick<
    StoryFacts,
    'id' | 'title' | 'name' | 'file' | 'scenario' | 'overrides' | 'states'
  > {
    /**
     * How the app opens the states that the story shows: whether the story goes on from there with steps by a
     * user. Undefined where it names no state, or renders something else than the app.
     */
    readonly opens?: { readonly hasSteps: boolean } | undefined;
  }

  /** Every story by file, in source order. */
  export const storyIndex: readonly StoryLink[];

  /** Loads the parameters of the stories that are, or contain, the states that they open, by the story's id. */
  export function loadStoryStates(): Promise<Readonly<Record<string, object>>>;
}
