import { screen, userEvent, within } from 'storybook/test';
import { describe, expect, it } from 'vitest';
import { getReview } from '#src/contract/reviews.ts';
import { fails, never, once } from '#mocks/faults/faults.ts';
import { reviewFixture } from '#mocks/fixtures/reviews.ts';
import { people } from '#mocks/fixtures/accounts.ts';
import type { Stage } from '#stories/stage/stage.ts';
import { mountDialogs, OFFER } from './mount-dialogs.tsx';
import { reviewsCopy } from '#src/features/review/copy.ts';

describe('viewing a review', () => {
  const review =
    (overrides: { review_text?: string | null } = {}) =>
    ({ server: { world } }: Stage) =>
      void world.reviews.insert(
        reviewFixture(world, {
          id: 1,
          task_offer_id: OFFER,
          reviewer_id: people.client.id,
          rating: 4,
          created_at: '2026-03-13T23:30:00Z',
          ...overrides,
        }),
      );

  async function openReading() {
    await userEvent.click(screen.getByRole('button', { name: 'View Review' }));
    return within(await screen.findByRole('dialog', { name: 'Review' }));
  }

  it('shows author, subject, rating, text and date', async () => {
    await mountDialogs({}, review({ review_text: 'Good work.\nGladly again.' }));
    const dialog = await openReading();
    await dialog.findByText(/Good work\.\s+Gladly again\./);
    dialog.getByText('You');
    dialog.getByText('about Wes Okafor');
    dialog.getByRole('img', { name: '4 out of 5 stars' });
    dialog.getByText('Very Good');
    dialog.getByText('Mar 13, 2026');
    expect(dialog.queryByRole('textbox')).toBeNull();
  });

  it('says when there is no text', async () => {
    await mountDialogs({}, review({ review_text: null }));
    const dialog = await openReading();
    await dialog.findByText(reviewsCopy.view.noWords);
  });

  it('can be retried after a failure', async () => {
    await mountDialogs({}, (stage) => {
      review()(stage);
      stage.server.addFault(once(fails(getReview, 500)));
    });
    const dialog = await openReading();
    await dialog.findByText('Failed to load review (HTTP 500)');
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
    await dialog.findByText('about Wes Okafor');
  });

  it('says that the review does not exist', async () => {
    await mountDialogs({ reviewId: 99 });
    const dialog = await openReading();
    await dialog.findByText(reviewsCopy.view.notFoundTitle);
    expect(dialog.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('announces that it is loading', async () => {
    await mountDialogs({}, ({ server }) => server.addFault(never(getReview)));
    const dialog = await openReading();
    await dialog.findByText('Loading review');
  });
});
