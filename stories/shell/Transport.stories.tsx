import { screen, expect } from 'storybook/test';
import { people } from '#mocks/fixtures/accounts.ts';
import { showsLater, showsText } from '../screens/steps.ts';
import { login, register } from '#src/contract/auth.ts';
import { getDashboard } from '#src/contract/dashboards.ts';
import { listOffers } from '#src/contract/offers.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { answersHtml, answersWith, fails, offline, slow } from '#mocks/faults/faults.ts';
import { samePictureAs } from '#states/modes.ts';
import preview from '#stories/stage/preview.tsx';
import { stageOf } from '#stories/stage/stage-addon.ts';
import { signsIn } from '../screens/auth/sign-in-steps.ts';
import { fillSignUp, newcomer, signUpField, submitSignUp } from '../screens/auth/sign-up-steps.ts';
import { dashboardLoaded } from '#mocks/scenarios/dashboard.ts';
import { offersLoaded } from '#mocks/scenarios/offers.ts';
import { home } from '#mocks/scenarios/shell.ts';
import { OffersScreen } from '#src/screens/offers/OffersScreen.tsx';
import { DashboardScreen } from '#src/screens/dashboard/DashboardScreen.tsx';
import { AuthScreen } from '#src/screens/auth/AuthScreen.tsx';

/** What the client makes of the answers of any server, each shown on a real screen. */
const meta = preview.meta({ title: 'Shell/Transport' });

export const ServerMessage = meta.story({
  parameters: {
    scenario: offersLoaded,
    screens: [OffersScreen],
    faults: [fails(listOffers, 403, { message: 'Your account is on hold. Please contact us.' })],
    states: ['api.error.server-message'],
  },
  play: async (context) => {
    await showsText('Your account is on hold. Please contact us.')(context);
    await expect(screen.queryByText('Failed to fetch offers')).toBeNull();
  },
});

export const Fallback = meta.story({
  parameters: {
    scenario: dashboardLoaded,
    screens: [DashboardScreen],
    faults: [fails(getDashboard, 500)],
    states: ['api.error.fallback'],
    chromatic: samePictureAs('screens-dashboard/server-error.desktop-light'),
  },
});

export const FieldMap = meta.story({
  parameters: {
    scenario: home,
    screens: [AuthScreen],
    at: paths.auth.to({ tab: 'register' }),
    subject: '[data-card]',
    faults: [
      fails(register, 422, {
        message: 'Check your input and try again.',
        errors: {
          email: ['This email address is taken.', 'This second message is not shown.'],
          city: ['We are not in your city yet.'],
        },
      }),
    ],
    states: ['api.error.field-map'],
  },
  play: async (context) => {
    const { canvas } = context;
    await fillSignUp(context, newcomer);
    await submitSignUp(context);
    await canvas.findByText('This email address is taken.');
    await expect(canvas.queryByText('This second message is not shown.')).toBeNull();
    await expect(await signUpField(canvas, 'email')).toHaveFocus();
    await expect(await signUpField(canvas, 'city')).toBeInvalid();
  },
});

export const Network = meta.story({
  parameters: {
    scenario: home,
    screens: [AuthScreen],
    at: paths.auth.to(),
    subject: '[data-card]',
    faults: [offline(login)],
    states: ['api.error.network'],
    chromatic: samePictureAs('screens-auth-sign-in/server-error.desktop-light'),
    steps: signsIn(people.client.email),
  },
  play: showsText('Login failed. Please try again.'),
});

export const NotJson = meta.story({
  parameters: {
    scenario: offersLoaded,
    screens: [OffersScreen],
    faults: [answersHtml(listOffers, 502)],
    states: ['api.error.not-json'],
    chromatic: samePictureAs('screens-offers-list/server-error.desktop-light'),
  },
  play: showsText('Failed to fetch offers'),
});

export const Slow = meta.story({
  parameters: {
    scenario: dashboardLoaded,
    screens: [DashboardScreen],
    faults: [slow(getDashboard, 3_000)],
    states: ['api.slow'],
    chromatic: samePictureAs('screens-dashboard/loading.desktop-light'),
  },
  play: showsLater(2_999, 'Loading your stats'),
});

export const ContractDrift = meta.story({
  parameters: {
    scenario: offersLoaded,
    screens: [OffersScreen],
    faults: [answersWith(listOffers, { offers: 'none', pagination: { total: '24' } })],
    states: ['api.contract-drift'],
    chromatic: samePictureAs('screens-offers-list/server-error.desktop-light'),
  },
  play: async (context) => {
    await expect(await context.canvas.findByText('Failed to fetch offers')).toBeVisible();
    await expect(stageOf(context).problems).toEqual([
      {
        title: 'GET /offers broke the contract',
        details: [
          'offers: expected array, got string (4 characters)',
          'pagination.has_more: expected boolean, got nothing',
          'pagination.total: expected number, got string (2 characters)',
        ],
      },
    ]);
  },
});
