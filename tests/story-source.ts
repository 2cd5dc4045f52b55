/**
 * The text of a story file.
 *
 * @param meta the members of its meta
 * @param stories its statements, such as `export const Sheet = meta.story();`
 */
export function storySource(meta: string, ...stories: readonly string[]): string {
  return [
    "import { inAllModes, inOneMode, inThreeModes, onlyIn, samePictureAs, withoutPicture } from '#states/modes.ts';",
    "import preview from '../../.storybook/preview.tsx';",
    `const meta = preview.meta({ ${meta} });`,
    ...stories,
  ].join('\n');
}
