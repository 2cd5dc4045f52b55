import { compare } from './bench-growth/compare.ts';
import { BUILD, CASES } from './bench-growth/page-case.ts';
import { bound, check, reportBounds } from './benchmarks/bounds.ts';
import { command } from './command-line/command.ts';
import { buildApp } from './processes/built-app.ts';

const LIMIT = 1.5;
const HEAP_LIMIT = 2;

export const growth = command({
  help: `npm run bench -- growth [--check] [CASE...]
Compares what a list and a chat cost with much data and with little.
Cases: ${[...CASES.keys()].join(', ')}; all by default.`,
  positionals: 'any',
  options: { check },
  async run({ positionals, values }) {
    const unknown = positionals.find((name) => !CASES.has(name));
    if (unknown !== undefined) throw new Error(`No case is called "${unknown}". Try --help.`);
    await buildApp({ mode: 'production', outDir: BUILD });
    let code = 0;
    for (const [name, one] of CASES) {
      if (positionals.length > 0 && !positionals.includes(name)) continue;
      console.log(`\n${one.title}`);
      const bounds = [...(await compare(one))].map(([what, ratio]) => {
        return bound(what, ratio, what === 'heap' ? HEAP_LIMIT : LIMIT, 'x');
      });
      code = Math.max(code, reportBounds(bounds, values.check));
    }
    return code;
  },
});
