import { expect, screen, waitFor } from 'storybook/test';
import { withoutPicture } from '#stories/checks/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { clearAddress } from './address-state.ts';
import { contactSheetStart, ContactSheetPage } from './ContactSheetPage.tsx';

const meta = preview.meta({
  title: 'Docs/Contact sheet',
  component: ContactSheetPage,
  // A picture of pictures would change with each of them.
  parameters: { chromatic: withoutPicture, pointer: 'mouse' },
  beforeEach: () => () => clearAddress(contactSheetStart),
});

/** As the address says. */
export const All = meta.story();

/** The stories of the dashboard: those that show a state of it, and no others. */
export const OneArea = meta.story({
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Area'), 'dashboard');
    await expect(canvas.getByRole('button', { name: 'Server Error' })).toBeVisible();
    await expect(canvas.queryByText('Screens / Auth / Sign in')).not.toBeInTheDocument();
    await expect(new URLSearchParams(window.location.search).get('area')).toBe('dashboard');
  },
});

/** An area that no story shows yet. */
export const NothingYet = meta.story({
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Area'), 'contact');
    await expect(canvas.getByRole('heading', { name: /^Nothing to see/ })).toBeVisible();
  },
});

/** A press brings a story to life, one at a time; here an empty page stands for it. */
export const Live = meta.story({
  tags: ['!dev'],
  args: { addressOf: () => 'about:blank' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Area'), 'dashboard');
    await userEvent.click(canvas.getByRole('button', { name: 'Server Error' }));
    const dialog = await screen.findByRole('dialog', { name: 'Server Error' });
    await Promise.all(dialog.getAnimations().map(({ finished }) => finished));
    await expect(screen.getByTitle('Screens/Dashboard: Server Error')).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Open in Storybook' })).toHaveAttribute(
      'href',
      './?path=/story/screens-dashboard--server-error',
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(canvas.getByRole('button', { name: 'Server Error' })).toHaveFocus();
  },
});
