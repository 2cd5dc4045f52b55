import { expect, waitFor, within } from 'storybook/test';
import type { MockState } from '#mocks/scenarios/state.ts';
import { inAllModes, withoutPicture } from '#states/modes.ts';
import { ScenarioTab } from '#workbench/tabs/ScenarioTab.tsx';
import preview from '../../.storybook/preview.tsx';
import { PanelBox } from './PanelBox.tsx';
import { sampleAreas } from './sample.ts';
import { StagedWorkbench } from './StagedWorkbench.tsx';

/** Every scenario with its stories and states: found by a search and opened with one press. */
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

/** Words of a state find the scenario of its story, and the keyboard opens it. */
export const Search = meta.story({
  render: showing({ scenario: 'demo' }),
  parameters: { chromatic: inAllModes },
  play: async ({ canvas, userEvent, step }) => {
    const field = await canvas.findByRole('searchbox', { name: 'Find a scenario' });
    await step('The story that shows a state leads to its scenario', async () => {
      await userEvent.type(field, 'offers empty');
      await expect(await canvas.findByRole('button', { name: /offers-empty/ })).toBeVisible();
    });
    await step('Arrow keys walk the list, Enter opens', async () => {
      await userEvent.keyboard('{End}{ArrowDown}');
      const first = canvas.getAllByRole('button').find((each) => each.dataset['scenario']);
      await expect(first).toHaveFocus();
      await userEvent.keyboard('{ArrowUp}');
      await expect(field).toHaveFocus();
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await waitFor(() => expect(first).toHaveAttribute('aria-current', 'true'));
      await expect(first).toHaveFocus();
    });
  },
});

/** Enter opens the first match of what is in the field, also before the list shows it. */
export const EnterAtOnce = meta.story({
  render: showing({ scenario: 'demo' }),
  parameters: { chromatic: withoutPicture },
  play: async ({ canvas, canvasElement }) => {
    const field = await canvas.findByRole('searchbox', { name: 'Find a scenario' });
    field.focus();
    // Both in one task, as on a slow page: the events of user-event would wait for React in between.
    document.execCommand('insertText', false, 'offers-empty');
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    await waitFor(() =>
      expect(canvasElement.querySelector('[aria-current]')).toHaveAttribute(
        'data-scenario',
        'offers-empty',
      ),
    );
  },
});

/** Nothing is found: one press shows all scenarios again. */
export const NothingFound = meta.story({
  render: showing({ scenario: 'demo' }),
  play: async ({ canvas, userEvent, step }) => {
    const field = await canvas.findByRole('searchbox', { name: 'Find a scenario' });
    await userEvent.type(field, 'dragons');
    await expect(await canvas.findByText('No scenario matches')).toBeVisible();
    await step('Clear and look again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show all scenarios' }));
      await expect(field).toHaveFocus();
      await expect(await canvas.findByRole('button', { name: /^Demo/ })).toBeVisible();
      await userEvent.type(field, 'dragons');
      await expect(await canvas.findByText('No scenario matches')).toBeVisible();
    });
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
