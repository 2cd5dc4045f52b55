import { spawn } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { command, runCommand } from './command-line/command.ts';
import { baseCommit, changedFiles, commitOf } from './processes/git.ts';
import { root } from './processes/root.ts';
import { playStoriesAlone } from './stories-alone.ts';
import { options, testArguments, type TestArguments } from './test-run/arguments.ts';
import { countRun, type Count } from './test-run/count.ts';
import { reportFile, reportVariable, stepsFor, type Change, type Step } from './test-run/steps.ts';

/** Limit for hung steps only; generous, for shared machines. */
const STEP_LIMIT_MS = 60 * 60_000;

type Run = { exitCode: number; output: string };

function run(step: Step): Promise<Run> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, step.args, {
      cwd: root,
      env: {
        ...process.env,
        FORCE_COLOR: process.stdout.isTTY ? '1' : '0',
        [reportVariable]: reportFile(step),
        ...step.env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: STEP_LIMIT_MS,
      killSignal: 'SIGKILL',
    });
    const chunks: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    }
    const finish = (exitCode: number, note = ''): void =>
      resolve({ exitCode, output: Buffer.concat(chunks).toString('utf8') + note });
    child.once('error', (error) => finish(1, error.message));
    child.once('close', (code, signal) =>
      finish(code ?? 1, signal === null ? '' : `\nKilled by ${signal}`),
    );
  });
}

async function countStep(step: Step, { exitCode }: Run): Promise<Count> {
  if (step.reporter === undefined)
    return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const text = await readFile(join(root, reportFile(step)), 'utf8').catch(() => 'null');
  return countRun(step.reporter, JSON.parse(text), exitCode, step.mayBeEmpty);
}

/** What steps that failed have printed. */
const failures: string[] = [];

/** Runs one step and prints its result in one line. Keeps its output if it failed. */
async function runStep(step: Step): Promise<Count> {
  await rm(join(root, reportFile(step)), { force: true });
  await mkdir(dirname(join(root, reportFile(step))), { recursive: true });
  const started = Date.now();
  const result = await run(step);
  const count = await countStep(step, result);
  const isGreen = count.failed === 0;
  if (!isGreen) failures.push(`✗ ${step.name}\n${result.output.trim()}`);
  const seconds = ((Date.now() - started) / 1000).toFixed(1).padStart(6);
  const tests =
    step.reporter === undefined ? '' : `   ${count.passed} passed, ${count.failed} failed`;
  console.log(`${isGreen ? '✓' : '✗'} ${step.name.padEnd(10)}${seconds} s${tests}`);
  return count;
}

async function runInOrder(steps: readonly Step[]): Promise<Count[]> {
  const counts: Count[] = [];
  for (const step of steps) {
    console.log(`… ${step.name}`);
    counts.push(await runStep(step));
  }
  return counts;
}

function changeOf({ changed }: TestArguments): Change | undefined {
  if (changed === undefined) return undefined;
  const since = changed.since === undefined ? baseCommit() : commitOf(changed.since);
  return { since, files: changedFiles(since) };
}

async function runTests(wanted: TestArguments): Promise<number> {
  const steps = stepsFor(wanted, changeOf(wanted));
  if (steps.length === 0) console.log('None of these steps has anything to run.');
  const stages = Map.groupBy(steps, ({ stage }) => stage);
  const checks = stages.get('check') ?? [];
  if (checks.length > 0) console.log(`… ${checks.map(({ name }) => name).join(', ')}`);
  const checked = await Promise.all(checks.map(runStep));
  // One at a time: each step uses all processors.
  const tested = await runInOrder(stages.get('test') ?? []);
  const counts = [...checked, ...tested];
  const passed = counts.reduce((sum, count) => sum + count.passed, 0);
  const failed = counts.reduce((sum, count) => sum + count.failed, 0);
  // At the end, where they are found.
  for (const failure of failures) console.log(`\n${failure}`);
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

const alone = command({
  name: 'alone',
  summary: 'Plays each story alone in a new browser, ten seconds each: none may depend on another.',
  positionals: ['[FILE...]', 'story files or folders; all by default'],
  run: ({ positionals }) => playStoriesAlone(positionals),
});

await runCommand(
  command({
    name: 'npm test',
    summary: 'Runs every check and test. npm run check runs the steps that need no browser.',
    options,
    commands: [alone],
    notes: 'Test files: npx vitest run --project=unit PATH',
    run: ({ values }) => runTests(testArguments(values)),
  }),
);
