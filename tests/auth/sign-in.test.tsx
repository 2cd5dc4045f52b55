import { screen, userEvent, waitFor } from 'storybook/test';
import { describe, expect, it, vi } from 'vitest';
import { login } from '#src/contract/auth.ts';
import { answersWith, never, offline, once, slow } from '#mocks/faults/faults.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { SLOW_MS } from '#src/lib/calls/use-is-slow.ts';
import { SESSION_KEYS } from '#src/domain/session-keys.ts';
import { seededAccounts } from '#mocks/fixtures/accounts.ts';
import { checkStates } from '#stories/checks/states.ts';
import { settle } from '#stories/stage/settle.ts';
import { fillSignIn, submitSignIn } from '#stories/screens/auth/sign-in-steps.ts';
import { openVerification } from '#stories/screens/auth/verification-steps.ts';
import { renderStage } from '../render-stage.tsx';
import { authCopy } from '#src/features/auth/copy.ts';

const [client] = seededAccounts;

describe('sign-in', () => {
  it('stores token and user and loads the dashboard [auth.login.success.verified]', async () => {
    const { stage, canvas, element } = await renderStage({ scenario: 'home', at: paths.auth.to() });
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

  it('returns to the page that required it', async () => {
    const { stage, canvas } = await renderStage({
      id: 'worker-signed-out',
      title: 'Worker, signed out',
      at: '/worker?from=mail',
    });
    await fillSignIn({ canvas, userEvent }, client);
    await submitSignIn({ canvas, userEvent });
    await canvas.findByRole('button', { name: /Clara/ });
    expect(stage.fullNavigations).toEqual(['/worker?from=mail']);
  });

  it('sends one request, no matter how often the button is clicked', async () => {
    const { stage, canvas } = await renderStage({
      scenario: 'home',
      at: paths.auth.to(),
      faults: [slow(login, 2_000)],
    });
    await fillSignIn({ canvas, userEvent }, client);
    const button = canvas.getByRole('button', { name: 'Sign in' });
    button.click();
    button.click();
    await userEvent.dblClick(button);
    await userEvent.type(canvas.getByLabelText('Password'), '{Enter}');
    await settle(stage);
    expect(stage.server.seen.filter(({ call }) => call === 'auth.login')).toHaveLength(1);
  });

  it('keeps the input when the request fails, and succeeds on retry', async () => {
    const { stage, canvas } = await renderStage({
      scenario: 'home',
      at: paths.auth.to(),
      faults: [once(offline(login))],
    });
    await fillSignIn({ canvas, userEvent }, client);
    await submitSignIn({ canvas, userEvent });
    await canvas.findByText('Login failed. Please try again.');
    await submitSignIn({ canvas, userEvent });
    await canvas.findByRole('heading', { name: 'Hello, Clara' });
    expect(stage.fullNavigations).toEqual(['/dashboard']);
  });

  it('reports contract violations to the developer', async () => {
    const { stage, canvas } = await renderStage({
      scenario: 'home',
      at: paths.auth.to(),
      faults: [answersWith(login, { data: { user: { id: 'one' }, token: 5 } })],
    });
    await fillSignIn({ canvas, userEvent }, client);
    await submitSignIn({ canvas, userEvent });
    await canvas.findByText('Login failed. Please try again.');
    const [problem] = stage.problems;
    expect(problem?.title).toBe('POST /auth/login broke the contract');
    expect(problem?.details).toContain('data.user.id: expected number, got string (3 characters)');
    expect(problem?.details).toContain('data.token: expected string, got number');
  });
});

describe('the message of a page that requires sign-in', () => {
  it('is gone once the form has failed, also while it is sent again', async () => {
    const { stage, canvas } = await renderStage({
      scenario: 'home',
      at: paths.dashboard.to(),
      faults: [once(offline(login)), never(login)],
    });
    const { title } = authCopy.reasons['sign-in-needed'];
    await canvas.findByText(title);
    await fillSignIn({ canvas, userEvent }, client);
    await submitSignIn({ canvas, userEvent });
    await canvas.findByText(authCopy.failed);
    expect(canvas.queryByText(title)).toBeNull();
    await submitSignIn({ canvas, userEvent });
    await settle(stage);
    expect(canvas.queryByRole('alert')).toBeNull();
  });
});

describe('a sign-in without an answer', () => {
  it('can be given up, with everything typed still there', async () => {
    const { stage, canvas } = await renderStage({
      scenario: 'home',
      at: paths.auth.to(),
      faults: [once(never(login))],
    });
    await fillSignIn({ canvas, userEvent }, client);
    await submitSignIn({ canvas, userEvent });
    await settle(stage);
    stage.clock.advance(SLOW_MS - 1);
    await settle(stage);
    expect(canvas.queryByText('Taking longer than usual')).toBeNull();
    stage.clock.advance(1);
    await userEvent.click(await canvas.findByRole('button', { name: 'Stop waiting' }));
    await canvas.findByText('Login failed. Please try again.');
    expect(canvas.getByLabelText('Email')).toHaveProperty('value', client?.email);
    expect(canvas.getByLabelText('Email')).toHaveProperty('readOnly', false);
    expect(canvas.getByLabelText('Password')).toHaveProperty('value', client?.password);
    expect(document.activeElement).toBe(canvas.getByLabelText('Email'));
    expect(canvas.getByRole('tab', { name: 'Sign up' })).toHaveProperty('disabled', false);
    await submitSignIn({ canvas, userEvent });
    await canvas.findByRole('heading', { name: 'Hello, Clara' });
  });
});

describe('a browser that blocks storage', () => {
  it('keeps the session inside the app, and says that it will not last', async () => {
    const { stage, canvas } = await renderStage({ scenario: 'home', at: paths.auth.to() });
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
    const { stage, canvas } = await renderStage({
      scenario: 'home',
      at: paths.auth.to(),
      as: 'client',
    });
    await openVerification({ canvas, userEvent });
    // The dialog listens for Escape only once it has rendered.
    await settle(stage);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), { timeout: 10_000 });
    await canvas.findByRole('button', { name: 'Enter code' });
    expect(canvas.queryByRole('link', { name: 'Skip for now' })).toBeNull();
  });
});

describe('the tabs', () => {
  it('switch without adding a history entry [auth.tab.switch-keeps-history]', async () => {
    const { stage, canvas, element } = await renderStage({
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
