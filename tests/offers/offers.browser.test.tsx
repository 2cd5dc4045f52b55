import { screen, userEvent, waitFor, within } from 'storybook/test';
import { describe, expect, it } from 'vitest';
import { userEvent as browserUser } from 'vitest/browser';
import { listOffers, startOffer } from '#src/contract/offers.ts';
import type { AnyEndpoint } from '#src/contract/endpoint.ts';
import { fails, slow } from '#mocks/faults/faults.ts';
import { settle } from '#stories/stage/settle.ts';
import type { Stage } from '#stories/stage/stage.ts';
import { renderStage } from '../render-stage.tsx';

const sent = ({ server }: Stage, { name }: AnyEndpoint) =>
  server.seen.filter(({ call }) => call === name).length;

/** The rendered items of the list: those in the visible range, and those in use. */
const items = () => within(screen.getByRole('list', { name: 'Offers' })).getAllByRole('listitem');

/** The item at a position of the whole list, counted from 1, if it is rendered. */
const itemAt = (position: number) =>
  items().find((item) => item.getAttribute('aria-posinset') === String(position));

/** The badge of the first card. */
const badge = () => screen.getAllByRole('article')[0]?.querySelector('[data-tone]')?.textContent;

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const search = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' });
const select = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });

async function advance(stage: Stage, milliseconds: number): Promise<void> {
  stage.clock.advance(milliseconds);
  await settle(stage);
}

/** Loads the list to its end. */
async function loadAll(stage: Stage): Promise<void> {
  while (screen.queryByText('No more offers to load') === null) {
    window.scrollTo(0, document.documentElement.scrollHeight);
    await settle(stage);
  }
}

describe('the filters', () => {
  it('survive Back and a reload', async () => {
    const { stage } = await renderStage({
      scenario: 'offers-loaded',
      at: '/offers?status=pending',
    });
    expect(select('Status').value).toBe('pending');
    await stage.visit().router.navigate('/offers?search=porch');
    await settle(stage);
    expect(search().value).toBe('porch');
    expect(select('Status').value).toBe('');
    await stage.visit().router.navigate(-1);
    await settle(stage);
    expect(search().value).toBe('');
    expect(select('Status').value).toBe('pending');
    screen.getByText('Showing 6 of 6');
    stage.environment.navigateFully('/offers?status=paid&sort_by=payment_amount');
    await settle(stage);
    expect(select('Status').value).toBe('paid');
    expect(select('Sort by').value).toBe('payment_amount');
  });
});

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

describe('a transition', () => {
  it('that was optimistic is rolled back on an error', async () => {
    const { stage } = await renderStage({
      scenario: 'offers-card-accepted',
      faults: [slow(startOffer, 1_000), fails(startOffer, 500)],
    });
    await userEvent.click(button('Start Work'));
    await settle(stage);
    expect(badge()).toBe('In Progress');
    stage.clock.advance(1_000);
    await settle(stage);
    screen.getByText('Failed to start offer');
    expect(badge()).toBe('Accepted');
    expect(button('Start Work')).toBe(document.activeElement);
  });
});
