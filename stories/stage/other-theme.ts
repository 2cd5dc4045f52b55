import axe from 'axe-core';

/** The theme that a document does not show. */
const OTHER: Readonly<Record<string, string>> = { light: 'dark', dark: 'light' };

/**
 * Looks at the colours of a page in the theme that it does not show, the only thing that a theme
 * changes; everything else is checked in the one that it does.
 *
 * @returns a line for each element whose contrast is too low; nothing outside a test run
 */
export async function otherThemeViolations(body: HTMLElement): Promise<string[]> {
  if (!('__vitest_browser__' in globalThis)) return [];
  const root = body.ownerDocument.documentElement;
  const shown = root.dataset['theme'] ?? 'light';
  const other = OTHER[shown] ?? 'dark';
  root.dataset['theme'] = other;
  try {
    const { violations } = await axe.run(body, { runOnly: ['color-contrast'] });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id} (${other}) ${node.html}: ${node.failureSummary ?? ''}`),
    );
  } finally {
    root.dataset['theme'] = shown;
  }
}
