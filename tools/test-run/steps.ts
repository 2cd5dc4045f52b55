import { binOf } from '../processes/servers.ts';
import type { Stage, TestArguments } from './arguments.ts';
import type { Reporter } from './count.ts';

export interface Step {
  readonly name: string;
  /** Steps of `check` need no browser and run in parallel. Steps of `test` run one at a time. */
  readonly stage: Stage;
  /** Arguments for Node. */
  readonly args: readonly string[];
  /** The report to count tests from. A step without one counts as one test. */
  readonly reporter?: Reporter;
}

/** Where a step writes its report: Vitest reads an argument, Playwright the variable. */
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

/** All steps of `npm test`. */
const all: readonly Step[] = [
  check('types', binOf('typescript', 'tsc'), '--noEmit'),
  check('lint', binOf('oxlint')),
  check('format', binOf('oxfmt'), '--check'),
  check('states', 'tools/states.ts'),
  check('pictures', 'tools/check-pictures.ts'),
  check('openapi', binOf('@redocly/cli', 'redocly'), 'lint', 'openapi.json'),
  vitest('unit', 'check', 'unit'),
  vitest('slow', 'test', 'slow'),
  { name: 'sizes', stage: 'test', args: ['tools/sizes.ts', '--check'] },
  vitest('stories', 'test', 'stories', 'browser'),
  { name: 'e2e', stage: 'test', args: ['tools/e2e.ts'], reporter: 'playwright' },
];

/** Steps in the browser take minutes, so they are sharded. The first shard runs the others. */
const sharded: ReadonlySet<string> = new Set(['stories', 'e2e']);

/** Returns the steps to run for these arguments. */
export function stepsFor({ stages, shard }: TestArguments): readonly Step[] {
  const selected = all.filter(({ stage }) => stages.includes(stage));
  if (shard === undefined) return selected;
  const part = `--shard=${shard.index}/${shard.count}`;
  return selected
    .filter(({ name }) => shard.index === 1 || sharded.has(name))
    .map((step) => (sharded.has(step.name) ? { ...step, args: [...step.args, part] } : step));
}
