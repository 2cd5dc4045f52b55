import { inPanel } from './StagedWorkbench.tsx';
import { expect, within } from 'storybook/test';
import { scenarioOf } from '#mocks/scenarios/registry.ts';
import { inAllModes } from '#states/modes.ts';
import { ScenarioTab } from '#workbench/tabs/ScenarioTab.tsx';
import preview from '../../.storybook/preview.tsx';
import { sampleListed, sampleStories } from './sample.ts';

const tab = <ScenarioTab stories={sampleStories} scenarios={sampleListed.scenarios} />;

/** The open scenario, with its stories and states. */
const meta = preview.meta({ title: 'Workbench/Scenario' });

export const Open = meta.story({
  render: inPanel(tab, { state: { scenario: 'profile-loaded' } }),
  parameters: { chromatic: inAllModes },
  play: async ({ canvas }) => {
    const stories = within(await canvas.findByRole('list', { name: 'Stories' }));
    await expect(stories.getAllByRole('link')[0]).toHaveAttribute(
      'href',
      expect.stringContaining('https://demo.nearhand.example/storybook/?path=/story/'),
    );
    await expect(canvas.getByRole('list', { name: 'States' })).toHaveTextContent('user.error');
  },
});

/** New rows for the same state: changes are gone. */
export const StartOver = meta.story({
  render: inPanel(tab, {
    state: { scenario: 'offers-loaded' },
    prepare: ({ tools }) => tools.engine.change((world) => world.offers.delete(11)),
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Start over' }));
    await expect(await canvas.findByText('The rows are back to how they started.')).toBeVisible();
  },
});

/** Another scenario of the list opens in its place, and the focus stays. */
export const Another = meta.story({
  render: inPanel(tab, { state: { scenario: 'offers-loaded' } }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('offers-loaded');
    const button = canvas.getByRole('button', { name: scenarioOf('offers-empty').title });
    await userEvent.click(button);
    await expect(await canvas.findByText('offers-empty')).toBeVisible();
    await expect(button).toHaveFocus();
  },
});
