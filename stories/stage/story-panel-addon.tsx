import { UPDATE_GLOBALS } from 'storybook/internal/core-events';
import { definePreviewAddon } from 'storybook/internal/csf';
import { addons } from 'storybook/preview-api';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { demoAddress } from '#stories/docs/demo-address.ts';
import type { StageParameters } from './parameters.ts';
import { stageIn, stateIn } from './stage-addon.ts';
import { StoppedSteps } from './StoppedSteps.tsx';
import { testRun } from '../checks/test-run.ts';

// Loaded when it is opened.
const StoryPanel = lazyPart(
  'StoryPanel',
  async () => (await import('./StoryPanel.tsx')).StoryPanel,
);

/**
 * Shows the calls and rows of the story in view while the toolbar says so, and why its steps have stopped. Docs and
 * test runs have neither.
 */
export const storyPanelAddon = definePreviewAddon<{ parameters: StageParameters }>({
  decorators: [
    (Story, { viewMode, loaded, parameters, args, globals, storyGlobals }) => {
      if (viewMode !== 'story' || testRun()) return <Story />;
      const stage = stageIn(loaded);
      const state = stateIn(parameters, args);
      const own = storyGlobals as { readonly viewport?: { readonly value?: string } };
      const channel = addons.getChannel();
      return (
        <>
          <StoppedSteps viewport={own.viewport?.value} />
          <Story />
          {globals['worldPanel'] === 'open' && stage && state && (
            <StoryPanel
              stage={stage}
              state={state}
              app={demoAddress(window.location.href, import.meta.env.DEV)}
              onClose={() => channel.emit(UPDATE_GLOBALS, { globals: { worldPanel: 'closed' } })}
            />
          )}
        </>
      );
    },
  ],
});
