import { screen, userEvent, waitFor, within } from 'storybook/test';
import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent as browserUser } from 'vitest/browser';
import { listOffers } from '#src/contract/offers.ts';
import { sendText } from '#mocks/db/conversations.ts';
import { people } from '#mocks/fixtures/accounts.ts';
import { CHAT_ID } from '#mocks/scenarios/chat-offers.ts';
import { OFFER_ID } from '#mocks/scenarios/offer-seeds.ts';
import { settle } from '#stories/stage/settle.ts';
import { renderStage } from '../render-stage.tsx';
import {
  bar,
  button,
  card,
  CHAT,
  formOf,
  poll,
  requestsOf,
  row,
  waitForClose,
} from './offer-steps.ts';

const own = { width: window.innerWidth, height: window.innerHeight };
afterEach(async () => {
  await page.viewport(own.width, own.height);
});

describe('answering an offer in the chat', () => {
  it('changes the offer everywhere, and loads no list of offers again', async () => {
    const { stage } = await renderStage({ scenario: 'chat-offer-pending', at: '/offers' });
    await stage.visit().router.navigate(CHAT);
    await settle(stage);
    await userEvent.click(card().getByRole('button', { name: 'Accept Offer' }));
    await browserUser.fill(await card().findByRole('textbox'), 'See you on Saturday.');
    await userEvent.click(card().getByRole('button', { name: 'Accept offer' }));
    await settle(stage);

    const { world } = stage.server;
    expect(world.offers.findOrThrow(OFFER_ID).status).toBe('accepted');
    expect(world.tasks.findOrThrow(OFFER_ID).status).toBe('booked');
    expect(world.messages.all().at(-1)).toMatchObject({
      message_type: 'offer_accepted',
      message: 'See you on Saturday.',
    });
    bar().getByText('Accepted');
    within(row()).getByText('Accepted');
    screen.getByText('You accepted the offer');
    screen.getByText('See you on Saturday.');

    await stage.visit().router.navigate(-1);
    await settle(stage);
    within(screen.getByRole('article')).getByText('Accepted');
    expect(requestsOf(stage, listOffers)).toHaveLength(1);
  });

  it('leads from the bar to the message that answers it, wherever the log is', async () => {
    const { stage } = await renderStage('chat-offer-pending');
    for (let count = 0; count < 40; count++) {
      sendText(stage.server.world, CHAT_ID, people.client.id, `Line ${count}`);
    }
    await poll(stage);
    await screen.findAllByText('Line 39');
    await userEvent.click(bar().getByRole('button', { name: 'Answer' }));
    const accept = card().getByRole('button', { name: 'Accept Offer' });
    expect(document.activeElement).toBe(accept.closest('article'));
    await waitFor(() => {
      const { top, bottom } = accept.getBoundingClientRect();
      const log = screen.getByRole('region', { name: 'Messages' }).getBoundingClientRect();
      expect([top >= log.top, bottom <= log.bottom]).toEqual([true, true]);
    });
  });

  it('has a low window to itself, until it is done', async () => {
    await page.viewport(640, 360);
    await renderStage('chat-offer-pending');
    const composer = screen.getByRole('textbox', { name: 'Message to Clara Novak' });
    expect(composer.checkVisibility()).toBe(true);
    await userEvent.click(card().getByRole('button', { name: 'Accept Offer' }));
    const box = await card().findByRole('textbox', { name: /^Your message to Clara/ });
    expect([box.checkVisibility(), composer.checkVisibility()]).toEqual([true, false]);
    await userEvent.click(card().getByRole('button', { name: 'Back' }));
    expect(composer.checkVisibility()).toBe(true);
  });
});

describe('sending an offer', () => {
  it('works with the keyboard alone', async () => {
    const { stage } = await renderStage('chat-without-offer');
    button('Attach').focus();
    await browserUser.keyboard('{Enter}');
    const item = await screen.findByRole('menuitem', { name: 'Send Offer' });
    await waitFor(() => expect(item).toBe(document.activeElement));
    await browserUser.keyboard('{Enter}');
    const form = await formOf(stage);
    await waitFor(() => expect(form.field(/^Amount/)).toBe(document.activeElement));
    await browserUser.keyboard('70{Enter}');
    await settle(stage);
    await waitForClose();
    expect(stage.server.world.offers.all()).toMatchObject([{ payment_amount: 70 }]);
    await waitFor(() => expect(button('Attach')).toBe(document.activeElement));
  });
});
