import { expect, screen, waitFor, within } from 'storybook/test';
import { testRun } from '#stories/stage/test-run.ts';
import { withoutPicture } from '#states/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { clearAddress } from './address-state.ts';
import { contactSheetStart, ContactSheetPage } from './ContactSheetPage.tsx';

const meta = preview.meta({
  title: 'Docs/Contact sheet',
  component: ContactSheetPage,
  // A test run would play each story once more; a blank page stands in for it.
  args: testRun() ? { addressOf: () => 'about:blank' } : {},
  // The picture would change whenever any other picture does.
  parameters: { chromatic: withoutPicture, pointer: 'mouse' },
  beforeEach:
    ({ id }) =>
    () =>
      clearAddress(contactSheetStart, id),
});

/** The area in the URL, or the first one. */
export const All = meta.story();

/** Only the stories that show a state of the area. No story shows flows: they are scripts. */
export const OneArea = meta.story({
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByLabelText('Area');
    await userEvent.selectOptions(area, 'dashboard');
    await expect(canvas.getByRole('button', { name: 'Server Error' })).toBeVisible();
    await expect(canvas.queryByText('Screens / Auth / Sign in')).not.toBeInTheDocument();
    await expect(new URLSearchParams(window.location.search).get('area')).toBe('dashboard');
    await userEvent.selectOptions(area, 'flow');
    await expect(canvas.getByRole('heading', { name: /^Nothing to see/ })).toBeVisible();
  },
});

/** Clicking a tile opens its story in a dialog. */
export const Live = meta.story({
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Area'), 'dashboard');
    await userEvent.click(canvas.getByRole('button', { name: 'Server Error' }));
    const dialog = await screen.findByRole('dialog', { name: 'Server Error' });
    await Promise.all(dialog.getAnimations().map(({ finished }) => finished));
    const frame = within(dialog).getByTitle('Screens/Dashboard: Server Error');
    await expect(frame).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Open in Storybook' })).toHaveAttribute(
      'href',
      './?path=/story/screens-dashboard--server-error',
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(canvas.getByRole('button', { name: 'Server Error' })).toHaveFocus();
  },
});
