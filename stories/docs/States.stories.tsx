import { expect } from 'storybook/test';
import { withoutPicture } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { states } from '../states/state-list.ts';
import { clearAddress } from './address-state.ts';
import { allStates } from './StatesFilter.tsx';
import { StatesPage } from './StatesPage.tsx';

const meta = preview.meta({
  title: 'Docs/States',
  component: StatesPage,
  // Its figures change with every story that is added.
  parameters: { chromatic: withoutPicture },
  beforeEach: () => () => clearAddress(allStates),
});

/** The whole list, or as much of it as the address asks for. */
export const All = meta.story();

/** What is still to be built. */
export const Missing = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Show'), 'missing');
    await userEvent.type(canvas.getByLabelText('Find by id or expectation'), 'review-dialog.');
    await expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(0);
    await expect(canvas.queryByText('Shown', { selector: 'li *' })).not.toBeInTheDocument();
  },
});

/** All of them at first, then one area and one kind, which stand in the address. */
export const Filtered = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(states.length);
    await expect(
      canvas.getByRole('link', { name: 'Screens/Dashboard: Server Error' }),
    ).toHaveAttribute('href', './?path=/story/screens-dashboard--server-error');
    await userEvent.selectOptions(canvas.getByLabelText('Area'), 'dashboard');
    await userEvent.selectOptions(canvas.getByLabelText('Kind'), 'error');
    const wanted = states.filter(({ id, kind }) => id.startsWith('dashboard.') && kind === 'error');
    await expect(wanted.length).toBeGreaterThan(0);
    await expect(
      canvas.getByText(`${wanted.length} ${wanted.length === 1 ? 'state' : 'states'} listed`),
    ).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 3 }).map((h) => h.textContent)).toEqual(
      wanted.map(({ id }) => id),
    );
    await expect(window.location.search).toMatch(/area=dashboard&kind=error/);
  },
});
