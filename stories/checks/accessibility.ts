import axe from 'axe-core';
import { FRAME, showsFrame } from './frame-of-screens.ts';

/**
 * Runs some of axe's rules on a page, or on some of its elements. The navigation and the footer are
 * left out unless the story shows them on purpose.
 *
 * @param where named in each line, such as `dark`
 * @returns a line for each element that breaks a rule
 */
export async function violationsOf(
  what: HTMLElement | readonly Element[],
  rules: readonly string[],
  where: string,
  parameters: Readonly<Record<string, unknown>>,
): Promise<string[]> {
  // In forced colors the system chooses them, while computed styles still report ours.
  const isForced = matchMedia('(forced-colors: active)').matches;
  const runOnly = rules.filter((rule) => !(isForced && rule === 'color-contrast'));
  const exclude = showsFrame(parameters) ? [] : [...document.querySelectorAll(FRAME.join(', '))];
  const include = (what instanceof Element ? [what] : [...what]).filter(
    (element) => !exclude.some((part) => part.contains(element)),
  );
  if (runOnly.length === 0 || include.length === 0) return [];
  const { violations } = await axe.run(
    { include, exclude },
    {
      runOnly,
      // Not part of axe's own choice.
      rules: { 'target-size': { enabled: true } },
      resultTypes: ['violations'],
    },
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id} (${where}) ${node.html}: ${node.failureSummary ?? ''}`),
  );
}
