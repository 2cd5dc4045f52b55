import * as z from 'zod/mini';
import { extensible, maybe } from '#src/domain/primitives.ts';
import { User } from '#src/domain/user.ts';
import { endpoint, MessageAnswer } from './endpoint.ts';

/** The `data.status` of an account whose email address is not verified. */
export const UNVERIFIED_STATUS = 'unverified' as const;
const AccountStatus = z.enum([UNVERIFIED_STATUS]);

/** The response of every call that can sign the user in. */
export const AuthAnswer = z.object({
  message: z.optional(z.nullable(z.string())),
  data: z.object({
    user: User,
    token: z.optional(z.nullable(z.string())),
    status: maybe(extensible(AccountStatus)),
  }),
});
export type AuthAnswer = z.infer<typeof AuthAnswer>;

/** Section 7: `POST /api/auth/login`. An unverified account gets no token. */
export const login = endpoint({
  name: 'auth.login',
  method: 'POST',
  path: '/auth/login',
  access: 'public',
  resource: 'auth',
  body: z.object({ email: z.string(), password: z.string(), remember: z.boolean() }),
  answer: AuthAnswer,
  fallback: 'Login failed. Please try again.',
});

/** Section 7: `POST /api/auth/register`. An unverified account can get a token. */
export const register = endpoint({
  name: 'auth.register',
  method: 'POST',
  path: '/auth/register',
  access: 'public',
  resource: 'auth',
  body: z.object({
    first_name: z.string(),
    last_name: z.string(),
    email: z.string(),
    password: z.string(),
    password_confirmation: z.string(),
    phone: z.string(),
    city: z.string(),
  }),
  answer: AuthAnswer,
  fallback: 'Registration failed. Please try again.',
});

/** Section 7: `POST /api/auth/verify-email-otp`. The response signs the account in. */
export const verifyEmail = endpoint({
  name: 'auth.verify-email',
  method: 'POST',
  path: '/auth/verify-email-otp',
  access: 'public',
  resource: 'auth',
  body: z.object({ email: z.string(), otp: z.string() }),
  answer: AuthAnswer,
  fallback: 'Email verification failed',
});

/** Section 7: `POST /api/auth/resend-otp`. */
export const resendOtp = endpoint({
  name: 'auth.resend-otp',
  method: 'POST',
  path: '/auth/resend-otp',
  access: 'public',
  resource: 'auth',
  body: z.object({ email: z.string() }),
  answer: MessageAnswer,
  fallback: 'Failed to resend verification code. Please try again.',
});

/** Section 7: `POST /api/auth/logout`. The client ends the session even when the call fails. */
export const logout = endpoint({
  name: 'auth.logout',
  method: 'POST',
  path: '/auth/logout',
  resource: 'auth',
  answer: MessageAnswer,
  fallback: 'An error occurred',
});
