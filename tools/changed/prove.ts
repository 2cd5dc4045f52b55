import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { z } from 'zod';
import { run } from '../benchmarks/run.ts';
import { withWorktree } from '../processes/worktree.ts';
import { seededFaults, type SeededFault } from './seeded-faults.ts';

/**
 * Proves that `npm test -- --changed` finds what the complete run would: puts a fault into a copy of HEAD
 * for each kind of edit, and fails unless the selected run fails in the expected test file.
 *
 * `node tools/changed/prove.ts` tries all kinds, `node tools/changed/prove.ts component seed` some. Only the
 * stage with the expected file runs: the checks, or what `npm test` runs after them.
 */

const Report = z.object({
  testResults: z.array(z.object({ name: z.string(), status: z.string() })),
});

const asked = process.argv.slice(2);
const unknown = asked.filter((kind) => !seededFaults.some((fault) => fault.kind === kind));
if (unknown.length > 0) {
  const kinds = seededFaults.map(({ kind }) => kind).join(', ');
  console.error(`There is no kind ${unknown.join(', ')}; there are: ${kinds}`);
  process.exit(2);
}
const faults = seededFaults.filter(({ kind }) => asked.length === 0 || asked.includes(kind));
const missed = await withWorktree('HEAD', (checkout) =>
  faults.filter((fault) => !isFound(fault, checkout)),
);
console.log(`${faults.length - missed.length} passed, ${missed.length} failed`);
process.exitCode = missed.length > 0 ? 1 : 0;

/** Whether the selected run fails in the expected file. */
function isFound({ kind, file, text, fault, failing }: SeededFault, checkout: string): boolean {
  const path = join(checkout, file);
  const source = readFileSync(path, 'utf8');
  writeFileSync(
    path,
    source.replace(text, () => fault),
  );
  rmSync(join(checkout, 'test-results'), { recursive: true, force: true });
  const started = Date.now();
  const stage = /\.(stories|browser\.test)\.tsx$/.test(failing) ? '--no-check' : '--quick';
  const args = ['tools/test.ts', '--changed', 'HEAD', stage];
  const options = { cwd: checkout, encoding: 'utf8', maxBuffer: 1 << 28 } as const;
  const { status, stdout } = spawnSync(process.execPath, args, options);
  const seconds = Math.round((Date.now() - started) / 1000);
  const failed = failedFiles(checkout);
  run('git', ['checkout', '--quiet', '.'], checkout);
  const isRight = status === 1 && failed.includes(failing);
  console.log(stdout.split('\n')[0]);
  console.log(
    `${isRight ? '✓' : '✗'} ${kind}: ${file} ${isRight ? 'fails' : 'should fail'} ${failing} (${seconds} s)`,
  );
  if (!isRight) console.log(`  exit code ${status}; failed: ${failed.join(', ') || 'nothing'}`);
  return isRight;
}

/** The test files that failed in the latest run of a checkout. */
function failedFiles(checkout: string): string[] {
  return globSync('test-results/*.json', { cwd: checkout }).flatMap((report) => {
    const text = readFileSync(join(checkout, report), 'utf8');
    const { testResults = [] } = Report.safeParse(JSON.parse(text)).data ?? {};
    return testResults
      .filter(({ status }) => status === 'failed')
      .map(({ name }) => relative(checkout, name).replaceAll('\\', '/'));
  });
}
