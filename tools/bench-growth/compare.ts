import { byTurns, median } from '../benchmarks/rounds.ts';

/** Something with little or much data, which measures what an action costs it. */
export interface Subject {
  /** The cost of one action, in any unit. */
  cost(action: string): Promise<number>;
  /** Its memory after a garbage collection, if it has its own. */
  heap?(): Promise<number>;
  close(): Promise<void>;
}

/** A row of the table: what is opened with little and with much data, and what is done to it. */
export interface Case {
  readonly title: string;
  readonly actions: readonly string[];
  open(isMany: boolean): Promise<Subject>;
}

/** How many times as much each action costs with much data. */
export async function compare({ actions, open }: Case): Promise<Map<string, number>> {
  const [few, many] = [await open(false), await open(true)];
  const ratios = new Map<string, number>();
  if (few.heap && many.heap) ratios.set('heap', (await many.heap()) / (await few.heap()));
  for (const action of actions) {
    const measures = { few: () => few.cost(action), many: () => many.cost(action) };
    const { few: little, many: much } = await byTurns(measures, median);
    ratios.set(action, much / little);
  }
  await Promise.all([few.close(), many.close()]);
  return ratios;
}
