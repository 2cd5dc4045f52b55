import { finishAnimations, violationsOf } from './accessibility.ts';

/** The theme that a document does not show. */
const OTHER: Readonly<Record<string, string>> = { light: 'dark', dark: 'light' };

/**
 * Looks at the colours of a page in the theme that it does not show, the only thing that a theme
 * changes; everything else is checked in the one that it does.
 *
 * @returns a line for each element whose contrast is too low
 */
export async function otherThemeViolations(body: HTMLElement, where = ''): Promise<string[]> {
  const shown = document.documentElement.dataset['theme'] ?? 'light';
  const other = OTHER[shown] ?? 'dark';
  showTheme(other);
  try {
    return await violationsOf(body, ['color-contrast'], other + where);
  } finally {
    showTheme(shown);
  }
}

/** Shows the page in a theme, at once. */
export function showTheme(theme: string): void {
  document.documentElement.dataset['theme'] = theme;
  finishAnimations();
}
