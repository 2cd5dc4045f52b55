import { expect, screen, waitFor, within } from 'storybook/test';
import { fails, never } from '#mocks/faults/faults.ts';
import { createReview, getReview } from '#src/contract/reviews.ts';
import { REVIEW_TEXT_MAX } from '#src/domain/review.ts';
import { inAllModes, inThreeModes, onlyIn, samePictureAs } from '#states/modes.ts';
import preview from '#stories/stage/preview.tsx';
import type { Action } from '#flows/flow.ts';
import { playSteps } from '#stories/stage/staged-actor.ts';
import { openDialog, showsBusy, showsRole, showsText } from '../steps.ts';
import type { StepContext } from '#stories/stage/step-context.ts';
import { offersCardCompleted, offersCardReviewed } from '#mocks/scenarios/offer-cards.ts';
import { OffersScreen } from '#src/screens/offers/OffersScreen.tsx';

const write: Action = ['press', 'button', '^Write Review'];
const view: readonly Action[] = [['press', 'button', '^View Review']];
const stars = (rating: number): Action => ['press', 'radio', `^${rating} of 5`];
const submit: Action = ['press', 'button', '^Submit review$'];
const reviews: readonly Action[] = [
  write,
  stars(4),
  ['fills', '^Your review', 'On time, friendly and careful.'],
  submit,
];
/** The steps that submit a text of this many characters. */
const writes = (length: number): readonly Action[] => [
  write,
  stars(5),
  [
    'fills',
    '^Your review',
    'Clara had everything ready. '.repeat(length).slice(0, length - 1) + '!',
  ],
  submit,
];

const meta = preview.meta({
  title: 'Screens/Offers/Review',
  component: OffersScreen,
  parameters: { scenario: offersCardCompleted, steps: [write] },
});

/** Plays the steps that open the review dialog, and returns its elements. */
async function openReview(context: StepContext) {
  await playSteps(context);
  const dialog = await openDialog(context);
  const find = within(dialog);
  return {
    dialog,
    star: (rating: number) => find.getByRole('radio', { name: new RegExp(`^${rating} of 5`) }),
    text: await find.findByRole('textbox', { name: /^Your review/ }),
    submit: find.getByRole('button', { name: 'Submit review' }),
  };
}

/** Checks that a rating is selected, and its word. */
function rated(rating: number, word: string) {
  return async (context: StepContext) => {
    const { star, submit, dialog } = await openReview(context);
    await expect(star(rating)).toBeChecked();
    await expect(dialog).toHaveTextContent(word);
    await expect(submit).not.toHaveAttribute('aria-disabled');
  };
}

const expectClosed = () =>
  waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

export const Initial = meta.story({
  parameters: { states: ['review-dialog.initial'], chromatic: inAllModes },
  play: async (context) => {
    const { submit, star } = await openReview(context);
    await expect(submit).toHaveAttribute('aria-disabled', 'true');
    await waitFor(() => expect(star(1)).toHaveFocus());
    await expect(star(1)).not.toBeChecked();
  },
});

export const OneStar = meta.story({
  parameters: { states: ['review-dialog.rating-1'], steps: [write, stars(1)] },
  play: rated(1, 'Poor'),
});

export const TwoStars = meta.story({
  parameters: { states: ['review-dialog.rating-2'], steps: [write, stars(2)] },
  play: rated(2, 'Fair'),
});

export const ThreeStars = meta.story({
  parameters: { states: ['review-dialog.rating-3'], steps: [write, stars(3)] },
  play: rated(3, 'Good'),
});

export const FourStars = meta.story({
  parameters: { as: 'client', states: ['review-dialog.rating-4'], steps: [write, stars(4)] },
  play: rated(4, 'Very Good'),
});

export const FiveStars = meta.story({
  parameters: { as: 'client', states: ['review-dialog.rating-5'], steps: [write, stars(5)] },
  play: rated(5, 'Excellent'),
});

export const RatingRequired = meta.story({
  parameters: { states: ['review-dialog.rating-required'] },
  play: async (context) => {
    const { submit } = await openReview(context);
    submit.focus();
    await context.userEvent.click(submit);
    await screen.findByText('Please select a rating');
  },
});

export const TextCounter = meta.story({
  parameters: {
    states: ['review-dialog.text-counter'],
    steps: [
      write,
      stars(5),
      ['fills', '^Your review', 'Clara had everything ready, explained well and helped to lift. '],
    ],
  },
  play: showsText('63/1000'),
});

export const TextAtTheLimit = meta.story({
  parameters: {
    states: ['review-dialog.text-1000'],
    chromatic: samePictureAs('screens-offers-review/submitted.desktop-light'),
    steps: writes(REVIEW_TEXT_MAX),
  },
  play: async (context) => {
    await playSteps(context);
    await expectClosed();
  },
});

export const TextTooLong = meta.story({
  parameters: { states: ['review-dialog.text-1001'], steps: writes(REVIEW_TEXT_MAX + 1) },
  play: async (context) => {
    const { text } = await openReview(context);
    await waitFor(() => expect(text).toBeInvalid());
  },
});

export const TextOfSpaces = meta.story({
  parameters: {
    states: ['review-dialog.text-whitespace'],
    chromatic: samePictureAs('screens-offers-review/submitted.desktop-light'),
    steps: [write, stars(4), ['fills', '^Your review', '  '], submit],
  },
  play: async (context) => {
    await playSteps(context);
    await expectClosed();
  },
});

export const Submitting = meta.story({
  parameters: {
    faults: [never(createReview)],
    states: ['review-dialog.submitting'],
    steps: reviews,
  },
  play: showsBusy('Submit review', 'Submitting your review'),
});

export const Submitted = meta.story({
  parameters: {
    states: ['review-dialog.success', 'offers.card.completed.worker.review-present'],
    steps: reviews,
  },
  play: showsRole('button', { name: /^View Review/ }),
});

export const Failed = meta.story({
  parameters: {
    faults: [fails(createReview, 500)],
    states: ['review-dialog.failed'],
    steps: reviews,
  },
  play: playSteps,
});

export const ServerMessage = meta.story({
  parameters: {
    faults: [fails(createReview, 422, { message: 'You have already reviewed this offer.' })],
    states: ['review-dialog.server-message'],
    steps: [write, stars(4), submit],
  },
  play: async (context) => {
    await showsText('You have already reviewed this offer.')(context);
    const dialog = await openDialog(context);
    await expect(dialog).not.toHaveTextContent(/Failed to submit review|Try again/);
  },
});

export const View = meta.story({
  parameters: { scenario: offersCardReviewed, chromatic: inThreeModes, steps: view },
  play: async (context) => {
    await showsText('about Clara Novak')(context);
    await expect(await openDialog(context)).toHaveAccessibleName('Review');
  },
});

export const ViewLoading = meta.story({
  parameters: { scenario: offersCardReviewed, faults: [never(getReview)], steps: view },
  play: showsText('Loading review'),
});

export const ViewFailed = meta.story({
  parameters: { scenario: offersCardReviewed, faults: [fails(getReview, 500)], steps: view },
  play: showsText('Failed to load review'),
});

export const Phone = meta.story({
  parameters: { steps: [write, stars(5)], chromatic: onlyIn('phone light') },
  globals: { viewport: { value: 'phone' } },
  play: rated(5, 'Excellent'),
});
