import { expect, screen } from 'storybook/test';
import { fails, never } from '#mocks/faults/faults.ts';
import { cancelTask } from '#src/contract/tasks.ts';
import type { Action } from '#flows/flow.ts';
import preview from '#stories/stage/preview.tsx';
import { advance, expectBusy } from '../steps.ts';
import { openDashboard, view } from './client-steps.ts';
import { clientBooked, clientOne } from '#mocks/scenarios/client.ts';
import { ClientScreen } from '#src/screens/client/ClientScreen.tsx';

const ask: readonly Action[] = [view, ['press', 'button', '^Cancel task$']];

const meta = preview.meta({
  title: 'Screens/Client/Cancel',
  component: ClientScreen,
  parameters: { scenario: clientOne, steps: [...ask, ['press', 'button', '^Cancel task$']] },
  play: openDashboard,
});

/** What follows is said before. */
export const Question = meta.story({
  parameters: { scenario: clientBooked, steps: ask },
  play: async (context) => {
    await openDashboard(context);
    await screen.findByRole('alertdialog');
    await expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus();
  },
});

export const InFlight = meta.story({
  parameters: { faults: [never(cancelTask)], states: ['client.cancel.in-flight'] },
  play: async (context) => {
    await openDashboard(context);
    await expectBusy('Cancel task', 'Canceling the task');
  },
});

export const Success = meta.story({
  parameters: { states: ['client.cancel.success'] },
});

/** After 3 s, only the status tells. */
export const NoticeGone = meta.story({
  parameters: { states: ['client.banner.dismissed-3s'] },
  play: async (context) => {
    await openDashboard(context);
    await screen.findByText('Task cancelled successfully!');
    await advance(context, 3_000);
    await expect(screen.queryByText('Task cancelled successfully!')).not.toBeInTheDocument();
  },
});

/** The status is as it was. */
export const Failed = meta.story({
  parameters: { faults: [fails(cancelTask, 500)], states: ['client.cancel.failed'] },
});
