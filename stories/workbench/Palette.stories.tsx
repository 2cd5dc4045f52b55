import { workbenchStage, StagedWorkbench, type WorkbenchStage } from './StagedWorkbench.tsx';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { inAllModes, withoutPicture } from '#states/modes.ts';
import { Palette } from '#workbench/palette/Palette.tsx';
import preview from '../../.storybook/preview.tsx';
import { sampleListed } from './sample.ts';

/** The command palette, which Ctrl+K opens. */
const meta = preview.meta({ title: 'Workbench/Palette' });

const onTab = fn();
const onClose = fn();
const prepare = async ({ send }: WorkbenchStage) => void (await send('/api/offers'));

const showing = (typed: string) => () => (
  <StagedWorkbench state={{ scenario: 'offers-loaded' }} prepare={prepare}>
    {/* The palette is fixed, so the page needs a height. */}
    <div className="h-150" />
    <Palette typed={typed} onReady={fn()} {...{ onClose, onTab }} listed={sampleListed} />
  </StagedWorkbench>
);

/** Before anything is typed: recent ones, a few states of the page, and everything but the long list of states. */
export const Empty = meta.story({
  render: showing(''),
  parameters: { chromatic: inAllModes },
  play: async ({ userEvent }) => {
    const field = await screen.findByRole('combobox');
    await expect(field).toHaveFocus();
    const commands = within(screen.getByRole('group', { name: 'Commands' }));
    await expect(commands.getByRole('option', { name: /^Start over/ })).toBeVisible();
    const ofPage = within(screen.getByRole('group', { name: 'States' }));
    await userEvent.keyboard('{ArrowDown}');
    const second = ofPage.getByRole('option', { name: /^offers\./, selected: true });
    await expect(second).toBe(ofPage.getAllByRole('option')[1]);
    await expect(field).toHaveAttribute('aria-activedescendant', second.id);
    await userEvent.keyboard('{ArrowUp}');
  },
});

/** The id that was typed comes first, also if it was typed before the palette was there. */
export const ExactId = meta.story({
  render: showing('offers.list.empty'),
  parameters: { chromatic: inAllModes },
  play: async () => {
    const [first] = await screen.findAllByRole('option');
    await expect(first).toHaveTextContent(/^offers\.list\.empty"/);
    await expect(first).toHaveAttribute('aria-selected', 'true');
  },
});

/** A state that no page shows says why, and can't be chosen. */
export const Results = meta.story({
  render: showing('toast'),
  parameters: { chromatic: inAllModes },
  play: async () => {
    const name = /^shell\.toast\.success Its story shows/;
    const closed = await screen.findByRole('option', { name });
    await expect(closed).toHaveAttribute('aria-disabled', 'true');
  },
});

export const NothingFound = meta.story({
  render: showing('dragons'),
  parameters: { chromatic: inAllModes },
  play: async () => {
    await expect(await screen.findByText('Nothing matches “dragons”.')).toBeVisible();
    await expect(screen.queryByRole('option')).toBeNull();
  },
});

/** The keyboard of a phone covers the page, so a button closes it. */
export const Phone = meta.story({
  render: showing(''),
  parameters: { chromatic: withoutPicture },
  globals: { viewport: { value: 'phone' } },
  play: async ({ userEvent }) => {
    onClose.mockClear();
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await expect(onClose).toHaveBeenCalledTimes(1);
  },
});

/** With the keyboard alone: a state, commands, another person and another page. */
export const Chosen = meta.story({
  render: showing(''),
  parameters: { chromatic: withoutPicture },
  play: async ({ userEvent }) => {
    const field = await screen.findByRole('combobox');
    const choose = async (text: string, name: RegExp) => {
      await userEvent.clear(field);
      // Typing starts at the first result again.
      await userEvent.keyboard('{ArrowDown}{ArrowDown}');
      await userEvent.type(field, text);
      await screen.findByRole('option', { name, selected: true });
      await userEvent.keyboard('{Enter}');
      await expect(onClose).toHaveBeenCalled();
    };
    const { engine, page, openedState, storage } = workbenchStage().tools;
    await choose('stop', /^Stop the clock/);
    await expect(engine.opening().clock.isStopped).toBe(true);
    await choose('fail the next offers', /^Fail the next offers\.list/);
    await expect(engine.opening().server.activeFaults).toMatchObject([
      { call: 'offers.list', status: 500, times: 1 },
    ]);
    await choose('clara', /^Clara Novak/);
    await waitFor(() => expect(engine.state().as).toBe('client'));
    await choose('/worker/tasks', /^Worker tasks/);
    await expect(page.path()).toBe('/worker/tasks');
    await choose('open network', /^Open Network/);
    await expect(onTab).toHaveBeenLastCalledWith('network');
    await choose('offers.list.error', /^offers\.list\.error/);
    await waitFor(() => expect(openedState()?.id).toBe('offers.list.error'));
    await expect(storage.get('nearhand.mock.palette')).toMatch(
      /^\["state:offers\.list\.error","command:/,
    );
  },
});
