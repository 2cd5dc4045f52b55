import { definePreview } from '@storybook/react-vite';
import addonMsw from 'msw-storybook-addon';
import * as z from 'zod/mini';
import { baseAddons } from '../../.storybook/addons.ts';
import base from '../../.storybook/preview.tsx';
import { screensOf } from './check-parameters.ts';
import { startWorker } from './network.ts';
import { StagedApp } from './StagedApp.tsx';
import { stageAddon, stageOf } from './stage-addon.ts';
import { addStateArgs } from './state-args.ts';
import { storyPanelAddon } from './story-panel-addon.tsx';

z.config({ jitless: true });

/** The preview of stories that run on a stage: those of screens, and of what is around and across them. */
export default definePreview({
  ...base.input,
  addons: [...baseAddons, addonMsw(startWorker), stageAddon, storyPanelAddon],
  argTypesEnhancers: [...(base.input.argTypesEnhancers ?? []), addStateArgs],
  render: (_, context) => {
    const stage = stageOf(context);
    if (screensOf(context).length === 0 && !context.parameters['routes']) {
      throw new Error(
        `${context.id} names no screen to show. Add one: \`component: OffersScreen\`.`,
      );
    }
    return <StagedApp key={stage.serial} stage={stage} />;
  },
});
