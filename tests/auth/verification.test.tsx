import { screen, userEvent, waitFor } from 'storybook/test';
import { describe, expect, it } from 'vitest';
import { paths } from '#src/lib/navigation/paths.ts';
import { resendOtp, verifyEmail } from '#src/contract/auth.ts';
import { createApi } from '#src/lib/calls/api.ts';
import { SESSION_KEYS } from '#src/domain/session-keys.ts';
import { MOCK_CODE } from '#mocks/db/codes.ts';
import { answersWith, losesAnswer, offline, once, slow } from '#mocks/faults/faults.ts';
import { people } from '#mocks/fixtures/accounts.ts';
import { fillSignUp, newcomer, submitSignUp } from '#stories/screens/auth/sign-up-steps.ts';
import { openVerification } from '#stories/screens/auth/verification-steps.ts';
import { settle } from '#stories/stage/settle.ts';
import { checkStates } from '#stories/stage/states.ts';
import type { Stage } from '#stories/stage/stage.ts';
import { renderStage } from '../render-stage.tsx';
import { button, sessionOf } from '../steps.ts';
import { authCopy } from '#src/features/auth/copy.ts';
import { dashboardLoaded } from '#mocks/scenarios/dashboard.ts';
import { home } from '#mocks/scenarios/shell.ts';
import { AuthScreen } from '#src/screens/auth/AuthScreen.tsx';
import { DashboardScreen } from '#src/screens/dashboard/DashboardScreen.tsx';

const screens = [AuthScreen, DashboardScreen];

const onAuth = { scenario: home, at: paths.auth.to() } as const;
const onDashboard = { scenario: dashboardLoaded, as: 'unverified' } as const;
const EXPIRED = authCopy.verification.expired.title;

/** The address is verified on another device. */
function verifyElsewhere({ server, clock }: Stage): void {
  const email_verified_at = new Date(clock.now()).toISOString();
  server.world.users.update(people.unverified.id, { email_verified_at });
}

