import { showsText, actionsIn, onlyCard } from '../steps.ts';
import { expect, within } from 'storybook/test';
import { listOffers, getOffer } from '#src/contract/offers.ts';
import { patches } from '#mocks/faults/faults.ts';
import { inAllModes, inThreeModes, samePictureAs } from '#states/modes.ts';
import preview from '#stories/stage/preview.tsx';
import type { StepContext } from '#stories/stage/step-context.ts';
import {
  offersCardAccepted,
  offersCardCancelled,
  offersCardCompleted,
  offersCardDeclined,
  offersCardInProgress,
  offersCardLong,
  offersCardNeitherSide,
  offersCardNoDeadline,
  offersCardNoDetails,
  offersCardPaid,
  offersCardPending,
  offersCardReviewed,
} from '#mocks/scenarios/offer-cards.ts';
import { OffersScreen } from '#src/screens/offers/OffersScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Offers/Cards',
  component: OffersScreen,
  parameters: { subject: 'article' },
});

/** Checks that the only card has this status and exactly these actions. */
function shows(status: string, ...names: readonly string[]) {
  return async (context: StepContext) => {
    const card = await onlyCard(context);
    await expect(within(card).getAllByText(status)[0]).toBeVisible();
    await expect(actionsIn(card)).toEqual([...names]);
  };
}

export const PendingForWorker = meta.story({
  parameters: {
    scenario: offersCardPending,
    states: ['offers.card.pending.worker', 'offers.badge.pending'],
    chromatic: inAllModes,
  },
  play: shows('Pending', 'View Details', 'Decline', 'Accept'),
});

export const PendingForClient = meta.story({
  parameters: { scenario: offersCardPending, as: 'client', states: ['offers.card.pending.client'] },
  play: shows('Pending', 'View Details', 'Cancel Offer'),
});

export const AcceptedForWorker = meta.story({
  parameters: {
    scenario: offersCardAccepted,
    states: ['offers.card.accepted.worker', 'offers.badge.accepted'],
  },
  play: shows('Accepted', 'View Details', 'Start Work'),
});

export const AcceptedForClient = meta.story({
  parameters: {
    scenario: offersCardAccepted,
    as: 'client',
    states: ['offers.card.accepted.client'],
  },
  play: shows('Accepted', 'View Details', 'Cancel Offer'),
});

export const DeclinedForWorker = meta.story({
  parameters: {
    scenario: offersCardDeclined,
    states: ['offers.card.declined.worker', 'offers.badge.declined'],
  },
  play: shows('Declined', 'View Details'),
});

export const DeclinedForClient = meta.story({
  parameters: {
    scenario: offersCardDeclined,
    as: 'client',
    states: ['offers.card.declined.client'],
  },
  play: shows('Declined', 'View Details'),
});

export const InProgressForWorker = meta.story({
  parameters: {
    scenario: offersCardInProgress,
    states: ['offers.card.in-progress.worker', 'offers.badge.in-progress'],
  },
  play: shows('In Progress', 'View Details', 'Complete'),
});

export const InProgressForClient = meta.story({
  parameters: {
    scenario: offersCardInProgress,
    as: 'client',
    states: ['offers.card.in-progress.client'],
  },
  play: shows('In Progress', 'View Details'),
});

export const CompletedForWorker = meta.story({
  parameters: {
    scenario: offersCardCompleted,
    states: ['offers.card.completed.worker.review-missing', 'offers.badge.completed'],
  },
  play: shows('Completed', 'View Details', 'Write Review'),
});

export const CompletedForClient = meta.story({
  parameters: {
    scenario: offersCardCompleted,
    as: 'client',
    states: ['offers.card.completed.client.review-missing'],
  },
  play: shows('Completed', 'View Details', 'Write Review'),
});

export const ReviewedForWorker = meta.story({
  parameters: {
    scenario: offersCardReviewed,
    states: ['offers.card.completed.worker.review-present'],
  },
  play: shows('Completed', 'View Details', 'View Review'),
});

export const ReviewedForClient = meta.story({
  parameters: {
    scenario: offersCardReviewed,
    as: 'client',
    states: ['offers.card.completed.client.review-present'],
  },
  play: shows('Completed', 'View Details', 'View Review'),
});

export const PaidForWorker = meta.story({
  parameters: {
    scenario: offersCardPaid,
    states: ['offers.card.paid.worker', 'offers.badge.paid'],
  },
  play: shows('Paid', 'View Details', 'View Review'),
});

export const PaidForClient = meta.story({
  parameters: { scenario: offersCardPaid, as: 'client', states: ['offers.card.paid.client'] },
  play: shows('Paid', 'View Details', 'View Review'),
});

export const CancelledForWorker = meta.story({
  parameters: {
    scenario: offersCardCancelled,
    states: ['offers.card.cancelled.worker', 'offers.badge.unknown'],
  },
  play: shows('Unknown', 'View Details'),
});

export const CancelledForClient = meta.story({
  parameters: {
    scenario: offersCardCancelled,
    as: 'client',
    states: ['offers.card.cancelled.client'],
  },
  play: shows('Unknown', 'View Details'),
});

/** The server may return a status that the product does not know. */
export const UnknownStatus = meta.story({
  parameters: {
    scenario: offersCardCompleted,
    faults: [
      patches(listOffers, { status: 'archived' }, { each: 'offers' }),
      patches(getOffer, { offer: { status: 'archived' } }),
    ],
    states: ['offers.card.unknown-status'],
  },
  play: async (context) => {
    await shows('Unknown', 'View Details')(context);
    await expect(context.canvas.queryByText(/^Cancelled on/)).not.toBeInTheDocument();
  },
});

export const NeitherSide = meta.story({
  parameters: { scenario: offersCardNeitherSide, states: ['offers.card.viewer-neither'] },
  play: shows('Pending', 'View Details'),
});

export const CounterpartLink = meta.story({
  parameters: { scenario: offersCardPending, states: ['offers.card.counterpart-link'] },
  play: async (context) => {
    await onlyCard(context);
    const link = context.canvas.getByRole('link', { name: 'Clara Novak' });
    await expect(link).toHaveAttribute('href', '/user/1');
    link.focus();
  },
});

export const NoDeadline = meta.story({
  parameters: { scenario: offersCardNoDeadline, states: ['offers.card.no-deadline'] },
  play: showsText('No deadline'),
});

export const NoDetails = meta.story({
  parameters: { scenario: offersCardNoDetails, states: ['offers.card.no-details'] },
  play: shows('Pending', 'View Details', 'Decline', 'Accept'),
});

export const LongContent = meta.story({
  parameters: {
    scenario: offersCardLong,
    states: ['offers.card.long-content'],
    chromatic: inThreeModes,
  },
  play: shows('Pending', 'View Details', 'Decline', 'Accept'),
});

export const Phone = meta.story({
  parameters: {
    scenario: offersCardPending,
    states: ['offers.card.mobile'],
    chromatic: samePictureAs('screens-offers-cards/pending-for-worker.phone-light'),
  },
  globals: { viewport: { value: 'phone' } },
  play: shows('Pending', 'View Details', 'Decline', 'Accept'),
});
