/** What is measured, and the highest value that is accepted. */
export interface Limit {
  readonly what: string;
  readonly limit: number;
  /** Follows the value; "x" for a ratio. */
  readonly unit: string;
}

/**
 * Prints one line per measured value.
 *
 * @returns whether a value exceeds its limit or is not a number
 */
export function report<Name extends string>(
  limits: Readonly<Record<Name, Limit>>,
  measured: Readonly<Record<Name, number>>,
): boolean {
  let isOverLimit = false;
  for (const name of Object.keys(limits) as Name[]) {
    const { what, limit, unit } = limits[name];
    const value = measured[name];
    isOverLimit ||= !(value <= limit);
    console.log(`${what}: ${Number(value.toFixed(value < 0.01 ? 6 : 2))}${unit} (limit: ${limit})`);
  }
  return isOverLimit;
}
