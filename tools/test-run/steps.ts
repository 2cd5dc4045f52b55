import { join } from 'node:path';
import type { Selection } from '../changed/select.ts';
import { root } from '../processes/root.ts';
import { binOf } from '../processes/servers.ts';
import type { Reporter } from './count.ts';

/** `check` is what `npm run check` runs, `test` what `npm test` runs after it. */
export type Stage = 'check' | 'test';

/** One of several parts of a run. */
export interface Shard {
  readonly index: number;
  readonly count: number;
}

export interface Step {
  readonly name: string;
  /** Steps of `check` need no browser and run in parallel. Steps of `test` run one at a time. */
  readonly stage: Stage;
  /** Arguments for Node. */
  readonly args: readonly string[];
  /** The report to count tests from. A step without one counts as one test. */
  readonly reporter?: Reporter;
  /** Variables that are added to the environment. */
  readonly env?: Readonly<Record<string, string>>;
  /** The step that it judges: it runs after that one, and not without it. */
  readonly judges?: string;
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
    '--reporter=minimal',
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
  check('references', 'tools/check-references.ts'),
  check('openapi', binOf('@redocly/cli', 'redocly'), 'lint', 'openapi.json'),
  vitest('unit', 'check', 'unit'),
  vitest('slow', 'test', 'slow'),
  { name: 'sizes', stage: 'test', args: ['tools/bench.ts', 'sizes', '--check'] },
  {
    ...vitest('stories', 'test', 'stories', 'browser'),
    env: { PICTURES: 'collect' },
  },
  {
    name: 'pictures',
    stage: 'test',
    args: ['tools/visual.ts', '--last'],
    judges: 'stories',
  },
  { name: 'e2e', stage: 'test', args: ['tools/e2e.ts'], reporter: 'playwright' },
];

export const stepNames: readonly string[] = all.map(({ name }) => name);

/** Steps in the browser take minutes, so they are sharded. The first shard runs the others. */
const sharded: ReadonlySet<string> = new Set(['stories', 'e2e']);

/** Which steps to run: those of some stages, or only some, and which part of them. */
export interface WantedSteps {
  readonly stages: readonly Stage[];
  readonly only: readonly string[];
  readonly shard: Shard | undefined;
}

/**
 * Returns the steps to run.
 *
 * @param selection what a change runs; everything without it
 */
export function stepsFor(
  { stages, only, shard }: WantedSteps,
  selection?: Pick<Selection, 'files' | 'leftOut'>,
): readonly Step[] {
  const steps = all
    .filter(({ name, stage }) => (only.length > 0 ? only.includes(name) : stages.includes(stage)))
    .filter(({ name }) => !selection?.leftOut.has(name))
    .filter(({ name, judges = name }) => !shard || shard.index === 1 || sharded.has(judges))
    .flatMap((step) => {
      const files = selection?.files.get(step.name);
      const part = shard && sharded.has(step.name) ? shard : undefined;
      if (files !== undefined) return withFiles(step, part ? partOf(files, part) : files);
      return part ? withArgs(step, `--shard=${part.index}/${part.count}`) : step;
    });
  const names = new Set(steps.map(({ name }) => name));
  return steps.filter(
    ({ judges = '', name }) => !judges || names.has(judges) || only.includes(name),
  );
}

/** A step with some of its test files; none without any. Vitest would also run `a/b.ts` for `b.ts`. */
function withFiles(step: Step, files: readonly string[]): Step[] {
  if (files.length === 0) return [];
  const isVitest = step.reporter === 'vitest';
  return [withArgs(step, ...files.map((file) => (isVitest ? join(root, file) : file)))];
}

const withArgs = (step: Step, ...args: readonly string[]): Step => ({
  ...step,
  args: [...step.args, ...args],
});

/** A shard of some files: the runners refuse more shards than files. */
const partOf = (files: readonly string[], { index, count }: Shard): readonly string[] =>
  files.filter((_, place) => place % count === index - 1);
