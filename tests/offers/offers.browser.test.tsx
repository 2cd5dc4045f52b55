import { screen, userEvent, waitFor, within } from 'storybook/test';
import { describe, expect, it } from 'vitest';
import { listOffers } from '#src/contract/offers.ts';
import { slow } from '#mocks/faults/faults.ts';
import { settle } from '#stories/stage/settle.ts';
import type { Stage } from '#stories/stage/stage.ts';
import { renderStage } from '../render-stage.tsx';
import { advance, badge, button, sent } from '../steps.ts';
import { offersLoaded } from '#mocks/scenarios/offers.ts';
import { OffersScreen } from '#src/screens/offers/OffersScreen.tsx';

/** The rendered items of the list: those in the visible range, and those in use. */
const items = () => within(screen.getByRole('list', { name: 'Offers' })).getAllByRole('listitem');

/** The item at a position of the whole list, counted from 1, if it is rendered. */
const itemAt = (position: number) =>
  items().find((item) => item.getAttribute('aria-posinset') === String(position));

/** Loads the list to its end. */
async function loadAll(stage: Stage): Promise<void> {
  while (screen.queryByText('No more offers to load') === null) {
    window.scrollTo(0, document.documentElement.scrollHeight);
    await settle(stage);
  }
}

describe('the list', () => {
  it('restores its scroll position on Back from a profile', async () => {
    const { stage } = await renderStage(OffersScreen, offersLoaded);
    await loadAll(stage);
    const item = () => {
      const found = itemAt(18);
      if (!found) throw new Error('The 18th item is outside the visible range.');
      return found;
    };
    // An item that enters the visible range may turn out taller than estimated.
    for (let tries = 0; tries < 2; tries += 1) {
      item().scrollIntoView({ block: 'center' });
      await settle(stage);
    }
    const left = { y: window.scrollY, top: item().getBoundingClientRect().top };
    expect(left.y).toBeGreaterThan(1_000);
    const calls = sent(stage, listOffers);
    const [person] = within(item()).getAllByRole('link');
    await userEvent.click(person ?? item());
    await waitFor(() => expect(stage.address()).toMatch(/^\/user\//));
    await settle(stage);
    expect(window.scrollY).toBe(0);
    await stage.visit().router.navigate(-1);
    await screen.findByText('Showing 24 of 24');
    await waitFor(() => expect(window.scrollY).toBeCloseTo(left.y, 0));
    await settle(stage);
    expect(item().getBoundingClientRect().top).toBeCloseTo(left.top, 0);
    expect(sent(stage, listOffers)).toBe(calls);
  });

  it('keeps a transition made while the next page was in flight', async () => {
    const { stage } = await renderStage(OffersScreen, offersLoaded);
    expect(badge()).toBe('Pending');
    stage.server.addFault(slow(listOffers, 1_000));
    await userEvent.click(button('Load more offers'));
    // Clicking the button scrolled the page down to it.
    window.scrollTo(0, 0);
    await settle(stage);
    await userEvent.click(screen.getAllByRole('button', { name: 'Accept' })[0] ?? document.body);
    await userEvent.click(button('Accept offer'));
    await settle(stage);
    expect(badge()).toBe('Accepted');
    await advance(stage, 1_000);
    await screen.findByText('Showing 20 of 24');
    expect(badge()).toBe('Accepted');
  });
});
