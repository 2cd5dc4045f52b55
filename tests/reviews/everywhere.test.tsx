import { screen, userEvent, within } from 'storybook/test';
import { expect, it } from 'vitest';
import { listOffers } from '#src/contract/offers.ts';
import { getReview } from '#src/contract/reviews.ts';
import { reviewListCopy as copy } from '#src/features/reviews/copy.ts';
import { never } from '#mocks/faults/faults.ts';
import { OFFER_ID, oneOffer } from '#mocks/scenarios/offer-seeds.ts';
import { scenario } from '#mocks/scenarios/scenario.ts';
import { settle } from '#stories/stage/settle.ts';
import type { Stage } from '#stories/stage/stage.ts';
import { renderStage } from '../render-stage.tsx';
import { sent, visit, waitForClose } from '../steps.ts';
import { ReviewsScreen } from '#src/screens/reviews/ReviewsScreen.tsx';
import { OffersScreen } from '#src/screens/offers/OffersScreen.tsx';
import { PendingReviewsScreen } from '#src/screens/pending-reviews/PendingReviewsScreen.tsx';
import { UserScreen } from '#src/screens/user/UserScreen.tsx';
import { MessagesScreen } from '#src/screens/messages/MessagesScreen.tsx';
import { DashboardScreen } from '#src/screens/dashboard/DashboardScreen.tsx';

const screens = [
  ReviewsScreen,
  OffersScreen,
  PendingReviewsScreen,
  UserScreen,
  MessagesScreen,
  DashboardScreen,
];

/** The client has a completed offer to review. */
const completed = scenario({
  id: 'review-everywhere',
  title: 'A completed offer',
  as: 'client',
  at: '/user/2',
  seed: oneOffer('completed'),
});

/** Picks a rating in the open dialog, and sends it. */
async function rate(stars: number, submit: string): Promise<void> {
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('radio', { name: new RegExp(`^${stars} of 5`) }));
  await userEvent.click(dialog.getByRole('button', { name: submit }));
  await waitForClose();
}

/** Checks the figures of the worker's profile. */
async function showsProfile(stage: Stage, average: string, total: RegExp): Promise<void> {
  await visit(stage, '/user/2');
  screen.getByText(average);
  expect(screen.getAllByText(total).length).toBeGreaterThan(0);
}

it('shows a written, edited and deleted review on every page', async () => {
  const { stage } = await renderStage(screens, completed);
  expect(screen.getAllByText('New on Nearhand')).not.toHaveLength(0);
  await visit(stage, '/reviews?tab=written');
  expect(screen.queryByRole('search')).toBeNull();
  await visit(stage, '/pending-reviews');
  screen.getByText('1 pending');

  await visit(stage, '/offers');
  const offers = sent(stage, listOffers);
  await userEvent.click(screen.getByRole('button', { name: 'Write Review' }));
  await rate(4, 'Submit review');
  await screen.findByRole('button', { name: 'View Review' });
  await settle(stage);
  // The offer was patched.
  expect(sent(stage, listOffers)).toBe(offers);

  await visit(stage, '/pending-reviews');
  screen.getByRole('heading', { name: 'All Caught Up!' });
  await visit(stage, '/reviews?tab=written');
  screen.getByText('1 review');
  screen.getByText('Very Good');
  await showsProfile(stage, '4.0', /1 review$/);

  await visit(stage, '/reviews?tab=written');
  await userEvent.click(screen.getByRole('button', { name: /^Edit/ }));
  await rate(2, copy.edit.submit);
  await screen.findByText('Fair');
  await settle(stage);
  await showsProfile(stage, '2.0', /1 review$/);

  await visit(stage, '/reviews?tab=written');
  await userEvent.click(screen.getByRole('button', { name: /^Delete/ }));
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: copy.delete.action }));
  await screen.findByRole('heading', { name: copy.empty.written.title });
  await visit(stage, '/user/2');
  expect(screen.getAllByText('New on Nearhand')).not.toHaveLength(0);
  await visit(stage, '/offers');
  screen.getByRole('button', { name: 'Write Review' });
  await visit(stage, '/pending-reviews');
  screen.getByText('1 pending');
  expect(stage.server.world.reviews.by('task_offer_id', OFFER_ID)).toHaveLength(0);
});

it('shows a new review in its dialog without a call', async () => {
  const { stage } = await renderStage(screens, completed);
  await visit(stage, '/offers');
  await userEvent.click(screen.getByRole('button', { name: 'Write Review' }));
  stage.server.addFault(never(getReview));
  await rate(5, 'Submit review');
  await userEvent.click(await screen.findByRole('button', { name: 'View Review' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Review' }));
  dialog.getByText('Excellent');
});
