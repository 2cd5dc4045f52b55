/** The theme that a document does not show. */
const OTHER: Readonly<Record<string, string>> = { light: 'dark', dark: 'light' };

/** The theme of the page, and the one that it does not show. */
export function themes(): { readonly shown: string; readonly other: string } {
  const shown = document.documentElement.dataset['theme'] ?? 'light';
  return { shown, other: OTHER[shown] ?? 'dark' };
}

/** Shows the page in a theme. */
export function showTheme(theme: string): void {
  document.documentElement.dataset['theme'] = theme;
}
