import { storyFacts } from '#states/story-facts.ts';

/**
 * Returns the names of the reference pictures that the stories of a file need. Reads the file as text:
 * `parameters.chromatic` of the story, else of its meta. A missing value, or one that is not from
 * `states/modes.ts`, counts as one picture in the first mode.
 *
 * @example expectedPictures(source) // ['ui-button/sheet.desktop-light', …]
 */
export function expectedPictures(source: string): string[] {
  return storyFacts('', source).flatMap(({ id, pictures }) =>
    pictures.map((mode) => `${id.replace('--', '/')}.${mode}`),
  );
}

/** Returns the names of the pictures that stories of a file share with other stories. */
export function sharedPictures(source: string): string[] {
  return storyFacts('', source).flatMap(({ sharedPicture }) => sharedPicture ?? []);
}
