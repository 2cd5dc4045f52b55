import { http, HttpResponse } from 'msw';
import { settled, showsBusy, showsRole, showsText } from '../steps.ts';
import { expect, within } from 'storybook/test';
import { listMessages } from '#src/contract/messages.ts';
import { acceptOffer, declineOffer } from '#src/contract/offers.ts';
import { fails, never, patches } from '#mocks/faults/faults.ts';
import { inAllModes, inThreeModes, samePictureAs, withoutPicture } from '#states/modes.ts';
import { playSteps } from '#stories/stage/staged-actor.ts';
import preview from '#stories/stage/preview.tsx';
import type { Action } from '#flows/flow.ts';
import type { StepContext } from '#stories/stage/step-context.ts';
import { chatOf, offerBar, offerRow, showsOffer } from './chat-steps.ts';
import {
  chatOfferAccepted,
  chatOfferCancelled,
  chatOfferCompleted,
  chatOfferDeclined,
  chatOfferInProgress,
  chatOfferMinimal,
  chatOfferPaid,
  chatOfferPending,
} from '#mocks/scenarios/chat-offers.ts';
import { MessagesScreen } from '#src/screens/messages/MessagesScreen.tsx';

const accepts: readonly Action[] = [
  ['press', 'button', '^Accept Offer$'],
  ['press', 'button', '^Accept offer$'],
];
const declines: readonly Action[] = [
  ['press', 'button', '^Decline$'],
  ['press', 'button', '^Decline offer$'],
];

const meta = preview.meta({
  title: 'Screens/Messages/ChatOffers',
  component: MessagesScreen,
  parameters: { subject: { region: 'Conversation' } },
});

/** The link to pay, which opens in a new tab; null if there is none. */
async function paymentLink(context: StepContext): Promise<HTMLElement | null> {
  return within(await chatOf(context)).queryByRole('link', { name: /^Make Payment/ });
}

async function canPay(context: StepContext): Promise<void> {
  const link = await paymentLink(context);
  await expect(link).toBeVisible();
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('href', expect.stringMatching(/\/payment$/));
}

export const PendingForWorker = meta.story({
  parameters: {
    scenario: chatOfferPending,
    states: ['messages.offer.pending.worker', 'messages.offer.pending.all-fields'],
    chromatic: inAllModes,
  },
  play: showsOffer('Pending', 'Decline', 'Accept Offer'),
});

export const PendingForClient = meta.story({
  parameters: {
    scenario: chatOfferPending,
    as: 'client',
    states: ['messages.offer.pending.client'],
  },
  play: showsOffer('Pending'),
});

export const Minimal = meta.story({
  parameters: { scenario: chatOfferMinimal, states: ['messages.offer.pending.minimal'] },
  play: showsText('No deadline'),
});

export const Accepting = meta.story({
  parameters: {
    scenario: chatOfferPending,
    faults: [never(acceptOffer)],
    states: ['messages.offer.accepting'],
    steps: accepts,
  },
  play: showsBusy('Accept offer', 'Accepting offer'),
});

export const Declining = meta.story({
  parameters: {
    scenario: chatOfferPending,
    faults: [never(declineOffer)],
    states: ['messages.offer.declining'],
    steps: declines,
  },
  play: showsBusy('Decline offer', 'Declining offer'),
});

export const RespondFailed = meta.story({
  parameters: {
    scenario: chatOfferPending,
    faults: [fails(acceptOffer, 500)],
    states: ['messages.offer.respond-failed'],
    steps: accepts,
    chromatic: inThreeModes,
  },
  play: playSteps,
});

/** A server's message is never replaced (decision D25). */
export const RespondRejected = meta.story({
  parameters: { scenario: chatOfferPending, steps: accepts },
  beforeEach: ({ msw }) =>
    msw.use(
      http.post('/api/offers/:id/accept', () =>
        HttpResponse.json({ message: 'Please confirm your phone number first.' }, { status: 422 }),
      ),
    ),
  play: showsText('Please confirm your phone number first.'),
});

export const AcceptedForClient = meta.story({
  parameters: {
    scenario: chatOfferAccepted,
    as: 'client',
    states: ['messages.offer.accepted.client'],
    chromatic: inThreeModes,
  },
  play: canPay,
});

/** The client's own message has no link to pay: this server announces no changes of the offer. */
export const OwnMessage = meta.story({
  parameters: {
    scenario: chatOfferAccepted,
    as: 'client',
    faults: [
      patches(
        listMessages,
        { message_type: 'text' },
        { each: 'messages', where: { message_type: 'offer_accepted' } },
      ),
    ],
    states: ['messages.offer.accepted.client-own-message'],
  },
  play: async (context) => {
    await showsOffer('Accepted')(context);
    await expect(await paymentLink(context)).toBeNull();
  },
});

