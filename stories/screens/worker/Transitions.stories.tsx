import { expect, screen, waitFor, within } from 'storybook/test';
import { completeOffer, startOffer } from '#src/contract/offers.ts';
import { REVIEW_PROMPT_MS } from '#src/domain/review.ts';
import { fails, never } from '#mocks/faults/faults.ts';
import { inThreeModes } from '#states/modes.ts';
import preview from '#stories/stage/preview.tsx';
import { advance, expectBusy, onlyCard } from '../steps.ts';
import { playSteps } from '#stories/stage/staged-actor.ts';
import type { StepContext } from '#stories/stage/step-context.ts';
import { arrive } from './worker-steps.ts';
import { workerAccepted, workerInProgress } from '#mocks/scenarios/worker.ts';
import { WorkerScreen } from '#src/screens/worker/WorkerScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Worker/Transitions',
  component: WorkerScreen,
  parameters: { scenario: workerInProgress },
});

/** Plays the steps, and checks the status of the only card afterwards. */
async function played(context: StepContext, status: string): Promise<void> {
  await arrive(context);
  await playSteps(context);
  const card = within(await onlyCard(context));
  await expect(await card.findByText(status)).toBeVisible();
}

export const Starting = meta.story({
  parameters: {
    scenario: workerAccepted,
    faults: [never(startOffer)],
    states: ['worker.start.in-flight'],
    steps: [['press', 'button', '^Start Work$']],
    subject: 'article',
  },
  play: async (context) => {
    await played(context, 'In Progress');
    await expectBusy('Start Work', 'Starting work');
  },
});

export const Started = meta.story({
  parameters: {
    scenario: workerAccepted,
    states: ['worker.start.success'],
    steps: [['press', 'button', '^Start Work$']],
  },
  play: async (context) => {
    await played(context, 'In Progress');
    const next = await screen.findByRole('button', { name: 'Complete' });
    await waitFor(() => expect(next).toHaveFocus());
  },
});

export const StartFailed = meta.story({
  parameters: {
    scenario: workerAccepted,
    faults: [fails(startOffer, 500)],
    states: ['worker.start.failed'],
    steps: [['press', 'button', '^Start Work$']],
    chromatic: inThreeModes,
    subject: 'article',
  },
  play: (context) => played(context, 'Accepted'),
});

export const Completing = meta.story({
  parameters: {
    faults: [never(completeOffer)],
    states: ['worker.complete.in-flight'],
    steps: [['press', 'button', '^Complete$']],
    subject: 'article',
  },
  play: async (context) => {
    await played(context, 'In Progress');
    await expectBusy('Complete', 'Completing work');
  },
});

/** The card stays until the next refresh, but the offer is no longer counted. */
export const Completed = meta.story({
  parameters: { states: ['worker.complete.success'], steps: [['press', 'button', '^Complete$']] },
  play: async (context) => {
    await played(context, 'Completed');
    await expect(
      context.canvas.getByRole('heading', { name: 'My Upcoming Offers (0)' }),
    ).toBeVisible();
    await advance(context, REVIEW_PROMPT_MS - 1);
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
});

export const CompletedThenReview = meta.story({
  parameters: {
    states: ['worker.complete.review-prompt'],
    steps: [['press', 'button', '^Complete$']],
  },
  play: async (context) => {
    await played(context, 'Completed');
    await advance(context, REVIEW_PROMPT_MS);
    const dialog = await screen.findByRole('dialog', { name: 'Write a review' });
    await expect(dialog).toHaveTextContent('Clara Novak');
  },
});

export const CompleteFailed = meta.story({
  parameters: {
    faults: [fails(completeOffer, 500)],
    states: ['worker.complete.failed'],
    steps: [['press', 'button', '^Complete$']],
    subject: 'article',
  },
  play: (context) => played(context, 'In Progress'),
});
