import {
  login,
  logout,
  register,
  resendOtp,
  UNVERIFIED_STATUS,
  verifyEmail,
} from '#src/contract/auth.ts';
import { SignIn } from '#src/domain/sign-in.ts';
import { SignUp } from '#src/domain/sign-up.ts';
import { isVerified } from '#src/domain/user.ts';
import { accountByEmail, wireUser } from '../db/accounts.ts';
import { redeemCode, renewCode, resendCode, sendCode, unverifiedAccount } from '../db/codes.ts';
import type { Mock } from './mock.ts';
import { Problem, validate } from '../db/problem.ts';

export const authHandlers = (mock: Mock) => [
  mock(login, ({ body, world }) => {
    const { email, password } = validate(SignIn, body);
    const account = accountByEmail(world, email);
    if (!account || account.password !== password) {
      throw Problem.unauthorized("That email and password don't match.");
    }
    if (!isVerified(account)) {
      renewCode(world, account.id);
      return {
        message: 'Please verify your account.',
        data: { user: wireUser(account), status: UNVERIFIED_STATUS },
      };
    }
    return {
      message: "You're signed in.",
      data: { user: wireUser(account), token: world.issueToken(account.id) },
    };
  }),

  mock(register, ({ body, world }) => {
    const { password_confirmation: _, ...account } = validate(SignUp, body);
    if (accountByEmail(world, account.email)) {
      throw Problem.invalid({ email: ['An account with this email already exists.'] });
    }
    const row = world.users.insert({
      ...account,
      id: world.users.nextId,
      email: account.email.toLowerCase(),
      created_at: world.now(),
      email_verified_at: null,
    });
    sendCode(world, row.id);
    return {
      message: 'Welcome! Please verify your account.',
      data: { user: wireUser(row), token: world.issueToken(row.id), status: UNVERIFIED_STATUS },
    };
  }),

  mock(verifyEmail, ({ body, world }) => {
    const account = unverifiedAccount(world, body.email);
    redeemCode(world, account.id, body.otp);
    const verified = world.users.update(account.id, { email_verified_at: world.now() });
    return {
      message: 'Your email is verified.',
      data: { user: wireUser(verified), token: world.issueToken(account.id) },
    };
  }),

  mock(resendOtp, ({ body, world }) => {
    resendCode(world, unverifiedAccount(world, body.email).id);
    return { message: 'A new code is on its way.' };
  }),

  mock(logout, ({ token, world }) => {
    for (const row of world.tokens.by('token', token ?? '')) world.tokens.delete(row.id);
    return { message: "You're signed out." };
  }),
];
