import { expect, within } from 'storybook/test';
import { listUpcomingOffers } from '#src/contract/offers.ts';
import { cut, CUT } from '#src/domain/cut.ts';
import { SLOW_MS } from '#src/lib/calls/use-is-slow.ts';
import { fails, never } from '#mocks/faults/faults.ts';
import { inAllModes, inThreeModes } from '#states/modes.ts';
import { stageOf } from '#stories/stage/stage-addon.ts';
import preview from '#stories/stage/preview.tsx';
import { actionsIn, onlyCard, openDialog, showsLater, showsLink } from '../steps.ts';
import { playSteps } from '#stories/stage/staged-actor.ts';
import type { StepContext } from '#stories/stage/step-context.ts';
import { arrive, cardsOf } from './worker-steps.ts';
import {
  workerAccepted,
  workerDetails80,
  workerDetails81,
  workerFifteen,
  workerInProgress,
  workerLoaded,
  workerLong,
  workerPending,
  workerSix,
} from '#mocks/scenarios/worker.ts';
import { WorkerScreen } from '#src/screens/worker/WorkerScreen.tsx';

const meta = preview.meta({ title: 'Screens/Worker/Offers', component: WorkerScreen });

/** Checks the number in the heading, and how many cards there are. */
function shows(active: number, cards: number) {
  return async (context: StepContext) => {
    await expect(await cardsOf(context)).toHaveLength(cards);
    await expect(context.canvas.getByRole('list', { name: /^My Upcoming Offers/ })).toBeVisible();
    const name = `My Upcoming Offers (${active})`;
    await expect(context.canvas.getByRole('heading', { level: 2, name })).toBeVisible();
  };
}

/** Checks that the only card has this status and exactly these buttons. */
function cardShows(status: string, ...names: readonly string[]) {
  return async (context: StepContext) => {
    await arrive(context);
    const card = await onlyCard(context);
    await expect(within(card).getAllByText(status)[0]).toBeVisible();
    await expect(actionsIn(card)).toEqual([...names]);
  };
}

const inCard = { subject: 'article' };

export const Loading = meta.story({
  parameters: {
    scenario: workerLoaded,
    faults: [never(listUpcomingOffers)],
    states: ['worker.offers.loading'],
    chromatic: inThreeModes,
    subject: { region: 'Upcoming offers' },
  },
  play: async (context) => {
    await arrive(context);
    // The summary knows how many there are.
    await expect(context.canvas.getByText('(5)')).toBeVisible();
  },
});

/** After ten seconds there is a way out. The figures are there. */
export const Slow = meta.story({
  parameters: {
    scenario: workerLoaded,
    faults: [never(listUpcomingOffers)],
    subject: { region: 'Upcoming offers' },
  },
  play: async (context) => {
    await arrive(context);
    await showsLater(SLOW_MS, 'Try again')(context);
  },
});

export const Six = meta.story({
  parameters: {
    scenario: workerSix,
    states: ['worker.offers.six'],
    chromatic: inAllModes,
    subject: { region: 'Upcoming offers' },
  },
  play: async (context) => {
    await shows(6, 6)(context);
    await expect(context.canvas.queryByRole('link', { name: /^View all/ })).toBeNull();
  },
});

export const MoreThanSix = meta.story({
  parameters: { scenario: workerFifteen, states: ['worker.offers.more-than-six'] },
  play: async (context) => {
    await shows(15, 6)(context);
    await showsLink('View all offers', '/offers')(context);
  },
});

export const ServerError = meta.story({
  parameters: {
    scenario: workerLoaded,
    faults: [fails(listUpcomingOffers, 500)],
    states: ['worker.offers.error'],
    chromatic: inThreeModes,
    subject: { region: 'Upcoming offers' },
  },
  play: arrive,
});

export const Accepted = meta.story({
  parameters: { ...inCard, scenario: workerAccepted, states: ['worker.offer-card.accepted'] },
  play: cardShows('Accepted', 'View', 'Start Work'),
});

export const InProgress = meta.story({
  parameters: {
    scenario: workerInProgress,
    states: ['worker.offer-card.in-progress'],
    subject: 'article',
  },
  play: cardShows('In Progress', 'View', 'Complete'),
});

/** A status that our server doesn't list here. */
export const Other = meta.story({
  parameters: { ...inCard, scenario: workerPending, states: ['worker.offer-card.other'] },
  play: cardShows('Pending', 'View'),
});

export const LongTexts = meta.story({
  parameters: { scenario: workerLong, chromatic: inThreeModes, subject: 'article' },
  play: shows(1, 1),
});

function showsDetails(read: (details: string) => string) {
  return async (context: StepContext) => {
    await arrive(context);
    const [offer] = stageOf(context).server.world.offers.all();
    await expect(context.canvas.getByText(read(offer?.offer_details ?? ''))).toBeVisible();
  };
}

export const DetailsAtTheLimit = meta.story({
  parameters: { ...inCard, scenario: workerDetails80, states: ['worker.offer-card.desc-80'] },
  play: showsDetails((details) => details),
});

export const DetailsTooLong = meta.story({
  parameters: { ...inCard, scenario: workerDetails81, states: ['worker.offer-card.desc-81'] },
  play: showsDetails((details) => {
    const shown = cut(details, CUT.workerOffer);
    if (!shown.endsWith('…')) throw new Error('Expected details that are cut.');
    return shown;
  }),
});

export const Details = meta.story({
  parameters: {
    scenario: workerInProgress,
    states: ['worker.view-modal'],
    steps: [['press', 'link', '^View of']],
  },
  play: async (context) => {
    await arrive(context);
    await playSteps(context);
    await openDialog(context);
    await expect(stageOf(context).address()).toBe('/worker?offer=12');
  },
});
