import { screen, userEvent, waitFor, within } from 'storybook/test';
import { describe, expect, it } from 'vitest';
import { createReview, listPendingReviews } from '#src/contract/reviews.ts';
import { fails, never } from '#mocks/faults/faults.ts';
import { settle } from '#stories/stage/settle.ts';
import type { Stage } from '#stories/stage/stage.ts';
import { renderStage } from '../render-stage.tsx';

const BUNK_BED = 'Assemble a bunk bed for the kids';
const PLANTS = 'Water the plants for a week';
const SOFA = 'Carry a sofa to the third floor and take the old one down';

const card = (title: string) => screen.getByRole('article', { name: title });
const writeButton = (title: string) =>
  within(card(title)).getByRole('button', { name: /^Write Review/ });
const titles = () =>
  screen.queryAllByRole('article').map((each) => within(each).getByRole('heading').textContent);

/** Reviews a task with five stars. */
async function review(stage: Stage, title: string): Promise<void> {
  await userEvent.click(writeButton(title));
  const dialog = within(await screen.findByRole('dialog'));
  await settle(stage);
  await userEvent.click(dialog.getByRole('radio', { name: /^5 of 5/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Submit review' }));
  await settle(stage);
}

const expectClosed = () =>
  waitFor(() => expect(screen.queryByRole('dialog')).toBe(null), { timeout: 5_000 });

describe('a submitted review', () => {
  it('leaves the list at once, before the list is fetched again', async () => {
    const { stage } = await renderStage('pending-reviews-loaded');
    stage.server.addFault(never(listPendingReviews));
    await review(stage, BUNK_BED);
    await expectClosed();
    expect(titles()).toEqual([PLANTS, SOFA]);
    screen.getByText('2 pending');
    expect(stage.server.world.reviews.all()).toMatchObject([
      { task_offer_id: 21, reviewer_id: 1, reviewed_user_id: 2, rating: 5 },
    ]);
  });

  it.each([
    ['the card that takes its place', PLANTS, SOFA],
    ['the last card after the last one', SOFA, PLANTS],
  ])('moves the focus to %s', async (_, written, next) => {
    const { stage } = await renderStage('pending-reviews-loaded');
    await review(stage, written);
    await expectClosed();
    await waitFor(() => expect(document.activeElement).toBe(writeButton(next)));
  });

  it('moves the focus to the heading when none is left', async () => {
    const { stage } = await renderStage('pending-reviews-one');
    await review(stage, BUNK_BED);
    await expectClosed();
    screen.getByText('All Caught Up!');
    const heading = screen.getByRole('heading', { name: 'Pending Reviews' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });
});

describe('the list', () => {
  it('keeps a task whose review fails, and returns the focus to its button', async () => {
    const { stage } = await renderStage('pending-reviews-loaded');
    stage.server.addFault(fails(createReview, 500));
    await review(stage, PLANTS);
    await userEvent.click(await screen.findByRole('button', { name: 'Not now' }));
    await expectClosed();
    screen.getByText('3 pending');
    await waitFor(() => expect(document.activeElement).toBe(writeButton(PLANTS)));
  });

  it('drops a task that was reviewed in another tab', async () => {
    const { stage } = await renderStage('pending-reviews-loaded');
    await stage
      .as('client')
      .call(createReview, { body: { task_offer_id: 21, rating: 3, review_text: null } });
    await review(stage, BUNK_BED);
    await settle(stage);
    expect(screen.getByRole('dialog').textContent).toContain('You have already reviewed');
    await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
    await expectClosed();
    expect(titles()).toEqual([PLANTS, SOFA]);
  });

  it('leads to the profile of the other person', async () => {
    const { stage } = await renderStage('pending-reviews-loaded');
    await userEvent.click(within(card(PLANTS)).getByRole('link', { name: 'Sam Ito' }));
    await settle(stage);
    expect(stage.address()).toBe('/user/3');
  });
});
