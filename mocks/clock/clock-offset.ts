import type { Clock } from '#src/domain/clock.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#src/domain/dates.ts';

const UNITS = { ms: 1, s: 1_000, m: MINUTE_MS, h: HOUR_MS, d: DAY_MS } as const;
type Unit = keyof typeof UNITS;
const MAX_DAYS = 366;

/** An offset from the current time, such as `+31s`, `+2d` or `+1d13.8s`. */
export type ClockOffset = `+${number}${Unit}${string}`;

/** Describes the input of {@link readClockOffset}. */
export const CLOCK_OFFSET_RULE = `a time such as +31s; units: ${Object.keys(UNITS).join(', ')}; at most +${MAX_DAYS}d`;

/**
 * Parses a clock offset. URL decoding turns `+` into a space, so a leading space counts as `+`.
 *
 * @returns undefined when the text is not a {@link CLOCK_OFFSET_RULE valid offset}
 */
export function readClockOffset(text: string): ClockOffset | undefined {
  const offset = text.replace(/^ /, '+') as ClockOffset;
  const milliseconds = offset.startsWith('+') ? readDuration(offset.slice(1)) : undefined;
  return (milliseconds ?? Infinity) <= MAX_DAYS * DAY_MS ? offset : undefined;
}

/** Converts an offset to milliseconds. @example millisecondsOf('+31s') // 31_000 */
export function millisecondsOf(offset: ClockOffset): number {
  return readDuration(offset.slice(1)) ?? 0;
}

/** Formats milliseconds as an offset; they are not negative. Inverse of {@link millisecondsOf}. */
export function printClockOffset(milliseconds: number): ClockOffset {
  return `+${printDuration(milliseconds)}` as ClockOffset;
}

/** Parses a duration; undefined when it is none. @example readDuration('2d3h') // 183_600_000 */
export function readDuration(text: string): number | undefined {
  if (!/^(\d+(\.\d+)?(ms|s|m|h|d))+$/.test(text)) return undefined;
  const parts = [...text.matchAll(/([\d.]+)([a-z]+)/g)];
  return Math.round(
    parts.reduce((sum, [, count, unit]) => sum + Number(count) * UNITS[unit as Unit], 0),
  );
}

/**
 * Formats a duration. Inverse of {@link readDuration}.
 *
 * @param milliseconds not negative; fractions are dropped
 * @example printDuration(93_500) // '1m33.5s'
 */
export function printDuration(milliseconds: number): string {
  let rest = Math.floor(milliseconds);
  const parts = (['d', 'h', 'm'] as const).map((unit) => {
    const count = Math.floor(rest / UNITS[unit]);
    rest -= count * UNITS[unit];
    return count === 0 ? '' : `${count}${unit}`;
  });
  const seconds = rest === 0 ? '' : `${rest / 1_000}s`;
  return parts.join('') + seconds || '0s';
}

/** Returns a clock that runs ahead of another by a fixed offset. */
export function aheadOf(clock: Clock, offset: ClockOffset | undefined): Clock {
  if (offset === undefined) return clock;
  const milliseconds = millisecondsOf(offset);
  return { ...clock, now: () => clock.now() + milliseconds };
}
