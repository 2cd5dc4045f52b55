import * as z from 'zod/mini';
import { OneTimeCode, OTP_LIFETIME_MS, OTP_RESEND_MS } from '#src/domain/otp.ts';
import { Problem, validate } from './problem.ts';
import { accountByEmail } from './accounts.ts';
import type { CodeRow, UserRow } from './tables.ts';
import type { World } from './world.ts';

/** The one-time code of every mocked account, as the mocks send no emails. */
export const MOCK_CODE = '246810';

const VerificationBody = z.object({ otp: OneTimeCode });

/** Sends a code to an account and invalidates the previous one. */
export function sendCode(world: World, userId: number): void {
  for (const row of world.codes.by('user_id', userId)) world.codes.delete(row.id);
  world.codes.insert({
    id: world.codes.nextId,
    user_id: userId,
    code: MOCK_CODE,
    sent_at: world.now(),
  });
}

/** Sends another code. @throws Problem 429 when the last one was sent less than a minute ago */
export function resendCode(world: World, userId: number): void {
  const wait = waitFor(world, userId);
  if (wait > 0) {
    throw Problem.tooManyRequests(
      'Please wait a minute before you request a new code.',
      Math.ceil(wait / 1_000),
    );
  }
  sendCode(world, userId);
}

/** Sends another code, unless the last one was sent less than a minute ago. */
export function renewCode(world: World, userId: number): void {
  if (waitFor(world, userId) <= 0) sendCode(world, userId);
}

/** The milliseconds until another code may be sent. */
function waitFor(world: World, userId: number): number {
  const last = lastCode(world, userId);
  return last ? OTP_RESEND_MS - age(world, last) : 0;
}

/** Redeems a code. @throws Problem 422 on `otp` when the code is incomplete, wrong or expired */
export function redeemCode(world: World, userId: number, given: string): void {
  const { otp } = validate(VerificationBody, { otp: given });
  const last = lastCode(world, userId);
  if (!last || last.code !== otp) {
    throw Problem.invalid({ otp: ["This code isn't correct. Check it and try again."] });
  }
  if (age(world, last) >= OTP_LIFETIME_MS) {
    throw Problem.invalid({ otp: ['This code has expired. Request a new one.'] });
  }
  world.codes.delete(last.id);
}

/**
 * Finds an unverified account by email.
 *
 * @throws Problem 422 for an unknown email, 409 for a verified account
 */
export function unverifiedAccount(world: World, email: string): UserRow {
  const account = accountByEmail(world, email);
  if (!account) throw Problem.invalid({ email: ["We couldn't find an account with this email."] });
  if (account.email_verified_at) throw Problem.conflict('This email is already verified.');
  return account;
}

function lastCode(world: World, userId: number): CodeRow | undefined {
  return world.codes.by('user_id', userId).at(-1);
}

function age(world: World, code: CodeRow): number {
  return world.clock.now() - Date.parse(code.sent_at);
}
