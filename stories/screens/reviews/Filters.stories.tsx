import { advance, showsCount } from '../steps.ts';
import { expect } from 'storybook/test';
import { inOneMode, inThreeModes } from '#states/modes.ts';
import { stageOf } from '#stories/stage/stage-addon.ts';
import preview from '#stories/stage/preview.tsx';
import { playSteps } from '#stories/stage/staged-actor.ts';
import type { StepContext } from '#stories/stage/step-context.ts';
import { cardsOf, DEBOUNCE_MS, lastQuery, userIdField } from './review-steps.ts';
import { reviewsLoaded } from '#mocks/scenarios/reviews.ts';
import { ReviewsScreen } from '#src/screens/reviews/ReviewsScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Reviews/Filters',
  component: ReviewsScreen,
  parameters: {
    scenario: reviewsLoaded,
    at: '/reviews?tab=browse',
    chromatic: { ...inOneMode, cropToViewport: true },
  },
});

const search = ({ canvas }: StepContext) => canvas.getByRole('searchbox', { name: 'Search' });

export const UserId = meta.story({
  parameters: { states: ['reviews.browse.user-filter'], steps: [['fills', '^User ID$', ' 7 ']] },
  play: async (context) => {
    await playSteps(context);
    await advance(context, DEBOUNCE_MS);
    await expect(lastQuery(context)).toMatchObject({ user_id: '7' });
    await expect(stageOf(context).address()).toBe('/reviews?tab=browse&user_id=7');
    await expect(await userIdField(context)).toHaveValue(' 7 ');
    await expect(await cardsOf(context)).not.toHaveLength(0);
  },
});

/** An id that is no number is answered at its field as it is typed, and nothing is sent. */
export const InvalidUserId = meta.story({
  parameters: { subject: 'search' },
  play: async (context) => {
    await cardsOf(context);
    const before = stageOf(context).server.seen.length;
    await context.userEvent.type(await userIdField(context), 'seven');
    await expect(await userIdField(context)).toBeInvalid();
    await expect(await userIdField(context)).toHaveAccessibleDescription(
      'Enter a user ID, such as 7',
    );
    await advance(context, DEBOUNCE_MS);
    await expect(stageOf(context).server.seen).toHaveLength(before);
  },
});

export const NoMatch = meta.story({
  parameters: {
    at: '/reviews?search=chandelier',
    states: ['reviews.search.no-match'],
    chromatic: { ...inThreeModes, cropToViewport: true },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'No reviews match' });
    await expect(canvas.getByRole('searchbox', { name: 'Search' })).toHaveValue('chandelier');
    // Only the one in the empty state.
    await expect(canvas.getAllByRole('button', { name: 'Clear filters' })).toHaveLength(1);
  },
});

/** Search and user id, 300 ms after the last key. */
export const Active = meta.story({
  play: async (context) => {
    await cardsOf(context);
    await context.userEvent.type(search(context), ' the ');
    await context.userEvent.type(await userIdField(context), '2');
    await advance(context, DEBOUNCE_MS);
    await expect(stageOf(context).address()).toBe('/reviews?tab=browse&search=the&user_id=2');
    await expect(lastQuery(context)).toMatchObject({ search: 'the', user_id: '2' });
    await expect(context.canvas.getByRole('button', { name: 'Clear filters' })).toBeVisible();
  },
});

export const Cleared = meta.story({
  parameters: {
    at: '/reviews?tab=browse&search=the&user_id=2',
    states: ['reviews.filter.clear'],
    steps: [['press', 'button', '^Clear filters$']],
  },
  play: async (context) => {
    await cardsOf(context);
    await expect(await userIdField(context)).toHaveValue('2');
    await playSteps(context);
    await advance(context, DEBOUNCE_MS);
    await expect(stageOf(context).address()).toBe('/reviews?tab=browse');
    await expect(search(context)).toHaveValue('');
    await expect(search(context)).toHaveFocus();
    await expect(await userIdField(context)).toHaveValue('');
    await showsCount(context, 12);
  },
});
