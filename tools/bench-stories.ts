import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { binOf } from './processes/servers.ts';

/**
 * What the story tests cost, as ratios, since the times themselves depend on the machine:
 *
 * - beside as many trivial stories, each with the same checks, in the same run;
 * - beside themselves with Vitest's own settings: a page for each file, and a core left free.
 *
 * Without pictures. `-- --check` fails when a ratio misses its aim; `-- stories/ui` takes only those.
 */
const root = join(import.meta.dirname, '..');
/** Below `stories`, since Storybook's index looks there; it is taken away at the end. */
const TRIVIAL = 'stories/trivial';
const trivialFolder = join(root, TRIVIAL);
const PER_FILE = 10;

const Report = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(z.object({ status: z.string(), duration: z.number().nullish() })),
    }),
  ),
});
type Report = z.infer<typeof Report>;

function trivialFile(index: number, count: number): string {
  const stories = Array.from(
    { length: count },
    (_, story) => `export const Story${story} = meta.story({ render: () => <p>Nothing much</p> });`,
  );
  return `import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({ title: 'Trivial/File ${index}' });

${stories.join('\n\n')}
`;
}

const wanted = process.argv.slice(2).filter((arg) => !arg.startsWith('--'));

/** Plays stories without pictures. @throws Error when one fails: its time would say nothing */
function play(
  name: string,
  settings: 'chosen' | 'own',
  files: readonly string[],
): { report: Report; seconds: number } {
  const file = join(root, `test-results/bench-${name}.json`);
  const start = performance.now();
  const { status, stderr } = spawnSync(
    process.execPath,
    [
      binOf('vitest'),
      'run',
      '--project=stories',
      '--reporter=json',
      `--outputFile=${file}`,
      '--testTimeout=60000',
      ...files,
    ],
    {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, PICTURES: 'off', VITEST_SETTINGS: settings },
    },
  );
  const seconds = (performance.now() - start) / 1000;
  if (status !== 0) throw new Error(`The stories fail (${name}):\n${stderr}`);
  return { report: Report.parse(JSON.parse(readFileSync(file, 'utf8'))), seconds };
}

function isTrivial(name: string): boolean {
  return name.replaceAll('\\', '/').includes(`${TRIVIAL}/`);
}

/** The stories of a report and the seconds that they took, without loading their files. */
function sumOf(report: Report, isWanted: (name: string) => boolean) {
  const tests = report.testResults
    .filter(({ name }) => isWanted(name))
    .flatMap(({ assertionResults }) => assertionResults);
  return {
    count: tests.length,
    seconds: tests.reduce((sum, { duration }) => sum + (duration ?? 0), 0) / 1000,
  };
}

const plain = play('plain', 'chosen', wanted);
const { count } = sumOf(plain.report, () => true);
const own = play('own', 'own', wanted);

mkdirSync(trivialFolder, { recursive: true });
let beside: Report;
try {
  for (let index = 0; index * PER_FILE < count; index += 1) {
    const left = Math.min(PER_FILE, count - index * PER_FILE);
    writeFileSync(join(trivialFolder, `File${index}.stories.tsx`), trivialFile(index, left));
  }
  beside = play('trivial', 'chosen', wanted.length > 0 ? [...wanted, TRIVIAL] : []).report;
} finally {
  rmSync(trivialFolder, { recursive: true });
}
const real = sumOf(beside, (name) => !isTrivial(name));
const trivial = sumOf(beside, isTrivial);
if (trivial.count !== real.count) {
  throw new Error(`${trivial.count} trivial stories stand beside ${real.count}.`);
}

const ratios = [
  { what: 'stories beside as many trivial ones', ratio: real.seconds / trivial.seconds, most: 2 },
  {
    what: "the settings chosen beside Vitest's own",
    ratio: plain.seconds / own.seconds,
    most: 0.5,
  },
];
console.log(`${count} stories, without pictures`);
for (const { what, ratio, most } of ratios) {
  console.log(`${what}: ${ratio.toFixed(2)} times (aim: at most ${most})`);
}
const isMissed = ratios.some(({ ratio, most }) => ratio > most);
if (isMissed && process.argv.includes('--check')) process.exitCode = 1;
