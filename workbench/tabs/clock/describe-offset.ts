import { DAY_MS, HOUR_MS, MINUTE_MS } from '#src/domain/dates.ts';
import { counted } from '#src/domain/counted.ts';

const UNITS = [
  ['day', DAY_MS],
  ['hour', HOUR_MS],
  ['minute', MINUTE_MS],
  ['second', 1_000],
] as const;

/**
 * Formats the length of a time in words, such as `1 day, 31 seconds`, to the second.
 *
 * @param milliseconds negative ones like positive ones; fractions of a second are rounded
 * @returns an empty string for less than half a second
 */
export function describeOffset(milliseconds: number): string {
  let rest = Math.round(Math.abs(milliseconds) / 1_000) * 1_000;
  const parts: string[] = [];
  for (const [unit, size] of UNITS) {
    const count = Math.floor(rest / size);
    rest -= count * size;
    if (count > 0) parts.push(counted(count, unit));
  }
  return parts.join(', ');
}