async function close(): Promise<void> {
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

async function openOnDashboard({ canvas }: Awaited<ReturnType<typeof renderStage>>): Promise<void> {
  await userEvent.click(canvas.getByRole('button', { name: 'Verify email' }));
  await screen.findByRole('dialog', { name: 'Verify your email' });
}

async function enterCode(): Promise<void> {
  await userEvent.type(screen.getByLabelText('Verification code'), `${MOCK_CODE}{Enter}`);
}

describe('the verification dialog', () => {
  it('saves the token and continues after 1.5 s [otp.success-callback]', async () => {
    const { stage, canvas } = await renderStage(screens, {
      scenario: home,
      at: paths.auth.to(),
    });
    const { code, verify } = await openVerification({ canvas, userEvent });
    await userEvent.type(code, MOCK_CODE);
    await userEvent.click(verify);
    await screen.findByRole('dialog', { name: 'Your email is verified' });
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
    const { stage, canvas } = await renderStage(screens, {
      scenario: home,
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

  it('keeps its timers from sign-up to the dashboard', async () => {
    const { stage, canvas } = await renderStage(screens, {
      scenario: home,
      at: paths.auth.to({ tab: 'register' }),
    });
    await fillSignUp({ canvas }, newcomer);
    await submitSignUp({ canvas, userEvent });
    await screen.findByRole('dialog', { name: 'Verify your email' });
    stage.clock.advance(30_000);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await canvas.findByRole('link', { name: 'Skip for now' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Verify email' }));
    await screen.findByText('9:30');
    screen.getByRole('button', { name: 'Send a new code in 30 s' });
  });
});

describe('a success that arrives after the dialog was closed', () => {
  it('signs in on the sign-in page', async () => {
    const { stage, canvas } = await renderStage(screens, {
      ...onAuth,
      faults: [slow(verifyEmail, 5_000)],
    });
    await openVerification({ canvas, userEvent });
    await enterCode();
    await settle(stage);
    await close();
    canvas.getByText(authCopy.unverified.title);
    stage.clock.advance(5_000);
    await canvas.findByText("You're signed in as Uma");
    await canvas.findByText('Your email is verified');
    expect(canvas.queryByText(authCopy.unverified.title)).toBeNull();
    const token = stage.storage.get(SESSION_KEYS.token) ?? '';
    expect(stage.server.world.viewerOf(token)?.id).toBe(people.unverified.id);
    expect(stage.fullNavigations).toEqual([]);
  });

  it('does not replace the session of another user', async () => {
    const { stage, canvas } = await renderStage(screens, {
      ...onAuth,
      faults: [slow(verifyEmail, 5_000)],
    });
    await openVerification({ canvas, userEvent });
    await enterCode();
    await settle(stage);
    await close();
    stage.environment.session.start(sessionOf(stage, 'client'));
    stage.clock.advance(5_000);
    await settle(stage);
    expect(stage.environment.session.current()?.user.first_name).toBe('Clara');
  });
});

describe('an address that is verified already', () => {
  it.each([
    ['its code is entered', enterCode],
    ['a new code is requested', () => userEvent.click(button('Send a new code'))],
  ])('is a success where its user is signed in, once %s', async (_, act) => {
    const rendered = await renderStage(screens, onDashboard);
    const { stage, canvas } = rendered;
    await openOnDashboard(rendered);
    verifyElsewhere(stage);
    await act();
    await screen.findByRole('dialog', { name: 'Your email is verified' });
    stage.clock.advance(1_500);
    await canvas.findByText('Verified');
  });

  it('leads to sign-in with that address otherwise', async () => {
    const { stage, canvas } = await renderStage(screens, onAuth);
    await openVerification({ canvas, userEvent });
    verifyElsewhere(stage);
    await enterCode();
    await screen.findByText(`${people.unverified.email} is verified. Sign in to continue.`);
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(canvas.getByLabelText('Email')).toHaveProperty('value', people.unverified.email);
    expect(canvas.queryByText(authCopy.unverified.title)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await canvas.findByRole('heading', { name: 'Hello, Uma' });
  });
});

describe('a verification without an answer', () => {
  it('is explained although a new code could not be sent before', async () => {
    const { stage, canvas } = await renderStage(screens, {
      ...onAuth,
      faults: [offline(resendOtp), offline(verifyEmail)],
    });
    const { resend } = await openVerification({ canvas, userEvent });
    stage.clock.advance(60_000);
    await settle(stage);
    await userEvent.click(resend);
    await screen.findByText(authCopy.verification.notResent);
    await enterCode();
    await screen.findByText(authCopy.verification.unchecked.title);
    expect(screen.queryByText(authCopy.verification.notResent)).toBeNull();
  });
});

describe('the times of a code', () => {
  it('follow a new code whose answer was lost', async () => {
    const { stage, canvas } = await renderStage(screens, onAuth);
    const { resend } = await openVerification({ canvas, userEvent });
    stage.clock.advance(660_000);
    await screen.findByText(EXPIRED);
    stage.server.addFault(once(losesAnswer(resendOtp)));
    await userEvent.click(resend);
    await screen.findByText('A new code is on its way.');
    await waitFor(() => expect(screen.queryByText(EXPIRED)).toBeNull());
    expect(resend.getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(resend);
  });

  it('follow a code that signing in again has sent', async () => {
    const { stage, canvas } = await renderStage(screens, onAuth);
    await openVerification({ canvas, userEvent });
    stage.clock.advance(660_000);
    await close();
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await screen.findByRole('button', { name: 'Send a new code in 60 s' });
    screen.getByText('10:00');
  });

  it('follow a code that was sent elsewhere, once the server refuses another', async () => {
    const { stage, canvas } = await renderStage(screens, onAuth);
    const { resend } = await openVerification({ canvas, userEvent });
    stage.clock.advance(660_000);
    await screen.findByText(EXPIRED);
    const { email } = people.unverified;
    await createApi(stage.environment).call(resendOtp, { body: { email } });
    stage.clock.advance(10_000);
    await userEvent.click(resend);
    await screen.findByText('Please wait a minute before you request a new code.');
    await screen.findByRole('button', { name: 'Send a new code in 50 s' });
    screen.getByText('9:50');
    expect(screen.queryByText(EXPIRED)).toBeNull();
  });

  it('keep the digits that were typed while a new code was requested', async () => {
    const { stage, canvas } = await renderStage(screens, onAuth);
    const { code, resend } = await openVerification({ canvas, userEvent });
    stage.clock.advance(60_000);
    await settle(stage);
    stage.server.addFault(slow(resendOtp, 5_000));
    await userEvent.type(code, '11');
    await userEvent.click(resend);
    await settle(stage);
    await userEvent.type(code, '22');
    const typed = code.value;
    expect(typed).toContain('22');
    stage.clock.advance(5_000);
    await screen.findByText('A new code is on its way.');
    expect(code.value).toBe(typed);
  });
});
