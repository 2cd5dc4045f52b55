import { screen, userEvent, waitFor, within } from 'storybook/test';
import { describe, expect, it } from 'vitest';
import { listOffers } from '#src/contract/offers.ts';
import { fails, never, once, slow } from '#mocks/faults/faults.ts';
import { settle } from '#stories/stage/settle.ts';
import { renderStage } from '../render-stage.tsx';
import { advance, button, press, sent } from '../steps.ts';
import { offersLoaded } from '#mocks/scenarios/offers.ts';
import { OffersScreen } from '#src/screens/offers/OffersScreen.tsx';

const list = () => screen.getByRole('region', { name: 'Offers' });
/** Records what an element announces from here on. */
function announcementsOf(element: HTMLElement): string[] {
  const announced: string[] = [];
  const observer = new MutationObserver((records) => {
    for (const { target } of records) {
      const region = target.parentElement?.closest('[role="status"]');
      const text = region?.textContent ?? target.textContent ?? '';
      if (text !== '') announced.push(text);
    }
  });
  observer.observe(element, { childList: true, characterData: true, subtree: true });
  return announced;
}

describe('a retry of the first page', () => {
  it('keeps the error and the focus until it fails again', async () => {
    const { stage } = await renderStage(OffersScreen, {
      scenario: offersLoaded,
      faults: [once(fails(listOffers, 500))],
    });
    stage.server.addFault(slow(listOffers, 1_000));
    stage.server.addFault(fails(listOffers, 500));
    const retry = button('Try again');
    retry.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(retry.getAttribute('aria-busy')).toBe('true'));
    screen.getByText('Failed to fetch offers');
    await settle(stage);
    await advance(stage, 1_000);
    await waitFor(() => expect(retry.hasAttribute('aria-busy')).toBe(false));
    expect([document.activeElement, sent(stage, listOffers)]).toEqual([retry, 2]);
  });
});

describe('clearing the filters', () => {
  it('announces no loaded offers, and moves the focus to the search', async () => {
    const { stage } = await renderStage(OffersScreen, {
      scenario: offersLoaded,
      at: '/offers?search=porch',
    });
    const announced = announcementsOf(list());
    await userEvent.click(button('Clear filters'));
    expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'Search' }));
    await advance(stage, 300);
    screen.getByText('Showing 10 of 24');
    expect(announced.join()).not.toContain('more loaded');
    await press(stage, 'Load more offers');
    await waitFor(() => expect(announced.join()).toContain('10 offers more loaded'));
  });

  it('keeps the reason for the empty list until the new one arrives', async () => {
    const { stage } = await renderStage(OffersScreen, {
      scenario: offersLoaded,
      at: '/offers?search=chandelier',
    });
    stage.server.addFault(never(listOffers));
    const clear = within(list()).getByRole('button', { name: 'Clear filters' });
    await userEvent.click(clear);
    await advance(stage, 300);
    expect([stage.address(), list().getAttribute('aria-busy')]).toEqual(['/offers', 'true']);
    screen.getByText('No offers match your current filters.');
    expect(document.activeElement).toBe(clear);
  });
});
