import { login, logout, register, UNVERIFIED_STATUS } from '#src/contract/auth.ts';
import { SignIn } from '#src/domain/sign-in.ts';
import { SignUp } from '#src/domain/sign-up.ts';
import { isVerified } from '#src/domain/user.ts';
import { accountByEmail, wireUser } from '../db/accounts.ts';
import { mock } from '../mock.ts';
import { Problem, validate } from '../problem.ts';

export const authRoutes = [
  mock(login, ({ body, world }) => {
    const { email, password } = validate(SignIn, body);
    const account = accountByEmail(world, email);
    if (!account || account.password !== password) {
      throw Problem.unauthorized('We do not know this email and password together.');
    }
    if (!isVerified(account)) {
      return {
        message: 'Please verify your account.',
        data: { user: wireUser(account), status: UNVERIFIED_STATUS },
      };
    }
    return {
      message: 'Signed in.',
      data: { user: wireUser(account), token: world.issueToken(account.id) },
    };
  }),

  mock(register, ({ body, world }) => {
    const { password_confirmation: _, ...account } = validate(SignUp, body);
    if (accountByEmail(world, account.email)) {
      throw Problem.invalid({ email: ['The email has already been taken.'] });
    }
    const row = world.users.insert({
      ...account,
      id: world.users.nextId,
      email: account.email.toLowerCase(),
      created_at: world.now(),
      email_verified_at: null,
    });
    return {
      message: 'Welcome! Please verify your account.',
      data: { user: wireUser(row), token: world.issueToken(row.id), status: UNVERIFIED_STATUS },
    };
  }),

  mock(logout, ({ token, world }) => {
    for (const row of world.tokens.by('token', token ?? '')) world.tokens.delete(row.id);
    return { message: 'Signed out.' };
  }),
];
