import { compare, type Case } from './bench-growth/compare.ts';
import { BUILD, pageCases } from './bench-growth/page-case.ts';
import { world } from './bench-growth/world-case.ts';
import { bound, check, reportBounds } from './benchmarks/bounds.ts';
import { command } from './command-line/command.ts';
import { buildApp } from './processes/built-app.ts';

const CASES = new Map<string, Case>([...pageCases, ['world', world]]);
const LIMIT = 1.5;
/** For memory, and for what takes microseconds. */
const LOOSE = 2;

export const growth = command({
  help: `npm run bench -- growth [--check] [CASE...]
Compares what lists, a chat and the mock server cost with much data and with little.
Cases: ${[...CASES.keys()].join(', ')}; all by default.`,
  positionals: 'any',
  options: { check },
  async run({ positionals, values }) {
    const unknown = positionals.find((name) => !CASES.has(name));
    if (unknown !== undefined) throw new Error(`No case is called "${unknown}". Try --help.`);
    const names = positionals.length > 0 ? positionals : [...CASES.keys()];
    if (names.some((name) => name !== 'world'))
      await buildApp({ mode: 'production', outDir: BUILD });
    let code = 0;
    for (const name of names) {
      const one = CASES.get(name) ?? world;
      console.log(`\n${one.title}`);
      const ratios = [...(await compare(one))];
      const bounds = ratios.map(([what, ratio]) => {
        return bound(what, ratio, one === world || what === 'heap' ? LOOSE : LIMIT, 'x');
      });
      code = Math.max(code, reportBounds(bounds, values.check));
    }
    return code;
  },
});
