import { expect, screen } from 'storybook/test';
import { fails, never } from '#mocks/faults/faults.ts';
import { cancelTask } from '#src/contract/tasks.ts';
import preview from '../../../.storybook/preview.tsx';
import { advance, expectBusy } from '../steps.ts';
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
    await expect(question.getByRole('button', { name: 'Keep it' })).toHaveFocus();
  },
});

export const InFlight = meta.story({
  parameters: { faults: [never(cancelTask)], states: ['client.cancel.in-flight'] },
  play: async (context) => {
    await cancel(context);
    await expectBusy('Cancel task', 'Canceling the task');
  },
});

export const Success = meta.story({
  parameters: { states: ['client.cancel.success'] },
  play: cancel,
});

/** After 3 s, only the status tells. */
export const NoticeGone = meta.story({
  parameters: { states: ['client.banner.dismissed-3s'] },
  play: async (context) => {
    await cancel(context);
    await screen.findByText('Task cancelled successfully!');
    await advance(context, 3_000);
    await expect(screen.queryByText('Task cancelled successfully!')).not.toBeInTheDocument();
  },
});

/** The status is as it was. */
export const Failed = meta.story({
  parameters: { faults: [fails(cancelTask, 500)], states: ['client.cancel.failed'] },
  play: cancel,
});
