import { storyNameFromExport, toId } from 'storybook/internal/csf';
import {
  atBreakpoints,
  inAllModes,
  inOneMode,
  inThreeModes,
  onlyIn,
  withoutPicture,
} from '#stories/checks/modes.ts';
import { pictureName } from '../visual/picture-files.ts';

/** A scenario in the file may have a title, too. */
const TITLE = /meta\(\{\s*title:\s*'([^']+)'/;
const STORY = /export const (\w+) = meta\.story\(/g;
/** The value of `chromatic:`, or the first spread of its object. */
const CHROMATIC = /chromatic:\s*(?:\{\s*\.{3})?([^\n]+)/;

type Modes = typeof withoutPicture | { readonly modes: Readonly<Record<string, object>> };

/**
 * Returns the names of the reference pictures that the stories of a file need. Reads the file as text:
 * `parameters.chromatic` of the story, else of its meta. A missing value, or one that is not from
 * `stories/checks/modes.ts`, counts as one picture in the first mode.
 *
 * @example expectedPictures(source) // ['ui-button/sheet.desktop-light', …]
 */
export function expectedPictures(source: string): string[] {
  const title = TITLE.exec(source)?.[1] ?? '';
  const starts = [...source.matchAll(STORY)];
  const meta = source.slice(0, starts[0]?.index);
  return starts.flatMap((start, index) => {
    const story = source.slice(start.index, starts[index + 1]?.index);
    const id = toId(title, storyNameFromExport(start[1] ?? ''));
    const written = (CHROMATIC.exec(story) ?? CHROMATIC.exec(meta))?.[1] ?? '';
    return modesIn(written).map((mode) =>
      pictureName(`${id.replace('--', '/')}/${mode.replaceAll(' ', '-')}`),
    );
  });
}

function modesIn(written: string): string[] {
  const value = valueOf(written);
  if (!('modes' in value)) return [];
  return Object.entries(value.modes)
    .filter(([, mode]) => !('disable' in mode))
    .map(([name]) => name);
}

function valueOf(written: string): Modes {
  if (/^(withoutPicture|samePictureAs\()/.test(written)) return withoutPicture;
  if (written.startsWith('inAllModes')) return inAllModes;
  if (written.startsWith('inThreeModes')) return inThreeModes;
  if (written.startsWith('atBreakpoints')) return atBreakpoints;
  const only = /^onlyIn\('([^']+)'\)/.exec(written)?.[1];
  return only === undefined ? inOneMode : onlyIn(only as Parameters<typeof onlyIn>[0]);
}

/** Returns the names of the pictures that stories of a file share with other stories. */
export function sharedPictures(source: string): string[] {
  return [...source.matchAll(/samePictureAs\(\s*'([^']+)'/g)].map(([, name = '']) => name);
}
