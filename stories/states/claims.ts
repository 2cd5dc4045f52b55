/** A story, test or flow that says that it shows a state. */
export interface Claim {
  readonly state: string;
  readonly by: 'story' | 'test' | 'flow';
  /** The file that says so. */
  readonly file: string;
  /** For stories: the title of their file and the name of their export. */
  readonly story?: { readonly title: string; readonly exported: string };
}

const STORY = /export const (\w+) = meta\.story\(/g;
const STATES = /states:\s*\[([^\]]*)\]/g;
const QUOTED = /'([^']+)'/g;
/** The beginning of a test that does not run; its title may stand on the next line. */
const SKIPPED = /\b(?:it|test)\.(?:skip|todo|fixme)\b[^'"`]*(?:['"`]|$)|\bx(?:it|test)\(/;
const SKIPPED_GROUP = /\b(?:describe|test\.describe)\.skip\b|\bxdescribe\(/;
/** `[id]` in a text, not in code that looks the same. */
const NAMED = /['"`][^'"`\n]*\[([a-z][a-z-]*(?:\.[A-Za-z0-9-]+)+)\](?=[^'"`\n]*['"`])/g;

/** The title of a story file, as its meta gives it. */
function titleOf(source: string): string {
  return /title:\s*'([^']+)'/.exec(source)?.[1] ?? '';
}

/**
 * The states that a story file claims: ids stand literally in `states: [...]`.
 *
 * @param file its path, for reports
 */
export function claimsOfStories(file: string, source: string): Claim[] {
  const title = titleOf(source);
  const starts = [...source.matchAll(STORY)];
  return starts.flatMap((start, index) => {
    const part = source.slice(start.index, starts[index + 1]?.index);
    return [...part.matchAll(STATES)]
      .flatMap(([, list = '']) => [...list.matchAll(QUOTED)])
      .map(([, state = '']): Claim => {
        return { state, by: 'story', file, story: { title, exported: start[1] ?? '' } };
      });
  });
}

/**
 * The states that a test or flow file claims: `[id]` in its titles. A test that does not run shows
 * nothing: neither a skipped one nor anything below a skipped group counts.
 */
export function claimsOfTests(file: string, source: string, by: 'test' | 'flow'): Claim[] {
  const skippedGroup = source.search(SKIPPED_GROUP);
  const running = skippedGroup === -1 ? source : source.slice(0, skippedGroup);
  return running
    .split('\n')
    .filter((line, index, lines) => !SKIPPED.test(line) && !SKIPPED.test(lines[index - 1] ?? ''))
    .flatMap((line) => [...line.matchAll(NAMED)])
    .map(([, state = '']): Claim => ({ state, by, file }));
}
