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

/**
 * The day, `YYYY-MM-DD`, that it is somewhere.
 *
 * @param now milliseconds since 1970
 * @param timeZone IANA name
 */
export function dayIn(now: number, timeZone: string): string {
  // Swedish dates are written as ISO 8601 writes them.
  return new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone }).format(now);
}

/** The length of a day in milliseconds. */
export const DAY_MS = 86_400_000;

/**
 * A day without a time as people read it; it is the same day in every zone.
 *
 * @param day `YYYY-MM-DD`
 */
export function formatDay(day: string): string {
  return formatDate(`${day}T00:00:00Z`, 'UTC');
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/**
 * How long ago a moment was (section 2): `Just now` under a minute, then minutes, hours under a
 * day, then the date. A moment that is still to come is `Just now`: clocks differ a little.
 *
 * @param timestamp ISO 8601
 * @param now milliseconds since 1970
 * @param timeZone IANA name, for the date
 */
export function relativeTime(timestamp: string, now: number, timeZone: string): string {
  const ago = now - Date.parse(timestamp);
  if (ago < MINUTE_MS) return 'Just now';
  if (ago < HOUR_MS) return `${Math.floor(ago / MINUTE_MS)}m ago`;
  if (ago < DAY_MS) return `${Math.floor(ago / HOUR_MS)}h ago`;
  return formatDate(timestamp, timeZone);
}
