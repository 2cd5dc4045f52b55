import { REVIEW_PROMPT_MS } from '#src/domain/review.ts';
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
import preview from '#stories/stage/preview.tsx';
import { stageOf } from '#stories/stage/stage-addon.ts';
import { onlyCard, advance, showsBusy, showsText } from '../steps.ts';
import { playSteps } from '#stories/stage/staged-actor.ts';
import type { Action } from '#flows/flow.ts';
import type { StepContext } from '#stories/stage/step-context.ts';
import {
  offersCardAccepted,
  offersCardCancelled,
  offersCardInProgress,
  offersCardPending,
} from '#mocks/scenarios/offer-cards.ts';
import { offersTaskTaken } from '#mocks/scenarios/offers.ts';
import { OffersScreen } from '#src/screens/offers/OffersScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Offers/Transitions',
  component: OffersScreen,
  parameters: { scenario: offersCardPending, subject: 'article' },
});

const accept: Action = ['press', 'button', '^Accept$'];
const confirm: Action = ['press', 'button', '^Accept offer$'];
const accepts: readonly Action[] = [accept, confirm];
const acceptsWith = (message: string): readonly Action[] => [
  accept,
  ['fills', '^Your message to', message],
  confirm,
];
const declines: readonly Action[] = [
  ['press', 'button', '^Decline$'],
  ['press', 'button', '^Decline offer$'],
];
const starts: readonly Action[] = [['press', 'button', '^Start Work$']];
const completes: readonly Action[] = [['press', 'button', '^Complete$']];
const cancels: readonly Action[] = [['press', 'button', '^Cancel Offer$']];

/** The delay before a notice is dismissed, and before the review dialog opens. */
const NOTICE_MS = 5_000;

async function expectStatus(context: StepContext, label: string): Promise<void> {
  await expect(await within(await onlyCard(context)).findByText(label)).toBeVisible();
}

/** A play function: plays the steps, and checks the status of the card, and texts, then. */
function ends(label: string, ...texts: readonly (string | RegExp)[]) {
  return async (context: StepContext) => {
    await showsText(...texts)(context);
    await expectStatus(context, label);
  };
}

/** Checks the error of a failed transition, and that the card has its old status. */
async function expectFailed(context: StepContext, message: string, label: string): Promise<void> {
  await waitFor(() => expect(context.canvas.getByRole('alert')).toHaveTextContent(message));
  await expectStatus(context, label);
}

export const AcceptPrompt = meta.story({
  parameters: { states: ['offers.accept.prompt'], steps: [accept], chromatic: inAllModes },
  play: async (context) => {
    await playSteps(context);
    const box = await screen.findByRole('textbox', { name: /^Your message to Clara Novak/ });
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
    steps: acceptsWith(''),
  },
  play: ends('Accepted'),
});

export const Accepting = meta.story({
  parameters: {
    faults: [never(acceptOffer)],
    states: ['offers.accept.in-flight'],
    steps: acceptsWith('Gladly, see you on Saturday.'),
  },
  play: async (context) => {
    await showsBusy('Accept offer', 'Accepting offer')(context);
    await expect(screen.getByRole('textbox')).toHaveValue('Gladly, see you on Saturday.');
  },
});

export const Accepted = meta.story({
  parameters: { states: ['offers.accept.success'], steps: accepts, chromatic: inThreeModes },
  play: ends('Accepted', 'Offer accepted. The task is yours.'),
});

export const AcceptFailed = meta.story({
  parameters: {
    faults: [fails(acceptOffer, 500)],
    states: ['offers.accept.failed'],
    steps: acceptsWith('Gladly.'),
  },
  play: async (context) => {
    await playSteps(context);
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
    steps: accepts,
  },
  play: async (context) => {
    await ends('Pending', 'Please confirm your phone number first.')(context);
    await expect(context.canvas.queryByText('Failed to accept offer')).not.toBeInTheDocument();
  },
});

/** The client acted first: the card says so and shows the new status. */
export const AcceptConflict = meta.story({
  parameters: {
    scenario: offersCardCancelled,
    faults: [patches(listOffers, { status: 'pending', cancelled_at: null }, { each: 'offers' })],
    steps: accepts,
  },
  play: async (context) => {
    await ends('Unknown', 'This offer has changed.', 'Cancelled on')(context);
    await expect(screen.queryByRole('textbox', { name: /^Your message/ })).toBeNull();
  },
});

