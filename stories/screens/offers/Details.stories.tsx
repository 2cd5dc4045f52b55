import { expect, screen, waitFor, within } from 'storybook/test';
import { getOffer } from '#src/contract/offers.ts';
import { fails, never } from '#mocks/faults/faults.ts';
import { inAllModes, inThreeModes, samePictureAs } from '#states/modes.ts';
import preview from '#stories/stage/preview.tsx';
import { stageOf } from '#stories/stage/stage-addon.ts';
import { openDialog, press, showsRole, showsText } from '../steps.ts';
import type { Action } from '#flows/flow.ts';
import { playSteps } from '#stories/stage/staged-actor.ts';
import type { StepContext } from '#stories/stage/step-context.ts';
import {
  offersDetailsAccepted,
  offersDetailsCancelled,
  offersDetailsCancelledAfterAccepted,
  offersDetailsCompleted,
  offersDetailsDeclined,
  offersDetailsFull,
  offersDetailsInProgress,
  offersDetailsLong,
  offersDetailsMinimal,
  offersDetailsMissingStamps,
  offersDetailsPaid,
  offersDetailsPending,
} from '#mocks/scenarios/offer-details.ts';
import { OffersScreen } from '#src/screens/offers/OffersScreen.tsx';

const meta = preview.meta({ title: 'Screens/Offers/Details', component: OffersScreen });

const accept: Action = ['press', 'button', '^Accept$'];

const ACCEPTED = ['Offer Created', 'Accepted', 'Awaiting Work Start'];

/** The details over a list that does not contain the offer: paid offers only. */
const OVER_PAID_OFFERS = '/offers?offer=12&status=paid';

/** The titles of the timeline's steps in order, without their states. */
async function stepsOf(context: StepContext): Promise<string[]> {
  const dialog = await openDialog(context);
  const timeline = await within(dialog).findByRole('list', { name: 'Timeline' });
  return within(timeline)
    .getAllByRole('listitem')
    .map((step) => (step.querySelector('p')?.textContent ?? '').replace(/^\w+: /, ''));
}

/** A play function: plays the steps, and checks the timeline and the text buttons, without the close icon. */
function shows(steps: readonly string[], footer: readonly string[] = ['Close']) {
  return async (context: StepContext) => {
    await playSteps(context);
    await waitFor(async () => expect(await stepsOf(context)).toEqual(steps));
    const buttons = within(await openDialog(context)).getAllByRole('button');
    const labels = buttons.map(({ textContent }) => textContent).filter((text) => text !== '');
    await expect(labels).toEqual(footer);
  };
}

export const Full = meta.story({
  parameters: {
    scenario: offersDetailsFull,
    states: ['offers.modal.full', 'offers.timeline.accepted'],
    chromatic: inAllModes,
  },
  play: async (context) => {
    await shows(ACCEPTED, ['Close', 'Start Work'])(context);
    const dialog = await openDialog(context);
    await expect(dialog).toHaveAccessibleName('Assemble a bunk bed for the kids');
    await expect(dialog).toHaveTextContent(/Last updated\w+ \d+, 2026/);
  },
});

export const Minimal = meta.story({
  parameters: { scenario: offersDetailsMinimal, states: ['offers.modal.minimal'] },
  play: showsText('No deadline'),
});

export const LongContent = meta.story({
  parameters: { scenario: offersDetailsLong, chromatic: inThreeModes },
  play: showsRole('button', { name: 'Accept' }),
});

export const Loading = meta.story({
  parameters: {
    scenario: offersDetailsFull,
    at: OVER_PAID_OFFERS,
    faults: [never(getOffer)],
    states: ['offers.modal.loading'],
  },
  play: showsText('Loading offer'),
});

export const ServerError = meta.story({
  parameters: {
    scenario: offersDetailsFull,
    at: OVER_PAID_OFFERS,
    faults: [fails(getOffer, 500)],
    states: ['offers.modal.error'],
  },
});

export const NotFound = meta.story({
  parameters: { scenario: offersDetailsFull, at: '/offers?offer=9999&status=paid' },
  play: showsText("We couldn't find this offer"),
});

