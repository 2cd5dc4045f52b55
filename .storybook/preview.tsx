import addonA11y from '@storybook/addon-a11y';
import type { DocsTypes } from '@storybook/addon-docs';
import * as docsPreview from '@storybook/addon-docs/preview';
import { definePreview } from '@storybook/react-vite';
import { definePreviewAddon } from 'storybook/internal/csf';
import addonMsw from 'msw-storybook-addon';
import { configure } from 'storybook/test';
import * as z from 'zod/mini';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { StagedApp } from '#stories/stage/StagedApp.tsx';
import { describeComponent, completeArgTypes } from './component-docs.ts';
import { inOneMode } from '#states/modes.ts';
import { checksAddon } from '#stories/checks/checks-addon.ts';
import { addStateArgs } from '#stories/stage/state-args.ts';
import { stageAddon, stageOf } from '#stories/stage/stage-addon.ts';
import { startWorker } from '#stories/stage/network.ts';
import { storyPanelAddon } from '#stories/stage/story-panel-addon.tsx';
import { viewports } from '#stories/checks/viewports.ts';
import './styles.css';

z.config({ jitless: true });
// A story that finds what it waits for goes on at once; a busy machine gets time.
configure({ asyncUtilTimeout: 5000 });

// Loaded with the first docs page: it brings Storybook's own components.
const DocsFrame = lazyPart('DocsFrame', async () => (await import('./DocsFrame.tsx')).DocsFrame);

// Not inline: Storybook's types do not know the second.
const docs = { container: DocsFrame, extractComponentDescription: describeComponent };

export default definePreview({
  // After a story, from the last to the first: it settles, axe looks at it as it stands, and the
  // checks resize it and change its theme.
  addons: [
    // Not the addon's own function, whose module loads Storybook's components with every story.
    definePreviewAddon<DocsTypes>(docsPreview),
    checksAddon,
    addonA11y(),
    addonMsw(startWorker),
    stageAddon,
    storyPanelAddon,
  ],
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
  argTypesEnhancers: [completeArgTypes, addStateArgs],
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
  // A story that names a scenario shows the app there; all others show their component.
  render: (args, context) => {
    if (context.parameters['scenario']) {
      const stage = stageOf(context);
      return <StagedApp key={stage.serial} stage={stage} />;
    }
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
