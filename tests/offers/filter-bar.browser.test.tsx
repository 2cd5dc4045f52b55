import { screen, userEvent, within } from 'storybook/test';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent as browserUser } from 'vitest/browser';
import { listOffers } from '#src/contract/offers.ts';
import { never } from '#mocks/faults/faults.ts';
import { settle } from '#stories/stage/settle.ts';
import { renderStage } from '../render-stage.tsx';
import { advance, button, waitForClose, waitForFocus } from '../steps.ts';
import { offersLoaded } from '#mocks/scenarios/offers.ts';
import { OffersScreen } from '#src/screens/offers/OffersScreen.tsx';

const PHONE = { width: 375, height: 812 };
const DESKTOP = { width: 1280, height: 800 };
let own = { width: 0, height: 0 };

beforeEach(async () => {
  own = { width: window.innerWidth, height: window.innerHeight };
  await page.viewport(PHONE.width, PHONE.height);
});

afterEach(() => page.viewport(own.width, own.height));

const search = () => screen.getByRole('searchbox', { name: 'Search' });
const status = (place = screen.getByRole('dialog')) =>
  within(place).getByRole<HTMLSelectElement>('combobox', { name: 'Status' });

/** The badge beside the heading and the status line, or their skeletons. */
const countsIn = (element: HTMLElement) => [
  element.querySelector('h1 + *'),
  element.querySelector('search [aria-live] > *'),
];

const boxesOf = (elements: readonly (Element | null)[]) =>
  elements.map((each) => {
    const { left = 0, top = 0, width = 0, height = 0 } = each?.getBoundingClientRect() ?? {};
    return { text: each?.textContent, left, top, width, height };
  });

/** Opens the filters with the keyboard. */
async function openSheet(name: string | RegExp = /^Filters/): Promise<HTMLElement> {
  button(name).focus();
  await browserUser.keyboard('{Enter}');
  return screen.findByRole('dialog', { name: 'Filters' });
}

it.each([
  ['without chips', '/offers'],
  ['with a line of chips', '/offers?search=e&status=pending&sort_by=deadline_date&sort_order=asc'],
])('leaves room for the first card %s: its first button is on the first screen', async (_, at) => {
  await renderStage(OffersScreen, { scenario: offersLoaded, at });
  const [card] = screen.getAllByRole('article');
  const [first] = within(card ?? document.body).getAllByRole('button');
  expect(first?.getBoundingClientRect().bottom).toBeLessThan(PHONE.height);
});

describe('the chips', () => {
  const chip = (name: string) => button(`Remove filter ${name}`);

  it('give the focus to the search when Back removes them', async () => {
    const { stage } = await renderStage(OffersScreen, offersLoaded);
    await stage.visit().router.navigate('/offers?status=paid');
    await settle(stage);
    chip('Status: Paid').focus();
    await stage.visit().router.navigate(-1);
    await waitForFocus(search);
  });
});

describe.each([PHONE, DESKTOP])('at $width px', ({ width, height }) => {
  beforeEach(() => page.viewport(width, height));

  it('the counts have skeletons of their size', async () => {
    const loading = await renderStage(OffersScreen, {
      scenario: offersLoaded,
      faults: [never(listOffers)],
    });
    const skeletons = boxesOf(countsIn(loading.element));
    loading.element.hidden = true;
    const { element } = await renderStage(OffersScreen, offersLoaded);
    const badges = boxesOf(countsIn(element));
    expect(badges.map(({ text }) => text)).toEqual(['24 offers', 'Showing 10 of 24']);
    for (const [index, badge] of badges.entries()) {
      const skeleton = skeletons[index];
      expect([skeleton?.left, skeleton?.top, skeleton?.height]).toEqual([
        badge.left,
        badge.top,
        badge.height,
      ]);
      expect(Math.abs((skeleton?.width ?? 0) - badge.width)).toBeLessThan(8);
    }
  });
});

it('the search takes the focus when the clear button leaves it to the empty list', async () => {
  await page.viewport(DESKTOP.width, DESKTOP.height);
  const { stage } = await renderStage(OffersScreen, offersLoaded);
  await userEvent.type(search(), 'chandelier');
  button('Clear filters').focus();
  await advance(stage, 300);
  await screen.findByText('No Offers Found');
  await waitForFocus(search);
});

describe('the sheet', () => {
  it('announces the new status line while it covers the list', async () => {
    const { stage } = await renderStage(OffersScreen, offersLoaded);
    await openSheet();
    await userEvent.selectOptions(status(), 'Paid');
    await advance(stage, 300);
    const line = screen.getByText('Showing 4 of 4');
    expect(line.closest('[role="status"]')?.closest('[aria-hidden="true"]')).toBeNull();
  });

  it('survives a wider screen, where the focus goes to the search', async () => {
    await renderStage(OffersScreen, offersLoaded);
    const sheet = await openSheet();
    await userEvent.selectOptions(status(), 'Paid');
    await page.viewport(DESKTOP.width, DESKTOP.height);
    expect(status(sheet).value).toBe('paid');
    await browserUser.keyboard('{Escape}');
    await waitForClose();
    await waitForFocus(search);
    expect(status(document.body).value).toBe('paid');
  });
});
