import { binOf } from '../processes/servers.ts';
import type { TestArguments } from './arguments.ts';
import type { Reporter } from './count.ts';

export type Step = {
  name: string;
  /** Arguments for Node. */
  args: string[];
  /** How its tests are counted; a step without one is a check, and counts as one. */
  reporter?: Reporter;
  needsBrowser?: boolean;
};

/** Where a test step leaves its report: Vitest by an argument, Playwright by this variable. */
export const reportFile = (step: Step): string => `test-results/${step.name}.json`;
export const reportVariable = 'E2E_REPORT';

const vitest = (name: string, ...projects: string[]): Step => ({
  name,
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

/** Everything that `npm test` does, in its order: what is quickest to fail comes first. */
const all: Step[] = [
  { name: 'types', args: [binOf('typescript', 'tsc'), '--noEmit'] },
  { name: 'lint', args: [binOf('oxlint')] },
  { name: 'format', args: [binOf('oxfmt'), '--check'] },
  { name: 'states', args: ['tools/states.ts'] },
  { name: 'openapi', args: [binOf('@redocly/cli', 'redocly'), 'lint', 'openapi.json'] },
  vitest('unit', 'unit'),
  { ...vitest('stories', 'stories', 'browser'), needsBrowser: true },
  { name: 'e2e', args: ['tools/e2e.ts'], reporter: 'playwright', needsBrowser: true },
];

/** The steps for these arguments. Static checks are the same in every shard: the first runs them. */
export function stepsFor({ isQuick, shard }: TestArguments): Step[] {
  return all
    .filter((step) => !(isQuick && step.needsBrowser === true))
    .filter((step) => step.reporter !== undefined || shard === undefined || shard.index === 1)
    .map((step) =>
      shard === undefined || step.reporter === undefined
        ? step
        : { ...step, args: [...step.args, `--shard=${shard.index}/${shard.count}`] },
    );
}
