const modes = ['compare', 'collect', 'only', 'render', 'off'] as const;

/**
 * What a run of stories does about pictures, from the variable `PICTURES`:
 *
 * - `compare` (the default): reports the ones that differ from their references.
 * - `collect`: leaves the verdict to the command that has started the run, as `npm test` does.
 * - `only`: the same, and checks nothing else.
 * - `render`: saves the file of each picture, and checks nothing else.
 * - `off`: takes none.
 */
export type PictureMode = (typeof modes)[number];

const text = process.env['PICTURES'] ?? 'compare';
const mode = modes.find((name) => name === text);
if (!mode) throw new Error(`PICTURES is "${text}"; allowed: ${modes.join(', ')}`);

export const pictureMode: PictureMode = mode;

/** How many different pictures are looked at before a run stops, unless all are asked for. */
export const MOST_DIFFERENT = 40;

/** Whether so many pictures differ that a run of pictures alone should stop. */
export function isTooMany(different: number): boolean {
  return process.env['PICTURE_LIMIT'] === 'on' && different > MOST_DIFFERENT;
}
