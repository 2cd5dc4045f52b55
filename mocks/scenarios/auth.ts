import { login } from '#src/contract/auth.ts';
import { paths } from '#src/lib/paths.ts';
import { answersHtml, answersWith, fails, never, offline, once, slow } from '../faults.ts';
import { scenario } from './scenario.ts';

const signIn = scenario({ id: 'sign-in', title: 'Sign in', at: paths.auth.to() });

export const authScenarios = [
  signIn,
  signIn.with({
    id: 'sign-in-unknown-tab',
    title: 'Sign in, unknown tab in the address',
    at: '/auth?tab=foo',
  }),
  signIn.with({
    id: 'sign-up-by-query',
    title: 'Sign up, by the address',
    at: paths.auth.to({ tab: 'register' }),
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
] as const;
