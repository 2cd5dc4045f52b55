/** How often each is measured, besides the round that warms up. */
const ROUNDS = 9;

/**
 * Measures by turns, so that other load on the machine affects all alike. The first round warms up and does not count.
 *
 * @param summarize what to return of the values of all rounds, such as `median`
 */
export async function byTurns<Name extends string, Value>(
  measures: Readonly<Record<Name, () => Promise<Value>>>,
  summarize: (values: readonly Value[]) => Value,
): Promise<Record<Name, Value>> {
  const names = Object.keys(measures) as Name[];
  const values = new Map(names.map((name) => [name, [] as Value[]]));
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const name of names) {
      const value = await measures[name]();
      if (round > 0) values.get(name)?.push(value);
    }
  }
  const summaries = [...values].map(([name, own]) => [name, summarize(own)] as const);
  return Object.fromEntries(summaries) as Record<Name, Value>;
}

/** The middle value; NaN without any. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
