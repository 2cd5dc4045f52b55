import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { states } from '../states/state-list.ts';
import { StatesPage } from './StatesPage.tsx';

const meta = preview.meta({ title: 'Docs/States', component: StatesPage });

/** The whole list. */
export const All = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(states.length);
    await expect(
      canvas.getByRole('link', { name: 'Screens/Dashboard: Server Error' }),
    ).toHaveAttribute('href', './?path=/story/screens-dashboard--server-error');
  },
});

/** What is still to be built. */
export const Missing = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Show'), 'missing');
    await userEvent.type(canvas.getByLabelText('Find by id or expectation'), 'review-dialog.');
    await expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(0);
    await expect(canvas.queryByText('Shown', { selector: 'li *' })).not.toBeInTheDocument();
  },
});
