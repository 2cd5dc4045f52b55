import { definePreview } from '@storybook/react-vite';
// oxlint-disable-next-line no-restricted-imports -- the product's own is no part of Storybook
import { lazy } from 'react';
import { configure } from 'storybook/test';
import { baseAddons } from './addons.ts';
import { describeComponent, completeArgTypes } from './component-docs.ts';
import { inOneMode } from '#states/modes.ts';
import { viewports } from '#stories/checks/viewports.ts';
import './styles.css';

// A story that finds what it waits for goes on at once; a busy machine gets time.
configure({ asyncUtilTimeout: 5000 });

// Loaded with the first docs page: it brings Storybook's own components.
const DocsFrame = lazy(async () => ({ default: (await import('./DocsFrame.tsx')).DocsFrame }));

// Not inline: Storybook's types do not know the second.
const docs = { container: DocsFrame, extractComponentDescription: describeComponent };

export default definePreview({
  addons: [...baseAddons],
  globalTypes: {
    theme: {
      description: 'Color theme',
      toolbar: {
        title: 'Theme',
        icon: 'contrast',
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
        ],
        dynamicTitle: true,
      },
    },
    // Its button is in `toolbar.tsx`.
    worldPanel: { description: 'The World panel: closed or open' },
  },
  initialGlobals: { theme: 'light', worldPanel: 'closed' },
  argTypesEnhancers: [completeArgTypes],
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    chromatic: inOneMode,
    docs,
    viewport: { options: viewports },
    // What a reader changes of a state is for a look: a story says it as data.
    controls: { disableSaveFromUI: true },
    options: {
      // By reader, from the whole to its parts: everybody begins at Welcome; stakeholders look at
      // what the product shows and does, designers at what it is made of, developers at how it is
      // known to be complete. Within a file, stories keep the order in which they were written.
      storySort: {
        method: 'alphabetical',
        order: [
          'Welcome',
          'Screens',
          'Shell',
          'Flows',
          'Accessibility',
          'Features',
          'Foundations',
          ['Colors', 'Typography', 'Spacing, radius and shadow', 'Motion', 'Icons', '*'],
          'UI',
          'Docs',
          ['States', 'API', 'How to', ['Use Storybook', '*'], '*'],
        ],
      },
    },
  },
  decorators: [
    (Story, { globals }) => {
      document.documentElement.dataset['theme'] = String(globals['theme']);
      return <Story />;
    },
  ],
});
