import { expect, screen, waitFor, within } from 'storybook/test';
import { fails, never, patches } from '#mocks/faults/faults.ts';
import {
  acceptOffer,
  listOffers,
  declineOffer,
  cancelOffer,
  startOffer,
  completeOffer,
} from '#src/contract/offers.ts';
import { inAllModes, inThreeModes, samePictureAs } from '#states/modes.ts';
import preview from '../../../.storybook/preview.tsx';
import { stageOf } from '#stories/stage/stage-addon.ts';
import { OFFER_ID } from '#mocks/scenarios/offer-seeds.ts';
import { answer, expectBusy, onlyCard, advance, press, expectSentOnce } from './offer-steps.ts';
import { playSteps } from '#stories/stage/staged-actor.ts';
import type { StepContext } from '#stories/stage/step-context.ts';

const meta = preview.meta({
  title: 'Screens/Offers/Transitions',
  parameters: { scenario: 'offers-card-pending', subject: 'article' },
});

/** The delay before a notice is dismissed, and before the review dialog opens. */
const NOTICE_MS = 5_000;
const REVIEW_PROMPT_MS = 1_000;

const offerOf = (context: StepContext) =>
  stageOf(context).server.world.offers.findOrThrow(OFFER_ID);

async function expectStatus(context: StepContext, label: string): Promise<void> {
  await expect(await within(await onlyCard(context)).findByText(label)).toBeVisible();
}

/** Checks the error of a failed transition, and that the card has its old status. */
async function expectFailed(context: StepContext, message: string, label: string): Promise<void> {
  const alert = await context.canvas.findByRole('alert');
  await waitFor(() => expect(alert).toHaveTextContent(message));
  await expectStatus(context, label);
}

export const AcceptPrompt = meta.story({
  parameters: {
    states: ['offers.accept.prompt'],
    steps: [['press', 'button', '^Accept$']],
    chromatic: inAllModes,
  },
  play: async (context) => {
    await playSteps(context);
    const box = await context.canvas.findByRole('textbox', {
      name: /^Your message to Clara Novak/,
    });
    await expect(box).toHaveFocus();
    await expect(box).toHaveValue(
      "Thanks for the offer! I'm happy to accept, and I look forward to helping you.",
    );
  },
});

export const AcceptPromptEmptied = meta.story({
  parameters: {
    states: ['offers.accept.prompt-emptied'],
    chromatic: samePictureAs('screens-offers-transitions/accepted.desktop-light'),
  },
  play: async (context) => {
    await answer(context, 'Accept', '');
    await expectStatus(context, 'Accepted');
    const sentMessages = stageOf(context).server.world.messages.all();
    await expect(sentMessages.at(-1)).toMatchObject({ message_type: 'offer_accepted' });
  },
});

export const Accepting = meta.story({
  parameters: { faults: [never(acceptOffer)], states: ['offers.accept.in-flight'] },
  play: async (context) => {
    await answer(context, 'Accept', 'Gladly, see you on Saturday.');
    const button = await expectBusy('Accept offer', 'Accepting offer');
    await expect(context.canvas.getByRole('textbox', { name: /^Your message/ })).toHaveValue(
      'Gladly, see you on Saturday.',
    );
    // A second click sends nothing.
    await context.userEvent.click(button);
    await expectSentOnce(context, acceptOffer);
  },
});

export const Accepted = meta.story({
  parameters: {
    states: ['offers.accept.success'],
    steps: [
      ['press', 'button', '^Accept$'],
      ['press', 'button', '^Accept offer$'],
    ],
    chromatic: inThreeModes,
  },
  play: async (context) => {
    await playSteps(context);
    await expectStatus(context, 'Accepted');
    await expect(context.canvas.getByText('Offer accepted. The task is yours.')).toBeVisible();
    await expect(offerOf(context).status).toBe('accepted');
  },
});

export const AcceptFailed = meta.story({
  parameters: { faults: [fails(acceptOffer, 500)], states: ['offers.accept.failed'] },
  play: async (context) => {
    await answer(context, 'Accept', 'Gladly.');
    await expectFailed(context, 'Failed to accept offer', 'Pending');
    // The message is kept.
    await expect(context.canvas.getByRole('textbox', { name: /^Your message/ })).toHaveValue(
      'Gladly.',
    );
  },
});

