import { storiesIn } from './story-file.ts';

/** A claim by a story, test or flow that it shows a state. */
export interface Claim {
  readonly state: string;
  readonly by: 'story' | 'test' | 'flow';
  /** The file that makes the claim. */
  readonly file: string;
  /** For stories: the title of their file and the name of their export. */
  readonly story?: { readonly title: string; readonly exported: string };
}

const STATES = /states:\s*\[([^\]]*)\]/g;
const QUOTED = /'([^']+)'/g;
/** The start of a test that does not run; its title may be on the next line. */
const SKIPPED = /\b(?:it|test)\.(?:skip|todo|fixme)\b[^'"`]*(?:['"`]|$)|\bx(?:it|test)\(/;
const SKIPPED_GROUP = /\b(?:describe|test\.describe)\.skip\b|\bxdescribe\(/;
/** `[id]` inside a string, not an index expression in code. */
const NAMED = /['"`][^'"`\n]*\[([a-z][a-z-]*(?:\.[A-Za-z0-9-]+)+)\](?=[^'"`\n]*['"`])/g;

/**
 * Finds the states that a story file claims in `states: [...]`. Ids must be string literals.
 *
 * @param file the path to put in the claims
 * @param source the file's text
 */
export function claimsOfStories(file: string, source: string): Claim[] {
  return storiesIn(source).flatMap(({ title, exported, text }) =>
    statesIn(text).map((state): Claim => ({
      state,
      by: 'story',
      file,
      story: { title, exported },
    })),
  );
}

/** The states that the source of one story claims. */
export function statesIn(text: string): string[] {
  return [...text.matchAll(STATES)]
    .flatMap(([, list = '']) => [...list.matchAll(QUOTED)])
    .map(([, state = '']) => state);
}

/**
 * Finds the states that a test file claims with `[id]` in its titles. Skipped tests do not
 * count, nor anything below a skipped group.
 */
export function claimsOfTests(file: string, source: string): Claim[] {
  const skippedGroup = source.search(SKIPPED_GROUP);
  const running = skippedGroup === -1 ? source : source.slice(0, skippedGroup);
  return running
    .split('\n')
    .filter((line, index, lines) => !SKIPPED.test(line) && !SKIPPED.test(lines[index - 1] ?? ''))
    .flatMap((line) => [...line.matchAll(NAMED)])
    .map(([, state = '']): Claim => ({ state, by: 'test', file }));
}

/** Finds the state that a flow shows, which is its id. `e2e/flows.spec.ts` plays every flow. */
export function claimsOfFlow(file: string, source: string): Claim[] {
  return [...source.matchAll(/^ {2}id: '(flow\.[^']+)'/gm)].map(([, state = '']) => ({
    state,
    by: 'flow',
    file,
  }));
}
