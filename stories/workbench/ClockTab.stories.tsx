import { inPanel } from './StagedWorkbench.tsx';
import { expect } from 'storybook/test';
import type { MockState } from '#mocks/scenarios/state.ts';
import { inAllModes } from '#states/modes.ts';
import { ClockTab } from '#workbench/tabs/ClockTab.tsx';
import preview from '../../.storybook/preview.tsx';

/** The time of the app: it can stand still and move on, and go back to the present. */
const meta = preview.meta({ title: 'Workbench/Clock' });

const showing = (state: MockState) => inPanel(<ClockTab />, { state });

/** Moved on and stopped, then back to the present. */
export const Steered = meta.story({
  render: showing({ scenario: 'offers-card-pending', clock: '+11d' }),
  parameters: { chromatic: inAllModes },
  play: async ({ canvas, userEvent, step }) => {
    await step('It starts at the time of its scenario', async () => {
      await expect(await canvas.findByText("11 days ahead of the system's time")).toBeVisible();
      await expect(canvas.getByText('Wed, Mar 25, 2026, UTC')).toBeVisible();
    });
    await step('It goes back to the present', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Back to the present' }));
      await expect(await canvas.findByText("The same as the system's time")).toBeVisible();
    });
    await step('It moves on while it stands still', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Stop the clock' }));
      await expect(canvas.getByText('Stopped')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: '+30 s' }));
      await expect(canvas.getByText('10:00:30 AM')).toBeVisible();
      await expect(canvas.getByText('Moved forward by 30 seconds.')).toBeVisible();
    });
  },
});

/** Any time, with the keyboard; a time that can't be read says what can. */
export const AnyTime = meta.story({
  render: showing({ scenario: 'demo' }),
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByLabelText('Another time');
    await userEvent.type(field, '31s{Enter}');
    await expect(canvas.getByText('10:00:31 AM')).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, '+2w{Enter}');
    await expect(field).toHaveAccessibleDescription(/units: ms, s, m, h, d; at most \+366d/);
    await expect(canvas.getByText('10:00:31 AM')).toBeVisible();
  },
});