/** Another worker has the task; the offer itself is unchanged. */
export const AcceptTooLate = meta.story({
  parameters: { scenario: offersTaskTaken, steps: accepts },
  play: async (context) => {
    await ends('Pending')(context);
    await screen.findByRole('alert');
  },
});

export const DeclinePrompt = meta.story({
  parameters: { states: ['offers.decline.prompt'], steps: [['press', 'button', '^Decline$']] },
  play: async (context) => {
    await playSteps(context);
    const box = await screen.findByRole('textbox', { name: /^Your message to Clara Novak/ });
    await expect(box).toHaveValue("Thanks for the offer. I'm sorry, but I can't take it on.");
  },
});

export const WentBack = meta.story({
  parameters: {
    steps: [
      ['press', 'button', '^Decline$'],
      ['press', 'button', '^Back$'],
    ],
  },
  play: async (context) => {
    await playSteps(context);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Decline' })).toHaveFocus());
  },
});

export const Declining = meta.story({
  parameters: {
    faults: [never(declineOffer)],
    states: ['offers.decline.in-flight'],
    steps: declines,
  },
  play: showsBusy('Decline offer', 'Declining offer'),
});

export const Declined = meta.story({
  parameters: { states: ['offers.decline.success'], steps: declines },
  play: ends('Declined', 'Offer declined.'),
});

export const DeclineFailed = meta.story({
  parameters: {
    faults: [fails(declineOffer, 500)],
    states: ['offers.decline.failed'],
    steps: declines,
  },
  play: ends('Pending'),
});

export const CancelConfirm = meta.story({
  parameters: { as: 'client', states: ['offers.cancel.confirm'], steps: cancels },
  play: async (context) => {
    stageOf(context).questions.answerWith('leaveOpen');
    await playSteps(context);
  },
});

export const Cancelling = meta.story({
  parameters: {
    as: 'client',
    faults: [never(cancelOffer)],
    states: ['offers.cancel.in-flight'],
    steps: cancels,
  },
  play: showsBusy('Cancel Offer', 'Canceling offer'),
});

export const Cancelled = meta.story({
  parameters: { as: 'client', states: ['offers.cancel.success'], steps: cancels },
  play: ends('Unknown', 'Offer canceled.', 'Cancelled on Mar 14, 2026'),
});

export const CancelFailed = meta.story({
  parameters: {
    as: 'client',
    faults: [fails(cancelOffer, 500)],
    states: ['offers.cancel.failed'],
    steps: cancels,
  },
  play: ends('Pending'),
});

export const Starting = meta.story({
  parameters: {
    scenario: offersCardAccepted,
    faults: [never(startOffer)],
    states: ['offers.start.in-flight'],
    steps: starts,
  },
  play: showsBusy('Start Work', 'Starting work'),
});

export const Started = meta.story({
  parameters: { scenario: offersCardAccepted, states: ['offers.start.success'], steps: starts },
  play: ends('In Progress', 'Work started. Good luck!'),
});

export const StartFailed = meta.story({
  parameters: {
    scenario: offersCardAccepted,
    faults: [fails(startOffer, 500)],
    states: ['offers.start.failed'],
    steps: starts,
  },
  play: ends('Accepted'),
});

export const Completing = meta.story({
  parameters: {
    scenario: offersCardInProgress,
    faults: [never(completeOffer)],
    states: ['offers.complete.in-flight'],
    steps: completes,
  },
  play: showsBusy('Complete', 'Completing work'),
});

export const Completed = meta.story({
  parameters: {
    scenario: offersCardInProgress,
    states: ['offers.complete.success'],
    steps: completes,
  },
  play: async (context) => {
    await ends('Completed')(context);
    // The dialog opens with a delay, so the result is seen first.
    await advance(context, REVIEW_PROMPT_MS - 1);
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
});

export const CompletedThenReview = meta.story({
  parameters: {
    scenario: offersCardInProgress,
    states: ['offers.complete.review-prompt'],
    steps: completes,
  },
  play: async (context) => {
    await ends('Completed')(context);
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
    scenario: offersCardInProgress,
    faults: [fails(completeOffer, 500)],
    states: ['offers.complete.failed'],
    steps: completes,
  },
  play: ends('In Progress'),
});

export const NoticeGone = meta.story({
  parameters: { states: ['offers.banner.dismissed-5s'], steps: declines },
  play: async (context) => {
    await playSteps(context);
    const notice = await context.canvas.findByText('Offer declined.');
    await advance(context, NOTICE_MS - 1);
    await expect(notice).toBeVisible();
    await advance(context, 1);
    await expect(notice).not.toBeInTheDocument();
  },
});