export const AcceptedForWorker = meta.story({
  parameters: { scenario: chatOfferAccepted, states: ['messages.offer.accepted.worker'] },
  play: showsOffer('Accepted'),
});

export const DeclinedForClient = meta.story({
  parameters: {
    scenario: chatOfferDeclined,
    as: 'client',
    states: ['messages.offer.declined.client'],
    chromatic: inThreeModes,
  },
  play: showsRole('button', { name: 'Send a new offer' }),
});

export const DeclinedForWorker = meta.story({
  parameters: { scenario: chatOfferDeclined, states: ['messages.offer.declined.worker'] },
  play: async (context) => {
    await showsOffer('Declined')(context);
    const chat = within(await chatOf(context));
    await expect(chat.queryByRole('button', { name: 'Send a new offer' })).not.toBeInTheDocument();
  },
});

export const InProgressForClient = meta.story({
  parameters: {
    scenario: chatOfferInProgress,
    as: 'client',
    states: ['messages.offer.in-progress.client'],
  },
  play: showsOffer('In Progress'),
});

export const InProgressForWorker = meta.story({
  parameters: {
    scenario: chatOfferInProgress,
    states: ['messages.offer.in-progress.worker'],
    chromatic: inAllModes,
  },
  play: showsRole('button', { name: 'Complete' }),
});

/** The bar goes on to the next step, and the focus with it. */
export const WorkCompletedFromBar = meta.story({
  parameters: { scenario: chatOfferAccepted, chromatic: withoutPicture },
  play: async (context) => {
    await chatOf(context);
    const bar = within(await offerBar(context));
    await context.userEvent.click(bar.getByRole('button', { name: 'Start Work' }));
    const complete = await bar.findByRole('button', { name: 'Complete' });
    await settled(context);
    await expect(complete).toHaveFocus();
    await context.userEvent.click(complete);
    await settled(context);
    await expect(bar.getByText('Completed')).toBeVisible();
    await expect(bar.getByRole('link', { name: 'Write Review' })).toHaveFocus();
    await expect(offerRow(context).status).toBe('completed');
  },
});

/** The link is on the message about the completed work, and no longer on the one before. */
export const CompletedForClient = meta.story({
  parameters: {
    scenario: chatOfferCompleted,
    as: 'client',
    states: ['messages.offer.completed.client'],
    chromatic: inThreeModes,
  },
  play: async (context) => {
    await canPay(context);
    // The bar leads there, too, and to the review only after that.
    const bar = within(context.canvas.getByRole('region', { name: /^Offer #/ }));
    const pay = bar.getByRole('link', { name: 'Pay (opens in a new tab)' });
    await expect(pay).toHaveAttribute('href', '/payment');
    await expect(pay).toHaveAttribute('target', '_blank');
    await expect(bar.queryByRole('link', { name: 'Write Review' })).toBeNull();
  },
});

export const CompletedForWorker = meta.story({
  parameters: { scenario: chatOfferCompleted, states: ['messages.offer.completed.worker'] },
  play: showsText('Clara can now pay for the work.'),
});

export const PaidForClient = meta.story({
  parameters: { scenario: chatOfferPaid, as: 'client', states: ['messages.offer.paid.client'] },
  play: showsOffer('Paid'),
});

export const PaidForWorker = meta.story({
  parameters: {
    scenario: chatOfferPaid,
    states: ['messages.offer.paid.worker'],
    chromatic: samePictureAs('screens-messages-bubbles/offer-paid.desktop-light'),
  },
  play: showsOffer('Paid'),
});

/** Canceling adds no message (decision D29): the bar says it. */
async function showsCancelled(context: StepContext): Promise<void> {
  await showsOffer('Unknown')(context);
  await expect(
    within(await offerBar(context)).getByText(/^Cancelled on Mar 1\d, 2026$/),
  ).toBeVisible();
}

export const CancelledForClient = meta.story({
  parameters: {
    scenario: chatOfferCancelled,
    as: 'client',
    states: ['messages.offer.cancelled.client'],
  },
  play: showsCancelled,
});

export const CancelledForWorker = meta.story({
  parameters: {
    scenario: chatOfferCancelled,
    states: ['messages.offer.cancelled.worker'],
    chromatic: inThreeModes,
  },
  play: showsCancelled,
});
