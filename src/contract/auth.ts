import * as z from 'zod/mini';
import { extensible, maybe } from '#src/domain/primitives.ts';
import { User } from '#src/domain/user.ts';
import { endpoint, MessageAnswer } from './endpoint.ts';

/** The `data.status` of an account whose email address is not verified. */
export const UNVERIFIED_STATUS = 'unverified' as const;
const AccountStatus = z.enum([UNVERIFIED_STATUS]);

export const AuthAnswer = z.object({
  message: z.optional(z.nullable(z.string())),
  data: z.object({
    user: User,
    token: z.optional(z.nullable(z.string())),
    status: maybe(extensible(AccountStatus)),
  }),
});
export type AuthAnswer = z.infer<typeof AuthAnswer>;

/**
 * Sign in. An account whose email isn't verified yet gets `data.status` = `unverified` and no token. Verifying it
 * with the one-time code also signs in.
 *
 * @throws 401 The email and password don't match.
 */
export const login = endpoint('POST /auth/login', {
  name: 'auth.login',
  access: 'public',
  resource: 'auth',
  body: z.object({ email: z.string(), password: z.string(), remember: z.boolean() }),
  answer: AuthAnswer,
  fallback: 'Login failed. Please try again.',
});

/**
 * Sign up. Creates an account and sends it a one-time code. The answer may include a token although the email
 * isn't verified yet.
 *
 * @throws 422 A field is invalid, or an account with this email exists.
 */
export const register = endpoint('POST /auth/register', {
  name: 'auth.register',
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

/**
 * Verify an email. Takes the one-time code that was sent last, within 10 minutes, and signs the account in.
 *
 * @throws 409 The email is already verified.
 * @throws 422 The code is incomplete, wrong, or expired, or no account has this email.
 */
export const verifyEmail = endpoint('POST /auth/verify-email-otp', {
  name: 'auth.verify-email',
  access: 'public',
  resource: 'auth',
  body: z.object({ email: z.string(), otp: z.string() }),
  answer: AuthAnswer,
  fallback: 'Email verification failed',
});

/**
 * Send another one-time code. The previous code stops working.
 *
 * @throws 409 The email is already verified.
 * @throws 422 No account has this email.
 * @throws 429 The last code was sent less than a minute ago.
 */
export const resendOtp = endpoint('POST /auth/resend-otp', {
  name: 'auth.resend-otp',
  access: 'public',
  resource: 'auth',
  body: z.object({ email: z.string() }),
  answer: MessageAnswer,
  fallback: 'Failed to resend verification code. Please try again.',
});

/** Sign out. The token stops working. */
export const logout = endpoint('POST /auth/logout', {
  name: 'auth.logout',
  resource: 'auth',
  answer: MessageAnswer,
  fallback: 'An error occurred',
});
