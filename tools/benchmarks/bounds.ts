/** The option that makes a benchmark fail when a value exceeds its bound. */
export const check = { type: 'boolean', default: false } as const;

/** Something measured, the highest value that is accepted, and the unit of both. */
export type Bound = readonly [
  what: string,
  value: number,
  limit: number,
  unit?: 'x' | ' kB' | ' ms',
];

/**
 * Prints a line per bound. A value that is not a number is an excess.
 *
 * @returns the exit code: 1 for an excess, if that is checked
 */
export function reportBounds(bounds: readonly Bound[], isChecked: boolean): number {
  let code = 0;
  for (const [what, value, limit, unit = ''] of bounds) {
    const holds = value <= limit;
    const rounded = Number(value.toFixed(unit === '' ? 6 : 2));
    // What exceeds it by little must not look the same.
    const shown = !holds && rounded === limit ? value.toFixed(4) : rounded;
    console.log(`${holds ? '✓' : '✗'} ${what}: ${shown}${unit} (bound: ${limit}${unit})`);
    if (!holds && isChecked) code = 1;
  }
  return code;
}
