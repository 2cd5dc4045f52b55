import { screen, userEvent, waitFor } from 'storybook/test';
import { describe, expect, it, vi } from 'vitest';
import { login } from '#src/contract/auth.ts';
import { never, offline, once } from '#mocks/faults/faults.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { SESSION_KEYS } from '#src/domain/session-keys.ts';
import { seededAccounts } from '#mocks/fixtures/accounts.ts';
import { checkStates } from '#stories/stage/states.ts';
import { settle } from '#stories/stage/settle.ts';
import { fillSignIn, submitSignIn } from '#stories/screens/auth/sign-in-steps.ts';
import { openVerification } from '#stories/screens/auth/verification-steps.ts';
import { renderStage } from '../render-stage.tsx';
import { authCopy } from '#src/features/auth/copy.ts';
import { home } from '#mocks/scenarios/shell.ts';
import { AuthScreen } from '#src/screens/auth/AuthScreen.tsx';
import { DashboardScreen } from '#src/screens/dashboard/DashboardScreen.tsx';

const screens = [AuthScreen, DashboardScreen];

const [client] = seededAccounts;

describe('sign-in', () => {
  it('stores token and user and loads the dashboard [auth.login.success.verified]', async () => {
    const { stage, canvas, element } = await renderStage(screens, {
      scenario: home,
      at: paths.auth.to(),
    });
    await fillSignIn({ canvas, userEvent }, client);
    await submitSignIn({ canvas, userEvent });
    await canvas.findByRole('heading', { name: 'Hello, Clara' });
    expect(stage.fullNavigations).toEqual(['/dashboard']);
    const token = stage.storage.get(SESSION_KEYS.token) ?? '';
    expect(stage.server.world.viewerOf(token)?.email).toBe(client?.email);
    expect(stage.storage.get(SESSION_KEYS.user)).toContain('"first_name":"Clara"');
    expect(stage.storage.get(SESSION_KEYS.user)).not.toContain('password');
    checkStates(['auth.login.success.verified'], element);
  });
});

describe('the message of a page that requires sign-in', () => {
  it('is gone once the form has failed, which keeps what was typed, also while it is sent again', async () => {
    const { stage, canvas } = await renderStage(screens, {
      scenario: home,
      at: paths.dashboard.to(),
      faults: [once(offline(login)), never(login)],
    });
    const { title } = authCopy.reasons['sign-in-needed'];
    await canvas.findByText(title);
    await fillSignIn({ canvas, userEvent }, client);
    await submitSignIn({ canvas, userEvent });
    await canvas.findByText(authCopy.failed);
    expect(canvas.queryByText(title)).toBeNull();
    expect(canvas.getByLabelText<HTMLInputElement>('Email').value).toBe(client?.email);
    expect(canvas.getByLabelText<HTMLInputElement>('Password').value).toBe(client?.password);
    await submitSignIn({ canvas, userEvent });
    await settle(stage);
    expect(canvas.queryByRole('alert')).toBeNull();
  });
});

describe('a browser that blocks storage', () => {
  it('keeps the session inside the app, and says that it will not last', async () => {
    const { stage, canvas } = await renderStage(screens, {
      scenario: home,
      at: paths.auth.to(),
    });
    vi.spyOn(stage.storage, 'isPersistent').mockReturnValue(false);
    await fillSignIn({ canvas, userEvent }, client);
    await submitSignIn({ canvas, userEvent });
    await canvas.findByRole('heading', { name: 'Hello, Clara' });
    canvas.getByText(authCopy.notKept);
    expect(stage.fullNavigations).toEqual([]);
    expect(stage.address()).toBe('/dashboard');
  });
});

describe('an unverified account', () => {
  it('does not lead to the dashboard of another user who is signed in', async () => {
    const { stage, canvas } = await renderStage(screens, {
      scenario: home,
      at: paths.auth.to(),
      as: 'client',
    });
    await openVerification({ canvas, userEvent });
    // The dialog listens for Escape only once it has rendered.
    await settle(stage);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await canvas.findByRole('button', { name: 'Enter code' });
    expect(canvas.queryByRole('link', { name: 'Skip for now' })).toBeNull();
  });
});

describe('the tabs', () => {
  it('switch without adding a history entry [auth.tab.switch-keeps-history]', async () => {
    const { stage, canvas, element } = await renderStage(screens, {
      id: 'sign-in-as-worker',
      title: 'Sign in as a worker',
      at: '/auth?type=worker',
    });
    const actions: string[] = [];
    stage.visit().router.subscribe(({ historyAction }) => actions.push(historyAction));
    await userEvent.type(canvas.getByLabelText('Email'), 'clara@');
    await userEvent.click(canvas.getByRole('tab', { name: 'Sign up' }));
    await canvas.findByRole('form', { name: 'Sign up' });
    await settle(stage);
    expect(stage.address()).toBe('/auth?type=worker&tab=register');
    expect(new Set(actions)).toEqual(new Set(['REPLACE']));
    expect(canvas.getByLabelText('Email')).toHaveProperty('value', 'clara@');
    checkStates(['auth.tab.switch-keeps-history'], element);
  });
});
