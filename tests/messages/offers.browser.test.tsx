import { screen, userEvent, waitFor } from 'storybook/test';
import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { sendText } from '#mocks/db/conversations.ts';
import { people } from '#mocks/fixtures/accounts.ts';
import { CHAT_ID } from '#mocks/scenarios/chat-offers.ts';
import { renderStage } from '../render-stage.tsx';
import { bar, card, poll } from './offer-steps.ts';
import { chatOfferPending } from '#mocks/scenarios/chat-offers.ts';
import { MessagesScreen } from '#src/screens/messages/MessagesScreen.tsx';

const own = { width: window.innerWidth, height: window.innerHeight };
afterEach(async () => {
  await page.viewport(own.width, own.height);
});

describe('answering an offer in the chat', () => {
  it('leads from the bar to the message that answers it, wherever the log is', async () => {
    const { stage } = await renderStage(MessagesScreen, chatOfferPending);
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
    await renderStage(MessagesScreen, chatOfferPending);
    const composer = screen.getByRole('textbox', { name: 'Message to Clara Novak' });
    expect(composer.checkVisibility()).toBe(true);
    await userEvent.click(card().getByRole('button', { name: 'Accept Offer' }));
    const box = await card().findByRole('textbox', { name: /^Your message to Clara/ });
    expect([box.checkVisibility(), composer.checkVisibility()]).toEqual([true, false]);
    await userEvent.click(card().getByRole('button', { name: 'Back' }));
    expect(composer.checkVisibility()).toBe(true);
  });
});
