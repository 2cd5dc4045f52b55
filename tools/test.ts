import { spawn, type ChildProcess } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { command, runCommand } from './command-line/command.ts';
import { baseCommit, changedFiles, commitOf } from './processes/git.ts';
import { root } from './processes/root.ts';
import { playStoriesAlone } from './stories-alone.ts';
import { help, options, testArguments, type TestArguments } from './test-run/arguments.ts';
import { countRun, type Count } from './test-run/count.ts';
import { machineFaults } from './test-run/diagnosis.ts';
import {
  reportFile,
  reportVariable,
  stepNames,
  stepsFor,
  stepsLeft,
  type Change,
  type Step,
} from './test-run/steps.ts';

/** Limit for hung steps only; generous, for shared machines. */
const STEP_LIMIT_MS = 60 * 60_000;

type Run = { exitCode: number; output: string };

/** Ends a step with everything that it has started. */
function end({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(HAS_GROUPS ? -pid : pid, 'SIGKILL');
  } catch {
    // It has ended already.
  }
}

const HAS_GROUPS = process.platform !== 'win32';

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
      detached: HAS_GROUPS,
    });
    running.add(child);
    const limit = setTimeout(() => end(child), STEP_LIMIT_MS);
    const lines: string[] = [];
    for (const input of [child.stdout, child.stderr]) {
      createInterface({ input }).on('line', (line) => {
        lines.push(line);
        if (step.shownLine?.test(line)) console.log(line);
      });
    }
    const finish = (exitCode: number, note = ''): void =>
      resolve({ exitCode, output: lines.join('\n') + note });
    child.once('error', (error) => finish(1, error.message));
    // What it leaves behind would hold its output open, and the run with it.
    child.once('exit', () => end(child));
    child.once('close', (code, signal) => {
      clearTimeout(limit);
      running.delete(child);
      finish(code ?? 1, signal === null ? '' : `\nKilled by ${signal}`);
    });
  });
}

async function countStep(step: Step, { exitCode }: Run): Promise<Count> {
  if (step.reporter === undefined)
    return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const report = await readFile(join(root, reportFile(step)), 'utf8')
    .then((text) => JSON.parse(text) as unknown)
    // Missing, or cut off where the disk was full.
    .catch(() => undefined);
  return countRun(step.reporter, report, exitCode, step.mayBeEmpty);
}

/** What steps that failed have printed. */
const failures: string[] = [];
/** The counts of the steps that have ended. */
const counts: Count[] = [];

const running = new Set<ChildProcess>();

const total = (): string => {
  const sum = (key: keyof Count) => counts.reduce((all, count) => all + count[key], 0);
  return `${sum('passed')} passed, ${sum('failed')} failed`;
};

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    console.log(`\nInterrupted. The steps that had ended: ${total()}`);
    process.exit(1);
  });
}
process.once('exit', () => running.forEach(end));

/** How long the last complete run took. Not in the repository: it says something about this machine. */
const LAST_RUN = join(root, 'node_modules/.cache/nearhand/last-run.txt');

const lastRun = (): Promise<string> =>
  readFile(LAST_RUN, 'utf8').catch(
    () => 'No complete run on this machine so far: allow 10 to 20 min.',
  );

async function noteRun(started: number): Promise<void> {
  const minutes = ((Date.now() - started) / 60_000).toFixed(1);
  await mkdir(dirname(LAST_RUN), { recursive: true });
  await writeFile(LAST_RUN, `The last complete run on this machine took ${minutes} min.`);
}

/** Removes the report of an earlier run. */
async function prepare(step: Step): Promise<void> {
  await mkdir(dirname(join(root, reportFile(step))), { recursive: true });
  await rm(join(root, reportFile(step)), { force: true });
}

/** Runs one step and prints its result in one line. Keeps its output if it failed. */
async function runStep(step: Step): Promise<void> {
  const started = Date.now();
  const result = await prepare(step).then(
    () => run(step),
    (error: Error): Run => ({ exitCode: 1, output: error.message }),
  );
  const count = await countStep(step, result);
  counts.push(count);
  const isGreen = count.failed === 0;
  if (!isGreen) failures.push(`✗ ${step.name}\n${result.output.trim()}`);
  const seconds = ((Date.now() - started) / 1000).toFixed(1).padStart(6);
  const tests = step.reporter === undefined ? '' : `   ${outcomeOf(count)}`;
  console.log(`${isGreen ? '✓' : '✗'} ${step.name.padEnd(10)}${seconds} s${tests}`);
}

/** A step may run no test only where a change is tested. */
const outcomeOf = ({ passed, failed }: Count): string =>
  passed + failed === 0 ? 'nothing imports what has changed' : `${passed} passed, ${failed} failed`;

async function runInOrder(steps: readonly Step[]): Promise<void> {
  for (const step of steps) {
    console.log(`… ${step.name}`);
    await runStep(step);
  }
}

function changeOf({ changed }: TestArguments): Change | undefined {
  if (changed === undefined) return undefined;
  const since = changed.since === undefined ? baseCommit() : commitOf(changed.since);
  return { since, files: changedFiles(since) };
}

async function runTests(wanted: TestArguments): Promise<number> {
  const started = Date.now();
  const change = changeOf(wanted);
  const steps = stepsFor(wanted, change);
  const isComplete = steps.length === stepNames.length && !wanted.changed && !wanted.shard;
  if (isComplete) console.log(await lastRun());
  if (steps.length === 0) console.log('None of these steps has anything to run.');
  const stages = Map.groupBy(steps, ({ stage }) => stage);
  const checks = stages.get('check') ?? [];
  if (checks.length > 0) console.log(`… ${checks.map(({ name }) => name).join(', ')}`);
  await Promise.all(checks.map(runStep));
  // One at a time: each step uses all processors.
  await runInOrder(stages.get('test') ?? []);
  // A full disk is no failed test.
  if (isComplete) await noteRun(started).catch(() => {});
  // At the end, where they are found.
  for (const failure of failures) console.log(`\n${failure}`);
  const written = [join(root, 'test-results'), join(root, 'node_modules'), tmpdir()];
  const faults = failures.length > 0 ? machineFaults(failures.join('\n'), written) : [];
  for (const fault of faults) console.log(`\n${fault}`);
  console.log(`\n${total()}`);
  const left = stepsLeft(wanted, change);
  if (left.length > 0) console.log(`Left to the whole run: ${left.join(', ')}, on built output.`);
  return failures.length === 0 ? 0 : 1;
}

const alone = command({
  help: `npm test -- alone [FILE...]
Plays each story alone in a new browser, ten seconds each: none may depend on another.
Story files or folders; all by default.`,
  positionals: 'any',
  run: ({ positionals }) => playStoriesAlone(positionals),
});

await runCommand(
  command({
    help,
    options,
    positionals: 'any',
    commands: { alone },
    run: (input) => runTests(testArguments(input)),
  }),
);
