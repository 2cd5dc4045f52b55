import { DAY_MS, dayAfter } from '#src/domain/dates.ts';
import { isRecord } from '#src/contract/is-record.ts';

/** A date and a time to the second; what follows, a fraction and a zone, stays. */
const STAMP = /^(\d{4}-\d{2}-\d{2})([T ])(\d{2}:\d{2}:\d{2})((?:\.\d+)?(?:Z|[+-]\d{2}:?\d{2})?)$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Moves the timestamps and days in a value to another time, in the form that they have: relative times and
 * the days until a deadline stay as they were.
 *
 * @param from the time of the value, in milliseconds since the epoch
 * @param to the time that takes its place
 */
export function shiftTimes(value: unknown, from: number, to: number): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => shiftTimes(item, from, to));
  if (isRecord(value)) {
    const parts = Object.entries(value);
    return Object.fromEntries(parts.map(([key, part]) => [key, shiftTimes(part, from, to)]));
  }
  if (typeof value !== 'string') return value;
  const [, date, separator, time, rest] = STAMP.exec(value) ?? [];
  const stamp = Date.parse(`${date}T${time}Z`);
  if (!Number.isNaN(stamp)) {
    const seconds = Math.round((to - from) / 1_000);
    const moved = new Date(stamp + seconds * 1_000).toISOString();
    return moved.slice(0, 10) + separator + moved.slice(11, 19) + rest;
  }
  if (!DAY.test(value) || Number.isNaN(Date.parse(value))) return value;
  const days = (Date.parse(value) - Date.parse(dayAfter(from, 0))) / DAY_MS;
  return dayAfter(to, days);
}
