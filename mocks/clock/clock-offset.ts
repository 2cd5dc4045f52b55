import type { Clock } from '#src/domain/clock.ts';

const UNITS = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 } as const;
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
  const offset = text.replace(/^ /, '+');
  if (!/^\+(\d+(\.\d+)?(ms|s|m|h|d))+$/.test(offset)) return undefined;
  const isWithin = millisecondsOf(offset as ClockOffset) <= MAX_DAYS * UNITS.d;
  return isWithin ? (offset as ClockOffset) : undefined;
}

/** Converts an offset to milliseconds. @example millisecondsOf('+31s') // 31_000 */
export function millisecondsOf(offset: ClockOffset): number {
  const parts = [...offset.matchAll(/([\d.]+)([a-z]+)/g)];
  return Math.round(
    parts.reduce((sum, [, count, unit]) => sum + Number(count) * UNITS[unit as Unit], 0),
  );
}

/**
 * Formats milliseconds as days, and the rest in the largest unit that needs no fraction, or else in
 * seconds. Inverse of {@link millisecondsOf}.
 *
 * @param milliseconds not negative; fractions are dropped
 */
export function printClockOffset(milliseconds: number): ClockOffset {
  const whole = Math.floor(milliseconds);
  const days = Math.floor(whole / UNITS.d);
  const rest = whole % UNITS.d;
  const unit = (['h', 'm'] as const).find((each) => rest % UNITS[each] === 0) ?? 's';
  if (days === 0) return rest === 0 ? '+0s' : `+${rest / UNITS[unit]}${unit}`;
  return rest === 0 ? `+${days}d` : `+${days}d${rest / UNITS[unit]}${unit}`;
}

/** Returns a clock that runs ahead of another by a fixed offset. */
export function aheadOf(clock: Clock, offset: ClockOffset | undefined): Clock {
  if (offset === undefined) return clock;
  const milliseconds = millisecondsOf(offset);
  return { ...clock, now: () => clock.now() + milliseconds };
}
