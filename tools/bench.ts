import { globSync } from 'node:fs';
import { basename } from 'node:path';

/**
 * Runs a benchmark: `npm run bench -- NAME [OPTIONS]`. Each prints ratios within one run; docs/benchmarks.md tells
 * what they compare.
 */
const names = globSync('bench-*.ts', { cwd: import.meta.dirname })
  .map((file) => basename(file, '.ts').replace('bench-', ''))
  .toSorted();
const USAGE = `npm run bench -- NAME [OPTIONS]\n\nNAME: ${names.join(', ')}`;

const [name = '--help'] = process.argv.splice(2, 1);
if (name === '--help') {
  console.log(USAGE);
} else if (names.includes(name)) {
  await import(`./bench-${name}.ts`);
} else {
  console.error(`There is no benchmark "${name}".\n\n${USAGE}`);
  process.exitCode = 2;
}
