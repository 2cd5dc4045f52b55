import { expect, screen, waitFor, within } from 'storybook/test';
import { sendMessage } from '#src/contract/messages.ts';
import { fails, never } from '#mocks/faults/faults.ts';
import { inAllModes, inThreeModes, samePictureAs } from '#states/modes.ts';
import { settle } from '#stories/stage/settle.ts';
import { stageOf } from '#stories/stage/stage-addon.ts';
import preview from '../../../.storybook/preview.tsx';
import { expectBusy, expectSentOnce, openDialog } from '../offers/offer-steps.ts';
import { chatOf, fillIn, openOfferForm, submitOffer } from './chat-steps.ts';

const meta = preview.meta({
  title: 'Screens/Messages/OfferForm',
  parameters: { scenario: 'chat-without-offer' },
});

export const Menu = meta.story({
  parameters: { states: ['messages.attachment.client.open'], chromatic: inThreeModes },
  play: async (context) => {
    await settle(stageOf(context));
    await context.userEvent.click(await context.canvas.findByRole('button', { name: 'Attach' }));
    const item = await screen.findByRole('menuitem', { name: 'Send Offer' });
    await waitFor(() => expect(item).toBeVisible());
  },
});

export const NoMenuForWorker = meta.story({
  parameters: {
    as: 'worker',
    states: ['messages.attachment.worker.absent'],
    subject: { region: 'Conversation' },
  },
  play: async (context) => {
    await chatOf(context);
    await expect(context.canvas.getByRole('button', { name: 'Send' })).toBeVisible();
    await expect(context.canvas.queryByRole('button', { name: 'Attach' })).not.toBeInTheDocument();
  },
});

export const Prefilled = meta.story({
  parameters: { states: ['messages.offer-form.prefilled'], chromatic: inAllModes },
  play: async (context) => {
    const form = await openOfferForm(context);
    await expect(form.getByLabelText('Amount')).toHaveValue('95.00');
    await expect(form.getByLabelText(/^Deadline/)).toHaveValue('2026-03-20');
    await expect(form.getByLabelText('Message')).toHaveValue(
      "Hi Wes, I'd like to hire you for “Assemble a bunk bed for the kids”. Here's my offer.",
    );
  },
});

export const NoBudget = meta.story({
  parameters: { scenario: 'chat-without-budget', states: ['messages.offer-form.no-budget'] },
  play: async (context) => {
    const form = await openOfferForm(context);
    await expect(form.getByLabelText('Amount')).toHaveValue('');
    await expect(form.getByLabelText(/^Deadline/)).toHaveValue('2026-03-20');
  },
});

export const AmountRequired = meta.story({
  parameters: { states: ['messages.offer-form.amount-required'] },
  play: async (context) => {
    const form = await openOfferForm(context);
    await fillIn(context, form, /^Amount/, '');
    await submitOffer(context, form);
    const amount = form.getByLabelText(/^Amount/);
    await expect(amount).toHaveAccessibleDescription('Please enter an amount');
    await expect(amount).toHaveFocus();
  },
});

export const AmountTooPrecise = meta.story({
  parameters: { states: ['messages.offer-form.amount-step'] },
  play: async (context) => {
    const form = await openOfferForm(context);
    await fillIn(context, form, /^Amount/, '10.005');
    await submitOffer(context, form);
    await expect(form.getByLabelText(/^Amount/)).toHaveAccessibleDescription(
      'Please enter an amount in dollars and cents',
    );
  },
});

export const MessageRequired = meta.story({
  parameters: { states: ['messages.offer-form.message-required'], chromatic: inThreeModes },
  play: async (context) => {
    const form = await openOfferForm(context);
    await fillIn(context, form, /^Message/, '   ');
    await submitOffer(context, form);
    const message = form.getByLabelText(/^Message/);
    await expect(message).toHaveAccessibleDescription('Please enter a message');
    await expect(message).toHaveFocus();
  },
});

export const Submitting = meta.story({
  parameters: { faults: [never(sendMessage)], states: ['messages.offer-form.submitting'] },
  play: async (context) => {
    const form = await openOfferForm(context);
    await submitOffer(context, form);
    await context.userEvent.click(await expectBusy('Send offer', 'Sending your offer'));
    await expectSentOnce(context, sendMessage);
  },
});

export const Sent = meta.story({
  parameters: {
    states: ['messages.offer-form.sent'],
    chromatic: inThreeModes,
    subject: { region: 'Conversation' },
  },
  play: async (context) => {
    await submitOffer(context, await openOfferForm(context));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const chat = within(await chatOf(context));
    await expect(chat.getByRole('article', { name: /^Offer #/ })).toBeVisible();
    const bar = within(context.canvas.getByRole('region', { name: 'Offer #1' }));
    await expect(bar.getByText('Pending')).toBeVisible();
    await expect(context.canvas.getByRole('button', { name: 'Attach' })).toHaveFocus();
    const { world } = stageOf(context).server;
    await expect(world.offers.all()).toMatchObject([{ status: 'pending', payment_amount: 95 }]);
  },
});

/** What was typed is kept. */
export const Failed = meta.story({
  parameters: {
    faults: [fails(sendMessage, 500)],
    states: ['messages.offer-form.failed'],
    chromatic: inThreeModes,
  },
  play: async (context) => {
    const form = await openOfferForm(context);
    await fillIn(context, form, /^Amount/, '80');
    await submitOffer(context, form);
    await expect(await form.findByRole('alert')).toHaveTextContent('Failed to send offer');
    await expect(form.getByLabelText(/^Amount/)).toHaveValue('80.00');
  },
});

/** The declined offer is beside the form. */
export const Another = meta.story({
  parameters: { scenario: 'chat-offer-declined', as: 'client', chromatic: inThreeModes },
  play: async (context) => {
    const chat = within(await chatOf(context));
    await context.userEvent.click(chat.getByRole('button', { name: 'Send a new offer' }));
    const form = within(await openDialog(context));
    await expect(form.getByRole('heading', { name: 'Your last offer' })).toBeVisible();
    await expect(form.getByText(/Could you do \$120\?$/)).toBeVisible();
  },
});

export const Mobile = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: {
    states: ['messages.offer-form.mobile'],
    chromatic: samePictureAs('screens-messages-offerform/prefilled.phone-light'),
  },
  play: async (context) => {
    const form = await openOfferForm(context);
    await expect(form.getByRole('button', { name: 'Send offer' })).toBeVisible();
  },
});
