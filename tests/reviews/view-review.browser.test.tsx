import { screen, userEvent, within } from 'storybook/test';
import { describe, expect, it } from 'vitest';
import { deleteReview, getReview } from '#src/contract/reviews.ts';
import { reviewsCopy } from '#src/features/review/copy.ts';
import { never } from '#mocks/faults/faults.ts';
import { REVIEW_ID } from '#mocks/scenarios/review-seeds.ts';
import { settle } from '#stories/stage/settle.ts';
import { requestsOf, visit, waitForClose, waitForFocus } from '../steps.ts';
import { cards, confirmDeletion, openLongOwn } from './own-review.ts';

describe('deleting a review', () => {
  it('takes it out of the dialog that shows it', async () => {
    const { stage } = await openLongOwn();
    await userEvent.click(screen.getByRole('button', { name: /^View/ }));
    await screen.findByText(/^Offer #/);
    await userEvent.keyboard('{Escape}');
    await waitForClose();
    await confirmDeletion();
    await waitForClose();
    stage.server.addFault(never(getReview));
    await visit(stage, `/reviews?tab=written&review=${REVIEW_ID}`);
    await screen.findByText(reviewsCopy.view.loading);
    expect(screen.queryByText(/^Offer #/)).toBeNull();
  });
});

it('shows no cached review that was deleted elsewhere, and takes it off the list', async () => {
  const { stage } = await openLongOwn();
  const view = () => screen.getByRole('button', { name: /^View/ });
  await userEvent.click(view());
  await screen.findByText(/^Offer #/);
  await userEvent.keyboard('{Escape}');
  await waitForClose();
  await stage.as('client').call(deleteReview, { params: { id: REVIEW_ID } });
  await userEvent.click(view());
  await screen.findByText(reviewsCopy.view.notFoundTitle);
  expect(screen.queryByText(/^Offer #/)).toBeNull();
  await settle(stage);
  expect(cards()).toHaveLength(0);
  expect(requestsOf(stage, getReview)).toHaveLength(2);
});

it('shows a review at its own address, and Back closes it', async () => {
  const { stage } = await openLongOwn();
  const opener = screen.getByRole('button', { name: /^View/ });
  await userEvent.click(opener);
  const dialog = within(await screen.findByRole('dialog', { name: 'Review' }));
  await dialog.findByText(/^Offer #/);
  expect(stage.address()).toBe(`/reviews?tab=written&review=${REVIEW_ID}`);
  await visit(stage, -1);
  await waitForClose();
  expect(stage.address()).toBe('/reviews?tab=written');
  await waitForFocus(() => opener);
});
