import type { State } from './parse-states.ts';

/**
 * Whether a text contains another as whole words: "1" is not in "10". Next to a punctuation mark at
 * its beginning or end, anything is allowed: "/1000" is in "120/1000".
 */
function contains(text: string, words: string): boolean {
  const escaped = words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const before = /^[\p{L}\p{N}]/u.test(words) ? String.raw`(?<![\p{L}\p{N}])` : '';
  const after = /[\p{L}\p{N}]$/u.test(words) ? String.raw`(?![\p{L}\p{N}])` : '';
  return new RegExp(before + escaped + after, 'u').test(text);
}

/** The visible text of an element as the checks compare it: with single spaces. */
export const withSingleSpaces = (text: string): string => text.replaceAll(/\s+/g, ' ');

/**
 * Compares what a reader sees with the texts of a state in the list.
 *
 * @param text with single spaces
 * @returns a sentence for each missing text, and for each that must be absent
 */
export function textFaults({ id, texts, absent }: State, text: string): string[] {
  return [
    ...texts.filter((each) => !contains(text, each)).map((each) => `${id}: "${each}" is missing`),
    ...absent
      .filter((each) => contains(text, each))
      .map((each) => `${id}: "${each}" must not be there`),
  ];
}
