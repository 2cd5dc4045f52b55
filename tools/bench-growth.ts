import type { Case } from './bench-growth/case.ts';
import { pageCases } from './bench-growth/page-case.ts';
import { world } from './bench-growth/world-case.ts';
import { check, reportBounds, type Bound } from './benchmarks/bounds.ts';
import { medians } from './benchmarks/rounds.ts';
import { command } from './command-line/command.ts';

const CASES: Readonly<Record<string, Case>> = { ...pageCases, world };

async function compare({ limits, open }: Case): Promise<Bound[]> {
  const [few, many] = [await open(false), await open(true)];
  const bounds: Bound[] = [];
  for (const [what, limit] of Object.entries(limits)) {
    const { ratio } = await medians(async () => {
      const little = await few.cost(what);
      return { ratio: (await many.cost(what)) / little };
    });
    bounds.push([what, ratio, limit, 'x']);
  }
  await Promise.all([few.close(), many.close()]);
  return bounds;
}

export const growth = command({
  help: `npm run bench -- growth [--check] [CASE...]
Compares what lists, a chat and the mock server cost with much data and with little.
Cases: ${Object.keys(CASES).join(', ')}; all by default.`,
  positionals: 'any',
  options: { check },
  async run({ positionals, values }) {
    const names = positionals.length > 0 ? positionals : Object.keys(CASES);
    const cases = names.map((name) => {
      const found = CASES[name];
      if (!found) throw new Error(`No case is called "${name}". Try --help.`);
      return found;
    });
    let code = 0;
    for (const each of cases) {
      console.log(`\n${each.title}`);
      code = Math.max(code, reportBounds(await compare(each), values.check));
    }
    return code;
  },
});
