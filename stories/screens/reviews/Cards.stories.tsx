import { waitFor, expect, screen, within } from 'storybook/test';
import type { Action } from '#flows/flow.ts';
import { playSteps } from '#stories/stage/staged-actor.ts';
import { deleteReview, getReview, updateReview } from '#src/contract/reviews.ts';
import { fails } from '#mocks/faults/faults.ts';
import { LONGEST } from '#mocks/fixtures/longest-texts.ts';
import { REVIEW_ID } from '#mocks/scenarios/review-seeds.ts';
import { inAllModes, inOneMode, inThreeModes } from '#states/modes.ts';
import { stageOf } from '#stories/stage/stage-addon.ts';
import preview from '#stories/stage/preview.tsx';
import { onlyCard, openDialog, showsCount, showsRole, showsText } from '../steps.ts';
import { cardsOf, openFromCard } from './review-steps.ts';
import {
  reviewsEachRating,
  reviewsLongest,
  reviewsNoText,
  reviewsOne,
} from '#mocks/scenarios/reviews.ts';
import { ReviewsScreen } from '#src/screens/reviews/ReviewsScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Reviews/Cards',
  component: ReviewsScreen,
  parameters: { scenario: reviewsOne, at: '/reviews?tab=browse', chromatic: inOneMode },
});

const ask: Action = ['press', 'button', '^Delete'];
const deletes: readonly Action[] = [ask, ['press', 'button', '^Delete review$']];
const edits = (rating: number): readonly Action[] => [
  ['press', 'button', '^Edit'],
  ['press', 'radio', `^${rating} of 5`],
  ['press', 'button', '^Save changes$'],
];

const ownReview = { as: 'client', at: '/reviews?tab=written' } as const;

export const WithText = meta.story({
  parameters: { states: ['reviews.card.with-text'] },
  play: async (context) => {
    const card = within(await onlyCard(context));
    const reviewer = card.getByRole('link', { name: 'Clara Novak' });
    await expect(reviewer).toHaveAttribute('href', '/user/1');
    await expect(card.getByRole('img', { name: '4 out of 5 stars' })).toBeVisible();
    // All of it is on the card.
    await expect(card.queryByRole('button', { name: /^View/ })).toBeNull();
  },
});

export const WithoutText = meta.story({
  parameters: { scenario: reviewsNoText, states: ['reviews.card.no-text'] },
  play: showsText('No written review.'),
});

/** The card cuts it after six lines; the dialog shows all of it. */
export const LongText = meta.story({
  parameters: { scenario: reviewsLongest, states: ['reviews.card.long-text'] },
  play: async (context) => {
    const card = await onlyCard(context);
    const text = within(card).getByText(/^Please come to the side entrance/);
    await expect(text.textContent).toBe(LONGEST.words);
    await expect(text.scrollHeight).toBeGreaterThan(text.clientHeight);
    const dialog = await openFromCard(context, /^View/);
    const whole = dialog.getByText(/^Please come to the side entrance/);
    await expect(whole.scrollHeight).toBe(whole.clientHeight);
  },
});

export const EachRating = meta.story({
  parameters: {
    scenario: reviewsEachRating,
    at: '/reviews',
    states: ['reviews.card.rating-1-to-5', 'reviews.stats.bar-colours'],
    chromatic: inAllModes,
  },
  play: async (context) => {
    await showsCount(context, 5);
    // How many are rendered depends on the viewport.
    const cards = await cardsOf(context);
    const labels = cards.map((card) => within(card).getByText(/Poor|Fair|Good|Excellent/));
    await expect(new Set(labels.map((label) => label.textContent)).size).toBe(cards.length);
  },
});

/** Read-only: nothing in it can be changed. */
export const ViewDialog = meta.story({
  parameters: {
    scenario: reviewsLongest,
    states: ['reviews.view-dialog'],
    chromatic: inThreeModes,
    steps: [['press', 'button', '^View']],
  },
  play: async (context) => {
    await playSteps(context);
    const dialog = within(await openDialog(context));
    await expect(dialog.getByText('Clara Novak')).toBeVisible();
    await expect(stageOf(context).address()).toBe(`/reviews?tab=browse&review=${REVIEW_ID}`);
  },
});

export const ViewError = meta.story({
  parameters: {
    at: `/reviews?review=${REVIEW_ID}`,
    faults: [fails(getReview, 500)],
    states: ['reviews.error.view'],
  },
});

export const Own = meta.story({
  parameters: { ...ownReview, chromatic: inThreeModes, subject: 'article' },
  play: showsRole('button', { name: 'Edit your review of Wes Okafor' }),
});

export const Edit = meta.story({
  parameters: { ...ownReview, steps: edits(2) },
  play: showsRole('button', { name: /^Edit your review/ }),
});

/** What was typed is kept, and the card shows the old review again. */
export const EditFailed = meta.story({
  parameters: { ...ownReview, faults: [fails(updateReview, 500)], steps: edits(1) },
  play: showsText("We couldn't save your review (HTTP 500)"),
});

export const DeleteQuestion = meta.story({
  parameters: { ...ownReview, chromatic: inThreeModes, steps: [ask] },
  play: async (context) => {
    await playSteps(context);
    const keep = await screen.findByRole('button', { name: 'Keep it' });
    await waitFor(() => expect(keep).toHaveFocus());
  },
});

export const Deleted = meta.story({
  parameters: { ...ownReview, steps: deletes },
  play: showsRole('heading', { name: "You haven't written a review yet" }),
});

export const DeleteFailed = meta.story({
  parameters: { ...ownReview, faults: [fails(deleteReview, 500)], steps: deletes },
  play: showsText("We couldn't delete your review (HTTP 500)"),
});
