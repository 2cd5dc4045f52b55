import type { Theme } from 'storybook/theming';

/** The color of secondary text. Storybook's types leave it out. */
export function mutedColor(theme: Theme): string {
  return String(theme['textMutedColor']);
}

/** The font of code, in the size of notes. */
export function codeFont({ typography }: Theme): { fontFamily: string; fontSize: number } {
  return { fontFamily: typography.fonts.mono, fontSize: typography.size.s1 };
}

/** The color of error messages. Storybook's own is too dark for a dark panel. */
export function errorColor({ base, color }: Theme): string {
  return base === 'dark' ? color.negative : color.negativeText;
}
