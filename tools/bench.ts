import { lists } from './bench-lists.ts';
import { load } from './bench-load.ts';
import { messages } from './bench-messages.ts';
import { mocks } from './bench-mocks.ts';
import { command, runCommand } from './command-line/command.ts';
import { sizes } from './sizes.ts';

await runCommand(
  command({
    name: 'npm run bench',
    summary: 'Measures, and prints ratios within one run: docs/benchmarks.md.',
    commands: [lists, load, messages, mocks, sizes],
  }),
);
// The servers of a benchmark still run.
process.exit();
