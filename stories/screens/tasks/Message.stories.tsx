import { expect, screen, waitFor, within } from 'storybook/test';
import type { Action } from '#flows/flow.ts';
import { fails, never } from '#mocks/faults/faults.ts';
import { people } from '#mocks/fixtures/accounts.ts';
import { startConversation } from '#src/contract/messages.ts';
import { inAllModes, inThreeModes, samePictureAs } from '#states/modes.ts';
import { stageOf } from '#stories/stage/stage-addon.ts';
import { playSteps } from '#stories/stage/staged-actor.ts';
import preview from '../../../.storybook/preview.tsx';
import { expectBusy, expectSentOnce, openDialog } from '../offers/offer-steps.ts';
import { messageField, openPrompt, sendMessage } from './task-steps.ts';

const meta = preview.meta({
  title: 'Screens/Tasks/Message',
  parameters: { scenario: 'tasks-one' },
});

const open: Action = ['press', 'button', '^Message Client'];

const GREETING =
  "Hi Clara, I'd like to help with “Build a loft bed with a desk below”. When would be a good time?";

export const Prompt = meta.story({
  parameters: { states: ['worker-tasks.message.prompt'], steps: [open], chromatic: inAllModes },
  play: async (context) => {
    await playSteps(context);
    const prompt = within(await openDialog(context));
    await expect(messageField(prompt)).toHaveValue(GREETING);
    await waitFor(() => expect(messageField(prompt)).toHaveFocus());
  },
});

export const Blank = meta.story({
  parameters: {
    states: ['worker-tasks.message.empty'],
    steps: [open, ['fills', '^Your message$', '   '], ['press', 'button', '^Send message$']],
  },
  play: async (context) => {
    await playSteps(context);
    const prompt = within(await openDialog(context));
    await expect(messageField(prompt)).toHaveAccessibleDescription(/Please enter a message$/);
    await expect(messageField(prompt)).toHaveFocus();
  },
});

export const Sending = meta.story({
  parameters: { faults: [never(startConversation)], states: ['worker-tasks.message.sending'] },
  play: async (context) => {
    const prompt = await openPrompt(context);
    await sendMessage(context, prompt);
    await context.userEvent.click(await expectBusy('Send message', 'Sending your message'));
    await expectSentOnce(context, startConversation);
  },
});

export const Sent = meta.story({
  parameters: { states: ['worker-tasks.message.sent'] },
  play: async (context) => {
    await sendMessage(context, await openPrompt(context));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(
      await context.canvas.findByRole('link', { name: /^Open conversation/ }),
    ).toBeVisible();
    await expect(stageOf(context).server.world.messages.all()).toMatchObject([
      { sender_id: people.worker.id, recipient_id: people.client.id, message: GREETING },
    ]);
  },
});

/** What was typed is kept. */
export const Failed = meta.story({
  parameters: {
    faults: [fails(startConversation, 500)],
    states: ['worker-tasks.message.failed'],
    chromatic: inThreeModes,
  },
  play: async (context) => {
    const prompt = await openPrompt(context);
    await context.userEvent.type(messageField(prompt), ' I have a van.');
    await sendMessage(context, prompt);
    await expect(await prompt.findByRole('alert')).toHaveTextContent(
      'Failed to start conversation',
    );
    await expect(messageField(prompt)).toHaveValue(`${GREETING} I have a van.`);
  },
});

export const WrittenTo = meta.story({
  parameters: { scenario: 'tasks-written-to' },
  play: async (context) => {
    const prompt = await openPrompt(context);
    await expect(prompt.getByText("You've already written to this client")).toBeVisible();
    await expect(prompt.getByRole('link', { name: 'Open conversation' })).toHaveAttribute(
      'href',
      '/messages?conversation=1',
    );
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: { chromatic: samePictureAs('screens-tasks-message/prompt.phone-light') },
  play: async (context) => {
    const prompt = await openPrompt(context);
    await expect(prompt.getByRole('button', { name: 'Send message' })).toBeVisible();
  },
});
