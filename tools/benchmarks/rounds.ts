/** How often is measured, besides the round that warms up. */
const ROUNDS = 9;

/**
 * Measures several times, and returns the median of each value. What is compared is measured in the same round, so that
 * other load on the machine affects all alike.
 */
export async function medians<Name extends string>(
  measure: () => Promise<Readonly<Record<Name, number>>>,
): Promise<Record<Name, number>> {
  const names = Object.keys(await measure()) as Name[];
  const rounds: Readonly<Record<Name, number>>[] = [];
  while (rounds.length < ROUNDS) rounds.push(await measure());
  const entries = names.map((name) => [name, median(rounds.map((each) => each[name]))] as const);
  return Object.fromEntries(entries) as Record<Name, number>;
}

/** The middle value; NaN without any. */
function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
