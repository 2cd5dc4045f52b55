import { expect, screen, within } from 'storybook/test';
import { fails, never } from '#mocks/faults/faults.ts';
import { deleteTask } from '#src/contract/tasks.ts';
import type { Action } from '#flows/flow.ts';
import { inAllModes } from '#states/modes.ts';
import preview from '#stories/stage/preview.tsx';
import { expectBusy } from '../steps.ts';
import { openDashboard } from './client-steps.ts';
import { clientOne } from '#mocks/scenarios/client.ts';
import { ClientScreen } from '#src/screens/client/ClientScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Client/Delete',
  component: ClientScreen,
  parameters: { scenario: clientOne },
});

const open: Action = ['press', 'button', '^Delete'];
const confirm: readonly Action[] = [open, ['press', 'button', '^Delete task$']];

export const Question = meta.story({
  parameters: { states: ['client.delete.confirm'], steps: [open], chromatic: inAllModes },
  play: async (context) => {
    await openDashboard(context);
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete this task?' }));
    await expect(question.getByRole('button', { name: 'Keep it' })).toHaveFocus();
  },
});

export const InFlight = meta.story({
  parameters: { faults: [never(deleteTask)], states: ['client.delete.in-flight'], steps: confirm },
  play: async (context) => {
    await openDashboard(context);
    await expectBusy('Delete task', 'Deleting the task');
  },
});

export const Success = meta.story({
  parameters: { states: ['client.delete.success'], steps: confirm },
  play: async (context) => {
    await openDashboard(context);
    await screen.findByRole('heading', { name: "You haven't posted any tasks yet" });
  },
});

export const Failed = meta.story({
  parameters: {
    faults: [fails(deleteTask, 500)],
    states: ['client.delete.failed'],
    steps: confirm,
  },
  play: openDashboard,
});
