import { expect, screen, waitFor, within } from 'storybook/test';
import { fails, never } from '#mocks/faults/faults.ts';
import { createReview, getReview } from '#src/contract/reviews.ts';
import { REVIEW_TEXT_MAX } from '#src/domain/review.ts';
import { inAllModes, inThreeModes, onlyIn, samePictureAs } from '#states/modes.ts';
import preview from '../../../.storybook/preview.tsx';
import type { Action } from '#flows/flow.ts';
import { stageOf } from '#stories/stage/stage-addon.ts';
import { playSteps } from '#stories/stage/staged-actor.ts';
import { settle } from '../../stage/settle.ts';
import { expectBusy, onlyCard, openDialog, expectSentOnce } from './offer-steps.ts';
import type { StepContext } from '#stories/stage/step-context.ts';

const write: Action = ['press', 'button', '^Write Review'];
const view: readonly Action[] = [['press', 'button', '^View Review']];
const stars = (rating: number): Action => ['press', 'radio', `^${rating} of 5`];

const meta = preview.meta({
  title: 'Screens/Offers/Review',
  parameters: { scenario: 'offers-card-completed', steps: [write] },
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

async function review(context: StepContext, text = '') {
  const form = await openReview(context);
  await context.userEvent.click(form.star(4));
  if (text !== '') await context.userEvent.type(form.text, text);
  await context.userEvent.click(form.submit);
  await settle(stageOf(context));
  return form;
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

const writtenReviews = (context: StepContext) => stageOf(context).server.world.reviews.all();

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
    await expect(writtenReviews(context)).toHaveLength(0);
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
  play: async (context) => {
    const { dialog } = await openReview(context);
    await expect(dialog).toHaveTextContent('63/1000');
  },
});

export const TextAtTheLimit = meta.story({
  parameters: {
    states: ['review-dialog.text-1000'],
    chromatic: samePictureAs('screens-offers-review/submitted.desktop-light'),
  },
  play: async (context) => {
    const { text, star, submit } = await openReview(context);
    await context.userEvent.click(star(5));
    await paste(context, text, textOfLength(REVIEW_TEXT_MAX));
    await expect(text).not.toBeInvalid();
    await context.userEvent.click(submit);
    await expectClosed();
    await expect(writtenReviews(context)).toHaveLength(1);
  },
});

export const TextTooLong = meta.story({
  parameters: { states: ['review-dialog.text-1001'] },
  play: async (context) => {
    const { text, star, submit } = await openReview(context);
    await context.userEvent.click(star(5));
    await paste(context, text, textOfLength(REVIEW_TEXT_MAX + 1));
    await context.userEvent.click(submit);
    await waitFor(() => expect(text).toBeInvalid());
    await expect(writtenReviews(context)).toHaveLength(0);
  },
});

export const TextOfSpaces = meta.story({
  parameters: {
    states: ['review-dialog.text-whitespace'],
    chromatic: samePictureAs('screens-offers-review/submitted.desktop-light'),
  },
  play: async (context) => {
    await review(context, '  ');
    await expectClosed();
    await expect(writtenReviews(context)).toMatchObject([{ rating: 4, review_text: null }]);
  },
});

export const Submitting = meta.story({
  parameters: { faults: [never(createReview)], states: ['review-dialog.submitting'] },
  play: async (context) => {
    await review(context, 'On time, friendly and careful.');
    const button = await expectBusy('Submit review', 'Submitting your review');
    await context.userEvent.click(button);
    await expectSentOnce(context, createReview);
  },
});

export const Submitted = meta.story({
  parameters: { states: ['review-dialog.success', 'offers.card.completed.worker.review-present'] },
  play: async (context) => {
    await review(context, 'On time, friendly and careful.');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    // The card is updated without a refetch of the list.
    await expect(await onlyCard(context)).toHaveTextContent('View Review');
  },
});

export const Failed = meta.story({
  parameters: { faults: [fails(createReview, 500)], states: ['review-dialog.failed'] },
  play: async (context) => {
    const { text } = await review(context, 'On time, friendly and careful.');
    await expect(text).toHaveValue('On time, friendly and careful.');
  },
});

export const ServerMessage = meta.story({
  parameters: {
    faults: [fails(createReview, 422, { message: 'You have already reviewed this offer.' })],
    states: ['review-dialog.server-message'],
  },
  play: async (context) => {
    const { dialog } = await review(context);
    await expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      'You have already reviewed this offer.',
    );
    await expect(dialog).not.toHaveTextContent(/Failed to submit review|Try again/);
  },
});

export const View = meta.story({
  parameters: { scenario: 'offers-card-reviewed', chromatic: inThreeModes, steps: view },
  play: async (context) => {
    await playSteps(context);
    const dialog = await openDialog(context);
    await expect(dialog).toHaveAccessibleName('Review');
    await expect(dialog).toHaveTextContent('about Clara Novak');
  },
});

export const ViewLoading = meta.story({
  parameters: { scenario: 'offers-card-reviewed', faults: [never(getReview)], steps: view },
  play: async (context) => {
    await playSteps(context);
    await screen.findByText('Loading review');
  },
});

export const ViewFailed = meta.story({
  parameters: { scenario: 'offers-card-reviewed', faults: [fails(getReview, 500)], steps: view },
  play: async (context) => {
    await playSteps(context);
    await expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load review');
  },
});

export const Phone = meta.story({
  parameters: { steps: [write, stars(5)], chromatic: onlyIn('phone light') },
  globals: { viewport: { value: 'phone' } },
  play: rated(5, 'Excellent'),
});

/** A text of this many characters, with spaces. */
function textOfLength(length: number): string {
  return 'Clara had everything ready. '.repeat(length).slice(0, length - 1) + '!';
}

/** Pastes the text, because typing a thousand characters takes too long. */
async function paste(context: StepContext, field: HTMLElement, text: string): Promise<void> {
  await context.userEvent.click(field);
  await context.userEvent.paste(text);
}
