import type { StoryFacts } from '../../../states/story-facts.ts';

/** A picture that can be shown. */
export interface Picture {
  readonly url: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  /** The hash of its file, as references have it. */
  readonly hash: string | undefined;
}

/** The name of a story's picture, such as `ui-button/sheet.phone-dark`. */
export const pictureName = ({ id }: StoryFacts, mode: string): string =>
  `${id.replace('--', '/')}.${mode}`;

/** Loads a picture by its name; undefined when it was not taken. */
export type LoadPicture = (name: string) => Promise<Picture | undefined>;

/** Loads a picture that `npm run visual FILE` has left, and that a local Storybook serves. */
export const loadPicture: LoadPicture = async (name) => {
  const response = await fetch(`./pictures/${name}.png`);
  const hash = response.headers.get('Picture-Hash');
  if (hash === null) return undefined;
  const url = URL.createObjectURL(await response.blob());
  const image = new Image();
  image.src = url;
  await image.decode();
  return { url, width: image.naturalWidth, height: image.naturalHeight, hash };
};
