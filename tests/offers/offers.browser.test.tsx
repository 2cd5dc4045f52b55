import { screen, userEvent, waitFor, within } from 'storybook/test';
import { describe, expect, it } from 'vitest';
import { userEvent as hands } from 'vitest/browser';
import {
  acceptOffer,
  cancelOffer,
  completeOffer,
  getOffer,
  listOffers,
  startOffer,
} from '#src/contract/offers.ts';
import type { AnyEndpoint } from '#src/contract/endpoint.ts';
import { createApi } from '#src/lib/api.ts';
import { fails, never, offline, slow } from '#mocks/faults.ts';
import { people } from '#mocks/scenarios/accounts.ts';
import { OFFER_ID } from '#mocks/scenarios/offer-seeds.ts';
import { settle } from '#stories/stage/settle.ts';
import type { Stage } from '#stories/stage/stage.ts';
import { renderStage } from '../render-stage.tsx';

const sent = ({ server }: Stage, { name }: AnyEndpoint) =>
  server.seen.filter(({ call }) => call === name).length;

/** What the list holds, near and far. */
const items = () => within(screen.getByRole('list', { name: 'Offers' })).getAllByRole('listitem');

/** The badge of the first card. */
const badge = () => screen.getAllByRole('article')[0]?.querySelector('[data-tone]')?.textContent;

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const search = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' });
const select = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });

