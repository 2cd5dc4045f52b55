import * as z from 'zod/mini';

/** Digits of a one-time code (section 9). */
export const OTP_LENGTH = 6;
/** How long a code is good for (section 9). */
export const OTP_LIFETIME_MS = 10 * 60_000;
/** How long one waits before asking for another code (section 9). */
export const OTP_RESEND_MS = 60_000;
/** How long the success is shown before the way goes on (section 9). */
export const OTP_SUCCESS_MS = 1_500;

/** The rule of a code (section 5). */
export const OneTimeCode = z
  .string()
  .check(
    z.regex(
      new RegExp(`^\\d{${OTP_LENGTH}}$`),
      'Please enter the complete 6-digit verification code.',
    ),
  );

/** A span as a timer shows it, `9:59`; what is over is `0:00`. */
export function formatCountdown(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
