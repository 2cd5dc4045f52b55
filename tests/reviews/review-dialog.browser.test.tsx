import { screen, userEvent, waitFor, within } from 'storybook/test';
import { expect, it } from 'vitest';
import { userEvent as browserUser } from 'vitest/browser';
import { mountDialogs } from './mount-dialogs.tsx';

it('is rejected without a rating on Enter in the stars, which submits implicitly', async () => {
  await mountDialogs();
  await userEvent.click(screen.getByRole('button', { name: 'Write Review' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Write a review' }));
  const star = dialog.getByRole('radio', { name: /^1 of 5/ });
  await waitFor(() => expect(star).toHaveFocus());
  await browserUser.keyboard('{Enter}');
  await dialog.findByText('Please select a rating');
  await waitFor(() => expect(star).toHaveFocus());
});
