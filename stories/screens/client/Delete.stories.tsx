import { expect, screen } from 'storybook/test';
import { fails, never } from '#mocks/faults/faults.ts';
import { deleteTask } from '#src/contract/tasks.ts';
import { inAllModes } from '#states/modes.ts';
import preview from '../../../.storybook/preview.tsx';
import { expectBusy } from '../offers/offer-steps.ts';
import { ask, confirm } from './client-steps.ts';

const meta = preview.meta({ title: 'Screens/Client/Delete' });

export const Question = meta.story({
  parameters: {
    scenario: 'client-one',
    states: ['client.delete.confirm'],
    chromatic: inAllModes,
  },
  play: async (context) => {
    const question = await ask(context, 'delete');
    await expect(question.getByRole('heading', { name: 'Delete this task?' })).toBeVisible();
    await expect(question.getByText(/^“Build a loft bed/)).toBeVisible();
    await expect(question.getByRole('button', { name: 'Keep it' })).toHaveFocus();
  },
});

export const InFlight = meta.story({
  parameters: {
    scenario: 'client-one',
    faults: [never(deleteTask)],
    states: ['client.delete.in-flight'],
  },
  play: async (context) => {
    await confirm(context, 'delete');
    await expectBusy('Delete task', 'Deleting the task');
  },
});

export const Success = meta.story({
  parameters: { scenario: 'client-one', states: ['client.delete.success'] },
  play: async (context) => {
    await confirm(context, 'delete');
    const { canvas } = context;
    await expect(canvas.queryByRole('article')).not.toBeInTheDocument();
    await expect(
      canvas.getByRole('heading', { name: "You haven't posted any tasks yet" }),
    ).toBeVisible();
  },
});

export const Failed = meta.story({
  parameters: {
    scenario: 'client-one',
    faults: [fails(deleteTask, 500)],
    states: ['client.delete.failed'],
  },
  play: async (context) => {
    await confirm(context, 'delete');
    await expect(screen.getByRole('alertdialog')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Delete task' })).toBeEnabled();
  },
});
