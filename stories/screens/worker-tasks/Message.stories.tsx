import { people } from '#mocks/fixtures/accounts.ts';
import { stageOf } from '#stories/stage/stage-addon.ts';
import { expect, waitFor, within } from 'storybook/test';
import type { Action } from '#flows/flow.ts';
import { fails, never } from '#mocks/faults/faults.ts';
import { startConversation } from '#src/contract/messages.ts';
import { inAllModes, inThreeModes } from '#states/modes.ts';
import { playSteps } from '#stories/stage/staged-actor.ts';
import preview from '#stories/stage/preview.tsx';
import { openDialog, showsBusy, showsLink, showsRole } from '../steps.ts';
import { messageField } from './task-steps.ts';
import { tasksOne, tasksWrittenTo } from '#mocks/scenarios/tasks.ts';
import { WorkerTasksScreen } from '#src/screens/worker-tasks/WorkerTasksScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Tasks/Message',
  component: WorkerTasksScreen,
  parameters: { scenario: tasksOne },
});

const open: Action = ['press', 'button', '^Message Client'];

const send: Action = ['press', 'button', '^Send message$'];

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
    steps: [open, ['fills', '^Your message$', '   '], send],
  },
  play: async (context) => {
    await playSteps(context);
    const prompt = within(await openDialog(context));
    await expect(messageField(prompt)).toHaveAccessibleDescription(/Please enter a message$/);
    await expect(messageField(prompt)).toHaveFocus();
  },
});

export const Sending = meta.story({
  parameters: {
    faults: [never(startConversation)],
    states: ['worker-tasks.message.sending'],
    steps: [open, send],
  },
  play: showsBusy('Send message', 'Sending your message'),
});

export const Sent = meta.story({
  parameters: { states: ['worker-tasks.message.sent'], steps: [open, send] },
  play: async (context) => {
    await showsRole('link', { name: /^Open conversation/ })(context);
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
    steps: [open, ['fills', '^Your message$', `${GREETING} I have a van.`], send],
  },
  play: playSteps,
});

export const WrittenTo = meta.story({
  parameters: { scenario: tasksWrittenTo, steps: [open] },
  play: showsLink('Open conversation', '/messages?conversation=1'),
});
