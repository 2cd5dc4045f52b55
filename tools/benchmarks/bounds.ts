/** The option that makes a benchmark fail when a value exceeds its bound. */
export const check = { type: 'boolean', default: false } as const;

/** Something measured, and the highest value that is accepted. */
export interface Bound {
  readonly what: string;
  readonly value: number;
  readonly limit: number;
  readonly unit: 'x' | ' kB' | ' ms' | '';
}

/** Creates a bound in one line. */
export function bound(what: string, value: number, limit: number, unit: Bound['unit'] = ''): Bound {
  return { what, value, limit, unit };
}

/**
 * Prints a line per bound. A value that is not a number is an excess.
 *
 * @returns the exit code: 1 for an excess, if that is checked
 */
export function reportBounds(bounds: readonly Bound[], isChecked: boolean): number {
  const holds = ({ value, limit }: Bound): boolean => value <= limit;
  for (const one of bounds) {
    const { what, value, limit, unit } = one;
    const shown = Number(value.toFixed(unit === '' ? 6 : 2));
    console.log(`${holds(one) ? '✓' : '✗'} ${what}: ${shown}${unit} (bound: ${limit}${unit})`);
  }
  return isChecked && !bounds.every(holds) ? 1 : 0;
}
