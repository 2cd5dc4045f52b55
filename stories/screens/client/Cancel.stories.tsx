import { expect, screen, waitFor, within } from 'storybook/test';
import { fails, never } from '#mocks/faults/faults.ts';
import { TASK_ID } from '#mocks/scenarios/task-seeds.ts';
import { cancelTask } from '#src/contract/tasks.ts';
import { stageOf } from '#stories/stage/stage-addon.ts';
import preview from '../../../.storybook/preview.tsx';
import { expectBusy } from '../offers/offer-steps.ts';
import { askToCancel, cancel } from './client-steps.ts';

const meta = preview.meta({
  title: 'Screens/Client/Cancel',
  parameters: { scenario: 'client-one' },
});

/** What follows is said before. */
export const Question = meta.story({
  parameters: { scenario: 'client-booked' },
  play: async (context) => {
    const question = await askToCancel(context);
    await expect(question.getByText(/^The accepted offer and all other/)).toBeVisible();
    await expect(question.getByRole('button', { name: 'Keep it' })).toHaveFocus();
  },
});

export const InFlight = meta.story({
  parameters: { faults: [never(cancelTask)], states: ['client.cancel.in-flight'] },
  play: async (context) => {
    await cancel(context);
    await expectBusy('Cancel task', 'Canceling the task');
    await expect(within(screen.getByRole('dialog')).getByText('Available')).toBeVisible();
  },
});

export const Success = meta.story({
  parameters: { states: ['client.cancel.success'] },
  play: async (context) => {
    await cancel(context);
    const dialog = within(screen.getByRole('dialog'));
    await expect(dialog.getByText('Cancelled')).toBeVisible();
    await expect(dialog.getByText('Task Cancelled')).toBeVisible();
    await expect(dialog.queryByRole('button', { name: 'Cancel task' })).not.toBeInTheDocument();
    const { world } = stageOf(context).server;
    await expect(world.tasks.findOrThrow(TASK_ID).status).toBe('cancelled');
  },
});

/** After 3 s, only the status tells. */
export const NoticeGone = meta.story({
  parameters: { states: ['client.banner.dismissed-3s'] },
  play: async (context) => {
    await cancel(context);
    await expect(screen.getByText('Task cancelled successfully!')).toBeVisible();
    stageOf(context).clock.advance(3_000);
    await waitFor(() =>
      expect(screen.queryByText('Task cancelled successfully!')).not.toBeInTheDocument(),
    );
    await expect(within(screen.getByRole('dialog')).getByText('Cancelled')).toBeVisible();
  },
});

/** The status is as it was. */
export const Failed = meta.story({
  parameters: { faults: [fails(cancelTask, 500)], states: ['client.cancel.failed'] },
  play: async (context) => {
    await cancel(context);
    const dialog = within(screen.getByRole('dialog'));
    await expect(dialog.getByText('Available')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Cancel task' })).toBeEnabled();
  },
});
