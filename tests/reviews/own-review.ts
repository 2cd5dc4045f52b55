import { screen, userEvent, within } from 'storybook/test';
import { reviewListCopy as copy } from '#src/features/reviews/copy.ts';
import type { Fault } from '#mocks/faults/faults.ts';
import { REVIEW_ID } from '#mocks/scenarios/review-seeds.ts';
import type { Stage } from '#stories/stage/stage.ts';
import { renderStage } from '../render-stage.tsx';
import { reviewsOne } from '#mocks/scenarios/reviews.ts';
import { ReviewsScreen } from '#src/screens/reviews/ReviewsScreen.tsx';

/** The client's only review, in their list. */
export const openOwn = (...faults: Fault[]) =>
  renderStage(ReviewsScreen, {
    scenario: reviewsOne,
    as: 'client',
    at: '/reviews?tab=written',
    faults,
  });

/** The review as the server has it. */
export const row = ({ server }: Stage) => server.world.reviews.find(REVIEW_ID);
/** The cards of reviews, also behind a dialog. */
export const cards = () => screen.queryAllByRole('article', { hidden: true });
export const editButton = () => screen.getByRole('button', { name: /^Edit your review/ });
export const deleteButton = () => screen.getByRole('button', { name: /^Delete your review/ });

/** Opens the form of the only review, and returns its parts. */
export async function openEditing() {
  await userEvent.click(editButton());
  const dialog = within(await screen.findByRole('dialog', { name: copy.edit.title }));
  return {
    star: (rating: number) => dialog.getByRole('radio', { name: new RegExp(`^${rating} of 5`) }),
    text: dialog.getByRole<HTMLTextAreaElement>('textbox'),
    save: dialog.getByRole('button', { name: copy.edit.submit }),
    cancel: dialog.getByRole('button', { name: copy.edit.later }),
    dialog,
  };
}

/** Deletes the only review, and confirms. Returns the question. */
export async function confirmDeletion() {
  await userEvent.click(deleteButton());
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: copy.delete.action }));
  return question;
}
