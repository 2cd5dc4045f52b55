import { stateOf } from '#stories/states/state-list.ts';

/** The text that a reader sees in an element, including the values of its fields. */
function readable(root: HTMLElement): string {
  const fields = root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
  const values = [...fields].filter((field) => field.type !== 'password').map((f) => f.value);
  return [root.innerText, ...values].join('\n').replaceAll(/\s+/g, ' ');
}

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

/**
 * The claimed states that the list describes by no text: only a play function can tell whether they
 * are on the screen.
 */
export function statesWithoutTexts(ids: readonly string[]): string[] {
  return ids.filter((id) => {
    const state = stateOf(id);
    return state && state.texts.length === 0 && state.absent.length === 0;
  });
}

/**
 * Checks that a screen shows the states that it claims, by the texts in the list of states.
 *
 * @throws Error naming every missing text, and every text that must be absent
 */
export function checkStates(ids: readonly string[], root: HTMLElement): void {
  const text = readable(root);
  const faults = ids.flatMap((id) => {
    const state = stateOf(id);
    if (!state) return [`${id}: there is no such state`];
    return [
      ...state.texts.filter((t) => !contains(text, t)).map((t) => `${id}: "${t}" is missing`),
      ...state.absent
        .filter((t) => contains(text, t))
        .map((t) => `${id}: "${t}" must not be there`),
    ];
  });
  if (faults.length > 0) throw new Error(`${faults.join('\n')}\nOn the screen: ${text}`);
}
