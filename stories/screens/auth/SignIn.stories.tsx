import { http, HttpResponse } from 'msw';
import { expect, screen } from 'storybook/test';
import { login } from '#src/contract/auth.ts';
import { answersWith, fails, never, offline } from '#mocks/faults/faults.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { inAllModes, onlyIn, samePictureAs } from '#states/modes.ts';
import preview from '#stories/stage/preview.tsx';
import { playSteps } from '#stories/stage/staged-actor.ts';
import { people, seededAccounts } from '#mocks/fixtures/accounts.ts';
import { showsRole, showsText } from '../steps.ts';
import { fillSignIn, signsIn, waitsTooLong } from './sign-in-steps.ts';
import { home } from '#mocks/scenarios/shell.ts';
import { AuthScreen } from '#src/screens/auth/AuthScreen.tsx';

const [client] = seededAccounts;
const asClient = signsIn(people.client.email);

const meta = preview.meta({
  title: 'Screens/Auth/Sign in',
  component: AuthScreen,
  parameters: { scenario: home, at: paths.auth.to(), subject: '[data-card]' },
});

export const Empty = meta.story({
  parameters: {
    states: ['auth.tab.login-default', 'auth.login.empty'],
    chromatic: inAllModes,
    subject: null,
  },
  play: showsRole('tab', { name: 'Sign in', selected: true }),
});

export const UnknownTab = meta.story({
  parameters: {
    at: '/auth?tab=foo',
    states: ['auth.tab.unknown-value'],
    chromatic: samePictureAs('screens-auth-sign-in/for-workers.desktop-light'),
  },
  play: showsRole('form', { name: 'Sign in' }),
});

export const SignUpByQuery = meta.story({
  parameters: { at: paths.auth.to({ tab: 'register' }), states: ['auth.tab.register-by-query'] },
  play: showsRole('form', { name: 'Sign up' }),
});

export const FilledAndRemembered = meta.story({
  parameters: { states: ['auth.login.filled.remember'] },
  play: async (context) => {
    await fillSignIn(context, client);
    await context.userEvent.click(context.canvas.getByRole('checkbox'));
    await expect(context.canvas.getByRole('checkbox')).toBeChecked();
  },
});

export const SubmittedEmpty = meta.story({
  parameters: {
    states: [
      'auth.login.email.required',
      'auth.login.password.required',
      'auth.login.submit-all-errors',
    ],
    steps: [['press', 'button', '^Sign in$']],
  },
  play: async (context) => {
    await playSteps(context);
    await context.canvas.findByText('Password is required');
    await expect(context.canvas.getByLabelText('Email')).toHaveFocus();
  },
});

export const EmailInvalid = meta.story({
  parameters: {
    states: ['auth.login.email.invalid', 'auth.login.live-validation'],
    steps: [['fills', '^Email$', 'abc']],
  },
  play: showsText('Please enter a valid email address'),
});

export const PasswordTooShort = meta.story({
  parameters: {
    states: ['auth.login.password.too-short'],
    steps: [['fills', '^Password$', '1234567']],
  },
  play: playSteps,
});

export const PasswordJustLongEnough = meta.story({
  parameters: {
    states: ['auth.login.password.min-ok'],
    steps: [['fills', '^Password$', '12345678']],
  },
  play: playSteps,
});

export const Submitting = meta.story({
  parameters: { faults: [never(login)], states: ['auth.login.submitting'], steps: asClient },
  play: async (context) => {
    await playSteps(context);
    await screen.findByRole('button', { name: 'Sign in', busy: true });
    await expect(context.canvas.getByLabelText('Email')).toHaveAttribute('readonly');
  },
});

export const Slow = meta.story({
  parameters: { faults: [never(login)], steps: asClient },
  play: waitsTooLong,
});

export const ServerFieldErrors = meta.story({
  parameters: {
    faults: [
      fails(login, 422, {
        message: 'Check your input and try again.',
        errors: {
          email: ['This email address is blocked.'],
          password: ['This password was changed last week.'],
        },
      }),
    ],
    states: ['auth.login.server-field-errors'],
    steps: asClient,
  },
  play: showsText('This email address is blocked.', 'This password was changed last week.'),
});

export const ServerFieldErrorsFirstOnly = meta.story({
  parameters: {
    faults: [
      fails(login, 422, {
        errors: { email: ['This email address is blocked.', 'Ask support for help.'] },
      }),
    ],
    states: ['auth.login.server-field-first-message'],
    steps: asClient,
  },
  play: async (context) => {
    await showsText('This email address is blocked.')(context);
    await expect(context.canvas.queryByText(/Ask support/)).not.toBeInTheDocument();
  },
});

export const WrongPassword = meta.story({
  parameters: {
    states: ['auth.login.error.server-message'],
    steps: signsIn(people.client.email, 'not-the-one'),
  },
  play: showsText("That email and password don't match."),
});

export const TooOften = meta.story({
  parameters: { steps: asClient },
  beforeEach: ({ msw }) =>
    msw.use(
      http.post('/api/auth/login', () =>
        HttpResponse.json(
          { message: 'Too many attempts. Please try again in a minute.' },
          { status: 429 },
        ),
      ),
    ),
  play: showsText('Too many attempts. Please try again in a minute.'),
});

export const ServerError = meta.story({
  parameters: {
    faults: [fails(login, 500)],
    states: ['auth.login.error.fallback'],
    steps: asClient,
  },
  play: playSteps,
});

export const NetworkError = meta.story({
  parameters: {
    faults: [offline(login)],
    states: ['auth.login.error.network'],
    chromatic: samePictureAs('screens-auth-sign-in/server-error.desktop-light'),
    steps: asClient,
  },
  play: playSteps,
});

export const ForWorkers = meta.story({
  parameters: { at: paths.auth.to({ type: 'worker' }), states: ['auth.type.worker'] },
  play: showsRole('heading', { name: 'Earn money around the corner' }),
});

export const Unverified = meta.story({
  parameters: {
    states: ['auth.login.unverified.null-date'],
    chromatic: samePictureAs('screens-auth-verification/empty.desktop-light'),
    steps: signsIn(people.unverified.email),
  },
  play: showsRole('dialog', { name: 'Verify your email' }),
});

export const AskedToVerify = meta.story({
  parameters: {
    faults: [
      answersWith(login, {
        message: 'Please verify your account.',
        data: {
          user: {
            ...people.client,
            created_at: '2026-01-02T09:00:00Z',
            email_verified_at: '2026-01-02T09:05:00Z',
          },
        },
      }),
    ],
    states: ['auth.login.unverified.by-message'],
    steps: asClient,
  },
  play: showsRole('dialog', { name: 'Verify your email' }),
});

export const Phone = meta.story({
  parameters: { states: ['auth.page.mobile'], chromatic: onlyIn('phone light') },
  globals: { viewport: { value: 'phone' } },
  play: showsRole('tab', { name: 'Sign up' }),
});
