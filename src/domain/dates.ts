/** Dates are shown in US English everywhere (section 9). */
const LOCALE = 'en-US';

/**
 * A moment as people read it, such as `Mar 14, 2026`.
 *
 * @param timestamp ISO 8601
 * @param timeZone IANA name, such as `UTC`
 */
export function formatDate(timestamp: string, timeZone: string): string {
  return new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeZone }).format(
    new Date(timestamp),
  );
}

/** The day, `YYYY-MM-DD` in UTC, that lies `days` after the moment `from` (milliseconds). */
export function dayAfter(from: number, days: number): string {
  return new Date(from + days * DAY_MS).toISOString().slice(0, 10);
}

/** The length of a day in milliseconds. */
export const DAY_MS = 86_400_000;
