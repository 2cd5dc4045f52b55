import { screen, userEvent, waitFor, within } from 'storybook/test';
import { describe, expect, it } from 'vitest';
import { userEvent as browserUser } from 'vitest/browser';
import { declineOffer, listOffers } from '#src/contract/offers.ts';
import { slow } from '#mocks/faults/faults.ts';
import { settle } from '#stories/stage/settle.ts';
import type { Stage } from '#stories/stage/stage.ts';
import { renderStage } from '../render-stage.tsx';
import { advance, badge, button, press, sent } from '../steps.ts';

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
    const { stage } = await renderStage('offers-loaded');
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

  it('renders the visible range only, and tells its length', async () => {
    const { stage } = await renderStage('offers-loaded');
    await loadAll(stage);
    expect(items().length).toBeLessThan(20);
    expect(itemAt(1)).toBeUndefined();
    expect(itemAt(24)?.getAttribute('aria-setsize')).toBe('24');
    const { height } = document.documentElement.getBoundingClientRect();
    window.scrollTo(0, 0);
    await settle(stage);
    expect(itemAt(1)?.querySelector('article')).not.toBeNull();
    expect(document.documentElement.getBoundingClientRect().height).toBeCloseTo(height, -2);
  });

  it('keeps a draft when its card leaves the visible range', async () => {
    const { stage } = await renderStage('offers-loaded');
    await userEvent.click(screen.getAllByRole('button', { name: 'Accept' })[0] ?? document.body);
    const box = await screen.findByRole('textbox', { name: /^Your message/ });
    await browserUser.fill(box, 'I bring my own drill.');
    await loadAll(stage);
    expect([itemAt(1)?.contains(box), itemAt(3)]).toEqual([true, undefined]);
    window.scrollTo(0, 0);
    await settle(stage);
    expect(screen.getByRole('textbox', { name: /^Your message/ })).toBe(box);
    expect(box).toHaveProperty('value', 'I bring my own drill.');
  });

  it('keeps a transition made while the next page was in flight', async () => {
    const { stage } = await renderStage('offers-loaded');
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

describe('under a status filter', () => {
  it('no offer is skipped after others have been declined', async () => {
    const { stage } = await renderStage({
      scenario: 'offers-many-pending',
      at: '/offers?status=pending',
    });
    const { total, pending } = countPending(stage);
    screen.getByText(`Showing 10 of ${total}`);
    for (let declined = 1; declined <= 3; declined += 1) {
      await userEvent.click(screen.getAllByRole('button', { name: 'Decline' })[0] ?? document.body);
      await userEvent.click(await screen.findByRole('button', { name: 'Decline offer' }));
      await screen.findByText(`Showing ${10 - declined} of ${total - declined}`);
    }
    expect(sent(stage, declineOffer)).toBe(3);
    await press(stage, 'Load more offers');
    // The three that moved up to the first page.
    screen.getByText(`Showing 10 of ${total - 3}`);
    await press(stage, 'Load more offers');
    screen.getByText(`Showing 20 of ${total - 3}`);
    expect(await firstPending(stage, 20)).toEqual(pending().slice(0, 20));
  });
});

/** The viewer's pending offers on the server, newest first. */
function countPending({ server }: Stage) {
  const pending = () =>
    server.world.offers
      .all()
      .filter(({ status }) => status === 'pending')
      .toSorted((a, b) => b.created_at.localeCompare(a.created_at) || b.id - a.id)
      .map(({ id }) => `Offer #${id}`);
  return { pending, total: pending().length };
}

/** The numbers of the first pending offers in the list, from top to bottom. */
async function firstPending(stage: Stage, count: number): Promise<string[]> {
  const found = new Set<string>();
  // No further than needed: the list loads more when its end is reached.
  for (let y = 0; found.size < count && y < document.documentElement.scrollHeight; y += 400) {
    window.scrollTo(0, y);
    await settle(stage);
    for (const card of screen.getAllByRole('article')) {
      if (within(card).queryByText('Pending') === null) continue;
      found.add(/Offer #\d+/.exec(card.textContent ?? '')?.[0] ?? '');
    }
  }
  return [...found].slice(0, count);
}
