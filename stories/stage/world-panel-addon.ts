import { definePreviewAddon } from 'storybook/internal/csf';
import { addons } from 'storybook/preview-api';
import { testRun } from '#stories/stage/test-run.ts';
import { demoAddress } from '#stories/docs/demo-address.ts';
import type { StageParameters } from './parameters.ts';
import { stageIn, stateIn } from './stage-addon.ts';
import { switchesIn } from './switches.ts';
import { createWorldReporter, type WorldReporter } from './world-channel.ts';

let reporter: WorldReporter | undefined;

/** Tells the panel World about the story in view. A test run has no panels. */
export const worldPanelAddon = definePreviewAddon<{ parameters: StageParameters }>({
  beforeEach: ({ id, loaded, parameters, globals }) => {
    if (testRun()) return;
    reporter ??= createWorldReporter({
      channel: addons.getChannel(),
      app: demoAddress(window.location.href, import.meta.env.DEV),
    });
    reporter.show({
      id,
      stage: stageIn(loaded),
      state: stateIn(parameters),
      switches: switchesIn(globals),
    });
  },
});
