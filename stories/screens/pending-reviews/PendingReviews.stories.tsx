import { showsText } from '../steps.ts';
import { expect, screen, waitFor } from 'storybook/test';
import { fails, never } from '#mocks/faults/faults.ts';
import { createReview, listPendingReviews } from '#src/contract/reviews.ts';
import { inAllModes, inThreeModes } from '#states/modes.ts';
import { people, userIdOf } from '#mocks/fixtures/accounts.ts';
import { fullName } from '#src/domain/user.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import preview from '#stories/stage/preview.tsx';
import { opensDialog, submits } from './pending-review-steps.ts';
import {
  pendingReviewsEmpty,
  pendingReviewsLoaded,
  pendingReviewsLong,
  pendingReviewsOne,
} from '#mocks/scenarios/pending-reviews.ts';
import { PendingReviewsScreen } from '#src/screens/pending-reviews/PendingReviewsScreen.tsx';

const meta = preview.meta({
  title: 'Screens/PendingReviews',
  component: PendingReviewsScreen,
  parameters: { scenario: pendingReviewsLoaded },
});

export const Loaded = meta.story({
  parameters: { states: ['pending-reviews.loaded'], chromatic: inAllModes },
});

export const Loading = meta.story({
  parameters: {
    faults: [never(listPendingReviews)],
    states: ['pending-reviews.loading'],
    chromatic: inThreeModes,
  },
  play: showsText('Loading your pending reviews'),
});

export const Single = meta.story({
  parameters: { scenario: pendingReviewsOne, states: ['pending-reviews.one'] },
  play: async ({ canvas }) => {
    const name = await canvas.findByRole('link', { name: fullName(people.worker) });
    await expect(name).toHaveAttribute('href', paths.user.to(userIdOf('worker')));
  },
});

export const Empty = meta.story({
  parameters: {
    scenario: pendingReviewsEmpty,
    states: ['pending-reviews.empty'],
    chromatic: inThreeModes,
  },
});

export const ServerError = meta.story({
  parameters: { faults: [fails(listPendingReviews, 500)], states: ['pending-reviews.error'] },
});

export const LongTexts = meta.story({
  parameters: { scenario: pendingReviewsLong, chromatic: inThreeModes, subject: 'article' },
});

export const Writing = meta.story({
  parameters: { chromatic: inThreeModes },
  play: async (context) => {
    const dialog = await opensDialog(context, 'Water the plants for a week');
    await expect(dialog).toHaveAccessibleDescription(/Sam Ito/);
  },
});

export const Submitted = meta.story({
  parameters: { states: ['pending-reviews.after-submit'] },
  play: async (context) => {
    await submits(context, 'Assemble a bunk bed for the kids');
    // The card that takes its place.
    const name = /^Write Review.*Water the plants/;
    await waitFor(() => expect(screen.getByRole('button', { name })).toHaveFocus());
    await expect(screen.getByText('2 pending')).toBeVisible();
  },
});

/** The task stays in the list, and the dialog keeps what was entered. */
export const Failed = meta.story({
  parameters: { faults: [fails(createReview, 500)] },
  play: async (context) => {
    await submits(context, 'Assemble a bunk bed for the kids');
    await expect(screen.getByRole('alert')).toHaveTextContent('Failed to submit review');
  },
});
