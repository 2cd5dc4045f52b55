import { addons } from 'storybook/manager-api';
import { storybookTheme, type ThemeValues } from './theme.ts';

// The manager's bundler knows no stylesheet as text: main.ts has read the tokens for it.
const values = JSON.parse(process.env['STORYBOOK_THEMES'] ?? '{}') as Record<
  'light' | 'dark',
  ThemeValues
>;

const dark = window.matchMedia('(prefers-color-scheme: dark)');

function follow(): void {
  addons.setConfig({ theme: storybookTheme(values[dark.matches ? 'dark' : 'light']) });
}

addons.setConfig({
  layoutCustomisations: {
    // Pages to read have nothing to control.
    showPanel: ({ storyId }, isShown) =>
      /^(welcome|docs|foundations)-/.test(storyId ?? '') ? false : isShown,
  },
});
follow();
dark.addEventListener('change', follow);
