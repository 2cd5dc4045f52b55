import { screen, userEvent, within } from 'storybook/test';
import { describe, expect, it } from 'vitest';
import { getProfile } from '#src/contract/reviews.ts';
import { fails, once, slow } from '#mocks/faults/faults.ts';
import { people } from '#mocks/fixtures/accounts.ts';
import { settle } from '#stories/stage/settle.ts';
import { renderStage } from '../render-stage.tsx';
import { advance, button, press, sent, visit } from '../steps.ts';
import { dashboardLoaded } from '#mocks/scenarios/dashboard.ts';
import { profileFiveStarAll, profileLoaded } from '#mocks/scenarios/profiles.ts';
import { home } from '#mocks/scenarios/shell.ts';
import { tasksOne } from '#mocks/scenarios/tasks.ts';
import { DashboardScreen } from '#src/screens/dashboard/DashboardScreen.tsx';
import { HomeScreen } from '#src/screens/home/HomeScreen.tsx';
import { UserScreen } from '#src/screens/user/UserScreen.tsx';
import { WorkerTasksScreen } from '#src/screens/worker-tasks/WorkerTasksScreen.tsx';
import { NotFoundScreen } from '#src/screens/not-found/NotFoundScreen.tsx';
import { ReviewsScreen } from '#src/screens/reviews/ReviewsScreen.tsx';

const screens = [
  UserScreen,
  DashboardScreen,
  HomeScreen,
  WorkerTasksScreen,
  NotFoundScreen,
  ReviewsScreen,
];

const name = () => screen.getByRole('heading', { level: 1 }).textContent;
const shown = () => screen.queryAllByRole('article').length;

describe('the address', () => {
  it.each(['abc', '2147483648', '02'])('of %s is not found, without a call', async (id) => {
    const { stage } = await renderStage(screens, { scenario: profileLoaded, at: `/user/${id}` });
    screen.getByText('User profile not found.');
    expect(sent(stage, getProfile)).toBe(0);
  });

  it.each([
    [{ message: 'This account was closed.' }, 'This account was closed.'],
    [null, 'User profile not found.'],
  ])('of nobody shows the message of a 404 with %j', async (body, text) => {
    const { stage } = await renderStage(screens, dashboardLoaded);
    stage.server.addFault(fails(getProfile, 404, body));
    await visit(stage, '/user/2');
    screen.getByText(text);
  });

  it('that changes shows the other profile only, also while the first is on its way', async () => {
    const { stage } = await renderStage(screens, home);
    const { worker, sparse } = people;
    stage.server.addFault(once(slow(getProfile, 5_000)));
    await visit(stage, `/user/${worker.id}`);
    await visit(stage, `/user/${sparse.id}`);
    expect(name()).toBe('Sam Ito');
    await advance(stage, 5_000);
    expect(name()).toBe('Sam Ito');
    expect(document.title).toBe('Sam Ito · Nearhand');
    expect(document.body.textContent).not.toContain('Okafor');
  });

  it('that changes shows nothing of the profile before while the other one loads', async () => {
    const { stage } = await renderStage(screens, profileLoaded);
    stage.server.addFault(slow(getProfile, 5_000));
    await visit(stage, '/user/3');
    expect(document.body.textContent).not.toContain('Okafor');
    expect(shown()).toBe(0);
    await advance(stage, 5_000);
    expect(name()).toBe('Sam Ito');
  });
});

describe('Back', () => {
  it.each([
    ['the dashboard when signed in', 'client', '/dashboard'],
    ['the home page when signed out', 'nobody', '/'],
  ] as const)('of a page opened directly leads to %s [user.back]', async (_, as, path) => {
    const { stage } = await renderStage(screens, { scenario: profileLoaded, as });
    await press(stage, 'Back');
    expect(stage.address()).toBe(path);
  });

  it('returns to the page before the profile [user.back]', async () => {
    const { stage } = await renderStage(screens, dashboardLoaded);
    await visit(stage, '/about');
    await visit(stage, '/user/2');
    await visit(stage, '/user/2');
    await visit(stage, -1);
    await press(stage, 'Back');
    expect(stage.address()).toBe('/about');
  });
});

describe('the link to all reviews', () => {
  it('leads to the reviews of this user', async () => {
    const { stage } = await renderStage(screens, profileLoaded);
    await press(stage, 'See all reviews');
    expect(stage.address()).toBe('/reviews?tab=browse&user_id=2');
    screen.getByText('Showing 12 of 23');
    await visit(stage, -1);
    expect(name()).toBe('Wes Okafor');
  });

  it.each([
    ['a signed-out visitor', { scenario: profileLoaded, as: 'nobody' }],
    ['a profile that has them all', { scenario: profileFiveStarAll }],
  ] as const)('is absent for %s', async (_, state) => {
    await renderStage(screens, state);
    expect(screen.queryByRole('link', { name: /^See all/ })).toBe(null);
  });
});

describe('sharing', () => {
  it.each([
    ['copied', 'Link copied.'],
    ['failed', "We couldn't copy the link. Copy it from the address bar."],
  ] as const)('tells when the link was %s', async (outcome, text) => {
    const { stage } = await renderStage(screens, {
      scenario: profileLoaded,
      at: '/user/2?from=mail',
    });
    stage.endSharing(outcome);
    await userEvent.click(button('Share'));
    await screen.findByText(text);
    expect(stage.sharedPages).toEqual([{ title: 'Wes Okafor on Nearhand', path: '/user/2' }]);
  });

  it.each(['shared', 'dismissed'] as const)('says nothing when it was %s', async (outcome) => {
    const { stage } = await renderStage(screens, profileLoaded);
    stage.endSharing(outcome);
    await press(stage, 'Share');
    expect(stage.visit().services.notices.current()).toBe(null);
  });
});

describe('a link to a profile', () => {
  it('in the details of a task leads there, and Back returns to the details', async () => {
    const at = '/worker/tasks?task=12';
    const { stage } = await renderStage(screens, { scenario: tasksOne, at });
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('link', { name: 'Clara Novak' }));
    await settle(stage);
    expect(stage.address()).toBe('/user/1');
    await userEvent.click(await screen.findByRole('button', { name: 'Back' }));
    await settle(stage);
    expect(stage.address()).toBe(at);
    await screen.findByRole('dialog');
  });
});
