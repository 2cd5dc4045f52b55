import { http, HttpResponse } from 'msw';
import type { Canvas } from 'storybook/internal/csf';
import { expect, within } from 'storybook/test';
import { getWorkerDashboard } from '#src/contract/dashboards.ts';
import { SLOW_MS } from '#src/lib/calls/use-is-slow.ts';
import { answersWith, fails, never } from '#mocks/faults/faults.ts';
import { inAllModes, inThreeModes, onlyIn, samePictureAs } from '#states/modes.ts';
import preview from '#stories/stage/preview.tsx';
import { UPCOMING_DELAY_MS } from '#src/domain/upcoming-offers.ts';
import { showsLater, showsText } from '../steps.ts';
import { arrive, cardsOf } from './worker-steps.ts';
import {
  workerAccepted,
  workerLarge,
  workerLoaded,
  workerNew,
  workerOverdue,
  workerUnread100,
} from '#mocks/scenarios/worker.ts';
import { WorkerScreen } from '#src/screens/worker/WorkerScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Worker/Summary',
  component: WorkerScreen,
  parameters: { scenario: workerLoaded },
});

/** The values of the six figures, in order. */
const figures = (canvas: Canvas) =>
  within(canvas.getByRole('region', { name: 'Your stats' }))
    .getAllByRole('definition')
    .map(({ textContent }) => textContent);

/** The values of the Quick Stats, in order. */
const quickStats = (canvas: Canvas) =>
  within(canvas.getByRole('region', { name: 'Quick Stats' })).getAllByRole('definition');

export const Loaded = meta.story({
  parameters: { states: ['worker.loaded'], chromatic: inAllModes },
  play: async (context) => {
    await arrive(context);
    await expect(figures(context.canvas)).toEqual(['16', '5', '$510', '50%', '2', '3']);
  },
});

export const Loading = meta.story({
  parameters: {
    faults: [never(getWorkerDashboard)],
    states: ['worker.loading'],
    chromatic: inThreeModes,
  },
  play: showsText('Loading your stats', 'Loading your upcoming offers'),
});

/** After ten seconds there is a way out, and the offers no longer wait. */
export const Slow = meta.story({
  parameters: { faults: [never(getWorkerDashboard)] },
  play: async (context) => {
    await showsLater(SLOW_MS, 'Try again')(context);
    await expect(await cardsOf(context)).toHaveLength(5);
  },
});

/** The offers don't need the summary. */
export const ServerError = meta.story({
  parameters: { faults: [fails(getWorkerDashboard, 500)], states: ['worker.error.load'] },
  play: async (context) => {
    await expect(await cardsOf(context)).toHaveLength(5);
    for (const value of quickStats(context.canvas))
      await expect(value).toHaveTextContent('Unknown');
  },
});

export const BrokenAnswer = meta.story({
  parameters: {
    faults: [answersWith(getWorkerDashboard, { success: true, dashboard: { summary: {} } })],
    states: ['worker.error.load'],
    chromatic: samePictureAs('screens-worker-summary/server-error.desktop-light'),
  },
  play: arrive,
});

export const ServerMessage = meta.story({
  parameters: { subject: { region: 'Your stats' } },
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('/api/dashboard/worker', () =>
        HttpResponse.json({ message: 'We are closed until noon.' }, { status: 503 }),
      ),
    ),
  play: showsLater(UPCOMING_DELAY_MS, 'We are closed until noon.'),
});

export const New = meta.story({
  parameters: {
    scenario: workerNew,
    states: ['worker.stats.zero', 'worker.offers.empty'],
    chromatic: inThreeModes,
  },
  play: async (context) => {
    await arrive(context);
    await expect(figures(context.canvas)).toEqual(['0', '0', '$0', '0%', '0', '0']);
  },
});

export const Large = meta.story({
  parameters: {
    scenario: workerLarge,
    states: ['worker.stats.large'],
    subject: { region: 'Your stats' },
  },
  play: arrive,
});

export const ManyUnread = meta.story({
  parameters: { scenario: workerUnread100, states: ['worker.unread-badge'], subject: 'nav' },
  play: async (context) => {
    await arrive(context);
    await expect(figures(context.canvas).at(-1)).toBe('100');
  },
});

export const NothingOverdue = meta.story({
  parameters: {
    scenario: workerAccepted,
    states: ['worker.quick-stats.overdue-0'],
    subject: { region: 'Quick Stats' },
  },
  play: async (context) => {
    await arrive(context);
    const overdue = quickStats(context.canvas).at(-1);
    await expect(overdue).toHaveTextContent('0');
    await expect(overdue?.querySelector('[data-tone="danger"], svg')).toBeNull();
  },
});

/** Red, with an icon: color alone says nothing. */
export const OneOverdue = meta.story({
  parameters: {
    scenario: workerOverdue,
    states: ['worker.quick-stats.overdue-1'],
    subject: { region: 'Quick Stats' },
  },
  play: async (context) => {
    await arrive(context);
    const overdue = quickStats(context.canvas).at(-1);
    await expect(overdue).toHaveTextContent('1');
    await expect(overdue?.querySelector('[data-tone="danger"] svg')).toBeVisible();
  },
});

export const QuickActions = meta.story({
  parameters: {
    scenario: workerNew,
    states: ['worker.quick-actions'],
    subject: { region: 'Quick Actions' },
  },
  play: async (context) => {
    await arrive(context);
    const actions = within(context.canvas.getByRole('region', { name: 'Quick Actions' }));
    await expect(actions.getByRole('link', { name: 'Browse Tasks' })).toHaveAttribute(
      'href',
      '/worker/tasks',
    );
    const update = actions.getByRole('button', { name: 'Update Profile' });
    await expect(update).toHaveAccessibleDescription("You can't edit your profile yet.");
    update.focus();
  },
});

export const LongName = meta.story({
  parameters: { scenario: workerNew, as: 'longName', subject: 'header' },
  play: arrive,
});

export const Phone = meta.story({
  parameters: {
    states: ['worker.mobile'],
    chromatic: samePictureAs('screens-worker-summary/loaded.phone-light'),
  },
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await expect(await cardsOf(context)).toHaveLength(5);
    // Two figures in a row.
    const tops = within(context.canvas.getByRole('region', { name: 'Your stats' }))
      .getAllByRole('definition')
      .map((figure) => figure.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(3);
  },
});

export const SmallPhone = meta.story({
  parameters: { chromatic: onlyIn('small light') },
  globals: { viewport: { value: 'small' } },
  play: arrive,
});
