import { expect, screen, waitFor, within } from 'storybook/test';
import { completeOffer, startOffer } from '#src/contract/offers.ts';
import { REVIEW_PROMPT_MS } from '#src/domain/review.ts';
import { fails, never } from '#mocks/faults/faults.ts';
import { inThreeModes } from '#states/modes.ts';
import preview from '../../../.storybook/preview.tsx';
import { advance, expectBusy, onlyCard, press } from '../offers/offer-steps.ts';
import type { StepContext } from '#stories/stage/step-context.ts';
import { arrive } from './worker-steps.ts';

const meta = preview.meta({ title: 'Screens/Worker/Transitions' });

/** Presses a button of the only card, and checks its status afterwards. */
async function pressed(context: StepContext, name: string, status: string): Promise<void> {
  await arrive(context);
  await press(context, name);
  const card = within(await onlyCard(context));
  await expect(await card.findByText(status)).toBeVisible();
}

export const Starting = meta.story({
  parameters: {
    scenario: 'worker-accepted',
    faults: [never(startOffer)],
    states: ['worker.start.in-flight'],
    subject: 'article',
  },
  play: async (context) => {
    await pressed(context, 'Start Work', 'In Progress');
    await expectBusy('Start Work', 'Starting work');
  },
});

export const Started = meta.story({
  parameters: { scenario: 'worker-accepted', states: ['worker.start.success'] },
  play: async (context) => {
    await pressed(context, 'Start Work', 'In Progress');
    const next = await screen.findByRole('button', { name: 'Complete' });
    await waitFor(() => expect(next).toHaveFocus());
  },
});

export const StartFailed = meta.story({
  parameters: {
    scenario: 'worker-accepted',
    faults: [fails(startOffer, 500)],
    states: ['worker.start.failed'],
    chromatic: inThreeModes,
    subject: 'article',
  },
  play: (context) => pressed(context, 'Start Work', 'Accepted'),
});

export const Completing = meta.story({
  parameters: {
    scenario: 'worker-in-progress',
    faults: [never(completeOffer)],
    states: ['worker.complete.in-flight'],
    subject: 'article',
  },
  play: async (context) => {
    await pressed(context, 'Complete', 'In Progress');
    await expectBusy('Complete', 'Completing work');
  },
});

/** The card stays until the next refresh, but the offer is no longer counted. */
export const Completed = meta.story({
  parameters: {
    scenario: 'worker-in-progress',
    states: ['worker.complete.success'],
  },
  play: async (context) => {
    await pressed(context, 'Complete', 'Completed');
    await expect(
      context.canvas.getByRole('heading', { name: 'My Upcoming Offers (0)' }),
    ).toBeVisible();
    await advance(context, REVIEW_PROMPT_MS - 1);
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
});

export const CompletedThenReview = meta.story({
  parameters: { scenario: 'worker-in-progress', states: ['worker.complete.review-prompt'] },
  play: async (context) => {
    await pressed(context, 'Complete', 'Completed');
    await advance(context, REVIEW_PROMPT_MS);
    const dialog = await screen.findByRole('dialog', { name: 'Write a review' });
    await expect(dialog).toHaveTextContent('Clara Novak');
  },
});

export const CompleteFailed = meta.story({
  parameters: {
    scenario: 'worker-in-progress',
    faults: [fails(completeOffer, 500)],
    states: ['worker.complete.failed'],
    subject: 'article',
  },
  play: (context) => pressed(context, 'Complete', 'In Progress'),
});
