import * as z from 'zod/mini';
import { OneTimeCode, OTP_LIFETIME_MS, OTP_RESEND_MS } from '#src/domain/otp.ts';
import { Problem, validate } from '../problem.ts';
import { accountByEmail } from './accounts.ts';
import type { CodeRow, UserRow } from './rows.ts';
import type { World } from './world.ts';

/** The one-time code of every mocked account: nobody reads the mails of a mocked world. */
export const MOCK_CODE = '246810';

const VerificationBody = z.object({ otp: OneTimeCode });

/** Sends an account a code; the one before it is good no longer. */
export function sendCode(world: World, userId: number): void {
  for (const row of world.codes.by('user_id', userId)) world.codes.delete(row.id);
  world.codes.insert({
    id: world.codes.nextId,
    user_id: userId,
    code: MOCK_CODE,
    sent_at: world.now(),
  });
}

/** @throws Problem 429 when the last code was sent less than a minute ago */
export function resendCode(world: World, userId: number): void {
  const last = lastCode(world, userId);
  if (last && age(world, last) < OTP_RESEND_MS) {
    throw new Problem(429, { message: 'Please wait a minute before asking for a new code.' });
  }
  sendCode(world, userId);
}

/** Sends another code, unless the last one was sent less than a minute ago. */
export function renewCode(world: World, userId: number): void {
  const last = lastCode(world, userId);
  if (!last || age(world, last) >= OTP_RESEND_MS) sendCode(world, userId);
}

/** Takes a code. @throws Problem 422 on `otp` when it is incomplete, wrong or too old */
export function redeemCode(world: World, userId: number, given: string): void {
  const { otp } = validate(VerificationBody, { otp: given });
  const last = lastCode(world, userId);
  if (!last || last.code !== otp) {
    throw Problem.invalid({ otp: ['This verification code is not correct.'] });
  }
  if (age(world, last) >= OTP_LIFETIME_MS) {
    throw Problem.invalid({ otp: ['This verification code has expired.'] });
  }
  world.codes.delete(last.id);
}

/**
 * The account that waits for its verification.
 *
 * @throws Problem 422 for an address that nobody has, 409 for one that is verified already
 */
export function unverifiedAccount(world: World, email: string): UserRow {
  const account = accountByEmail(world, email);
  if (!account) throw Problem.invalid({ email: ['We do not know this email address.'] });
  if (account.email_verified_at) throw Problem.conflict('This email address is verified already.');
  return account;
}

function lastCode(world: World, userId: number): CodeRow | undefined {
  return world.codes.by('user_id', userId).at(-1);
}

function age(world: World, code: CodeRow): number {
  return world.clock.now() - Date.parse(code.sent_at);
}
