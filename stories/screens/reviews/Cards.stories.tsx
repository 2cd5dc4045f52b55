import { expect, screen, within } from 'storybook/test';
import { deleteReview, getReview, updateReview } from '#src/contract/reviews.ts';
import { fails } from '#mocks/faults/faults.ts';
import { LONGEST } from '#mocks/fixtures/longest-texts.ts';
import { REVIEW_ID } from '#mocks/scenarios/review-seeds.ts';
import { inAllModes, inOneMode, inThreeModes } from '#states/modes.ts';
import { settle } from '#stories/stage/settle.ts';
import { stageOf } from '#stories/stage/stage-addon.ts';
import preview from '../../../.storybook/preview.tsx';
import { onlyCard, showsCount, showsRole, showsText } from '../steps.ts';
import { cardsOf, confirmation, openFromCard } from './review-steps.ts';

const meta = preview.meta({
  title: 'Screens/Reviews/Cards',
  parameters: { scenario: 'reviews-one', at: '/reviews?tab=browse', chromatic: inOneMode },
});

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
  parameters: { scenario: 'reviews-no-text', states: ['reviews.card.no-text'] },
  play: showsText('No written review.'),
});

/** The card cuts it after six lines; the dialog shows all of it. */
export const LongText = meta.story({
  parameters: { scenario: 'reviews-longest', states: ['reviews.card.long-text'] },
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
    scenario: 'reviews-each-rating',
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
    const stats = await context.canvas.findByRole('region', { name: 'Your rating' });
    const bars = [...stats.querySelectorAll('dd > [aria-hidden] > *')];
    const colorOf = (element: Element) => getComputedStyle(element).backgroundColor;
    const [green, yellow, red] = ['--success-solid', '--accent', '--danger-solid'].map((token) => {
      const sample = stats.appendChild(document.createElement('i'));
      sample.style.backgroundColor = `var(${token})`;
      const color = colorOf(sample);
      sample.remove();
      return color;
    });
    // 5 stars first.
    await expect(bars.map(colorOf)).toEqual([green, green, yellow, red, red]);
  },
});

/** Read-only: nothing in it can be changed. */
export const ViewDialog = meta.story({
  parameters: {
    scenario: 'reviews-longest',
    states: ['reviews.view-dialog'],
    chromatic: inThreeModes,
  },
  play: async (context) => {
    const dialog = await openFromCard(context, /^View/);
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
  parameters: ownReview,
  play: async (context) => {
    const dialog = await openFromCard(context, /^Edit/);
    await expect(dialog.getByRole('radio', { name: /^4 of 5/ })).toBeChecked();
    await context.userEvent.click(dialog.getByRole('radio', { name: /^2 of 5/ }));
    await context.userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
    await screen.findByText('Review updated.');
  },
});

/** What was typed is kept, and the card shows the old review again. */
export const EditFailed = meta.story({
  parameters: { ...ownReview, faults: [fails(updateReview, 500)] },
  play: async (context) => {
    const dialog = await openFromCard(context, /^Edit/);
    await context.userEvent.click(dialog.getByRole('radio', { name: /^1 of 5/ }));
    await context.userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
    await dialog.findByText(/We couldn't save your review/);
  },
});

export const DeleteQuestion = meta.story({
  parameters: { ...ownReview, chromatic: inThreeModes },
  play: async (context) => {
    await cardsOf(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: /^Delete/ }));
    const question = await confirmation();
    await expect(question.getByRole('button', { name: 'Keep it' })).toHaveFocus();
    await settle(stageOf(context));
  },
});

export const Deleted = meta.story({
  parameters: ownReview,
  play: async (context) => {
    await cardsOf(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: /^Delete/ }));
    const question = await confirmation();
    await context.userEvent.click(question.getByRole('button', { name: 'Delete review' }));
    await settle(stageOf(context));
    await expect(
      await context.canvas.findByRole('heading', { name: "You haven't written a review yet" }),
    ).toBeVisible();
    await expect(screen.getByText('Review deleted.')).toBeVisible();
  },
});

export const DeleteFailed = meta.story({
  parameters: { ...ownReview, faults: [fails(deleteReview, 500)] },
  play: async (context) => {
    await cardsOf(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: /^Delete/ }));
    const question = await confirmation();
    await context.userEvent.click(question.getByRole('button', { name: 'Delete review' }));
    await settle(stageOf(context));
    await expect(question.getByRole('alert')).toHaveTextContent(
      "We couldn't delete your review (HTTP 500)",
    );
  },
});
