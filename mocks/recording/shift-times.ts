import { DAY_MS, dayAfter } from '#src/domain/dates.ts';
import { isRecord } from '../faults/merge-patch.ts';
import type { Exchange } from './exchange.ts';

/** How far a server's clock may be ahead of the browser's. */
const MAX_SKEW_MS = 5 * 60_000;
const STAMP = /^\d{4}-\d{2}-\d{2}T[\d:.]+(?:Z|[+-]\d{2}:\d{2})$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Moves a session to another time: relative times and the days until a deadline stay as they were.
 *
 * @param from the time of the session, in milliseconds since the epoch
 * @param to the time that takes its place
 */
export function shiftTimes(
  exchanges: readonly Exchange[],
  from: number,
  to: number,
): readonly Exchange[] {
  const today = Date.parse(dayAfter(from, 0));
  const shifted = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map((item) => shifted(item));
    if (isRecord(value)) {
      const entries = Object.entries(value).map(([key, part]) => [key, shifted(part)]);
      return Object.fromEntries(entries) as unknown;
    }
    if (typeof value !== 'string') return value;
    if (STAMP.test(value) && !Number.isNaN(Date.parse(value))) {
      return new Date(Date.parse(value) - from + to).toISOString();
    }
    if (!DAY.test(value) || Number.isNaN(Date.parse(value))) return value;
    return dayAfter(to, Math.round((Date.parse(value) - today) / DAY_MS));
  };
  return exchanges.map((exchange) => ({
    ...exchange,
    startedAt: exchange.startedAt - from + to,
    ...('body' in exchange && { body: shifted(exchange.body) }),
    ...('answer' in exchange && { answer: shifted(exchange.answer) }),
  }));
}

/**
 * The time of a session on its server's clock: when it started, or the last thing that had happened by
 * then, since the two clocks differ.
 *
 * @param stamps the timestamps of what the session found
 * @returns milliseconds since the epoch
 */
export function sessionTime(exchanges: readonly Exchange[], stamps: readonly string[]): number {
  const started = exchanges[0]?.startedAt ?? 0;
  const times = stamps.map((stamp) => Date.parse(stamp));
  return Math.max(started, ...times.filter((time) => time <= started + MAX_SKEW_MS));
}
