import { http, HttpResponse } from 'msw';
import { expect, screen, waitFor } from 'storybook/test';
import { login } from '#src/contract/auth.ts';
import { answersHtml, answersWith, fails, never, offline } from '#mocks/faults/faults.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { inAllModes, onlyIn, samePictureAs } from '#states/modes.ts';
import preview from '../../../.storybook/preview.tsx';
import { stageOf } from '#stories/stage/stage-addon.ts';
import { playSteps } from '#stories/stage/staged-actor.ts';
import { MOCK_PASSWORD } from '#mocks/db/accounts.ts';
import { people, seededAccounts } from '#mocks/fixtures/accounts.ts';
import { settle } from '../../stage/settle.ts';
import { fillSignIn, submitSignIn, waitsTooLong } from './sign-in-steps.ts';

const [client] = seededAccounts;

const meta = preview.meta({
  title: 'Screens/Auth/Sign in',
  parameters: { scenario: 'home', at: paths.auth.to(), subject: '[data-card]' },
});

export const Empty = meta.story({
  parameters: {
    states: ['auth.tab.login-default', 'auth.login.empty'],
    chromatic: inAllModes,
    subject: null,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tab', { name: 'Sign in' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(canvas.getByRole('checkbox', { name: 'Keep me signed in' })).not.toBeChecked();
  },
});

export const UnknownTab = meta.story({
  parameters: {
    at: '/auth?tab=foo',
    states: ['auth.tab.unknown-value'],
    chromatic: samePictureAs('screens-auth-sign-in/for-workers.desktop-light'),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('form', { name: 'Sign in' })).toBeVisible();
  },
});

export const SignUpByQuery = meta.story({
  parameters: {
    at: paths.auth.to({ tab: 'register' }),
    states: ['auth.tab.register-by-query'],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('form', { name: 'Sign up' })).toBeVisible();
  },
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
  play: async (context) => {
    await playSteps(context);
    await expect(context.canvas.getByLabelText('Email')).toBeInvalid();
  },
});

export const PasswordTooShort = meta.story({
  parameters: {
    states: ['auth.login.password.too-short'],
    steps: [['fills', '^Password$', '1234567']],
  },
  play: playSteps,
});

export const PasswordJustLongEnough = meta.story({
  parameters: { states: ['auth.login.password.min-ok'] },
  play: async (context) => {
    await fillSignIn(context, { password: '12345678' });
    await expect(context.canvas.getByLabelText('Password')).not.toBeInvalid();
  },
});

export const Submitting = meta.story({
  parameters: { faults: [never(login)], states: ['auth.login.submitting'] },
  play: async (context) => {
    await fillSignIn(context, client);
    await submitSignIn(context);
    await expect(context.canvas.getByRole('button', { name: 'Sign in' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await expect(context.canvas.getByLabelText('Email')).toHaveAttribute('readonly');
  },
});

export const Slow = meta.story({
  parameters: { faults: [never(login)] },
  play: async (context) => {
    await fillSignIn(context, client);
    await submitSignIn(context);
    await waitsTooLong(context);
  },
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
  },
  play: async (context) => {
    await fillSignIn(context, client);
    await submitSignIn(context);
    await settle(stageOf(context));
    await expect(context.canvas.getByLabelText('Email')).toHaveAccessibleDescription(
      'This email address is blocked.',
    );
    await expect(context.canvas.getByLabelText('Password')).toHaveAccessibleDescription(
      'This password was changed last week.',
    );
  },
});

export const ServerFieldErrorsFirstOnly = meta.story({
  parameters: {
    faults: [
      fails(login, 422, {
        errors: { email: ['This email address is blocked.', 'Ask support for help.'] },
      }),
    ],
    states: ['auth.login.server-field-first-message'],
  },
  play: async (context) => {
    await fillSignIn(context, client);
    await submitSignIn(context);
    await context.canvas.findByText('This email address is blocked.');
    await expect(context.canvas.queryByText(/Ask support/)).not.toBeInTheDocument();
  },
});

export const WrongPassword = meta.story({
  parameters: { states: ['auth.login.error.server-message'] },
  play: async (context) => {
    await fillSignIn(context, { ...client, password: 'not-the-one' });
    await submitSignIn(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(
      "That email and password don't match.",
    );
    await expect(context.canvas.getByLabelText('Email')).toHaveValue(client?.email);
  },
});

export const TooOften = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      http.post('/api/auth/login', () =>
        HttpResponse.json(
          { message: 'Too many attempts. Please try again in a minute.' },
          { status: 429 },
        ),
      ),
    ),
  play: async (context) => {
    await fillSignIn(context, client);
    await submitSignIn(context);
    await context.canvas.findByText('Too many attempts. Please try again in a minute.');
  },
});

/** Submits the form, and checks the generic error and that the input is kept. */
async function failsWithFallback(context: Parameters<typeof fillSignIn>[0]): Promise<void> {
  await fillSignIn(context, client);
  await submitSignIn(context);
  await expect(await context.canvas.findByRole('alert')).toHaveTextContent(
    'Login failed. Please try again.',
  );
  await expect(context.canvas.getByLabelText('Email')).toHaveValue(client?.email);
  await expect(context.canvas.getByLabelText('Password')).toHaveValue(client?.password);
}

export const ServerError = meta.story({
  parameters: { faults: [fails(login, 500)], states: ['auth.login.error.fallback'] },
  play: failsWithFallback,
});

export const NetworkError = meta.story({
  parameters: {
    faults: [offline(login)],
    states: ['auth.login.error.network'],
    chromatic: samePictureAs('screens-auth-sign-in/server-error.desktop-light'),
  },
  play: failsWithFallback,
});

export const HtmlAnswer = meta.story({
  parameters: {
    faults: [answersHtml(login)],
    chromatic: samePictureAs('screens-auth-sign-in/server-error.desktop-light'),
  },
  play: failsWithFallback,
});

export const BrokenAnswer = meta.story({
  parameters: {
    faults: [answersWith(login, { data: { user: { id: 'one' }, token: 5 } })],
    chromatic: samePictureAs('screens-auth-sign-in/server-error.desktop-light'),
  },
  play: failsWithFallback,
});

export const ForWorkers = meta.story({
  parameters: {
    at: paths.auth.to({ type: 'worker' }),
    states: ['auth.type.worker'],
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Earn money around the corner' }),
    ).toBeVisible();
  },
});

export const Unverified = meta.story({
  parameters: {
    states: ['auth.login.unverified.null-date'],
    chromatic: samePictureAs('screens-auth-verification/empty.desktop-light'),
  },
  play: async (context) => {
    await fillSignIn(context, { email: people.unverified.email, password: MOCK_PASSWORD });
    await submitSignIn(context);
    const dialog = await screen.findByRole('dialog', { name: 'Verify your email' });
    // It fades in.
    await waitFor(() => expect(dialog).toBeVisible());
  },
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
  },
  play: async (context) => {
    await fillSignIn(context, client);
    await submitSignIn(context);
    const dialog = await screen.findByRole('dialog', { name: 'Verify your email' });
    // It fades in.
    await waitFor(() => expect(dialog).toBeVisible());
  },
});

export const Phone = meta.story({
  parameters: { states: ['auth.page.mobile'], chromatic: onlyIn('phone light') },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tab', { name: 'Sign up' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
