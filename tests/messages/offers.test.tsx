import { screen, userEvent, within } from 'storybook/test';
import { describe, expect, it } from 'vitest';
import { listMessages, sendMessage } from '#src/contract/messages.ts';
import { listOffers } from '#src/contract/offers.ts';
import { CHAT_ID } from '#mocks/scenarios/chat-offers.ts';
import { OFFER_ID } from '#mocks/scenarios/offer-seeds.ts';
import { settle } from '#stories/stage/settle.ts';
import type { Stage } from '#stories/stage/stage.ts';
import { renderStage } from '../render-stage.tsx';
import { button, fill, requestsOf, visit, waitForClose } from '../steps.ts';
import { bar, card, CHAT, formOf, poll, row } from './offer-steps.ts';
import { chatOfferPending, chatWithoutOffer } from '#mocks/scenarios/chat-offers.ts';
import { MessagesScreen } from '#src/screens/messages/MessagesScreen.tsx';
import { OffersScreen } from '#src/screens/offers/OffersScreen.tsx';

const screens = [MessagesScreen, OffersScreen];

/** Opens the offer form from the menu beside the message box. */
async function openForm(stage: Stage) {
  await userEvent.click(button('Attach'));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Send Offer' }));
  return formOf(stage);
}

describe('answering an offer in the chat', () => {
  it('changes the offer everywhere, and loads no list of offers again', async () => {
    const { stage } = await renderStage(screens, {
      scenario: chatOfferPending,
      at: '/offers',
    });
    await visit(stage, CHAT);
    await userEvent.click(card().getByRole('button', { name: 'Accept Offer' }));
    fill(await card().findByRole('textbox'), 'See you on Saturday.');
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

    await visit(stage, -1);
    within(screen.getByRole('article')).getByText('Accepted');
    expect(requestsOf(stage, listOffers)).toHaveLength(1);
  });

  it('ends with it: the next offer asks for no answer yet', async () => {
    const { stage } = await renderStage(screens, chatOfferPending);
    await userEvent.click(card().getByRole('button', { name: 'Decline' }));
    await userEvent.click(card().getByRole('button', { name: 'Decline offer' }));
    await settle(stage);
    bar().getByText('Declined');
    const body = { message: 'And for $120?', message_type: 'offer', payment_amount: 120 } as const;
    await stage.as('client').call(sendMessage, { params: { id: CHAT_ID }, body });
    await poll(stage);
    bar().getByText('$120');
    expect(screen.queryByRole('textbox', { name: /^Your message to/ })).toBeNull();
    expect(screen.getAllByRole('button', { name: /^(Answer|Accept Offer|Decline)$/ })).toHaveLength(
      3,
    );
  });
});

describe('sending an offer', () => {
  it('sends null for what is empty [messages.offer-form.optional-empty-ok]', async () => {
    const { stage } = await renderStage(screens, chatWithoutOffer);
    const form = await openForm(stage);
    await userEvent.clear(form.field(/^Deadline/));
    await form.submit();
    await waitForClose();
    expect(requestsOf(stage, sendMessage).map(({ body }) => body)).toEqual([
      {
        message_type: 'offer',
        message: expect.stringContaining('“Assemble a bunk bed for the kids”') as unknown,
        payment_amount: 95,
        deadline_date: null,
        offer_details: null,
        terms_and_conditions: null,
      },
    ]);
    expect(stage.server.world.offers.all()).toMatchObject([{ deadline_date: null }]);
    card().getByText('No deadline');
  });

  it('sends everything that was typed', async () => {
    const { stage } = await renderStage(screens, chatWithoutOffer);
    const form = await openForm(stage);
    fill(form.field(/^Amount/), '1,250.5');
    fill(form.field(/^Deadline/), '2026-04-02');
    fill(form.field(/^Message/), '  Both beds, please.  ');
    fill(form.field(/^Additional details/), 'The drill is here.');
    fill(form.field(/^Terms/), 'Paid on the day.');
    await form.submit();
    await waitForClose();
    expect(stage.server.world.offers.all()).toMatchObject([
      {
        payment_amount: 1_250.5,
        deadline_date: '2026-04-02',
        offer_details: 'The drill is here.',
        terms_and_conditions: 'Paid on the day.',
      },
    ]);
    screen.getByText('Both beds, please.');
    card().getByText('$1,250.50');
    within(row()).getByText('Pending');
  });

  it('fetches no messages again, since the answer has the new one', async () => {
    const { stage } = await renderStage(screens, chatWithoutOffer);
    const form = await openForm(stage);
    const before = requestsOf(stage, listMessages).length;
    await form.submit();
    await waitForClose();
    await settle(stage);
    expect(requestsOf(stage, listMessages)).toHaveLength(before);
    bar().getByText('Pending');
  });
});
