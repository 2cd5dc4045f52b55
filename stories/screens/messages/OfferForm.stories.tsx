import { expect, screen, waitFor } from 'storybook/test';
import { sendMessage } from '#src/contract/messages.ts';
import { fails, never } from '#mocks/faults/faults.ts';
import { inAllModes, inThreeModes, samePictureAs } from '#states/modes.ts';
import preview from '#stories/stage/preview.tsx';
import { showsBusy, showsRole } from '../steps.ts';
import { offerCard } from './chat-steps.ts';
import type { Action } from '#flows/flow.ts';
import { playSteps } from '#stories/stage/staged-actor.ts';
import type { StepContext } from '#stories/stage/step-context.ts';
import {
  chatOfferDeclined,
  chatWithoutBudget,
  chatWithoutOffer,
} from '#mocks/scenarios/chat-offers.ts';
import { MessagesScreen } from '#src/screens/messages/MessagesScreen.tsx';

const menu: Action = ['press', 'button', '^Attach$'];
const open: readonly Action[] = [menu, ['press', 'menuitem', '^Send Offer$']];
const send: Action = ['press', 'button', '^Send offer$'];

const meta = preview.meta({
  title: 'Screens/Messages/OfferForm',
  component: MessagesScreen,
  parameters: { scenario: chatWithoutOffer, steps: open },
});

/** A play function: plays the steps, and checks the error of a field, which has the focus. */
function rejects(name: RegExp, description: string) {
  return async (context: StepContext) => {
    await playSteps(context);
    const field = await screen.findByRole('textbox', { name, description });
    await expect(field).toHaveFocus();
  };
}

export const Menu = meta.story({
  parameters: {
    states: ['messages.attachment.client.open'],
    chromatic: inThreeModes,
    steps: [menu],
  },
  play: showsRole('menuitem', { name: 'Send Offer' }),
});

export const NoMenuForWorker = meta.story({
  parameters: {
    as: 'worker',
    states: ['messages.attachment.worker.absent'],
    subject: { region: 'Conversation' },
    steps: [],
  },
  play: showsRole('button', { name: 'Send' }),
});

export const Prefilled = meta.story({
  parameters: { states: ['messages.offer-form.prefilled'], chromatic: inAllModes },
  play: async (context) => {
    await playSteps(context);
    await expect(await screen.findByLabelText('Amount')).toHaveValue('95.00');
  },
});

export const NoBudget = meta.story({
  parameters: { scenario: chatWithoutBudget, states: ['messages.offer-form.no-budget'] },
  play: async (context) => {
    await playSteps(context);
    await expect(await screen.findByLabelText('Amount')).toHaveValue('');
  },
});

export const AmountRequired = meta.story({
  parameters: {
    states: ['messages.offer-form.amount-required'],
    steps: [...open, ['fills', '^Amount', ''], send],
  },
  play: rejects(/^Amount/, 'Please enter an amount'),
});

export const AmountTooPrecise = meta.story({
  parameters: {
    states: ['messages.offer-form.amount-step'],
    steps: [...open, ['fills', '^Amount', '10.005'], send],
  },
  play: rejects(/^Amount/, 'Please enter an amount in dollars and cents'),
});

export const MessageRequired = meta.story({
  parameters: {
    states: ['messages.offer-form.message-required'],
    chromatic: inThreeModes,
    steps: [...open, ['fills', '^Message$', '   '], send],
  },
  play: rejects(/^Message$/, 'Please enter a message'),
});

export const Submitting = meta.story({
  parameters: {
    faults: [never(sendMessage)],
    states: ['messages.offer-form.submitting'],
    steps: [...open, send],
  },
  play: showsBusy('Send offer', 'Sending your offer'),
});

export const Sent = meta.story({
  parameters: {
    states: ['messages.offer-form.sent'],
    chromatic: inThreeModes,
    subject: { region: 'Conversation' },
    steps: [...open, send],
  },
  play: async (context) => {
    await playSteps(context);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(await offerCard(context)).toBeVisible();
    await expect(context.canvas.getByRole('button', { name: 'Attach' })).toHaveFocus();
  },
});

/** What was typed is kept. */
export const Failed = meta.story({
  parameters: {
    faults: [fails(sendMessage, 500)],
    states: ['messages.offer-form.failed'],
    chromatic: inThreeModes,
    steps: [...open, ['fills', '^Amount', '80'], send],
  },
  play: playSteps,
});

/** The declined offer is beside the form. */
export const Another = meta.story({
  parameters: {
    scenario: chatOfferDeclined,
    as: 'client',
    chromatic: inThreeModes,
    steps: [['press', 'button', '^Send a new offer$']],
  },
  play: async (context) => {
    await playSteps(context);
    await screen.findByRole('heading', { name: 'Your last offer' });
  },
});

export const Mobile = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: {
    states: ['messages.offer-form.mobile'],
    chromatic: samePictureAs('screens-messages-offerform/prefilled.phone-light'),
  },
  play: showsRole('button', { name: 'Send offer' }),
});
