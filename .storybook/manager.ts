import React from 'react';
import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming/create';
import { openPanelOfStory } from './story-panel.ts';
import type { ThemeValues } from './theme.ts';
import { addToolbarButtons } from './toolbar.tsx';

// The manager's bundler cannot import a stylesheet as text, so main.ts reads the tokens for it.
const values = JSON.parse(process.env['STORYBOOK_THEMES'] ?? '{}') as Record<
  'light' | 'dark',
  ThemeValues
>;

// The manager's bundler compiles JSX to `React.createElement`, and imports no React for it.
Object.assign(window, { React });

const dark = window.matchMedia('(prefers-color-scheme: dark)');

function applyTheme(): void {
  addons.setConfig({ theme: create(values[dark.matches ? 'dark' : 'light']) });
}

addons.setConfig({
  layoutCustomisations: {
    // Docs pages have no controls.
    showPanel: ({ storyId }, isShown) =>
      /^(welcome|docs|foundations)-/.test(storyId ?? '') ? false : isShown,
  },
});
addons.register('nearhand/story-panel', openPanelOfStory);
addons.register('nearhand/toolbar', addToolbarButtons);
applyTheme();
dark.addEventListener('change', applyTheme);
