import { growth } from './bench-growth.ts';
import { load } from './bench-load.ts';
import { command, runCommand } from './command-line/command.ts';
import { sizes } from './sizes.ts';

await runCommand(
  command({
    help: `npm run bench -- NAME [--check]
Measures, and prints ratios within one run: docs/benchmarks.md. With --check, it fails when a value exceeds its bound.`,
    commands: { growth, load, sizes },
  }),
);
// The servers of a benchmark still run.
process.exit();
