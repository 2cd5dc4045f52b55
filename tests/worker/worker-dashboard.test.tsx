import { screen, userEvent, waitFor, within } from 'storybook/test';
import { describe, expect, it } from 'vitest';
import { getWorkerDashboard } from '#src/contract/dashboards.ts';
import type { AnyEndpoint } from '#src/contract/endpoint.ts';
import { sendMessage } from '#src/contract/messages.ts';
import {
  cancelOffer,
  completeOffer,
  listUpcomingOffers,
  startOffer,
} from '#src/contract/offers.ts';
import { REVIEW_PROMPT_MS } from '#src/domain/review.ts';
import { UNREAD_POLLING } from '#src/domain/unread.ts';
import { UPCOMING_DELAY_MS } from '#src/domain/upcoming-offers.ts';
import { SLOW_MS } from '#src/lib/calls/use-is-slow.ts';
import { fails, never, once, slow } from '#mocks/faults/faults.ts';
import { OFFER_ID } from '#mocks/scenarios/offer-seeds.ts';
import { settle } from '#stories/stage/settle.ts';
import type { Stage } from '#stories/stage/stage.ts';
import { renderStage } from '../render-stage.tsx';

const SUMMARY_MS = 1_000;

const sent = ({ server }: Stage, { name }: AnyEndpoint) =>
  server.seen.filter(({ call }) => call === name).length;

async function advance(stage: Stage, milliseconds: number): Promise<void> {
  stage.clock.advance(milliseconds);
  await settle(stage);
}

/** Renders a state of the dashboard, and waits for the upcoming offers. */
async function opened(...[state]: Parameters<typeof renderStage>) {
  const rendered = await renderStage(state);
  await advance(rendered.stage, UPCOMING_DELAY_MS);
  return rendered;
}

const heading = () => screen.getByRole('heading', { name: /^My Upcoming Offers/ }).textContent;
const cards = () => screen.queryAllByRole('article');
const card = () => within(cards()[0] ?? document.body);
const badge = () => cards()[0]?.querySelector('[data-tone]')?.textContent;
const region = (name: string) => screen.getByRole('region', { name });
const valuesOf = (name: string) =>
  within(region(name))
    .getAllByRole('definition')
    .map(({ textContent }) => textContent);

