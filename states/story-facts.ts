/** How a state can differ from its scenario. */
export const OVERRIDES = ['at', 'as', 'clock', 'faults'] as const;

/** What a story's file says about it. */
export interface StoryFacts {
  /** The id in Storybook, such as `screens-offers-list--loading-more`. */
  readonly id: string;
  /** The title of its file, such as `Screens/Offers/List`. */
  readonly title: string;
  /** The name in the sidebar, such as `Loading More`. */
  readonly name: string;
  /** The path of its file from the project's root. */
  readonly file: string;
  /** The id of the scenario that it opens; undefined for the story of a component. */
  readonly scenario: string | undefined;
  /** What differs from the scenario. The values are code, so only their names are known. */
  readonly overrides: readonly (typeof OVERRIDES)[number][];
  /** The ids of the states that it shows: none where the sidebar hides it, or no test run plays it. */
  readonly states: readonly string[];
  /** The modes of its pictures, such as `desktop-light`; empty when it has none. */
  readonly pictures: readonly string[];
  /** The picture of another story that it ends in: `screens-dashboard/loaded.phone-light`. */
  readonly sharedPicture: string | undefined;
}

/** The id of the story whose picture shows a story: its own, unless it ends in the picture of another one. */
export function pictureOwner({ id, sharedPicture }: StoryFacts): string {
  return sharedPicture === undefined ? id : sharedPicture.replace(/\..*$/, '').replace('/', '--');
}
