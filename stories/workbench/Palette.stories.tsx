import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { inAllModes, withoutPicture } from '#states/modes.ts';
import { Palette } from '#workbench/palette/Palette.tsx';
import preview from '../../.storybook/preview.tsx';
import { sampleListed } from './sample.ts';
import { StagedWorkbench, type WorkbenchStage } from './StagedWorkbench.tsx';

/** The command palette, which Ctrl+K opens. */
const meta = preview.meta({ title: 'Workbench/Palette' });

const onClose = fn();
const onTab = fn();
const onReady = fn();
let stage: WorkbenchStage | undefined;

const showing = (typed: string) => () => (
  <StagedWorkbench
    state={{ scenario: 'offers-loaded' }}
    prepare={async (opened) => {
      stage = opened;
      await opened.send('/api/offers');
    }}
  >
    {/* The palette is fixed, so the page needs a height. */}
    <div className="h-150" />
    <Palette
      typed={typed}
      onReady={onReady}
      onClose={onClose}
      onTab={onTab}
      listed={sampleListed}
    />
  </StagedWorkbench>
);

const options = () => screen.getAllByRole('option').map((option) => option.textContent);

/** Before anything is typed: what was chosen last, and everything but the long list of states. */
export const Empty = meta.story({
  render: showing(''),
  parameters: { chromatic: inAllModes },
  play: async ({ userEvent }) => {
    const field = await screen.findByRole('combobox');
    await expect(field).toHaveFocus();
    const first = within(screen.getByRole('group', { name: 'Commands' }));
    await expect(first.getAllByRole('option')[0]).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowDown}');
    const startOver = first.getByRole('option', { name: /^Start over/ });
    await expect(startOver).toHaveAttribute('aria-selected', 'true');
    await expect(field).toHaveAttribute('aria-activedescendant', startOver.id);
    await userEvent.keyboard('{ArrowUp}');
  },
});

/** The id that was typed comes first, before it was there, and Enter opens its state. */
export const ExactId = meta.story({
  render: showing('offers.list.empty'),
  parameters: { chromatic: inAllModes },
  play: async () => {
    await screen.findByRole('combobox');
    await expect(options()[0]).toMatch(/^offers\.list\.empty"/);
    await expect(onReady).toHaveBeenCalled();
  },
});

/** The keyboard alone opens a state, which is then the first of the recent ones. */
export const Opened = meta.story({
  render: showing(''),
  parameters: { chromatic: withoutPicture },
  play: async ({ userEvent }) => {
    onClose.mockClear();
    const field = await screen.findByRole('combobox');
    await userEvent.type(field, 'offers.list.error{Enter}');
    await waitFor(() => expect(stage?.tools.openedState()?.id).toBe('offers.list.error'));
    await expect(onClose).toHaveBeenCalled();
    await expect(stage?.tools.engine.state().faults).toMatchObject([{ call: 'offers.list' }]);
    await expect(stage?.tools.storage.get('nearhand.mock.palette')).toBe(
      '["state:offers.list.error"]',
    );
  },
});

/** Commands, people and screens are found by the same words. */
export const Commands = meta.story({
  render: showing(''),
  parameters: { chromatic: withoutPicture },
  play: async ({ userEvent, step }) => {
    const field = await screen.findByRole('combobox');
    const run = async (text: string, name: RegExp) => {
      await userEvent.clear(field);
      await userEvent.type(field, text);
      await expect(await screen.findByRole('option', { name })).toHaveAttribute(
        'aria-selected',
        'true',
      );
      await userEvent.keyboard('{Enter}');
    };
    const engine = () => stage?.tools.engine;
    await step('The clock stops, and the next call of the screen fails', async () => {
      await run('stop', /^Stop the clock/);
      await expect(engine()?.opening().clock.isStopped).toBe(true);
      await run('fail the next offers', /^Fail the next offers\.list/);
      await expect(engine()?.opening().server.activeFaults).toMatchObject([
        { call: 'offers.list', status: 500, times: 1 },
      ]);
    });
    await step('Another person and another page', async () => {
      await run('clara', /^Clara Novak/);
      await waitFor(() => expect(engine()?.state().as).toBe('client'));
      await run('/worker/tasks', /^Worker tasks/);
      await expect(stage?.tools.page.path()).toBe('/worker/tasks');
    });
    await step('A tab of the panel', async () => {
      await run('open network', /^Open Network/);
      await expect(onTab).toHaveBeenLastCalledWith('network');
    });
  },
});

/** A state that no page shows says why, and can't be chosen. */
export const Results = meta.story({
  render: showing('toast'),
  parameters: { chromatic: inAllModes },
  play: async () => {
    await expect(
      await screen.findByRole('option', { name: /^shell\.toast\.success Its story renders/ }),
    ).toHaveAttribute('aria-disabled', 'true');
  },
});

export const NothingFound = meta.story({
  render: showing('dragons'),
  parameters: { chromatic: inAllModes },
  play: async () => {
    await expect(await screen.findByText('Nothing matches "dragons".')).toBeVisible();
    await expect(screen.queryByRole('option')).toBeNull();
  },
});
