/** All dates are formatted in US English (product.md §9). */
const LOCALE = 'en-US';

const NO_DATE = '–';

/** Creating a format takes much longer than using it, and a long chat has thousands of dates. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** A dash for an invalid time, which may be what someone is typing. UTC for a zone that the browser doesn't know. */
function format(
  at: string | number,
  timeZone: string,
  options: Intl.DateTimeFormatOptions,
  locale = LOCALE,
): string {
  const date = new Date(at);
  if (Number.isNaN(date.getTime())) return NO_DATE;
  const key = `${timeZone} ${locale} ${options.dateStyle} ${options.timeStyle}`;
  const known = formats.get(key) ?? createFormat(locale, timeZone, options);
  formats.set(key, known);
  // Engines differ in the kind of space before AM and PM.
  return known.format(date).replaceAll('\u202f', ' ');
}

function createFormat(
  locale: string,
  timeZone: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat(locale, { ...options, timeZone });
  } catch {
    return new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  }
}

/** `Mar 14, 2026`, of an ISO 8601 timestamp in a time zone by its IANA name. */
export function formatDate(timestamp: string, timeZone: string): string {
  return format(timestamp, timeZone, { dateStyle: 'medium' });
}

/** `Mar 14, 2026, 9:59 AM` */
export function formatDateTime(timestamp: string, timeZone: string): string {
  return format(timestamp, timeZone, { dateStyle: 'medium', timeStyle: 'short' });
}

/** The UTC date, `YYYY-MM-DD`, that is some days after or before a time in milliseconds since the epoch. */
export function dayAfter(from: number, days: number): string {
  return isoDay(from + days * DAY_MS) ?? NO_DATE;
}

/** The UTC date, `YYYY-MM-DD`, of a point in time; undefined for one that isn't valid. */
function isoDay(at: number): string | undefined {
  const date = new Date(at);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString().slice(0, 10);
}

/** The current date, `YYYY-MM-DD`, in a time zone. */
export function dayIn(now: number, timeZone: string): string {
  // The Swedish locale formats dates as ISO 8601.
  return format(now, timeZone, { dateStyle: 'short' }, 'sv-SE');
}

export const DAY_MS = 86_400_000;

/** Such as `Mar 14, 2026`, whatever the time zone. `day` is `YYYY-MM-DD`. */
export function formatDay(day: string): string {
  const start = `${day}T00:00:00Z`;
  // A date that doesn't exist, such as February 30, counts on into the next month.
  return isoDay(Date.parse(start)) === day ? formatDate(start, 'UTC') : NO_DATE;
}

/** `9:59 AM` */
export function formatTime(timestamp: string, timeZone: string): string {
  return format(timestamp, timeZone, { timeStyle: 'short' });
}

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;

/** `Just now` under a minute or in the future (clocks differ), then `5m ago`, `3h ago`, the date (product.md §2). */
export function relativeTime(timestamp: string, now: number, timeZone: string): string {
  const ago = now - Date.parse(timestamp);
  if (ago < MINUTE_MS) return 'Just now';
  if (ago < HOUR_MS) return `${Math.floor(ago / MINUTE_MS)}m ago`;
  if (ago < DAY_MS) return `${Math.floor(ago / HOUR_MS)}h ago`;
  return formatDate(timestamp, timeZone);
}