export const ServerMessage = meta.story({
  parameters: {
    faults: [fails(acceptOffer, 422, { message: 'Please confirm your phone number first.' })],
    states: ['offers.server-message'],
    steps: [
      ['press', 'button', '^Accept$'],
      ['press', 'button', '^Accept offer$'],
    ],
  },
  play: async (context) => {
    await playSteps(context);
    await expectFailed(context, 'Please confirm your phone number first.', 'Pending');
    await expect(context.canvas.queryByText('Failed to accept offer')).not.toBeInTheDocument();
  },
});

/** The client acted first: the card says so and shows the new status. */
export const AcceptConflict = meta.story({
  parameters: {
    scenario: 'offers-card-cancelled',
    faults: [patches(listOffers, { status: 'pending', cancelled_at: null }, { each: 'offers' })],
  },
  play: async (context) => {
    await answer(context, 'Accept');
    await expectFailed(context, 'This offer has changed.', 'Unknown');
    await expect(context.canvas.getByText(/^Cancelled on/)).toBeVisible();
    await expect(context.canvas.queryByRole('textbox', { name: /^Your message/ })).toBeNull();
  },
});

/** Another worker has the task; the offer itself is unchanged. */
export const AcceptTooLate = meta.story({
  parameters: { scenario: 'offers-task-taken' },
  play: async (context) => {
    await answer(context, 'Accept');
    await expect(await context.canvas.findByRole('alert')).toBeVisible();
    await expectStatus(context, 'Pending');
  },
});

export const DeclinePrompt = meta.story({
  parameters: { states: ['offers.decline.prompt'], steps: [['press', 'button', '^Decline$']] },
  play: async (context) => {
    await playSteps(context);
    await expect(
      await context.canvas.findByRole('textbox', {
        name: /^Your message to Clara Novak/,
      }),
    ).toHaveValue("Thanks for the offer. I'm sorry, but I can't take it on.");
  },
});

export const WentBack = meta.story({
  play: async (context) => {
    await press(context, 'Decline');
    await press(context, 'Back');
    const button = context.canvas.getByRole('button', { name: 'Decline' });
    await waitFor(() => expect(button).toHaveFocus());
    await expect(offerOf(context).status).toBe('pending');
  },
});

export const Declining = meta.story({
  parameters: {
    faults: [never(declineOffer)],
    states: ['offers.decline.in-flight'],
    steps: [
      ['press', 'button', '^Decline$'],
      ['press', 'button', '^Decline offer$'],
    ],
  },
  play: async (context) => {
    await playSteps(context);
    await expectBusy('Decline offer', 'Declining offer');
  },
});

export const Declined = meta.story({
  parameters: {
    states: ['offers.decline.success'],
    steps: [
      ['press', 'button', '^Decline$'],
      ['press', 'button', '^Decline offer$'],
    ],
  },
  play: async (context) => {
    await playSteps(context);
    await expectStatus(context, 'Declined');
    await expect(context.canvas.getByText('Offer declined.')).toBeVisible();
  },
});

export const DeclineFailed = meta.story({
  parameters: {
    faults: [fails(declineOffer, 500)],
    states: ['offers.decline.failed'],
    steps: [
      ['press', 'button', '^Decline$'],
      ['press', 'button', '^Decline offer$'],
    ],
  },
  play: async (context) => {
    await playSteps(context);
    await expectFailed(context, 'Failed to decline offer', 'Pending');
  },
});

export const CancelConfirm = meta.story({
  parameters: { as: 'client', states: ['offers.cancel.confirm'] },
  play: async (context) => {
    stageOf(context).questions.answerWith('leaveOpen');
    await press(context, 'Cancel Offer');
    await expect(
      await screen.findByText('Are you sure you want to cancel this offer?'),
    ).toBeVisible();
    await expect(offerOf(context).status).toBe('pending');
  },
});

export const Cancelling = meta.story({
  parameters: { as: 'client', faults: [never(cancelOffer)], states: ['offers.cancel.in-flight'] },
  play: async (context) => {
    await press(context, 'Cancel Offer');
    await expectBusy('Cancel Offer', 'Canceling offer');
  },
});

