import { screen, userEvent, within } from 'storybook/test';
import { describe, expect, it } from 'vitest';
import { deleteReview, getReview, listReviews, updateReview } from '#src/contract/reviews.ts';
import { reviewListCopy as copy } from '#src/features/reviews/copy.ts';
import { answersWith, fails, losesAnswer, once, slow } from '#mocks/faults/faults.ts';
import { REVIEW_ID } from '#mocks/scenarios/review-seeds.ts';
import { settle } from '#stories/stage/settle.ts';
import type { Stage } from '#stories/stage/stage.ts';
import { requestsOf, waitForClose } from '../steps.ts';
import { cards, confirmDeletion, openEditing, openOwn, row } from './own-review.ts';

const card = () => within(cards()[0] ?? document.body);

/** Saves other stars in another tab. */
const saveElsewhere = (stage: Stage, rating: number) =>
  stage
    .as('client')
    .call(updateReview, { params: { id: REVIEW_ID }, body: { rating, review_text: null } });

/** For calls from now on. */
const addFaults = ({ server }: Stage, ...faults: Parameters<Stage['server']['addFault']>[0][]) => {
  for (const fault of faults) server.addFault(fault);
};

describe('an edit of a review that has changed elsewhere', () => {
  it('shows the other change when its answer is lost and it had no effect', async () => {
    const { stage } = await openOwn();
    const form = await openEditing();
    await saveElsewhere(stage, 2);
    addFaults(stage, fails(updateReview, 504));
    await userEvent.click(form.star(5));
    await userEvent.click(form.save);
    await form.dialog.findByRole('alert');
    await settle(stage);
    card().getByText('Fair');
  });

  it('shows what an earlier attempt saved after all', async () => {
    const { stage } = await openOwn();
    const form = await openEditing();
    addFaults(stage, once(losesAnswer(updateReview)), once(fails(getReview, 500)));
    await userEvent.click(form.star(2));
    await userEvent.click(form.save);
    await form.dialog.findByRole('alert');
    await userEvent.click(form.star(5));
    await userEvent.click(form.save);
    await form.dialog.findByText(/earlier request went through/);
    await settle(stage);
    card().getByText('Fair');
  });
});

it('keeps an edit that is saved while the list is being refreshed', async () => {
  const { stage } = await openOwn();
  const old = await stage.as('client').call(listReviews, { query: { reviewer_id: 1 } });
  addFaults(stage, once(slow(listReviews, 5_000)), once(answersWith(listReviews, old)));
  await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  addFaults(stage, slow(listReviews, 20_000));
  const form = await openEditing();
  await userEvent.click(form.star(2));
  await userEvent.click(form.save);
  await waitForClose();
  // The refresh, with what it was before, and later what was asked for after the edit.
  for (const wait of [5_000, 20_000]) {
    stage.clock.advance(wait);
    await settle(stage);
  }
  card().getByText('Fair');
});

describe('a draft of changes', () => {
  it('says that the review has changed since', async () => {
    const { stage } = await openOwn();
    const first = await openEditing();
    await userEvent.click(first.star(5));
    await userEvent.keyboard('{Escape}');
    await waitForClose();
    await saveElsewhere(stage, 2);
    await stage.visit().services.cache.current().invalidateQueries();
    await settle(stage);
    const second = await openEditing();
    expect(second.star(5)).toHaveProperty('checked', true);
    second.dialog.getByText(copy.edit.restored.outdated);
    await userEvent.click(second.dialog.getByRole('button', { name: copy.edit.restored.discard }));
    expect(second.star(2)).toHaveProperty('checked', true);
  });
});

describe('deleting a review', () => {
  it('waits until its changes are saved', async () => {
    const { stage } = await openOwn(slow(updateReview, 5_000));
    const form = await openEditing();
    await userEvent.click(form.star(2));
    await userEvent.click(form.save);
    await userEvent.keyboard('{Escape}');
    await waitForClose();
    const question = await confirmDeletion();
    await question.findByText(copy.edit.submitting);
    await settle(stage);
    expect(requestsOf(stage, deleteReview)).toHaveLength(0);
    stage.clock.advance(5_000);
    await settle(stage);
    await userEvent.click(question.getByRole('button', { name: copy.delete.action }));
    await waitForClose();
    await settle(stage);
    expect(cards()).toHaveLength(0);
    expect(row(stage)).toBeUndefined();
  });
});
