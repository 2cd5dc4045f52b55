import { growth } from './bench-growth.ts';
import { load } from './bench-load.ts';
import { command, runCommand } from './command-line/command.ts';
import { sizes } from './sizes.ts';

await runCommand(
  command({
    name: 'npm run bench',
    summary: 'Measures, and prints ratios within one run: docs/benchmarks.md.',
    commands: [growth, load, sizes],
  }),
);
// The servers of a benchmark still run.
process.exit();
