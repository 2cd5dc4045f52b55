import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseBenchArguments } from './bench-stories/arguments.ts';
import { perStory, Report, type Played } from './bench-stories/report.ts';
import { run } from './benchmarks/run.ts';

/**
 * Compares what the story step of `npm test` costs per story, pictures included, with another
 * commit: a worktree of it plays its own stories, by turns with this one, on the same machine. Times
 * depend on the machine, their ratio hardly does.
 *
 *   npm run bench -- stories --against main~3
 *   npm run bench -- stories --against v1 --rounds 3 stories/screens
 *   npm run bench -- stories --against main~3 --check 0.6     fails above this ratio
 */
const root = join(import.meta.dirname, '..');

/** Plays the stories of a checkout as `npm test` does. @throws Error when one fails */
function play(checkout: string, files: readonly string[]): Played {
  const file = join(checkout, 'test-results/bench-stories.json');
  const wanted = files.filter((path) => existsSync(join(checkout, path)));
  if (files.length > 0 && wanted.length === 0)
    throw new Error(`${checkout} has none of the files.`);
  const start = performance.now();
  const { status, stderr } = spawnSync(
    process.execPath,
    [
      join(checkout, 'node_modules/vitest/vitest.mjs'),
      'run',
      '--project=stories',
      '--reporter=json',
      `--outputFile=${file}`,
      ...wanted,
    ],
    { cwd: checkout, encoding: 'utf8' },
  );
  const seconds = (performance.now() - start) / 1000;
  const report = Report.parse(JSON.parse(readFileSync(file, 'utf8')));
  if (status !== 0) throw new Error(`Stories fail in ${checkout}:\n${stderr}`);
  return { seconds, stories: report.numTotalTests };
}

/** A checkout of another commit with its own dependencies. */
function checkOut(reference: string): string {
  const folder = join(mkdtempSync(join(tmpdir(), 'bench-stories-')), 'checkout');
  run('git', ['worktree', 'add', '--detach', folder, reference], root);
  run('npm', ['ci', '--no-audit', '--no-fund'], folder);
  return folder;
}

const { against, rounds, limit, files } = parseBenchArguments(process.argv.slice(2));
const other = checkOut(against);
const here: Played[] = [];
const there: Played[] = [];
try {
  for (let round = 1; round <= rounds; round += 1) {
    there.push(play(other, files));
    here.push(play(root, files));
    const [before, after] = [there.at(-1), here.at(-1)].map((each) => each && perStory([each]));
    console.log(`Round ${round}: ${before?.toFixed(0)} ms per story, now ${after?.toFixed(0)} ms`);
  }
} finally {
  run('git', ['worktree', 'remove', '--force', other], root);
  rmSync(join(other, '..'), { recursive: true, force: true });
}
const ratio = perStory(here) / perStory(there);
console.log(`A story costs ${ratio.toFixed(2)} of what it costs at ${against}.`);
if (limit !== undefined && ratio > limit) {
  console.error(`That is more than ${limit}.`);
  process.exitCode = 1;
}
