import { expect, within, screen } from 'storybook/test';
import { fails, never } from '#mocks/faults/faults.ts';
import { getClientDashboard } from '#src/contract/dashboards.ts';
import { getTask } from '#src/contract/tasks.ts';
import { inAllModes, inThreeModes } from '#states/modes.ts';
import { stageOf } from '#stories/stage/stage-addon.ts';
import preview from '#stories/stage/preview.tsx';
import { showsText } from '../steps.ts';
import type { StepContext } from '#stories/stage/step-context.ts';
import { openDetails, view } from './client-steps.ts';
import {
  clientBooked,
  clientCancelled,
  clientCompleted,
  clientInProgress,
  clientLong,
  clientOne,
} from '#mocks/scenarios/client.ts';
import { ClientScreen } from '#src/screens/client/ClientScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Client/Details',
  component: ClientScreen,
  parameters: { scenario: clientOne, steps: [view] },
});

/** By its address, while the dashboard, whose list has the task, loads. */
const byAddress = { at: '/client?task=12', steps: [] };

async function shows(
  context: StepContext,
  { steps, buttons }: { steps: readonly string[]; buttons: readonly string[] },
) {
  const dialog = await openDetails(context);
  const timeline = within(dialog.getByRole('list', { name: 'Project timeline' }));
  const titles = timeline.getAllByRole('listitem').map((item) => item.textContent);
  await expect(titles).toHaveLength(steps.length);
  for (const [index, step] of steps.entries()) await expect(titles[index]).toContain(step);
  for (const name of ['Edit', 'Cancel task', 'Delete']) {
    const found = dialog.queryByRole('button', { name }) !== null;
    await expect(found, name).toBe(buttons.includes(name));
  }
  return dialog;
}

export const AwaitingOffers = meta.story({
  parameters: { states: ['client.detail.awaiting-offers'], chromatic: inAllModes },
  play: async (context) => {
    await shows(context, {
      steps: ['Task Posted', 'Awaiting Offers'],
      buttons: ['Edit', 'Cancel task', 'Delete'],
    });
    await expect(stageOf(context).address()).toBe('/client?task=12');
  },
});

export const Accepted = meta.story({
  parameters: {
    scenario: clientBooked,
    states: ['client.detail.accepted'],
    chromatic: inThreeModes,
  },
  play: async (context) => {
    const dialog = await shows(context, {
      steps: ['Task Posted', 'Offer Created', 'Accepted', 'Awaiting Work Start'],
      buttons: ['Edit', 'Cancel task'],
    });
    const worker = dialog.getByRole('link', { name: 'Wes Okafor' });
    await expect(worker).toHaveAttribute('href', '/user/2');
    const offer = dialog.getByRole('link', { name: 'View offer' });
    await expect(offer).toHaveAttribute('href', '/offers?offer=12');
  },
});

export const InProgress = meta.story({
  parameters: { scenario: clientInProgress, states: ['client.detail.in-progress'] },
  play: async (context) => {
    await shows(context, {
      steps: ['Task Posted', 'Offer Created', 'Accepted', 'Work Started', 'Work in Progress'],
      buttons: ['Edit'],
    });
  },
});

export const Completed = meta.story({
  parameters: { scenario: clientCompleted, states: ['client.detail.completed'] },
  play: async (context) => {
    await shows(context, {
      steps: [
        'Task Posted',
        'Offer Created',
        'Accepted',
        'Work Started',
        'Work Completed',
        'Payment Pending',
      ],
      buttons: ['Delete'],
    });
  },
});

export const Cancelled = meta.story({
  parameters: { scenario: clientCancelled, states: ['client.detail.cancelled'] },
  play: async (context) => {
    await shows(context, { steps: ['Task Posted', 'Task Cancelled'], buttons: ['Delete'] });
  },
});

export const Loading = meta.story({
  parameters: {
    ...byAddress,
    faults: [never(getClientDashboard), never(getTask)],
    states: ['client.detail.loading'],
  },
  play: showsText('Loading the task'),
});

export const ServerError = meta.story({
  parameters: {
    ...byAddress,
    faults: [never(getClientDashboard), fails(getTask, 500)],
    states: ['client.detail.error'],
  },
});

export const NotFound = meta.story({
  parameters: { at: '/client?task=404', steps: [] },
  play: showsText("We couldn't find this task"),
});

/** Another user's task, by its address: it can be read, but not changed. */
export const OthersTask = meta.story({
  parameters: { ...byAddress, as: 'worker' },
  play: async (context) => {
    await openDetails(context);
    await expect(screen.getByRole('dialog')).toHaveAccessibleName(/^Build a loft bed/);
    await expect(screen.queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument();
  },
});

export const LongTexts = meta.story({
  parameters: { scenario: clientLong, chromatic: inThreeModes },
  play: async (context) => {
    await openDetails(context);
  },
});
