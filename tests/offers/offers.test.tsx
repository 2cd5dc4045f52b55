import { screen, userEvent, waitFor, within } from 'storybook/test';
import { describe, expect, it } from 'vitest';
import { acceptOffer, cancelOffer, listOffers, startOffer } from '#src/contract/offers.ts';
import { never, offline, slow } from '#mocks/faults/faults.ts';
import { people } from '#mocks/fixtures/accounts.ts';
import { OFFER_ID } from '#mocks/scenarios/offer-seeds.ts';
import { settle } from '#stories/stage/settle.ts';
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

/** The rendered items of the list: those in the visible range, and those in use. */
const items = () => within(screen.getByRole('list', { name: 'Offers' })).getAllByRole('listitem');

/** The item at a position of the whole list, counted from 1, if it is rendered. */
const itemAt = (position: number) =>
  items().find((item) => item.getAttribute('aria-posinset') === String(position));

const search = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' });
const select = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });

describe('the filters', () => {
  it('load the list once, 300 ms after the last change [offers.filters.debounce-300]', async () => {
    const { stage } = await renderStage('offers-loaded');
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

  it('survive Back and a reload', async () => {
    const { stage } = await renderStage({
      scenario: 'offers-loaded',
      at: '/offers?status=pending',
    });
    await visit(stage, '/offers?search=porch');
    expect([search().value, select('Status').value]).toEqual(['porch', '']);
    await visit(stage, -1);
    expect([search().value, select('Status').value]).toEqual(['', 'pending']);
    screen.getByText('Showing 6 of 6');
    stage.environment.navigateFully('/offers?status=paid&sort_by=payment_amount');
    await settle(stage);
    expect(select('Status').value).toBe('paid');
    expect(select('Sort by').value).toBe('payment_amount');
  });

  it('do nothing else half a second after typing [offers.filters.search-timer-noop]', async () => {
    const { stage } = await renderStage('offers-loaded');
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
    const { stage } = await renderStage('offers-loaded');
    stage.server.addFault(never(listOffers));
    await userEvent.type(search(), 'porch');
    await advance(stage, 300);
    const list = screen.getByRole('region', { name: 'Offers' });
    expect(list.getAttribute('aria-busy')).toBe('true');
    expect(within(list).getAllByRole('listitem')).toHaveLength(10);
  });

  it('do not mix the lists when they change during a refresh', async () => {
    const { stage } = await renderStage('offers-loaded');
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
    const { stage } = await renderStage('offers-loaded');
    stage.server.addFault(offline(listOffers));
    await press(stage, 'Refresh');
    screen.getByRole('alert');
    screen.getByText('Showing 10 of 24');
    expect(itemAt(1)).toBeDefined();
  });

  it('refetches when it is opened again, but not on Back', async () => {
    const { stage } = await renderStage('offers-card-pending');
    await visit(stage, '/dashboard');
    await visit(stage, -1);
    expect(sent(stage, listOffers)).toBe(1);
    await visit(stage, '/dashboard');
    letAnswersAge();
    await visit(stage, '/offers');
    expect(sent(stage, listOffers)).toBe(2);
  });

  it.each(['a refresh', 'a refetch'])('keeps a draft when %s finds a new offer', async (by) => {
    const { stage } = await renderStage('offers-loaded');
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
    const { stage } = await renderStage('offers-card-accepted');
    stage.server.addFault(slow(listOffers, 1_000));
    await userEvent.click(button('Refresh'));
    await press(stage, 'Start Work');
    await advance(stage, 1_000);
    expect(sent(stage, listOffers)).toBe(3);
    await advance(stage, 1_000);
    expect(badge()).toBe('In Progress');
    expect(sent(stage, listOffers)).toBe(3);
  });

  it('shows a transition made by the other user without a reload', async () => {
    const { stage } = await renderStage({ scenario: 'offers-shared', as: 'client' });
    expect(badge()).toBe('Pending');
    await stage.as('worker').call(acceptOffer, {
      params: { id: OFFER_ID },
      body: { response_message: 'Yes' },
    });
    const { body, viewer, status } = stage.server.seen.at(-1) ?? {};
    expect({ body, viewer, status }).toEqual({
      body: { response_message: 'Yes' },
      viewer: people.worker.id,
      status: 200,
    });
    stage.notifyServerChange();
    await waitFor(() => expect(badge()).toBe('Accepted'));
  });
});

describe('a transition', () => {
  it('is not sent when the confirmation is dismissed [offers.cancel.confirm-dismissed]', async () => {
    const { stage } = await renderStage({ scenario: 'offers-card-pending', as: 'client' });
    stage.questions.answerWith(false);
    await press(stage, 'Cancel Offer');
    expect(stage.questions.asked).toEqual(['Are you sure you want to cancel this offer?']);
    expect(sent(stage, cancelOffer)).toBe(0);
    expect(badge()).toBe('Pending');
    expect(button('Cancel Offer')).toBe(document.activeElement);
  });

  it('to start work is optimistic', async () => {
    const { stage } = await renderStage({
      scenario: 'offers-card-accepted',
      faults: [never(startOffer)],
    });
    await userEvent.click(button('Start Work'));
    await waitFor(() => expect(badge()).toBe('In Progress'));
    expect(button('Start Work').getAttribute('aria-busy')).toBe('true');
    await waitFor(() => expect(sent(stage, startOffer)).toBe(1));
  });

  it('works with the keyboard alone: accept, message, send', async () => {
    const { stage } = await renderStage('offers-card-pending');
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
    const { stage } = await renderStage('offers-card-pending');
    await userEvent.click(link(/^View Details/));
    await screen.findByRole('dialog');
    expect(stage.address()).toBe('/offers?offer=12');
    await stage.visit().router.navigate(-1);
    await waitForClose();
    expect(stage.address()).toBe('/offers');
    await waitForFocus(() => link(/^View Details/));
  });

  it('update the list after a transition made in them', async () => {
    const { stage } = await renderStage('offers-details-pending');
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
