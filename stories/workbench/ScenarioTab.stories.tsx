import { expect, within } from 'storybook/test';
import type { MockState } from '#mocks/scenarios/state.ts';
import { inAllModes } from '#states/modes.ts';
import { ScenarioTab } from '#workbench/tabs/ScenarioTab.tsx';
import preview from '../../.storybook/preview.tsx';
import { PanelBox } from './PanelBox.tsx';
import { sampleAreas } from './sample.ts';
import { StagedWorkbench } from './StagedWorkbench.tsx';

/** Every scenario with its stories and states, opened with one press. */
const meta = preview.meta({ title: 'Workbench/Scenario' });

const showing = (state: MockState) => () => (
  <StagedWorkbench state={state}>
    <PanelBox>
      <ScenarioTab areas={sampleAreas} />
    </PanelBox>
  </StagedWorkbench>
);

/** The area of the open scenario is open; its stories and states open on demand. */
export const Areas = meta.story({
  render: showing({ scenario: 'profile-loaded' }),
  parameters: { chromatic: inAllModes },
  play: async ({ canvas, userEvent }) => {
    const current = await canvas.findByRole('button', {
      name: /^Profile.*profile-loaded.*Open now/,
    });
    await expect(current).toHaveAttribute('aria-current', 'true');
    await expect(canvas.queryByText('offers-loaded')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: /^2 stories/ }));
    const stories = within(canvas.getByRole('list', { name: 'Stories' }));
    await expect(stories.getAllByRole('link')[0]).toHaveAttribute(
      'href',
      expect.stringContaining('https://demo.nearhand.example/storybook/?path=/story/'),
    );
    await expect(canvas.getByRole('list', { name: 'States' })).toBeVisible();
  },
});

/** New rows for the same state: changes are gone. */
export const StartOver = meta.story({
  render: () => (
    <StagedWorkbench
      state={{ scenario: 'offers-loaded' }}
      prepare={async ({ tools }) => {
        await tools.engine.change('Delete an offer', (world) => world.offers.delete(11));
      }}
    >
      <PanelBox>
        <ScenarioTab areas={sampleAreas} />
      </PanelBox>
    </StagedWorkbench>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Start over' }));
    await expect(await canvas.findByText('The rows are as they were at the start.')).toBeVisible();
  },
});
