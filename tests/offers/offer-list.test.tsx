import { screen, userEvent, waitFor, within } from 'storybook/test';
import { describe, expect, it } from 'vitest';
import { listOffers } from '#src/contract/offers.ts';
import { fails, never, once, slow } from '#mocks/faults/faults.ts';
import { settle } from '#stories/stage/settle.ts';
import type { Stage } from '#stories/stage/stage.ts';
import { renderStage } from '../render-stage.tsx';
import { advance, button, press, sent, waitForClose, waitForFocus } from '../steps.ts';

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
    const { stage } = await renderStage({
      scenario: 'offers-loaded',
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

it('keeps the error of a refresh while it is retried', async () => {
  const { stage } = await renderStage('offers-loaded');
  stage.server.addFault(once(fails(listOffers, 500)));
  await press(stage, 'Refresh');
  stage.server.addFault(slow(listOffers, 1_000));
  const retry = within(screen.getByRole('alert')).getByRole('button', { name: 'Try again' });
  retry.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(retry.getAttribute('aria-busy')).toBe('true'));
  expect(document.activeElement).toBe(retry);
  await settle(stage);
  await advance(stage, 1_000);
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  await waitForFocus(list);
});

describe('clearing the filters', () => {
  it('announces no loaded offers, and moves the focus to the search', async () => {
    const { stage } = await renderStage({
      scenario: 'offers-loaded',
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
    const { stage } = await renderStage({
      scenario: 'offers-loaded',
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

  it('moves the focus from the empty list to the new one', async () => {
    const { stage } = await renderStage({
      scenario: 'offers-loaded',
      at: '/offers?search=chandelier',
    });
    await userEvent.click(within(list()).getByRole('button', { name: 'Clear filters' }));
    await advance(stage, 300);
    screen.getByText('Showing 10 of 24');
    await waitForFocus(list);
  });
});

describe('a search typed just before the details are opened', () => {
  it.each([
    ['closed', () => userEvent.keyboard('{Escape}')],
    ['left by Back', ({ stage }) => stage.visit().router.navigate(-1)],
  ] as const satisfies readonly (readonly [string, (given: { stage: Stage }) => unknown])[])(
    'is kept when they are %s',
    async (_, leave) => {
      const { stage } = await renderStage('offers-loaded');
      const search = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' });
      await userEvent.type(search, 'porch');
      await userEvent.click(screen.getAllByRole('link', { name: /^View Details/ })[0] ?? search);
      await screen.findByRole('dialog');
      await settle(stage);
      expect(stage.address()).toMatch(/^\/offers\?search=porch&offer=\d+$/);
      await leave({ stage });
      await waitForClose();
      await advance(stage, 300);
      expect(search.value).toBe('porch');
      expect(stage.address()).toBe('/offers?search=porch');
    },
  );
});
