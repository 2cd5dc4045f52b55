import { login, register } from '#src/contract/auth.ts';
import { paths } from '#src/lib/paths.ts';
import { answersHtml, answersWith, fails, never, offline, once, slow } from '../faults.ts';
import { people } from './accounts.ts';
import { scenario } from './scenario.ts';

const signIn = scenario({ id: 'sign-in', title: 'Sign in', at: paths.auth.to() });

const signUp = scenario({
  id: 'sign-up',
  title: 'Sign up',
  at: paths.auth.to({ tab: 'register' }),
});

export const authScenarios = [
  signIn,
  signIn.with({
    id: 'sign-in-unknown-tab',
    title: 'Sign in, unknown tab in the address',
    at: '/auth?tab=foo',
  }),
  signIn.with({
    id: 'sign-in-as-worker',
    title: 'Sign in, for workers',
    at: paths.auth.to({ type: 'worker' }),
  }),
  signIn.with({ id: 'sign-in-never', title: 'Sign in, no answer', faults: [never(login)] }),
  signIn.with({ id: 'sign-in-slow', title: 'Sign in, slow', faults: [slow(login, 2_000)] }),
  signIn.with({
    id: 'sign-in-field-errors',
    title: 'Sign in, fields refused',
    faults: [
      fails(login, 422, {
        message: 'The given data was invalid.',
        errors: {
          email: ['This email address is blocked.'],
          password: ['This password was changed last week.'],
        },
      }),
    ],
  }),
  signIn.with({
    id: 'sign-in-field-errors-two',
    title: 'Sign in, two messages on a field',
    faults: [
      fails(login, 422, {
        errors: { email: ['This email address is blocked.', 'Ask support for help.'] },
      }),
    ],
  }),
  signIn.with({
    id: 'sign-in-too-often',
    title: 'Sign in, too often',
    faults: [fails(login, 429, { message: 'Too many attempts. Please try again in a minute.' })],
  }),
  signIn.with({ id: 'sign-in-down', title: 'Sign in, server error', faults: [fails(login, 500)] }),
  signIn.with({ id: 'sign-in-offline', title: 'Sign in, no network', faults: [offline(login)] }),
  signIn.with({
    id: 'sign-in-offline-once',
    title: 'Sign in, no network at the first try',
    faults: [once(offline(login))],
  }),
  signIn.with({ id: 'sign-in-html', title: 'Sign in, HTML answer', faults: [answersHtml(login)] }),
  signIn.with({
    id: 'sign-in-broken-answer',
    title: 'Sign in, broken answer',
    faults: [answersWith(login, { data: { user: { id: 'one' }, token: 5 } })],
  }),
  signIn.with({
    id: 'sign-in-asks-to-verify',
    title: 'Sign in, the answer asks to verify',
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
  }),
  signUp,
  signUp.with({ id: 'sign-up-never', title: 'Sign up, no answer', faults: [never(register)] }),
  signUp.with({
    id: 'sign-up-field-errors',
    title: 'Sign up, fields refused',
    faults: [
      fails(register, 422, {
        message: 'The given data was invalid.',
        errors: {
          email: ['The email has already been taken.'],
          phone: ['This phone number cannot be reached.'],
        },
      }),
    ],
  }),
  signUp.with({
    id: 'sign-up-refused',
    title: 'Sign up, refused',
    faults: [fails(register, 403, { message: 'Sign-up is closed in your city.' })],
  }),
  signUp.with({
    id: 'sign-up-down',
    title: 'Sign up, server error',
    faults: [fails(register, 500)],
  }),
  signUp.with({ id: 'sign-up-offline', title: 'Sign up, no network', faults: [offline(register)] }),
] as const;
