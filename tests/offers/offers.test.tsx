import { screen, userEvent, within } from 'storybook/test';
import { describe, expect, it } from 'vitest';
import { cancelOffer, listOffers } from '#src/contract/offers.ts';
import { never, offline, slow } from '#mocks/faults/faults.ts';
import { OFFER_ID } from '#mocks/scenarios/offer-seeds.ts';
import { letAnswersAge } from '../let-answers-age.ts';
import { renderStage } from '../render-stage.tsx';
import {
  advance,
  badge,
  button,
  fill,
  link,
  press,
  sent,
  visit,
  waitForClose,
  waitForFocus,
} from '../steps.ts';
import { offersCardAccepted, offersCardPending } from '#mocks/scenarios/offer-cards.ts';
import { offersDetailsPending } from '#mocks/scenarios/offer-details.ts';
import { offersLoaded } from '#mocks/scenarios/offers.ts';
import { OffersScreen } from '#src/screens/offers/OffersScreen.tsx';

/** The rendered items of the list: those in the visible range, and those in use. */
const items = () => within(screen.getByRole('list', { name: 'Offers' })).getAllByRole('listitem');

/** The item at a position of the whole list, counted from 1, if it is rendered. */
const itemAt = (position: number) =>
  items().find((item) => item.getAttribute('aria-posinset') === String(position));

const search = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' });
const select = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });

describe('the filters', () => {
  it('load the list once, 300 ms after the last change [offers.filters.debounce-300]', async () => {
    const { stage } = await renderStage(OffersScreen, offersLoaded);
    expect(sent(stage, listOffers)).toBe(1);
    await userEvent.type(search(), 'assem');
    await advance(stage, 299);
    await userEvent.selectOptions(select('Order'), 'Oldest First');
    await advance(stage, 299);
    expect(sent(stage, listOffers)).toBe(1);
    await advance(stage, 1);
    expect(sent(stage, listOffers)).toBe(2);
    expect(stage.address()).toBe('/offers?search=assem&sort_order=asc');
    screen.getByText('Showing 3 of 3');
  });

  it('do nothing else half a second after typing [offers.filters.search-timer-noop]', async () => {
    const { stage } = await renderStage(OffersScreen, offersLoaded);
    await userEvent.type(search(), 'porch');
    await advance(stage, 300);
    const calls = stage.server.seen.length;
    const address = stage.address();
    await advance(stage, 200);
    await advance(stage, 500);
    expect(stage.server.seen).toHaveLength(calls);
    expect(stage.address()).toBe(address);
    expect(search().value).toBe('porch');
  });

  it('keep the previous list, marked as busy, until the new one arrives', async () => {
    const { stage } = await renderStage(OffersScreen, offersLoaded);
    stage.server.addFault(never(listOffers));
    await userEvent.type(search(), 'porch');
    await advance(stage, 300);
    const list = screen.getByRole('region', { name: 'Offers' });
    expect(list.getAttribute('aria-busy')).toBe('true');
    expect(within(list).getAllByRole('listitem')).toHaveLength(10);
  });

  it('do not mix the lists when they change during a refresh', async () => {
    const { stage } = await renderStage(OffersScreen, offersLoaded);
    stage.server.addFault(slow(listOffers, 1_000));
    await userEvent.click(button('Refresh'));
    await userEvent.type(search(), 'porch');
    await advance(stage, 300);
    await advance(stage, 1_000);
    await screen.findByText('Showing 1 of 1');
    expect(items()).toHaveLength(1);
    await userEvent.clear(search());
    await advance(stage, 300);
    await screen.findByText('Showing 10 of 24');
    expect(items()).toHaveLength(10);
  });
});

