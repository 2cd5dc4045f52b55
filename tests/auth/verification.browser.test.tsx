import { screen, userEvent, waitFor } from 'storybook/test';
import { describe, expect, it } from 'vitest';
import { paths } from '#src/lib/paths.ts';
import { verifyEmail } from '#src/contract/auth.ts';
import { SESSION_KEYS } from '#src/domain/session-keys.ts';
import { MOCK_CODE } from '#mocks/db/codes.ts';
import { slow, answersWith } from '#mocks/faults.ts';
import { people } from '#mocks/scenarios/accounts.ts';
import { fillSignUp, newcomer, submitSignUp } from '#stories/screens/auth/sign-up-steps.ts';
import { openVerification } from '#stories/screens/auth/verification-steps.ts';
import { settle } from '#stories/stage/settle.ts';
import { checkStates } from '#stories/checks/states.ts';
import { renderStage } from '../render-stage.tsx';

describe('the verification dialog', () => {
  it('saves the token and continues after 1.5 s [otp.success-callback]', async () => {
    const { stage, canvas } = await renderStage({ scenario: 'home', at: paths.auth.to() });
    const { code, verify } = await openVerification({ canvas, userEvent });
    await userEvent.type(code, MOCK_CODE);
    await userEvent.click(verify);
    await screen.findByRole('dialog', { name: 'Your email is confirmed' });
    stage.clock.advance(1_499);
    expect(stage.fullNavigations).toEqual([]);
    stage.clock.advance(1);
    await canvas.findByRole('heading', { name: 'Hello, Uma' });
    expect(stage.fullNavigations).toEqual(['/dashboard']);
    const token = stage.storage.get(SESSION_KEYS.token) ?? '';
    const viewer = stage.server.world.viewerOf(token);
    expect(viewer?.email_verified_at).toBe('2026-03-14T10:00:00.000Z');
    checkStates(['otp.success-callback'], document.body);
  });

  it('treats a success without a token as a failure [otp.error.email-verification-failed]', async () => {
    const { stage, canvas } = await renderStage({
      scenario: 'home',
      at: paths.auth.to(),
      faults: [
        answersWith(verifyEmail, {
          data: {
            user: {
              ...people.unverified,
              created_at: '2026-01-02T09:00:00Z',
              email_verified_at: '2026-03-14T10:00:00Z',
            },
          },
        }),
      ],
    });
    const { code, verify } = await openVerification({ canvas, userEvent });
    await userEvent.type(code, MOCK_CODE);
    await userEvent.click(verify);
    await screen.findByText('Email verification failed');
    checkStates(['otp.error.email-verification-failed'], document.body);
    expect(stage.storage.get(SESSION_KEYS.token)).toBeNull();
  });

  it('abandons the request when it is closed', async () => {
    const { stage, canvas } = await renderStage({ scenario: 'home', at: paths.auth.to() });
    stage.server.addFault(slow(verifyEmail, 5_000));
    const { code } = await openVerification({ canvas, userEvent });
    await userEvent.type(code, `${MOCK_CODE}{Enter}`);
    await settle(stage);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    stage.clock.advance(10_000);
    await settle(stage);
    expect(stage.storage.get(SESSION_KEYS.token)).toBeNull();
    expect(stage.fullNavigations).toEqual([]);
  });

  it('keeps its timers running while it is closed', async () => {
    const { stage, canvas } = await renderStage({ scenario: 'home', at: paths.auth.to() });
    await openVerification({ canvas, userEvent });
    stage.clock.advance(20_000);
    await userEvent.keyboard('{Escape}');
    const again = await canvas.findByRole('button', { name: 'Enter the code' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    stage.clock.advance(5_000);
    await userEvent.click(again);
    await screen.findByRole('button', { name: 'Send a new code in 35 s' });
    screen.getByText('9:35');
  });

  it('opens from the dashboard of an unverified account', async () => {
    const { stage, canvas } = await renderStage({ scenario: 'dashboard-loaded', as: 'unverified' });
    await userEvent.click(canvas.getByRole('button', { name: 'Verify your email' }));
    await screen.findByRole('dialog', { name: 'Confirm your email' });
    screen.getByText(`We sent a 6-digit code to ${people.unverified.email}.`, { exact: false });
    await userEvent.type(screen.getByLabelText('Verification code'), `${MOCK_CODE}{Enter}`);
    await screen.findByRole('dialog', { name: 'Your email is confirmed' });
    stage.clock.advance(1_500);
    await canvas.findByText('Verified');
  });

  it('keeps its timers from sign-up to the dashboard', async () => {
    const { stage, canvas } = await renderStage({
      scenario: 'home',
      at: paths.auth.to({ tab: 'register' }),
    });
    await fillSignUp({ canvas }, newcomer);
    await submitSignUp({ canvas, userEvent });
    await screen.findByRole('dialog', { name: 'Confirm your email' });
    stage.clock.advance(30_000);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await canvas.findByRole('link', { name: 'Go on without it' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Verify your email' }));
    await screen.findByText('9:30');
    screen.getByRole('button', { name: 'Send a new code in 30 s' });
  });

  it('shows no timer for a code that was sent in an earlier visit', async () => {
    const { canvas } = await renderStage({ scenario: 'dashboard-loaded', as: 'unverified' });
    await userEvent.click(canvas.getByRole('button', { name: 'Verify your email' }));
    const resend = await screen.findByRole('button', { name: 'Send a new code' });
    expect(resend).toHaveProperty('disabled', false);
    expect(screen.queryByRole('timer')).toBeNull();
  });
});
