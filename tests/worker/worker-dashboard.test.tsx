import { screen, userEvent, within } from 'storybook/test';
import { describe, expect, it } from 'vitest';
import { getWorkerDashboard } from '#src/contract/dashboards.ts';
import { cancelOffer, listUpcomingOffers, startOffer } from '#src/contract/offers.ts';
import { UPCOMING_DELAY_MS } from '#src/domain/upcoming-offers.ts';
import { fails, once, slow } from '#mocks/faults/faults.ts';
import { OFFER_ID } from '#mocks/scenarios/offer-seeds.ts';
import { settle } from '#stories/stage/settle.ts';
import { renderStage } from '../render-stage.tsx';
import { advance, badge, sent, visit } from '../steps.ts';
import { workerAccepted, workerInProgress, workerLoaded } from '#mocks/scenarios/worker.ts';
import { WorkerScreen } from '#src/screens/worker/WorkerScreen.tsx';

const SUMMARY_MS = 1_000;

/** Renders a state of the dashboard, and waits for the upcoming offers. */
async function opened(state: Parameters<typeof renderStage>[1]) {
  const rendered = await renderStage(WorkerScreen, state);
  await advance(rendered.stage, UPCOMING_DELAY_MS);
  return rendered;
}

const heading = () => screen.getByRole('heading', { name: /^My Upcoming Offers/ }).textContent;
const cards = () => screen.queryAllByRole('article');
const card = () => within(cards()[0] ?? document.body);
const region = (name: string) => screen.getByRole('region', { name });
const valuesOf = (name: string) =>
  within(region(name))
    .getAllByRole('definition')
    .map(({ textContent }) => textContent);

describe('the upcoming offers', () => {
  it('are requested 500 ms after the summary has arrived [worker.offers.waiting-500ms]', async () => {
    const { stage } = await renderStage(WorkerScreen, {
      scenario: workerLoaded,
      faults: [slow(getWorkerDashboard, SUMMARY_MS)],
    });
    await advance(stage, SUMMARY_MS);
    await advance(stage, UPCOMING_DELAY_MS - 1);
    expect(sent(stage, listUpcomingOffers)).toBe(0);
    screen.getByText('Loading your upcoming offers');
    await advance(stage, 1);
    expect(sent(stage, listUpcomingOffers)).toBe(1);
    expect(cards()).toHaveLength(5);
  });

  it('are shown from the cache on the next visit, and requested again', async () => {
    const { stage } = await opened(workerLoaded);
    await visit(stage, '/offers');
    await visit(stage, '/worker');
    expect(cards()).toHaveLength(5);
    expect(sent(stage, listUpcomingOffers)).toBe(1);
    await advance(stage, UPCOMING_DELAY_MS);
    expect(sent(stage, listUpcomingOffers)).toBe(2);
  });
});

describe('each part fails and is retried alone', () => {
  it('the summary, while the offers are there', async () => {
    const { stage } = await opened({
      scenario: workerLoaded,
      faults: [once(fails(getWorkerDashboard, 500))],
    });
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(valuesOf('Quick Stats')).toEqual(['–Unknown', '–Unknown', '–Unknown']);
    const retry = screen.getByRole('button', { name: 'Try again' });
    retry.focus();
    await userEvent.keyboard('{Enter}');
    await settle(stage);
    expect(valuesOf('Your stats')).toEqual(['16', '5', '$510', '50%', '2', '3']);
    expect(valuesOf('Quick Stats')).toEqual(['$102', '$195', '1']);
    expect(document.activeElement).toBe(region('Your stats'));
    expect(sent(stage, listUpcomingOffers)).toBe(1);
  });
});

describe('starting work', () => {
  it('is optimistic, and rolled back on a failure', async () => {
    const { stage } = await opened({
      scenario: workerAccepted,
      faults: [slow(startOffer, 1_000), fails(startOffer, 500)],
    });
    const button = card().getByRole('button', { name: 'Start Work' });
    await userEvent.click(button);
    await settle(stage);
    expect(badge()).toBe('In Progress');
    expect(button.getAttribute('aria-busy')).toBe('true');
    await advance(stage, 1_000);
    expect(badge()).toBe('Accepted');
    card().getByText('Failed to start work');
    expect(document.activeElement).toBe(button);
  });

  it('leads to completing it, by keyboard alone', async () => {
    const { stage } = await opened(workerAccepted);
    card().getByRole('button', { name: 'Start Work' }).focus();
    await userEvent.keyboard('{Enter}');
    await settle(stage);
    expect(document.activeElement?.textContent).toBe('Complete');
    await userEvent.keyboard('{Enter}');
    await settle(stage);
    expect(stage.server.world.offers.findOrThrow(OFFER_ID).status).toBe('completed');
    expect(document.activeElement?.textContent).toMatch(/^View/);
  });

  it('shows what became of an offer that the client has canceled', async () => {
    const { stage } = await opened(workerAccepted);
    await stage.as('client').call(cancelOffer, { params: { id: OFFER_ID } });
    await userEvent.click(card().getByRole('button', { name: 'Start Work' }));
    await settle(stage);
    card().getByText("This offer is canceled, so it can't be started.");
    card().getByText('Cancelled on Mar 14, 2026');
    expect(heading()).toBe('My Upcoming Offers (0)');
    expect(card().queryByRole('button', { name: 'Start Work' })).toBeNull();
  });
});

describe('completing work', () => {
  it('updates the figures, and keeps the card until the next visit', async () => {
    const { stage } = await opened(workerInProgress);
    expect(valuesOf('Your stats')).toEqual(['1', '0', '$0', '0%', '1', '0']);
    await userEvent.click(card().getByRole('button', { name: 'Complete' }));
    await settle(stage);
    expect(valuesOf('Your stats')).toEqual(['1', '1', '$95', '100%', '0', '0']);
    expect(valuesOf('Quick Stats')).toEqual(['$95', '$95', '0']);
    expect(badge()).toBe('Completed');
    expect(heading()).toBe('My Upcoming Offers (0)');
    expect(sent(stage, listUpcomingOffers)).toBe(1);
    await visit(stage, '/offers');
    await visit(stage, '/worker');
    await advance(stage, UPCOMING_DELAY_MS);
    expect(cards()).toHaveLength(0);
    screen.getByText('No upcoming offers');
  });
});
