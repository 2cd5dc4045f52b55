import { screen, userEvent, within } from 'storybook/test';
import { describe, expect, it } from 'vitest';
import { createReview, listPendingReviews } from '#src/contract/reviews.ts';
import { fails, never } from '#mocks/faults/faults.ts';
import { settle } from '#stories/stage/settle.ts';
import type { Stage } from '#stories/stage/stage.ts';
import { renderStage } from '../render-stage.tsx';
import { waitForClose, waitForFocus } from '../steps.ts';
import { pendingReviewsLoaded, pendingReviewsOne } from '#mocks/scenarios/pending-reviews.ts';
import { PendingReviewsScreen } from '#src/screens/pending-reviews/PendingReviewsScreen.tsx';

const BUNK_BED = 'Assemble a bunk bed for the kids';
const PLANTS = 'Water the plants for a week';
const SOFA = 'Carry a sofa to the third floor and take the old one down';

const card = (title: string) => screen.getByRole('article', { name: title });
const writeButton = (title: string) =>
  within(card(title)).getByRole('button', { name: /^Write Review/ });
const titles = () =>
  screen.queryAllByRole('article').map((each) => within(each).getByRole('heading').textContent);

/** Opens the form for the review of a task. */
async function open(stage: Stage, title: string) {
  await userEvent.click(writeButton(title));
  const dialog = within(await screen.findByRole('dialog'));
  await settle(stage);
  return dialog;
}

/** Reviews a task with five stars. */
async function review(stage: Stage, title: string): Promise<void> {
  const dialog = await open(stage, title);
  await userEvent.click(dialog.getByRole('radio', { name: /^5 of 5/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Submit review' }));
  await settle(stage);
}

describe('a submitted review', () => {
  it('leaves the list at once, before the list is fetched again', async () => {
    const { stage } = await renderStage(PendingReviewsScreen, pendingReviewsLoaded);
    stage.server.addFault(never(listPendingReviews));
    await review(stage, BUNK_BED);
    await waitForClose();
    expect(titles()).toEqual([PLANTS, SOFA]);
    screen.getByText('2 pending');
    expect(stage.server.world.reviews.all()).toMatchObject([
      { task_offer_id: 21, reviewer_id: 1, reviewed_user_id: 2, rating: 5 },
    ]);
  });

  it('moves the focus to the last card after the last one', async () => {
    const { stage } = await renderStage(PendingReviewsScreen, pendingReviewsLoaded);
    await review(stage, SOFA);
    await waitForClose();
    await waitForFocus(() => writeButton(PLANTS));
  });

  it('moves the focus to the heading when none is left', async () => {
    const { stage } = await renderStage(PendingReviewsScreen, pendingReviewsOne);
    await review(stage, BUNK_BED);
    await waitForClose();
    screen.getByText('All Caught Up!');
    const heading = screen.getByRole('heading', { name: 'Pending Reviews' });
    await waitForFocus(() => heading);
  });
});

describe('the list', () => {
  it('drops a task that was reviewed in another tab', async () => {
    const { stage } = await renderStage(PendingReviewsScreen, pendingReviewsLoaded);
    await stage
      .as('client')
      .call(createReview, { body: { task_offer_id: 21, rating: 3, review_text: null } });
    await review(stage, BUNK_BED);
    await settle(stage);
    expect(screen.getByRole('dialog').textContent).toContain('You have already reviewed');
    await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
    await waitForClose();
    expect(titles()).toEqual([PLANTS, SOFA]);
  });
});

describe('the form', () => {
  it('works with the keyboard alone: a digit, an arrow, text, Ctrl+Enter', async () => {
    const { stage } = await renderStage(PendingReviewsScreen, pendingReviewsOne);
    const dialog = await open(stage, BUNK_BED);
    await userEvent.keyboard('4{ArrowRight}');
    dialog.getByText('Excellent');
    await userEvent.tab();
    await userEvent.keyboard('Quick.{Enter}And tidy.{Control>}{Enter}{/Control}');
    await waitForClose();
    expect(stage.server.world.reviews.all()).toMatchObject([
      { rating: 5, review_text: 'Quick.\nAnd tidy.' },
    ]);
  });

  it('shows an error of the server at its field until that is edited', async () => {
    const errors = { review_text: ['Please be kind.'] };
    const { stage } = await renderStage(PendingReviewsScreen, {
      scenario: pendingReviewsOne,
      faults: [fails(createReview, 422, { message: 'Check your input.', errors })],
    });
    await review(stage, BUNK_BED);
    const text = screen.getByRole('textbox', { name: /^Your review/ });
    screen.getByText('Please be kind.');
    expect(screen.queryByText('Check your input.')).toBeNull();
    await waitForFocus(() => text);
    await userEvent.type(text, 'Sorry.');
    expect(screen.queryByText('Please be kind.')).toBeNull();
  });
});
