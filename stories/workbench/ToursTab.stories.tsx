import { inPanel } from './StagedWorkbench.tsx';
import { expect, within } from 'storybook/test';
import { inAllModes, onlyIn } from '#states/modes.ts';
import { ToursTab } from '#workbench/tabs/ToursTab.tsx';
import preview from '../../.storybook/preview.tsx';
import { sampleFlows } from './sample.ts';

/** The user journeys that can be played in the running app. */
const meta = preview.meta({ title: 'Workbench/Tours' });

const render = inPanel(<ToursTab flows={sampleFlows} />, { state: { scenario: 'demo' } });

/** Every flow, with its length, its scenario and its link. On a phone, no tour can start. */
export const List = meta.story({
  render,
  parameters: { chromatic: inAllModes },
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('article', { name: 'From a task to two reviews' }));
    await expect(card.getByText(/^13 steps/)).toBeVisible();
    await expect(card.getByRole('button', { name: /^Copy link of the tour "/ })).toBeVisible();
  },
});

/** The keyboard starts a tour; it is marked in the list. */
export const Started = meta.story({
  render,
  play: async ({ canvas, userEvent }) => {
    const name = 'Start the tour "From sign-up to the dashboard"';
    (await canvas.findByRole('button', { name })).focus();
    await userEvent.keyboard('{Enter}');
    const card = canvas.getByRole('article', { name: 'From sign-up to the dashboard' });
    await expect(await within(card).findByText('Open')).toBeVisible();
  },
});

/** The flows use the wide navigation bar. */
export const TooNarrow = meta.story({
  render,
  globals: { viewport: { value: 'tablet' } },
  parameters: { chromatic: onlyIn('tablet light') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Tours need a wider window')).toBeVisible();
    for (const button of canvas.getAllByRole('button', { name: /^Start/ })) {
      await expect(button).toBeDisabled();
    }
  },
});
