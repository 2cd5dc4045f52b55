import * as z from 'zod/mini';
import { cleanCode } from './plain-text.ts';

/** product.md §9, as are the times here. */
export const OTP_LENGTH = 6;
export const OTP_LIFETIME_MS = 10 * 60_000;
/** The minimum time between two requests for a code. */
export const OTP_RESEND_MS = 60_000;
/** How long the success message stays before the redirect. */
export const OTP_SUCCESS_MS = 1_500;

/** Validates a one-time code (product.md §5). */
export const OneTimeCode = z
  .string()
  .check(
    z.overwrite(cleanCode),
    z.regex(
      new RegExp(`^\\d{${OTP_LENGTH}}$`),
      'Please enter the complete 6-digit verification code.',
    ),
  );

/** Formats a countdown, such as `9:59`. Rounds up to whole seconds; never below `0:00`. */
export function formatCountdown(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000)) || 0;
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