export const Cancelled = meta.story({
  parameters: { as: 'client', states: ['offers.cancel.success'] },
  play: async (context) => {
    await press(context, 'Cancel Offer');
    await expectStatus(context, 'Unknown');
    await expect(context.canvas.getByText('Offer canceled.')).toBeVisible();
    await expect(context.canvas.getByText('Cancelled on Mar 14, 2026')).toBeVisible();
  },
});

export const CancelFailed = meta.story({
  parameters: { as: 'client', faults: [fails(cancelOffer, 500)], states: ['offers.cancel.failed'] },
  play: async (context) => {
    await press(context, 'Cancel Offer');
    await expectFailed(context, 'Failed to cancel offer', 'Pending');
  },
});

export const Starting = meta.story({
  parameters: {
    scenario: 'offers-card-accepted',
    faults: [never(startOffer)],
    states: ['offers.start.in-flight'],
    steps: [['press', 'button', '^Start Work$']],
  },
  play: async (context) => {
    await playSteps(context);
    await expectBusy('Start Work', 'Starting work');
  },
});

export const Started = meta.story({
  parameters: {
    scenario: 'offers-card-accepted',
    states: ['offers.start.success'],
    steps: [['press', 'button', '^Start Work$']],
  },
  play: async (context) => {
    await playSteps(context);
    await expectStatus(context, 'In Progress');
    await expect(context.canvas.getByText('Work started. Good luck!')).toBeVisible();
  },
});

export const StartFailed = meta.story({
  parameters: {
    scenario: 'offers-card-accepted',
    faults: [fails(startOffer, 500)],
    states: ['offers.start.failed'],
    steps: [['press', 'button', '^Start Work$']],
  },
  play: async (context) => {
    await playSteps(context);
    await expectFailed(context, 'Failed to start offer', 'Accepted');
  },
});

export const Completing = meta.story({
  parameters: {
    scenario: 'offers-card-in-progress',
    faults: [never(completeOffer)],
    states: ['offers.complete.in-flight'],
    steps: [['press', 'button', '^Complete$']],
  },
  play: async (context) => {
    await playSteps(context);
    await expectBusy('Complete', 'Completing work');
  },
});

export const Completed = meta.story({
  parameters: {
    scenario: 'offers-card-in-progress',
    states: ['offers.complete.success'],
    steps: [['press', 'button', '^Complete$']],
  },
  play: async (context) => {
    await playSteps(context);
    await expectStatus(context, 'Completed');
    // The dialog opens with a delay, so the result is seen first.
    await advance(context, REVIEW_PROMPT_MS - 1);
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
});

export const CompletedThenReview = meta.story({
  parameters: {
    scenario: 'offers-card-in-progress',
    states: ['offers.complete.review-prompt'],
    steps: [['press', 'button', '^Complete$']],
  },
  play: async (context) => {
    await playSteps(context);
    await expectStatus(context, 'Completed');
    await advance(context, REVIEW_PROMPT_MS);
    const dialog = await screen.findByRole('dialog', { name: 'Write a review' });
    await expect(dialog).toHaveTextContent('Clara Novak');
    await waitFor(() =>
      expect(within(dialog).getByRole('radio', { name: /^1 of 5/ })).toHaveFocus(),
    );
  },
});

export const CompleteFailed = meta.story({
  parameters: {
    scenario: 'offers-card-in-progress',
    faults: [fails(completeOffer, 500)],
    states: ['offers.complete.failed'],
    steps: [['press', 'button', '^Complete$']],
  },
  play: async (context) => {
    await playSteps(context);
    await expectFailed(context, 'Failed to complete offer', 'In Progress');
  },
});

export const NoticeGone = meta.story({
  parameters: {
    states: ['offers.banner.dismissed-5s'],
    steps: [
      ['press', 'button', '^Decline$'],
      ['press', 'button', '^Decline offer$'],
    ],
  },
  play: async (context) => {
    await playSteps(context);
    const notice = await context.canvas.findByText('Offer declined.');
    await advance(context, NOTICE_MS - 1);
    await expect(notice).toBeVisible();
    await advance(context, 1);
    await expect(notice).not.toBeInTheDocument();
  },
});
