import { DAY_MS, dayAfter } from '#src/domain/dates.ts';
import { isRecord } from '../faults/merge-patch.ts';

const STAMP = /^\d{4}-\d{2}-\d{2}T[\d:.]+(?:Z|[+-]\d{2}:\d{2})$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Moves the timestamps and days in a value to another time: relative times and the days until a
 * deadline stay as they were.
 *
 * @param from the time of the value, in milliseconds since the epoch
 * @param to the time that takes its place
 */
export function shiftTimes<Value>(value: Value, from: number, to: number): Value {
  const shifted = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(shifted);
    if (isRecord(part)) {
      return Object.fromEntries(Object.entries(part).map(([key, each]) => [key, shifted(each)]));
    }
    if (typeof part !== 'string' || Number.isNaN(Date.parse(part))) return part;
    if (STAMP.test(part)) return new Date(Date.parse(part) - from + to).toISOString();
    if (!DAY.test(part)) return part;
    const days = (Date.parse(part) - Date.parse(dayAfter(from, 0))) / DAY_MS;
    return dayAfter(to, Math.round(days));
  };
  return shifted(value) as Value;
}

/** The latest timestamp in a value, in milliseconds since the epoch; undefined when it has none. */
export function latestStamp(value: unknown): number | undefined {
  if (typeof value === 'string') return STAMP.test(value) ? Date.parse(value) : undefined;
  const parts = typeof value === 'object' && value !== null ? Object.values(value) : [];
  const stamps = parts.flatMap((part) => latestStamp(part) ?? []);
  return stamps.length === 0 ? undefined : Math.max(...stamps);
}
