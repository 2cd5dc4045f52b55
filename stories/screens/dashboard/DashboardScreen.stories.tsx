import { http, HttpResponse } from 'msw';
import { settled, showsText } from '../steps.ts';
import { expect } from 'storybook/test';
import { getDashboard } from '#src/contract/dashboards.ts';
import { fails, never } from '#mocks/faults/faults.ts';
import { inAllModes, onlyIn, samePictureAs } from '#states/modes.ts';
import preview from '#stories/stage/preview.tsx';
import { authCopy } from '#src/features/auth/copy.ts';
import { dashboardLoaded } from '#mocks/scenarios/dashboard.ts';
import { DashboardScreen } from '#src/screens/dashboard/DashboardScreen.tsx';
import { AuthScreen } from '#src/screens/auth/AuthScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Dashboard',
  component: DashboardScreen,
  parameters: { scenario: dashboardLoaded },
});

export const Loaded = meta.story({
  parameters: {
    chromatic: inAllModes,
    states: ['dashboard.loaded', 'dashboard.recent-activity.empty', 'dashboard.shortcuts'],
  },
});

export const Worker = meta.story({ parameters: { as: 'worker' } });

export const SparseProfile = meta.story({
  parameters: { as: 'sparse', states: ['dashboard.profile.sparse'] },
  play: showsText('Not provided'),
});

export const Unverified = meta.story({
  parameters: { as: 'unverified', states: ['dashboard.profile.unverified'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Email not verified')).toBeVisible();
    // The alert is the first thing on the page.
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent('uma@nearhand.example');
    const heading = canvas.getByRole('heading', { level: 1 });
    await expect(heading.compareDocumentPosition(alert)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  },
});

export const LongTexts = meta.story({
  parameters: { as: 'longName' },
});

export const Loading = meta.story({
  parameters: { faults: [never(getDashboard)], states: ['dashboard.loading'] },
  play: showsText('Loading your stats'),
});

export const ServerError = meta.story({
  parameters: { faults: [fails(getDashboard, 500)], states: ['dashboard.error'] },
});

export const NetworkError = meta.story({
  parameters: { chromatic: samePictureAs('screens-dashboard/server-error.desktop-light') },
  beforeEach: ({ msw }) => msw.use(http.get('/api/dashboard', () => HttpResponse.error())),
});

export const SignedOut = meta.story({
  parameters: { as: 'nobody', screens: [AuthScreen], states: ['dashboard.guard.warning'] },
  play: showsText(authCopy.reasons['sign-in-needed'].title),
});

export const DeadToken = meta.story({
  parameters: {
    screens: [AuthScreen],
    faults: [fails(getDashboard, 401, { message: 'Sign in to continue.' })],
    subject: '[data-card]',
  },
  play: showsText(authCopy.reasons['session-ended'].title),
});

export const Phone = meta.story({
  parameters: {
    states: ['dashboard.mobile'],
    chromatic: samePictureAs('screens-dashboard/loaded.phone-light'),
  },
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await settled(context);
    // All four shortcuts are on the first screen.
    const last = context.canvas.getByRole('link', { name: 'My Jobs' }).getBoundingClientRect();
    await expect(last.bottom).toBeLessThan(window.innerHeight);
  },
});

export const SmallPhone = meta.story({
  parameters: { as: 'longName', chromatic: onlyIn('small light') },
  globals: { viewport: { value: 'small' } },
});
