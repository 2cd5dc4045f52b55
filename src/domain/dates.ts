/** All dates are formatted in US English (section 9). */
const LOCALE = 'en-US';

/**
 * Formats the date of a timestamp, such as `Mar 14, 2026`.
 *
 * @param timestamp ISO 8601
 * @param timeZone IANA name, such as `UTC`
 */
export function formatDate(timestamp: string, timeZone: string): string {
  return new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeZone }).format(
    new Date(timestamp),
  );
}

/**
 * Formats the exact time of a timestamp, such as `Mar 14, 2026, 9:59 AM`.
 *
 * @param timestamp ISO 8601
 * @param timeZone IANA name, such as `UTC`
 */
export function formatDateTime(timestamp: string, timeZone: string): string {
  return (
    new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeStyle: 'short', timeZone })
      .format(new Date(timestamp))
      // Engines differ in the kind of space before AM and PM.
      .replaceAll('\u202f', ' ')
  );
}

/**
 * The UTC date, `YYYY-MM-DD`, that is a number of days after a point in time.
 *
 * @param from milliseconds since the epoch
 * @param days may be negative
 */
export function dayAfter(from: number, days: number): string {
  return new Date(from + days * DAY_MS).toISOString().slice(0, 10);
}

/**
 * The current date, `YYYY-MM-DD`, in a time zone.
 *
 * @param now milliseconds since the epoch
 * @param timeZone IANA name
 */
export function dayIn(now: number, timeZone: string): string {
  // The Swedish locale formats dates as ISO 8601.
  const format =
    dayFormats.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone });
  dayFormats.set(timeZone, format);
  return format.format(now);
}

/** Creating a format takes much longer than using it, and a long chat has thousands of dates. */
const dayFormats = new Map<string, Intl.DateTimeFormat>();

/** One day in milliseconds. */
export const DAY_MS = 86_400_000;

/**
 * Formats a date without a time, such as `Mar 14, 2026`. The result doesn't depend on a time zone.
 *
 * @param day `YYYY-MM-DD`
 */
export function formatDay(day: string): string {
  return formatDate(`${day}T00:00:00Z`, 'UTC');
}

/**
 * Formats the time of day of a timestamp, such as `9:59 AM`.
 *
 * @param timestamp ISO 8601
 * @param timeZone IANA name, such as `UTC`
 */
export function formatTime(timestamp: string, timeZone: string): string {
  return new Intl.DateTimeFormat(LOCALE, { timeStyle: 'short', timeZone })
    .format(new Date(timestamp))
    .replaceAll('\u202f', ' ');
}

/** One minute in milliseconds. */
export const MINUTE_MS = 60_000;
/** One hour in milliseconds. */
export const HOUR_MS = 60 * MINUTE_MS;

/**
 * Formats how long ago a timestamp was (section 2): `Just now` under a minute, then `5m ago`, then
 * `3h ago`, and the date after a day. A future timestamp is `Just now`, because client and server
 * clocks differ slightly.
 *
 * @param timestamp ISO 8601
 * @param now milliseconds since the epoch
 * @param timeZone IANA name, used for the date
 */
export function relativeTime(timestamp: string, now: number, timeZone: string): string {
  const ago = now - Date.parse(timestamp);
  if (ago < MINUTE_MS) return 'Just now';
  if (ago < HOUR_MS) return `${Math.floor(ago / MINUTE_MS)}m ago`;
  if (ago < DAY_MS) return `${Math.floor(ago / HOUR_MS)}h ago`;
  return formatDate(timestamp, timeZone);
}
