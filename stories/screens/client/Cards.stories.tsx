import { expect } from 'storybook/test';
import { inThreeModes } from '#states/modes.ts';
import preview from '#stories/stage/preview.tsx';
import type { StepContext } from '#stories/stage/step-context.ts';
import { onlyTask, openDashboard } from './client-steps.ts';
import {
  clientBooked,
  clientCancelled,
  clientCompleted,
  clientInProgress,
  clientInactive,
  clientLong,
  clientOne,
  clientSparse,
} from '#mocks/scenarios/client.ts';
import { ClientScreen } from '#src/screens/client/ClientScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Client/Cards',
  component: ClientScreen,
  parameters: { subject: 'article' },
});

/** Checks the status of the only card, and which of its buttons is disabled for which reason. */
function shows(status: string, blocked?: { button: 'Edit' | 'Delete'; reason: string }) {
  return async (context: StepContext) => {
    const card = await onlyTask(context);
    await expect(card.getByText(status)).toBeVisible();
    await expect(card.getByRole('link', { name: /^View/ })).toBeEnabled();
    for (const name of ['Edit', 'Delete'] as const) {
      const button = card.getByRole('button', { name: new RegExp(`^${name}`) });
      if (blocked?.button === name) {
        await expect(button).toHaveAttribute('aria-disabled', 'true');
        button.focus();
        await expect(button).toHaveFocus();
        await expect(button).toHaveAccessibleDescription(blocked.reason);
      } else {
        await expect(button).not.toHaveAttribute('aria-disabled');
      }
    }
  };
}

export const Available = meta.story({
  parameters: { scenario: clientOne, states: ['client.card.available'] },
  play: shows('Available'),
});

export const Booked = meta.story({
  parameters: { scenario: clientBooked, states: ['client.card.booked'] },
  play: shows('Booked', {
    button: 'Delete',
    reason: 'A worker is booked. Cancel the task before you delete it.',
  }),
});

export const InProgress = meta.story({
  parameters: { scenario: clientInProgress, states: ['client.card.in-progress'] },
  play: shows('In Progress', {
    button: 'Delete',
    reason: "Work has started, so you can't delete this task.",
  }),
});

export const Completed = meta.story({
  parameters: { scenario: clientCompleted, states: ['client.card.completed'] },
  play: shows('Completed', {
    button: 'Edit',
    reason: "This task is done, so you can't edit it.",
  }),
});

export const Cancelled = meta.story({
  parameters: { scenario: clientCancelled, states: ['client.card.cancelled'] },
  play: shows('Cancelled', {
    button: 'Edit',
    reason: "This task is off, so you can't edit it.",
  }),
});

export const Inactive = meta.story({
  parameters: { scenario: clientInactive, states: ['client.card.inactive'] },
  play: shows('Inactive'),
});

export const Sparse = meta.story({
  parameters: { scenario: clientSparse, states: ['client.card.sparse'] },
  play: async (context) => {
    const card = await onlyTask(context);
    await expect(card.getByText('No location given')).toBeVisible();
  },
});

export const LongTexts = meta.story({
  parameters: { scenario: clientLong, chromatic: inThreeModes },
  play: openDashboard,
});
