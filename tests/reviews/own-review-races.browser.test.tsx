import { userEvent, within } from 'storybook/test';
import { describe, expect, it } from 'vitest';
import { getReview, listReviews, updateReview } from '#src/contract/reviews.ts';
import { reviewListCopy as copy } from '#src/features/reviews/copy.ts';
import { fails, losesAnswer, once } from '#mocks/faults.ts';
import { REVIEW_ID } from '#mocks/scenarios/review-seeds.ts';
import { settle } from '#stories/stage/settle.ts';
import type { Stage } from '#stories/stage/stage.ts';
import { calls, cards, openEditing, openOwn } from './own-review.ts';

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
  it('shows the other change after a conflict', async () => {
    const { stage } = await openOwn();
    const form = await openEditing();
    await saveElsewhere(stage, 2);
    addFaults(stage, fails(updateReview, 409, { message: 'The review has changed.' }));
    await userEvent.click(form.star(5));
    await userEvent.click(form.save);
    await form.dialog.findByText(copy.edit.conflict);
    card().getByText('Fair');
  });

  it('shows the latest list after a conflict that could not be looked into', async () => {
    const { stage } = await openOwn();
    const form = await openEditing();
    await saveElsewhere(stage, 2);
    addFaults(
      stage,
      fails(updateReview, 409, { message: 'The review has changed.' }),
      fails(getReview, 500),
    );
    await userEvent.click(form.star(5));
    await userEvent.click(form.save);
    await form.dialog.findByText(copy.edit.conflict);
    await settle(stage);
    card().getByText('Fair');
    expect(calls(stage, listReviews)).toHaveLength(2);
  });

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

  it('goes back to the newest list when it fails', async () => {
    const { stage } = await openOwn();
    const form = await openEditing();
    await saveElsewhere(stage, 2);
    await stage.visit().services.cache.current().queries.invalidateQueries();
    await settle(stage);
    addFaults(stage, fails(updateReview, 500));
    await userEvent.click(form.star(5));
    await userEvent.click(form.save);
    await form.dialog.findByRole('alert');
    card().getByText('Fair');
  });
});
