import { screen } from 'storybook/test';
import { expect, it } from 'vitest';
import { people } from '#mocks/fixtures/accounts.ts';
import { reviewFixture } from '#mocks/fixtures/reviews.ts';
import { reviewsCopy } from '#src/features/review/copy.ts';
import { press } from '../steps.ts';
import { mountDialogs, OFFER } from './mount-dialogs.tsx';

/** Opens the dialog with a review of the viewer, with or without a text. */
async function openReading(review_text: string | null) {
  const { stage } = await mountDialogs({}, ({ server: { world } }) => {
    const created_at = '2026-03-13T23:30:00Z';
    const reviewer_id = people.client.id;
    const review = { id: 1, task_offer_id: OFFER, reviewer_id, rating: 4, created_at, review_text };
    world.reviews.insert(reviewFixture(world, review));
  });
  await press(stage, 'View Review');
}

it('shows author, subject, rating, text and date', async () => {
  await openReading('Good work.\nGladly again.');
  screen.getByText(/Good work\.\s+Gladly again\./);
  screen.getByText('You');
  screen.getByText('about Wes Okafor');
  screen.getByRole('img', { name: '4 out of 5 stars' });
  screen.getByText('Very Good');
  screen.getByText('Mar 13, 2026');
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('says when there is no text', async () => {
  await openReading(null);
  screen.getByText(reviewsCopy.view.noWords);
});