describe('the list', () => {
  it('keeps its items when a refresh fails', async () => {
    const { stage } = await renderStage(OffersScreen, offersLoaded);
    stage.server.addFault(offline(listOffers));
    await press(stage, 'Refresh');
    screen.getByRole('alert');
    screen.getByText('Showing 10 of 24');
    expect(itemAt(1)).toBeDefined();
  });

  it('refetches when it is opened again, but not on Back', async () => {
    const { stage } = await renderStage(OffersScreen, offersCardPending);
    await visit(stage, '/dashboard');
    await visit(stage, -1);
    expect(sent(stage, listOffers)).toBe(1);
    await visit(stage, '/dashboard');
    letAnswersAge();
    await visit(stage, '/offers');
    expect(sent(stage, listOffers)).toBe(2);
  });

  it.each(['a refresh', 'a refetch'])('keeps a draft when %s finds a new offer', async (by) => {
    const { stage } = await renderStage(OffersScreen, offersLoaded);
    await userEvent.click(screen.getAllByRole('button', { name: 'Accept' })[0] ?? document.body);
    const box = await screen.findByRole('textbox', { name: /^Your message/ });
    fill(box, 'I bring my own drill.');
    const { offers } = stage.server.world;
    const [newest] = offers.all().toSorted((a, b) => b.created_at.localeCompare(a.created_at));
    if (!newest) throw new Error('The world has no offers.');
    offers.insert({ ...newest, id: 900, created_at: new Date(stage.clock.now()).toISOString() });
    if (by === 'a refresh') await userEvent.click(button('Refresh'));
    else stage.notifyServerChange();
    await screen.findByText('Offer #900', { exact: false });
    expect(itemAt(2)?.contains(box)).toBe(true);
    expect(box).toHaveProperty('value', 'I bring my own drill.');
  });

  it('refetches once more after a transition made while a refresh was in flight', async () => {
    const { stage } = await renderStage(OffersScreen, offersCardAccepted);
    stage.server.addFault(slow(listOffers, 1_000));
    await userEvent.click(button('Refresh'));
    await press(stage, 'Start Work');
    await advance(stage, 1_000);
    expect(sent(stage, listOffers)).toBe(3);
    await advance(stage, 1_000);
    expect(badge()).toBe('In Progress');
    expect(sent(stage, listOffers)).toBe(3);
  });
});

describe('a transition', () => {
  it('is not sent when the confirmation is dismissed [offers.cancel.confirm-dismissed]', async () => {
    const { stage } = await renderStage(OffersScreen, {
      scenario: offersCardPending,
      as: 'client',
    });
    stage.questions.answerWith(false);
    await press(stage, 'Cancel Offer');
    expect(stage.questions.asked).toEqual(['Are you sure you want to cancel this offer?']);
    expect(sent(stage, cancelOffer)).toBe(0);
    expect(badge()).toBe('Pending');
    expect(button('Cancel Offer')).toBe(document.activeElement);
  });

  it('works with the keyboard alone: accept, message, send', async () => {
    const { stage } = await renderStage(OffersScreen, offersCardPending);
    button('Accept').focus();
    await userEvent.keyboard('{Enter}');
    const box = await screen.findByRole('textbox', {
      name: /^Your message to Clara Novak/,
    });
    await waitForFocus(() => box);
    await userEvent.tab();
    expect(button('Back')).toBe(document.activeElement);
    await userEvent.tab();
    expect(button('Accept offer')).toBe(document.activeElement);
    await userEvent.keyboard('{Enter}');
    await screen.findByText('Offer accepted. The task is yours.');
    await waitForFocus(() => button('Start Work'));
    expect(stage.server.world.offers.findOrThrow(OFFER_ID).status).toBe('accepted');
  });
});

describe('the details', () => {
  it('open from a card, close on Back, and return focus', async () => {
    const { stage } = await renderStage(OffersScreen, offersCardPending);
    await userEvent.click(link(/^View Details/));
    await screen.findByRole('dialog');
    expect(stage.address()).toBe('/offers?offer=12');
    await stage.visit().router.navigate(-1);
    await waitForClose();
    expect(stage.address()).toBe('/offers');
    await waitForFocus(() => link(/^View Details/));
  });

  it('update the list after a transition made in them', async () => {
    const { stage } = await renderStage(OffersScreen, offersDetailsPending);
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Decline' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Decline offer' }));
    await dialog.findByText('Offer Declined');
    await userEvent.keyboard('{Escape}');
    await waitForClose();
    expect(badge()).toBe('Declined');
    expect(sent(stage, listOffers)).toBe(1);
  });
});
