import { binOf } from '../processes/servers.ts';
import type { Stage, TestArguments } from './arguments.ts';
import type { Reporter } from './count.ts';

export interface Step {
  readonly name: string;
  /** Steps of `check` need no browser and run in parallel; those of `test` run one by one. */
  readonly stage: Stage;
  /** Arguments for Node. */
  readonly args: readonly string[];
  /** How its tests are counted; a step without one counts as one test. */
  readonly reporter?: Reporter;
}

/** Where a test step leaves its report: Vitest by an argument, Playwright by this variable. */
export const reportFile = (step: Step): string => `test-results/${step.name}.json`;
export const reportVariable = 'E2E_REPORT';

const vitest = (name: string, stage: Stage, ...projects: string[]): Step => ({
  name,
  stage,
  args: [
    binOf('vitest'),
    'run',
    ...projects.map((project) => `--project=${project}`),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=test-results/${name}.json`,
  ],
  reporter: 'vitest',
});

const check = (name: string, ...args: string[]): Step => ({ name, stage: 'check', args });

/** Everything that `npm test` does. */
const all: readonly Step[] = [
  check('types', binOf('typescript', 'tsc'), '--noEmit'),
  check('lint', binOf('oxlint')),
  check('format', binOf('oxfmt'), '--check'),
  check('states', 'tools/states.ts'),
  check('pictures', 'tools/check-pictures.ts'),
  check('openapi', binOf('@redocly/cli', 'redocly'), 'lint', 'openapi.json'),
  vitest('unit', 'check', 'unit'),
  vitest('slow', 'test', 'slow'),
  vitest('stories', 'test', 'stories', 'browser'),
  { name: 'e2e', stage: 'test', args: ['tools/e2e.ts'], reporter: 'playwright' },
];

/** The steps in the browser take minutes: they are sharded, and the first shard runs the others. */
const sharded: ReadonlySet<string> = new Set(['stories', 'e2e']);

/** The steps for these arguments. */
export function stepsFor({ stages, shard }: TestArguments): readonly Step[] {
  const asked = all.filter(({ stage }) => stages.includes(stage));
  if (shard === undefined) return asked;
  const part = `--shard=${shard.index}/${shard.count}`;
  return asked
    .filter(({ name }) => shard.index === 1 || sharded.has(name))
    .map((step) => (sharded.has(step.name) ? { ...step, args: [...step.args, part] } : step));
}
