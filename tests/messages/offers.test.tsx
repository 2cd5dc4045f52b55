import { screen, userEvent, within } from 'storybook/test';
import { describe, expect, it } from 'vitest';
import { listMessages, sendMessage } from '#src/contract/messages.ts';
import { declineOffer, listOffers } from '#src/contract/offers.ts';
import { authCopy } from '#src/features/auth/copy.ts';
import { fails, once } from '#mocks/faults/faults.ts';
import { CHAT_ID } from '#mocks/scenarios/chat-offers.ts';
import { OFFER_ID } from '#mocks/scenarios/offer-seeds.ts';
import { settle } from '#stories/stage/settle.ts';
import type { Stage } from '#stories/stage/stage.ts';
import { renderStage } from '../render-stage.tsx';
import { button, fill, requestsOf, visit, waitForClose, waitForFocus } from '../steps.ts';
import { bar, card, CHAT, formOf, poll, row } from './offer-steps.ts';

/** Opens the offer form from the menu beside the message box. */
async function openForm(stage: Stage) {
  await userEvent.click(button('Attach'));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Send Offer' }));
  return formOf(stage);
}

describe('answering an offer in the chat', () => {
  it('changes the offer everywhere, and loads no list of offers again', async () => {
    const { stage } = await renderStage({ scenario: 'chat-offer-pending', at: '/offers' });
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
    const { stage } = await renderStage('chat-offer-pending');
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
    const { stage } = await renderStage('chat-without-offer');
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
    const { stage } = await renderStage('chat-without-offer');
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
    const { stage } = await renderStage('chat-without-offer');
    const form = await openForm(stage);
    const before = requestsOf(stage, listMessages).length;
    await form.submit();
    await waitForClose();
    await settle(stage);
    expect(requestsOf(stage, listMessages)).toHaveLength(before);
    bar().getByText('Pending');
  });

  it('can be repeated once the worker has declined', async () => {
    const { stage } = await renderStage({ scenario: 'chat-offer-pending', as: 'client' });
    expect(screen.queryByRole('button', { name: 'Send a new offer' })).toBeNull();
    const body = { response_message: 'Could you do $120?' };
    await stage.as('worker').call(declineOffer, { params: { id: OFFER_ID }, body });
    await poll(stage);

    await userEvent.click(button('Send a new offer'));
    const form = await formOf(stage);
    form.dialog.getByText('Could you do $120?');
    fill(form.field(/^Amount/), '120');
    await form.submit();
    await waitForClose();
    expect(stage.server.world.offers.all()).toMatchObject([
      { id: OFFER_ID, status: 'declined', payment_amount: 95 },
      { status: 'pending', payment_amount: 120 },
    ]);
    // The button that has opened the form is gone.
    expect(screen.queryByRole('button', { name: 'Send a new offer' })).toBeNull();
    await waitForFocus(() => button('Attach'));
    within(row()).getByText('Pending');
  });

  it('is a conflict while another offer is open, and keeps what was typed', async () => {
    const { stage } = await renderStage('chat-without-offer');
    const form = await openForm(stage);
    fill(form.field(/^Amount/), '80');
    await stage.as('client').call(sendMessage, {
      params: { id: CHAT_ID },
      body: { message_type: 'offer', message: 'From another tab.', payment_amount: 70 },
    });
    await form.submit();
    const alert = form.dialog.getByRole('alert');
    expect(alert.textContent).toContain('This worker already has an open offer for this task.');
    expect(form.field(/^Amount/).value).toBe('80.00');
    await userEvent.keyboard('{Escape}');
    await waitForClose();
    await settle(stage);
    expect(stage.server.world.offers.all()).toMatchObject([{ payment_amount: 70 }]);
    card().getByText('$70');
    await userEvent.click(button('Attach'));
    const item = await screen.findByRole('menuitem', { name: /^Send Offer/ });
    expect(item.getAttribute('aria-disabled')).toBe('true');
    expect(item.textContent).toContain("Wes hasn't answered your offer yet.");
  });

  it('shows the errors of the server on their fields', async () => {
    const errors = { payment_amount: ['Too much for a new account.'] };
    const { stage } = await renderStage({
      scenario: 'chat-without-offer',
      faults: [fails(sendMessage, 422, { message: 'Invalid.', errors })],
    });
    const form = await openForm(stage);
    await form.submit();
    form.dialog.getByText('Too much for a new account.');
    expect(form.dialog.queryByRole('alert')).toBeNull();
    expect(form.field(/^Amount/)).toBe(document.activeElement);
  });
});

describe('what was typed', () => {
  it('survives closing the form and a reload, until it is sent', async () => {
    const { stage } = await renderStage('chat-without-offer');
    const first = await openForm(stage);
    fill(first.field(/^Amount/), '80');
    fill(first.field(/^Terms/), 'Half in advance.');
    await userEvent.keyboard('{Escape}');
    await waitForClose();
    await waitForFocus(() => button('Attach'));

    stage.environment.navigateFully(CHAT);
    await settle(stage);
    const second = await openForm(stage);
    expect(second.field(/^Amount/).value).toBe('80.00');
    expect(second.field(/^Terms/).value).toBe('Half in advance.');
    await second.submit();
    await waitForClose();
    expect(stage.environment.storage.get('drafts')).toBeNull();
  });

  it('is there again after the session has ended while it was sent', async () => {
    const { stage } = await renderStage('chat-without-offer');
    const form = await openForm(stage);
    fill(form.field(/^Amount/), '80');
    const session = stage.environment.session.current();
    stage.server.addFault(once(fails(sendMessage, 401)));
    await form.submit();
    await screen.findByText(authCopy.reasons['session-ended'].title);
    expect(screen.queryByRole('dialog')).toBeNull();

    if (session) stage.environment.session.start(session);
    stage.environment.navigateFully(CHAT);
    await settle(stage);
    expect((await openForm(stage)).field(/^Amount/).value).toBe('80.00');
    expect(stage.server.world.offers.all()).toEqual([]);
  });
});
