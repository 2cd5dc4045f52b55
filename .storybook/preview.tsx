import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import * as z from 'zod/mini';
import { StagedApp } from '#stories/stage/StagedApp.tsx';
import { stageAddon, stageOf } from './stage-addon.tsx';
import { viewports } from './viewports.ts';
import './styles.css';

z.config({ jitless: true });

export default definePreview({
  addons: [addonDocs(), addonA11y(), stageAddon],
  globalTypes: {
    theme: {
      description: 'Colour theme',
      toolbar: { title: 'Theme', icon: 'contrast', items: ['light', 'dark'], dynamicTitle: true },
    },
  },
  initialGlobals: { theme: 'light' },
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    viewport: { options: viewports },
  },
  // A story that names a scenario shows the app there; all others show their component.
  render: (args, context) => {
    if (context.parameters['scenario']) return <StagedApp stage={stageOf(context)} />;
    const { component: Component } = context;
    if (!Component) throw new Error(`The story ${context.id} has no component and no scenario.`);
    return <Component {...args} />;
  },
  decorators: [
    (Story, { globals }) => {
      document.documentElement.dataset['theme'] = String(globals['theme']);
      return <Story />;
    },
  ],
});
