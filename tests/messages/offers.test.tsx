import { screen, userEvent, waitFor, within } from 'storybook/test';
import { describe, expect, it } from 'vitest';
import { listMessages, sendMessage } from '#src/contract/messages.ts';
import { acceptOffer, declineOffer } from '#src/contract/offers.ts';
import { authCopy } from '#src/features/auth/copy.ts';
import { SLOW_MS } from '#src/lib/calls/use-is-slow.ts';
import { fails, losesAnswer, never, once, slow } from '#mocks/faults/faults.ts';
import { CHAT_ID } from '#mocks/scenarios/chat-offers.ts';
import { OFFER_ID } from '#mocks/scenarios/offer-seeds.ts';
import { settle } from '#stories/stage/settle.ts';
import type { Stage } from '#stories/stage/stage.ts';
import { fill } from '../fill.ts';
import { renderStage } from '../render-stage.tsx';
import {
  advance,
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

/** Opens the offer form from the menu beside the message box. */
async function openForm(stage: Stage) {
  await userEvent.click(button('Attach'));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Send Offer' }));
  return formOf(stage);
}

describe('answering an offer in the chat', () => {
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

  it('shows a conflict on the card, and what was not sent', async () => {
    const { stage } = await renderStage('chat-offer-pending');
    await userEvent.click(card().getByRole('button', { name: 'Accept Offer' }));
    fill(await card().findByRole('textbox'), 'See you on Saturday.');
    await stage.as('worker').call(declineOffer, { params: { id: OFFER_ID }, body: {} });
    await userEvent.click(card().getByRole('button', { name: 'Accept offer' }));
    await settle(stage);
    const alert = card().getByRole('alert');
    expect(alert.textContent).toContain("This offer is declined, so it can't be accepted.");
    expect(alert.textContent).toContain('See you on Saturday.');
    bar().getByText('Declined');
  });

  it('is sent once when its answer was lost', async () => {
    const { stage } = await renderStage({
      scenario: 'chat-offer-pending',
      faults: [once(losesAnswer(acceptOffer))],
    });
    await userEvent.click(card().getByRole('button', { name: 'Accept Offer' }));
    await userEvent.click(await card().findByRole('button', { name: 'Accept offer' }));
    await settle(stage);
    bar().getByText('Accepted');
    expect(requestsOf(stage, acceptOffer)).toHaveLength(1);
    expect(screen.getAllByText('You accepted the offer')).toHaveLength(1);
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
    await waitFor(() => expect(button('Attach')).toBe(document.activeElement));
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

  it('sends one offer, no matter how often it is submitted', async () => {
    const { stage } = await renderStage({
      scenario: 'chat-without-offer',
      faults: [slow(sendMessage, 1_000)],
    });
    const form = await openForm(stage);
    await userEvent.dblClick(form.dialog.getByRole('button', { name: 'Send offer' }));
    await userEvent.type(form.field(/^Amount/), '{Enter}');
    await settle(stage);
    await advance(stage, 1_000);
    await waitForClose();
    expect(requestsOf(stage, sendMessage)).toHaveLength(1);
    expect(stage.server.world.offers.all()).toHaveLength(1);
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

describe('an offer whose answer', () => {
  it('was lost is sent once', async () => {
    const { stage } = await renderStage({
      scenario: 'chat-without-offer',
      faults: [once(losesAnswer(sendMessage))],
    });
    const form = await openForm(stage);
    await form.submit();
    await waitForClose();
    expect(requestsOf(stage, sendMessage)).toHaveLength(1);
    expect(stage.server.world.offers.all()).toHaveLength(1);
    bar().getByText('Pending');
  });

  it('was lost is not sent again before the messages were asked for', async () => {
    const { stage } = await renderStage({
      scenario: 'chat-without-offer',
      faults: [once(losesAnswer(sendMessage))],
    });
    const form = await openForm(stage);
    // The confirmation, and the refetch of what the screen shows.
    stage.server.addFault({ ...fails(listMessages, 503), times: 2 });
    await form.submit();
    form.dialog.getByText(/We're not sure it was sent/);
    await form.submit();
    await waitForClose();
    expect(requestsOf(stage, sendMessage)).toHaveLength(1);
    expect(stage.server.world.offers.all()).toHaveLength(1);
  });

  it('never comes can be given up', async () => {
    const { stage } = await renderStage({
      scenario: 'chat-without-offer',
      faults: [once(never(sendMessage))],
    });
    const form = await openForm(stage);
    await form.submit();
    await advance(stage, SLOW_MS);
    await userEvent.click(form.dialog.getByRole('button', { name: 'Stop waiting' }));
    await settle(stage);
    expect(form.field(/^Message/)).toBe(document.activeElement);
    await form.submit();
    await waitForClose();
    expect(stage.server.world.offers.all()).toHaveLength(1);
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
    await waitFor(() => expect(button('Attach')).toBe(document.activeElement));

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

  it('is kept when sending fails after the form was closed, and a notice says so', async () => {
    const { stage } = await renderStage('chat-without-offer');
    stage.server.addFault(slow(sendMessage, 1_000));
    stage.server.addFault(fails(sendMessage, 500));
    const form = await openForm(stage);
    fill(form.field(/^Amount/), '80');
    await form.submit();
    await userEvent.keyboard('{Escape}');
    await waitForClose();
    await advance(stage, 1_000);
    screen.getByText("We couldn't send your offer. We saved it as a draft.");
    expect((await openForm(stage)).field(/^Amount/).value).toBe('80.00');
  });
});
