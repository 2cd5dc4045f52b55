import type { Clock } from '#src/domain/clock.ts';

const UNITS = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 } as const;
const MAX_DAYS = 366;

/** An offset from the current time, such as `+31s`, `+5m` or `+2d`. */
export type ClockOffset = `+${number}${keyof typeof UNITS}`;

/** Describes the input of {@link readClockOffset}. */
export const CLOCK_OFFSET_RULE = `a time such as +31s; units: ${Object.keys(UNITS).join(', ')}; at most +${MAX_DAYS}d`;

/**
 * Parses a clock offset. URL decoding turns `+` into a space, so a leading space counts as `+`.
 *
 * @returns undefined when the text is not a {@link CLOCK_OFFSET_RULE valid offset}
 */
export function readClockOffset(text: string): ClockOffset | undefined {
  const offset = text.replace(/^ /, '+');
  if (!/^\+\d+(\.\d+)?(ms|s|m|h|d)$/.test(offset)) return undefined;
  const isWithin = millisecondsOf(offset as ClockOffset) <= MAX_DAYS * UNITS.d;
  return isWithin ? (offset as ClockOffset) : undefined;
}

/** Converts an offset to milliseconds. @example millisecondsOf('+31s') // 31_000 */
export function millisecondsOf(offset: ClockOffset): number {
  const unit = /[a-z]+$/.exec(offset)?.[0] as keyof typeof UNITS;
  return Number.parseFloat(offset) * UNITS[unit];
}

/**
 * Formats milliseconds in the largest unit that needs no fraction. Inverse of {@link millisecondsOf}.
 *
 * @param milliseconds not negative; fractions are dropped
 */
export function printClockOffset(milliseconds: number): ClockOffset {
  const whole = Math.floor(milliseconds);
  const units = Object.entries(UNITS).toReversed();
  const [unit, size] = units.find(([, each]) => whole % each === 0) ?? ['ms', 1];
  return whole === 0 ? '+0s' : `+${whole / size}${unit as keyof typeof UNITS}`;
}

/** Returns a clock that runs ahead of another by a fixed offset. */
export function aheadOf(clock: Clock, offset: ClockOffset | undefined): Clock {
  if (offset === undefined) return clock;
  const milliseconds = millisecondsOf(offset);
  return { ...clock, now: () => clock.now() + milliseconds };
}
