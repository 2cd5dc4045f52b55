import { expect, within } from 'storybook/test';
import { fails, never } from '#mocks/faults/faults.ts';
import { TASK_TITLE } from '#mocks/scenarios/task-seeds.ts';
import { getTask } from '#src/contract/tasks.ts';
import { inAllModes, inThreeModes } from '#states/modes.ts';
import { stageOf } from '#stories/stage/stage-addon.ts';
import preview from '../../../.storybook/preview.tsx';
import { openDialog, press } from '../offers/offer-steps.ts';

const meta = preview.meta({
  title: 'Screens/Tasks/Details',
  parameters: { scenario: 'tasks-one' },
});

export const Full = meta.story({
  parameters: { states: ['worker-tasks.modal.full'], chromatic: inAllModes },
  play: async (context) => {
    await press(context, /^View/);
    const dialog = within(await openDialog(context));
    await expect(dialog.getByRole('heading', { name: TASK_TITLE })).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Clara Novak' })).toHaveAttribute(
      'href',
      '/user/1',
    );
    for (const name of ['Description', 'Requirements', 'Equipment'])
      await expect(dialog.getByRole('heading', { name })).toBeVisible();
    for (const term of ['Category', 'Deadline', 'Location', 'Interest'])
      await expect(dialog.getByText(term)).toBeVisible();
    await expect(dialog.getByText('$95')).toBeVisible();
    // This view counts.
    await expect(await dialog.findByText('32 views')).toBeVisible();
    await expect(dialog.getByText(/^\d+ applications$/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Message Client' })).toBeEnabled();
    await expect(stageOf(context).address()).toBe('/worker/tasks?task=12');
  },
});

export const Minimal = meta.story({
  parameters: {
    scenario: 'tasks-minimal',
    at: '/worker/tasks?task=12',
    states: ['worker-tasks.modal.minimal'],
  },
  play: async (context) => {
    const dialog = within(await openDialog(context));
    await expect(await dialog.findByRole('heading', { name: 'Description' })).toBeVisible();
    await expect(dialog.queryByText('Requirements')).not.toBeInTheDocument();
    await expect(dialog.queryByText('Equipment')).not.toBeInTheDocument();
  },
});

export const Loading = meta.story({
  parameters: {
    scenario: 'tasks-taken',
    faults: [never(getTask)],
    states: ['worker-tasks.modal.loading'],
  },
  play: async (context) => {
    const dialog = within(await openDialog(context));
    await expect(dialog.getByText('Loading the task')).toBeInTheDocument();
  },
});

export const NotAvailable = meta.story({
  parameters: { scenario: 'tasks-taken', states: ['worker-tasks.modal.not-available'] },
  play: async (context) => {
    const dialog = within(await openDialog(context));
    const message = await dialog.findByRole('button', { name: 'Message Client' });
    await expect(message).toHaveAttribute('aria-disabled', 'true');
    await expect(message).toHaveAccessibleDescription('This task is already booked.');
  },
});

export const ServerError = meta.story({
  parameters: {
    scenario: 'tasks-taken',
    faults: [fails(getTask, 500)],
    states: ['worker-tasks.modal.error'],
  },
});

export const NotFound = meta.story({
  parameters: { at: '/worker/tasks?task=404' },
  play: async (context) => {
    const dialog = within(await openDialog(context));
    await expect(await dialog.findByText("We couldn't find this task")).toBeVisible();
  },
});

/** The client cannot write to themselves. */
export const OwnTask = meta.story({
  parameters: { as: 'client', at: '/worker/tasks?task=12' },
  play: async (context) => {
    const dialog = within(await openDialog(context));
    await expect(
      await dialog.findByRole('button', { name: 'Message Client' }),
    ).toHaveAccessibleDescription('This is your own task.');
  },
});

export const WrittenTo = meta.story({
  parameters: { scenario: 'tasks-written-to', at: '/worker/tasks?task=12' },
  play: async (context) => {
    const dialog = within(await openDialog(context));
    await expect(await dialog.findByRole('link', { name: /^Open conversation/ })).toBeVisible();
  },
});

export const LongTexts = meta.story({
  parameters: { scenario: 'tasks-long', at: '/worker/tasks?task=12', chromatic: inThreeModes },
  play: async (context) => {
    const dialog = within(await openDialog(context));
    await expect(await dialog.findByText('$99,999.99')).toBeVisible();
  },
});
