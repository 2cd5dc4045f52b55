import { userEvent } from 'storybook/test';
import { describe, expect, it, vi } from 'vitest';
import { paths } from '#src/lib/navigation/paths.ts';
import { getDashboard, getWorkerDashboard } from '#src/contract/dashboards.ts';
import { listOffers } from '#src/contract/offers.ts';
import { getUserStats, listPendingReviews, listReviews } from '#src/contract/reviews.ts';
import { myTasks } from '#src/contract/tasks.ts';
import { SESSION_KEYS } from '#src/domain/session-keys.ts';
import { createApi } from '#src/lib/calls/api.ts';
import { fails } from '#mocks/faults/faults.ts';
import { settle } from '#stories/stage/settle.ts';
import type { Stage } from '#stories/stage/stage.ts';
import { renderApp } from '../render-app.tsx';
import { signInElsewhere } from '../steps.ts';
import { authCopy } from '#src/features/auth/copy.ts';
import { shellCopy } from '#src/app/copy.ts';
import { dashboardBrokenUser, dashboardLoaded } from '#mocks/scenarios/dashboard.ts';
import { offersLoaded } from '#mocks/scenarios/offers.ts';
import { home } from '#mocks/scenarios/shell.ts';
import { reviewsLoaded } from '#mocks/scenarios/reviews.ts';
import { pendingReviewsLoaded } from '#mocks/scenarios/pending-reviews.ts';

const SIGNED_OUT = [null, null, null];

function session(stage: Stage): (string | null)[] {
  return Object.values(SESSION_KEYS).map((key) => stage.storage.get(key));
}

function revokeTokens(stage: Stage): void {
  stage.server.world.tokens.replaceAll([]);
}

describe('a 401', () => {
  it('clears the session and redirects to sign-in [shell.unauthorized.event]', async () => {
    const { stage, canvas } = await renderApp({
      scenario: home,
      at: paths.offers.to(),
      as: 'client',
    });
    stage.storage.set(SESSION_KEYS.role, 'client');
    revokeTokens(stage);
    await expect(createApi(stage.environment).call(getDashboard, {})).rejects.toThrow();
    await canvas.findByText(authCopy.reasons['session-ended'].title);
    expect(session(stage)).toEqual(SIGNED_OUT);
    expect(stage.address()).toBe('/auth');
  });

  it.each([
    ['the tasks client [shell.unauthorized.tasks-client]', myTasks],
    ['the dashboard client [shell.unauthorized.dashboard-client]', getWorkerDashboard],
  ] as const)('does the same for %s', async (_, endpoint) => {
    const { stage, canvas } = await renderApp({
      scenario: home,
      at: paths.offers.to(),
      as: 'client',
    });
    stage.server.addFault(fails(endpoint, 401, {}));
    const api = createApi(stage.environment);
    const call = endpoint === myTasks ? api.call(myTasks, { query: {} }) : api.call(endpoint, {});
    await expect(call).rejects.toThrow(endpoint.fallback);
    await canvas.findByText(authCopy.reasons['session-ended'].title);
    expect(session(stage)).toEqual(SIGNED_OUT);
  });

  it('does not trap the visitor on the sign-in page', async () => {
    const { stage, canvas } = await renderApp({
      scenario: dashboardLoaded,
      faults: [fails(getDashboard, 401, { message: 'Sign in to continue.' })],
    });
    await canvas.findByText(authCopy.reasons['session-ended'].title);
    await userEvent.click(canvas.getByRole('link', { name: 'Home' }));
    await canvas.findByRole('link', { name: 'Earn money as a student' });
    await settle(stage);
    expect(stage.address()).toBe('/');
  });
});

describe('pages without a guard', () => {
  it.each([
    [
      '/offers fetches its list, and the 401 redirects to sign-in [shell.unguarded.offers.anon]',
      offersLoaded,
      [listOffers],
    ],
    [
      '/reviews does the same [shell.unguarded.reviews.anon]',
      reviewsLoaded,
      [getUserStats, listReviews],
    ],
    [
      '/pending-reviews does the same [shell.unguarded.pending-reviews.anon]',
      pendingReviewsLoaded,
      [listPendingReviews],
    ],
  ] as const)('%s', async (_, scenario, calls) => {
    const { stage, canvas } = await renderApp({ scenario, as: 'nobody' });
    await canvas.findByText(authCopy.reasons['sign-in-needed'].title);
    const asked = new Set(stage.server.seen.map(({ call }) => call));
    expect(asked).toEqual(new Set(calls.map(({ name }) => name)));
    expect(stage.address()).toBe('/auth');
  });

  it('shows no error while the sign-in page loads', async () => {
    const { stage, canvas } = await renderApp(
      { scenario: offersLoaded, as: 'nobody', at: paths.home.to() },
      { 'Screen auth': 'hangs' },
    );
    await stage.visit().router.navigate(paths.offers.to());
    await vi.waitFor(() => expect(stage.visit().router.state.navigation.state).toBe('loading'));
    await canvas.findByLabelText(shellCopy.loading);
    expect(stage.address()).toBe('/offers');
    expect(canvas.queryByText(/Sign in to continue/)).toBeNull();
    stage.code.set('Screen auth', 'loads');
    await canvas.findByText(authCopy.reasons['sign-in-needed'].title);
  });

  it('/user/7 stays open, and a 401 redirects to sign-in [shell.unguarded.user.anon]', async () => {
    const at = '/user/7';
    const { stage, canvas } = await renderApp({ id: 'visitor', title: 'A visitor', at });
    expect(stage.address()).toBe(at);
    await expect(createApi(stage.environment).call(getDashboard, {})).rejects.toThrow(
      'Sign in to continue.',
    );
    await canvas.findByText(authCopy.reasons['sign-in-needed'].title);
    expect(stage.address()).toBe('/auth');
  });
});

describe('another tab', () => {
  it('that signs in another user shows that user, and no data of the previous one', async () => {
    const { stage, canvas } = await renderApp(dashboardLoaded);
    canvas.getByRole('link', { name: 'Messages 1 unread message' });
    signInElsewhere(stage, 'worker');
    await canvas.findByRole('heading', { name: 'Hello, Wes' });
    await settle(stage);
    canvas.getByRole('link', { name: 'Messages 2 unread messages' });
  });
});

describe('a corrupt user record', () => {
  it('counts as signed out [shell.session.user-json-broken]', async () => {
    const { stage, canvas } = await renderApp(dashboardBrokenUser);
    canvas.getByText(authCopy.reasons['sign-in-needed'].title);
    expect(stage.server.seen).toEqual([]);
  });
});
