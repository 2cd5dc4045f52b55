import { screen, userEvent, waitFor, within } from 'storybook/test';
import { describe, expect, it } from 'vitest';
import { deleteReview, getReview, listReviews, updateReview } from '#src/contract/reviews.ts';
import { fullName } from '#src/domain/user.ts';
import { reviewsCopy } from '#src/features/review/copy.ts';
import { reviewListCopy as copy } from '#src/features/reviews/copy.ts';
import { never, patches } from '#mocks/faults/faults.ts';
import { REVIEW_ID } from '#mocks/scenarios/review-seeds.ts';
import { settle } from '#stories/stage/settle.ts';
import type { Stage } from '#stories/stage/stage.ts';
import { renderStage } from '../render-stage.tsx';
import { visit, waitForClose, waitForFocus } from '../steps.ts';
import {
  cards,
  confirmDeletion,
  deleteButton,
  editButton,
  openEditing,
  openOwn,
  row,
} from './own-review.ts';
import { reviewsLoaded } from '#mocks/scenarios/reviews.ts';
import { ReviewsScreen } from '#src/screens/reviews/ReviewsScreen.tsx';

describe('editing an own review', () => {
  it('saves rating and text, and returns the focus', async () => {
    const { stage } = await openOwn();
    const form = await openEditing();
    expect(form.star(4)).toHaveProperty('checked', true);
    await userEvent.click(form.star(2));
    await userEvent.clear(form.text);
    await userEvent.type(form.text, ' Late. ');
    await userEvent.click(form.save);
    await waitForClose();
    expect(row(stage)).toMatchObject({ rating: 2, review_text: 'Late.' });
    await screen.findByText('Late.');
    screen.getByText('Fair');
    await waitForFocus(editButton);
  });

  it('takes a review that was deleted elsewhere off the list', async () => {
    const { stage } = await openOwn();
    const form = await openEditing();
    await stage.as('client').call(deleteReview, { params: { id: REVIEW_ID } });
    await userEvent.type(form.text, ' More.');
    await userEvent.click(form.save);
    await form.dialog.findByText(copy.edit.gone);
    await settle(stage);
    expect(cards()).toHaveLength(0);
    expect(form.text.value).toContain('More.');
    await userEvent.keyboard('{Escape}');
    await waitForClose();
    // Its draft could never be restored.
    expect(stage.storage.get('drafts')).toBeNull();
    await waitForFocus(() => screen.getByRole('main'));
  });

  it('cannot be canceled while it is being sent', async () => {
    await openOwn(never(updateReview));
    const form = await openEditing();
    await userEvent.click(form.save);
    await waitFor(() => expect(form.cancel.textContent).toBe(reviewsCopy.close));
  });

  it('says that a draft was restored, which can be discarded', async () => {
    const { stage } = await openOwn();
    const first = await openEditing();
    await userEvent.click(first.star(3));
    await userEvent.keyboard('{Escape}');
    await waitForClose();
    const second = await openEditing();
    second.dialog.getByText(copy.edit.restored.title);
    second.dialog.getByText(copy.edit.restored.text);
    await userEvent.click(second.dialog.getByRole('button', { name: copy.edit.restored.discard }));
    expect(second.star(4)).toHaveProperty('checked', true);
    expect(document.activeElement).toBe(second.star(4));
    expect(second.dialog.queryByText(copy.edit.restored.title)).toBeNull();
    expect(stage.storage.get('drafts')).toBeNull();
    // Nor is a draft kept by Cancel.
    await userEvent.click(second.star(3));
    await userEvent.click(second.cancel);
    await waitForClose();
    expect((await openEditing()).star(4)).toHaveProperty('checked', true);
  });
});

it('can be edited and deleted when the server leaves out who has written it', async () => {
  const leaves = patches(
    listReviews,
    { reviewer: { id: null } },
    { each: 'data.data', where: { id: REVIEW_ID } },
  );
  await openOwn(leaves);
  expect([editButton(), deleteButton()]).toHaveLength(2);
});

describe('deleting an own review', () => {
  it('moves the focus to the page after the last review', async () => {
    await openOwn();
    await confirmDeletion();
    await waitForClose();
    await waitForFocus(() => screen.getByRole('main'));
  });

  it('succeeds when it was deleted elsewhere', async () => {
    const { stage } = await openOwn();
    await stage.as('client').call(deleteReview, { params: { id: REVIEW_ID } });
    await confirmDeletion();
    await waitForClose();
    await screen.findByRole('heading', { name: copy.empty.written.title });
  });

  it('moves the focus to the next review, and counts the others', async () => {
    const { stage } = await renderStage(ReviewsScreen, {
      scenario: reviewsLoaded,
      as: 'client',
      at: '/reviews?tab=written',
    });
    const [first, second] = cards();
    const { total } = written(stage);
    const [button] = within(first ?? document.body).getAllByRole('button', { name: /^Delete/ });
    if (!button) throw new Error('Expected a button.');
    await userEvent.click(button);
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: copy.delete.action }));
    await waitForClose();
    expect(first?.isConnected).toBe(false);
    await waitForFocus(() => second ?? null);
    await screen.findByText(`${total - 1} reviews`);
  });

  it('skips no review of the next page', async () => {
    const { stage } = await renderStage(ReviewsScreen, {
      scenario: reviewsLoaded,
      at: '/reviews?tab=browse',
    });
    const [button] = screen.getAllByRole('button', { name: /^Delete/ });
    if (!button) throw new Error('Expected a button.');
    await userEvent.click(button);
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: copy.delete.action }));
    await waitForClose();
    for (const _ of [1, 2]) {
      await userEvent.click(screen.getByRole('button', { name: copy.more.load }));
      await settle(stage);
    }
    const { data } = await stage.as('worker').call(listReviews, { query: { per_page: 100 } });
    const shown = cards().map((card) => card.getAttribute('aria-label'));
    const names = data.data.map(({ reviewer, reviewed_user: reviewed }) =>
      reviewsCopy.view.by(fullName(reviewer), fullName(reviewed)),
    );
    expect(shown.length).toBeGreaterThan(12);
    expect(shown).toEqual(names.slice(0, shown.length));
  });
});

describe('the dialog that shows a review', () => {
  const AT = `/reviews?tab=written&review=${REVIEW_ID}`;

  async function openAndClose() {
    const { stage } = await openOwn();
    await visit(stage, AT);
    screen.getByText(/^Offer #/);
    await userEvent.keyboard('{Escape}');
    await waitForClose();
    return stage;
  }

  it('has forgotten it once it is deleted', async () => {
    const stage = await openAndClose();
    await confirmDeletion();
    await waitForClose();
    stage.server.addFault(never(getReview));
    await visit(stage, AT);
    screen.getByText(reviewsCopy.view.loading);
    expect(screen.queryByText(/^Offer #/)).toBeNull();
  });

  it('shows none that was deleted elsewhere, and takes it off the list', async () => {
    const stage = await openAndClose();
    await stage.as('client').call(deleteReview, { params: { id: REVIEW_ID } });
    await visit(stage, AT);
    screen.getByText(reviewsCopy.view.notFoundTitle);
    expect(screen.queryByText(/^Offer #/)).toBeNull();
    expect(cards()).toHaveLength(0);
  });
});

/** The reviews of the client account. */
function written({ server }: Stage): { total: number } {
  return { total: server.world.reviews.by('reviewer_id', 1).length };
}
