import { closestTo } from '#mocks/scenarios/closest.ts';
import { stateOf, states } from '#states/state-list.ts';
import { textFaults, withSingleSpaces } from '#states/state-texts.ts';

/** The text that a reader sees in an element, including the values of its fields. */
function readable(root: HTMLElement): string {
  const fields = root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
  const values = [...fields].filter((field) => field.type !== 'password').map((f) => f.value);
  return withSingleSpaces([root.innerText, ...values].join('\n'));
}

/**
 * The claimed states that the list describes by no text: only a play function can tell whether they
 * are on the screen.
 */
function statesWithoutTexts(ids: readonly string[]): string[] {
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
    return state ? textFaults(state, text) : [noSuchState(id)];
  });
  if (faults.length > 0) throw new Error(`${faults.join('\n')}\nOn the screen: ${text}`);
}

/** @throws Error when nothing was asserted about a state that no text describes */
export function checkAssertions(states: readonly string[], asserted: number): void {
  const silent = statesWithoutTexts(states);
  // Where motion is reduced, `withMotion` skips the steps of some stories.
  const isMotionReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (silent.length === 0 || asserted > 0 || isMotionReduced) return;
  throw new Error(
    `${silent.join(', ')}: the list of states has no text for it, so the play function has to assert what shows it (\`expect\`).`,
  );
}

function noSuchState(id: string): string {
  const closest = closestTo(id, states).map((state) => state.id);
  return `${id}: there is no such state. Closest matches: ${closest.join(', ')}.`;
}