/** Closing leaves the filtered list. */
export const NotFoundAndClosed = meta.story({
  parameters: { scenario: offersDetailsFull, at: '/offers?offer=9999&status=paid' },
  play: async (context) => {
    await press(context, 'Close');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(stageOf(context).address()).toBe('/offers?status=paid');
    await context.canvas.findByText('Showing 3 of 3');
  },
});

export const PendingForClient = meta.story({
  parameters: {
    scenario: offersDetailsPending,
    as: 'client',
    states: ['offers.modal.pending.client'],
  },
  play: shows(['Offer Created', 'Awaiting Response'], ['Close', 'Cancel Offer']),
});

export const PendingForWorker = meta.story({
  parameters: {
    scenario: offersDetailsPending,
    states: ['offers.modal.pending.worker', 'offers.timeline.pending'],
  },
  play: shows(['Offer Created', 'Awaiting Response'], ['Close', 'Decline', 'Accept']),
});

/** The offer is answered in the dialog. */
export const Answering = meta.story({
  parameters: { scenario: offersDetailsPending, chromatic: inThreeModes, steps: [accept] },
  play: async (context) => {
    await playSteps(context);
    await expect(await screen.findByRole('textbox', { name: /^Your message/ })).toHaveFocus();
  },
});

export const Answered = meta.story({
  parameters: {
    scenario: offersDetailsPending,
    steps: [accept, ['press', 'button', '^Accept offer$']],
  },
  play: shows(ACCEPTED, ['Close', 'Start Work']),
});

export const AcceptedForClient = meta.story({
  parameters: {
    scenario: offersDetailsAccepted,
    at: OVER_PAID_OFFERS,
    as: 'client',
    states: ['offers.modal.accepted.client'],
  },
  play: shows(ACCEPTED),
});

export const AcceptedForWorker = meta.story({
  parameters: { scenario: offersDetailsAccepted, states: ['offers.modal.accepted.worker'] },
  play: shows(ACCEPTED, ['Close', 'Start Work']),
});

export const Declined = meta.story({
  parameters: {
    scenario: offersDetailsDeclined,
    states: ['offers.modal.declined', 'offers.timeline.declined'],
  },
  play: shows(['Offer Created', 'Offer Declined']),
});

export const InProgress = meta.story({
  parameters: {
    scenario: offersDetailsInProgress,
    states: ['offers.modal.in-progress', 'offers.timeline.in-progress'],
  },
  play: shows(
    ['Offer Created', 'Accepted', 'Work Started', 'Work in Progress'],
    ['Close', 'Complete'],
  ),
});

export const Completed = meta.story({
  parameters: {
    scenario: offersDetailsCompleted,
    states: ['offers.modal.completed', 'offers.timeline.completed'],
  },
  play: shows(['Offer Created', 'Accepted', 'Work Started', 'Work Completed', 'Payment Pending']),
});

export const Paid = meta.story({
  parameters: {
    scenario: offersDetailsPaid,
    states: ['offers.modal.paid', 'offers.timeline.paid'],
  },
  play: shows(['Offer Created', 'Accepted', 'Work Started', 'Work Completed', 'Payment Completed']),
});

export const Cancelled = meta.story({
  parameters: {
    scenario: offersDetailsCancelled,
    states: ['offers.modal.cancelled', 'offers.timeline.cancelled-from-pending'],
  },
  play: shows(['Offer Created', 'Offer Cancelled']),
});

export const CancelledAfterAccepted = meta.story({
  parameters: {
    scenario: offersDetailsCancelledAfterAccepted,
    states: ['offers.timeline.cancelled-from-accepted'],
  },
});

export const MissingStamps = meta.story({
  parameters: { scenario: offersDetailsMissingStamps, states: ['offers.timeline.missing-stamps'] },
  play: shows(['Offer Created', 'Work Completed', 'Payment Pending']),
});

/** A bottom sheet whose content scrolls while its buttons stay fixed. */
export const Phone = meta.story({
  parameters: {
    scenario: offersDetailsLong,
    states: ['offers.modal.mobile'],
    chromatic: samePictureAs('screens-offers-details/long-content.phone-light'),
  },
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    const dialog = await openDialog(context);
    const close = within(dialog).getAllByRole('button', { name: 'Close' }).at(-1);
    await expect(close).toBeVisible();
    await waitFor(() => {
      const bottom = close?.getBoundingClientRect().bottom ?? Infinity;
      return expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    });
  },
});