describe('the upcoming offers', () => {
  it('are requested 500 ms after the summary has arrived [worker.offers.waiting-500ms]', async () => {
    const { stage } = await renderStage({
      scenario: 'worker-loaded',
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

  it('are requested 500 ms after the summary has failed', async () => {
    const { stage } = await renderStage({
      scenario: 'worker-loaded',
      faults: [fails(getWorkerDashboard, 500)],
    });
    await advance(stage, UPCOMING_DELAY_MS - 1);
    expect(sent(stage, listUpcomingOffers)).toBe(0);
    await advance(stage, 1);
    expect(cards()).toHaveLength(5);
    expect(heading()).toBe('My Upcoming Offers (5)');
  });

  it('stop waiting for a summary that hangs', async () => {
    const { stage } = await renderStage({
      scenario: 'worker-loaded',
      faults: [never(getWorkerDashboard)],
    });
    await advance(stage, SLOW_MS - 1);
    await advance(stage, UPCOMING_DELAY_MS);
    expect(sent(stage, listUpcomingOffers)).toBe(0);
    await advance(stage, UPCOMING_DELAY_MS);
    expect(cards()).toHaveLength(5);
    screen.getByText('Loading your stats');
  });

  it('are shown from the cache on the next visit, and requested again', async () => {
    const { stage } = await opened('worker-loaded');
    await stage.visit().router.navigate('/offers');
    await settle(stage);
    await stage.visit().router.navigate('/worker');
    await settle(stage);
    expect(cards()).toHaveLength(5);
    expect(sent(stage, listUpcomingOffers)).toBe(1);
    await advance(stage, UPCOMING_DELAY_MS);
    expect(sent(stage, listUpcomingOffers)).toBe(2);
  });

  it('gain an offer that is accepted in the details', async () => {
    const { stage } = await opened({
      scenario: 'offers-card-pending',
      at: `/worker?offer=${OFFER_ID}`,
    });
    const details = within(screen.getByRole('dialog'));
    await userEvent.click(details.getByRole('button', { name: 'Accept' }));
    await userEvent.click(await details.findByRole('button', { name: 'Accept offer' }));
    await settle(stage);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(heading()).toBe('My Upcoming Offers (1)');
    expect(stage.server.world.offers.findOrThrow(OFFER_ID).status).toBe('accepted');
  });
});

describe('each part fails and is retried alone', () => {
  it('the summary, while the offers are there', async () => {
    const { stage } = await opened({
      scenario: 'worker-loaded',
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

  it('the offers, while the figures are there', async () => {
    const { stage } = await opened({
      scenario: 'worker-loaded',
      faults: [once(fails(listUpcomingOffers, 500))],
    });
    within(region('Upcoming offers')).getByText('Failed to fetch upcoming offers');
    expect(valuesOf('Your stats')[0]).toBe('16');
    // The summary knows the number.
    expect(heading()).toBe('My Upcoming Offers (5)');
    const retry = screen.getByRole('button', { name: 'Try again' });
    retry.focus();
    await userEvent.keyboard('{Enter}');
    await settle(stage);
    expect(cards()).toHaveLength(5);
    expect(document.activeElement).toBe(region('Upcoming offers'));
    expect(sent(stage, getWorkerDashboard)).toBe(1);
  });

  it('with the text of the call where no screen has its own [worker.error.fetch]', async () => {
    const { stage } = await renderStage({
      scenario: 'home',
      as: 'worker',
      faults: [fails(getWorkerDashboard, 500)],
    });
    const answer = stage.as('worker').call(getWorkerDashboard, {});
    await expect(answer).rejects.toThrow('Failed to fetch worker dashboard data');
  });
});

describe('starting work', () => {
  it('is optimistic, and rolled back on a failure', async () => {
    const { stage } = await opened({
      scenario: 'worker-accepted',
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
    const { stage } = await opened('worker-accepted');
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
    const { stage } = await opened('worker-accepted');
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
    const { stage } = await opened('worker-in-progress');
    expect(valuesOf('Your stats')).toEqual(['1', '0', '$0', '0%', '1', '0']);
    await userEvent.click(card().getByRole('button', { name: 'Complete' }));
    await settle(stage);
    expect(valuesOf('Your stats')).toEqual(['1', '1', '$95', '100%', '0', '0']);
    expect(valuesOf('Quick Stats')).toEqual(['$95', '$95', '0']);
    expect(badge()).toBe('Completed');
    expect(heading()).toBe('My Upcoming Offers (0)');
    expect(sent(stage, listUpcomingOffers)).toBe(1);
    await stage.visit().router.navigate('/offers');
    await settle(stage);
    await stage.visit().router.navigate('/worker');
    await settle(stage);
    await advance(stage, UPCOMING_DELAY_MS);
    expect(cards()).toHaveLength(0);
    screen.getByText('No upcoming offers');
  });

  it('prompts for a review after a second, which is written without leaving', async () => {
    const { stage } = await opened('worker-in-progress');
    await userEvent.click(card().getByRole('button', { name: 'Complete' }));
    await settle(stage);
    await advance(stage, REVIEW_PROMPT_MS - 1);
    expect(screen.queryByRole('dialog')).toBeNull();
    await advance(stage, 1);
    const dialog = within(await screen.findByRole('dialog', { name: 'Write a review' }));
    await userEvent.click(dialog.getByRole('radio', { name: /^5 of 5/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Submit review' }));
    await screen.findByText('Review submitted successfully!');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(stage.server.world.reviews.all()).toMatchObject([{ task_offer_id: OFFER_ID }]);
    expect(stage.address()).toBe('/worker');
    expect(badge()).toBe('Completed');
  });

  it('waits for the server, and keeps the focus on a failure', async () => {
    const { stage } = await opened({
      scenario: 'worker-in-progress',
      faults: [slow(completeOffer, 1_000), fails(completeOffer, 500)],
    });
    const button = card().getByRole('button', { name: 'Complete' });
    await userEvent.click(button);
    await settle(stage);
    expect(badge()).toBe('In Progress');
    await advance(stage, 1_000);
    card().getByText('Failed to complete work');
    expect(document.activeElement).toBe(button);
    await advance(stage, REVIEW_PROMPT_MS);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the details', () => {
  it('return the focus to the button that opened them', async () => {
    const { stage } = await opened('worker-in-progress');
    const view = card().getByRole('link', { name: /^View/ });
    view.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Assemble a bunk bed for the kids' });
    await settle(stage);
    expect(stage.address()).toBe(`/worker?offer=${OFFER_ID}`);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(view));
    expect(stage.address()).toBe('/worker');
  });

  it('hold back the prompt for a review', async () => {
    const { stage } = await opened('worker-in-progress');
    await userEvent.click(card().getByRole('button', { name: 'Complete' }));
    await settle(stage);
    await userEvent.click(card().getByRole('link', { name: /^View/ }));
    const details = await screen.findByRole('dialog');
    await advance(stage, REVIEW_PROMPT_MS);
    expect(screen.getByRole('dialog')).toBe(details);
  });
});

it('shows one number of unread messages everywhere', async () => {
  const { stage, canvas } = await opened('worker-accepted');
  const links = within(canvas.getByRole('navigation', { name: 'Shortcuts' }));
  const counts = () => [
    links.getByRole('link', { name: /^Messages/ }).querySelector('[aria-hidden="true"]:not(svg)')
      ?.textContent,
    valuesOf('Your stats').at(-1),
  ];
  expect(counts()).toEqual([undefined, '0']);
  const [conversation] = stage.server.world.conversations.all();
  await stage.as('client').call(sendMessage, {
    params: { id: conversation?.id ?? 0 },
    body: { message_type: 'text', message: 'One more thing.' },
  });
  await advance(stage, UNREAD_POLLING.elsewhere.interval);
  expect(counts()).toEqual(['1', '1']);
  // The summary is as old as before.
  expect(sent(stage, getWorkerDashboard)).toBe(1);
});