async function pass(stage: Stage, milliseconds: number): Promise<void> {
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
  it('load the list once, 300 ms after the last change [offers.filters.debounce-300]', async () => {
    const { stage } = await renderStage('offers-loaded');
    expect(sent(stage, listOffers)).toBe(1);
    await userEvent.type(search(), 'assem');
    await pass(stage, 299);
    await userEvent.selectOptions(select('Order'), 'Oldest First');
    await pass(stage, 299);
    expect(sent(stage, listOffers)).toBe(1);
    await pass(stage, 1);
    expect(sent(stage, listOffers)).toBe(2);
    expect(stage.address()).toBe('/offers?search=assem&sort_order=asc');
    screen.getByText('Showing 3 of 3');
  });

  it('do nothing else half a second after typing [offers.filters.search-timer-noop]', async () => {
    const { stage } = await renderStage('offers-loaded');
    await userEvent.type(search(), 'porch');
    await pass(stage, 300);
    const calls = stage.server.seen.length;
    const address = stage.address();
    await pass(stage, 200);
    await pass(stage, 500);
    expect(stage.server.seen).toHaveLength(calls);
    expect(stage.address()).toBe(address);
    expect(search().value).toBe('porch');
  });

  it('survive a reload and the way back', async () => {
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

  it('keep the old list, and say so, until the new one is there', async () => {
    const { stage } = await renderStage('offers-loaded');
    stage.server.addFault(never(listOffers));
    await userEvent.type(search(), 'porch');
    await pass(stage, 300);
    const list = screen.getByRole('region', { name: 'Offers' });
    expect(list.getAttribute('aria-busy')).toBe('true');
    expect(within(list).getAllByRole('listitem')).toHaveLength(10);
  });

  it('that change during a refresh keep the two lists apart', async () => {
    const { stage } = await renderStage('offers-loaded');
    stage.server.addFault(slow(listOffers, 1_000));
    await userEvent.click(button('Refresh'));
    await userEvent.type(search(), 'porch');
    await pass(stage, 300);
    await pass(stage, 1_000);
    await screen.findByText('Showing 1 of 1');
    expect(items()).toHaveLength(1);
    await userEvent.clear(search());
    await pass(stage, 300);
    await screen.findByText('Showing 10 of 24');
    expect(items()).toHaveLength(10);
  });

  it('say why other filters found nothing, and keep what was typed', async () => {
    const { stage } = await renderStage('offers-loaded');
    stage.server.addFault(fails(listOffers, 500));
    await userEvent.type(search(), 'porch');
    await pass(stage, 300);
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to fetch offers');
    expect(search().value).toBe('porch');
  });
});

describe('the list', () => {
  it('keeps what it shows when a refresh fails', async () => {
    const { stage } = await renderStage('offers-loaded');
    stage.server.addFault(offline(listOffers));
    await userEvent.click(button('Refresh'));
    await settle(stage);
    screen.getByRole('alert');
    expect(items()).toHaveLength(10);
  });

  it('asks anew when it is opened again, but not on the way back', async () => {
    const { stage } = await renderStage('offers-card-pending');
    await stage.visit().router.navigate('/dashboard');
    await settle(stage);
    await stage.visit().router.navigate(-1);
    await settle(stage);
    expect(sent(stage, listOffers)).toBe(1);
    await stage.visit().router.navigate('/dashboard');
    await settle(stage);
    await stage.visit().router.navigate('/offers');
    await settle(stage);
    expect(sent(stage, listOffers)).toBe(2);
  });

  it('is where it was left on the way back from a profile', async () => {
    const { stage } = await renderStage('offers-loaded');
    await loadAll(stage);
    const item = () => {
      const [found] = items().slice(17);
      if (!found) throw new Error('There is no such offer.');
      return found;
    };
    // What comes into sight may be taller than thought.
    for (let tries = 0; tries < 2; tries += 1) {
      item().scrollIntoView({ block: 'center' });
      await settle(stage);
    }
    const left = { y: window.scrollY, top: item().getBoundingClientRect().top };
    expect(left.y).toBeGreaterThan(1_000);
    const calls = sent(stage, listOffers);
    await userEvent.click(within(item()).getByRole('link'));
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

  it('draws whole what is near, and keeps the titles of the rest', async () => {
    const { stage } = await renderStage('offers-loaded');
    await loadAll(stage);
    expect(items()).toHaveLength(24);
    expect(screen.getAllByRole('article').length).toBeLessThan(20);
    expect(items().every((item) => item.querySelector('h2')?.textContent)).toBe(true);
    const { height } = document.documentElement.getBoundingClientRect();
    window.scrollTo(0, 0);
    await settle(stage);
    within(items()[0] ?? document.body).getByRole('article');
    expect(document.documentElement.getBoundingClientRect().height).toBeCloseTo(height, -2);
  });

  it('keeps what was begun, however far it is scrolled away', async () => {
    const { stage } = await renderStage('offers-loaded');
    await userEvent.click(screen.getAllByRole('button', { name: 'Accept' })[0] ?? document.body);
    const box = await screen.findByRole('textbox', { name: /^Your message/ });
    await hands.fill(box, 'I bring my own drill.');
    await loadAll(stage);
    window.scrollTo(0, document.documentElement.scrollHeight);
    await settle(stage);
    expect(items()[7]?.getBoundingClientRect().bottom).toBeLessThan(-400);
    window.scrollTo(0, 0);
    await settle(stage);
    expect(screen.getByRole('textbox', { name: /^Your message/ })).toHaveProperty(
      'value',
      'I bring my own drill.',
    );
  });

  it('is brought up to date by a transition without being fetched again', async () => {
    const { stage } = await renderStage('offers-card-accepted');
    await userEvent.click(button('Start Work'));
    await settle(stage);
    expect(badge()).toBe('In Progress');
    expect(sent(stage, listOffers)).toBe(1);
  });

  it('keeps a transition that was made while the next page was on its way', async () => {
    const { stage } = await renderStage('offers-loaded');
    expect(badge()).toBe('Pending');
    stage.server.addFault(slow(listOffers, 1_000));
    await userEvent.click(button('Load more offers'));
    // The button has drawn the page down to itself.
    window.scrollTo(0, 0);
    await settle(stage);
    await userEvent.click(screen.getAllByRole('button', { name: 'Accept' })[0] ?? document.body);
    await userEvent.click(button('Accept offer'));
    await settle(stage);
    expect(badge()).toBe('Accepted');
    await pass(stage, 1_000);
    await screen.findByText('Showing 20 of 24');
    expect(badge()).toBe('Accepted');
  });

  it('asks once more when a transition was made while a refresh was on its way', async () => {
    const { stage } = await renderStage('offers-card-accepted');
    stage.server.addFault(slow(listOffers, 1_000));
    await userEvent.click(button('Refresh'));
    await userEvent.click(button('Start Work'));
    await settle(stage);
    await pass(stage, 1_000);
    expect(sent(stage, listOffers)).toBe(3);
    await pass(stage, 1_000);
    expect(badge()).toBe('In Progress');
    expect(sent(stage, listOffers)).toBe(3);
  });

  it('shows what the other side has done meanwhile, without a reload', async () => {
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
  it('is sent once, however often it is pressed', async () => {
    const { stage } = await renderStage({
      scenario: 'offers-card-in-progress',
      faults: [never(completeOffer)],
    });
    const complete = button('Complete');
    await Promise.all([hands.click(complete), hands.click(complete)]);
    await settle(stage);
    expect(sent(stage, completeOffer)).toBe(1);
  });

  it('is not sent when the question is answered with no [offers.cancel.confirm-dismissed]', async () => {
    const { stage } = await renderStage({ scenario: 'offers-card-pending', as: 'client' });
    stage.questions.answerWith(false);
    await userEvent.click(button('Cancel Offer'));
    await settle(stage);
    expect(stage.questions.asked).toEqual(['Are you sure you want to cancel this offer?']);
    expect(sent(stage, cancelOffer)).toBe(0);
    expect(badge()).toBe('Pending');
    expect(button('Cancel Offer')).toBe(document.activeElement);
  });

  it('to start work shows at once', async () => {
    const { stage } = await renderStage({
      scenario: 'offers-card-accepted',
      faults: [never(startOffer)],
    });
    await userEvent.click(button('Start Work'));
    await waitFor(() => expect(badge()).toBe('In Progress'));
    expect(button('Start Work').getAttribute('aria-busy')).toBe('true');
    await waitFor(() => expect(sent(stage, startOffer)).toBe(1));
  });

  it('that was shown at once is taken back when it is refused', async () => {
    const { stage } = await renderStage({
      scenario: 'offers-card-accepted',
      faults: [fails(startOffer, 500)],
    });
    await userEvent.click(button('Start Work'));
    await waitFor(() => expect(badge()).toBe('In Progress'));
    await settle(stage);
    screen.getByText('Failed to start offer');
    expect(badge()).toBe('Accepted');
    expect(button('Start Work')).toBe(document.activeElement);
  });

  it('other than that waits for the server', async () => {
    const { stage } = await renderStage({
      scenario: 'offers-card-in-progress',
      faults: [never(completeOffer)],
    });
    await userEvent.click(button('Complete'));
    await settle(stage);
    expect(badge()).toBe('In Progress');
  });

  it('leaves the focus in the card', async () => {
    const { stage } = await renderStage('offers-card-accepted');
    await userEvent.click(button('Start Work'));
    await settle(stage);
    await waitFor(() => expect(button('Complete')).toBe(document.activeElement));
  });

  it('goes by keyboard alone: accept, words, send', async () => {
    const { stage } = await renderStage('offers-card-pending');
    button('Accept').focus();
    await hands.keyboard('{Enter}');
    const box = await screen.findByRole('textbox', { name: 'Your message to Clara Novak' });
    await waitFor(() => expect(box).toBe(document.activeElement));
    await hands.tab();
    expect(button('Accept offer')).toBe(document.activeElement);
    await hands.keyboard('{Enter}');
    await screen.findByText('Offer accepted. The task is yours.');
    await waitFor(() => expect(button('Start Work')).toBe(document.activeElement));
    expect(stage.server.world.offers.findOrThrow(OFFER_ID).status).toBe('accepted');
  });

  it('that ended with the session keeps nothing of it on the screen', async () => {
    const { stage } = await renderStage('offers-card-accepted');
    stage.server.world.tokens.replaceAll([]);
    await userEvent.click(button('Start Work'));
    await screen.findByText('Your session has ended. Please sign in again.');
    expect(stage.address()).toBe('/auth');
  });
});

describe('the details', () => {
  it('open over the list by an address, and closing leaves the list there', async () => {
    const { stage } = await renderStage('offers-details-full');
    const dialog = screen.getByRole('dialog', { name: 'Assemble a bunk bed for the kids' });
    await hands.keyboard('{Escape}');
    await waitFor(() => expect(dialog.isConnected).toBe(false));
    expect(stage.address()).toBe('/offers');
    expect(items()).toHaveLength(4);
  });

  it('open by a card, go with the way back, and give the focus back', async () => {
    const { stage } = await renderStage('offers-card-pending');
    await userEvent.click(button(/^View Details/));
    await screen.findByRole('dialog');
    expect(stage.address()).toBe('/offers?offer=12');
    await stage.visit().router.navigate(-1);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(stage.address()).toBe('/offers');
    await waitFor(() => expect(button(/^View Details/)).toBe(document.activeElement));
  });

  it('are there at once when the list knows the offer, whatever becomes of the call', async () => {
    const { stage } = await renderStage('offers-card-pending');
    stage.server.addFault(fails(getOffer, 500));
    await userEvent.click(button(/^View Details/));
    await settle(stage);
    within(screen.getByRole('dialog')).getByText('Task description');
  });

  it('take the text of the call to themselves [offers.modal.fetch-offer-error]', async () => {
    const { stage } = await renderStage({
      scenario: 'offers-details-full',
      at: '/offers?offer=12&status=paid',
      faults: [fails(getOffer, 500)],
    });
    const call = createApi(stage.environment).call(getOffer, { params: { id: OFFER_ID } });
    await expect(call).rejects.toThrow('Failed to fetch offer');
    within(screen.getByRole('dialog')).getByText('Failed to fetch offer details');
  });

  it('bring the list up to date when an answer is given in them', async () => {
    const { stage } = await renderStage('offers-details-pending');
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Decline' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Decline offer' }));
    await dialog.findByText('Offer Declined');
    await hands.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(badge()).toBe('Declined');
    expect(sent(stage, listOffers)).toBe(1);
  });
});
