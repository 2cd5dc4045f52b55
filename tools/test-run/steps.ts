import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../processes/root.ts';
import { binOf } from '../processes/bin-of.ts';
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
  /** The lines to print as they come, such as tests that have failed. */
  readonly shownLine?: RegExp;
  /** Whether it may find nothing to run. */
  readonly mayBeEmpty?: boolean;
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
  shownLine: /×|^Bundling /,
});

const check = (name: string, ...args: string[]): Step => ({ name, stage: 'check', args });

/** All steps of `npm test`. */
const all: readonly Step[] = [
  check('types', binOf('typescript', 'tsc'), '--noEmit'),
  check('lint', binOf('oxlint'), '--no-error-on-unmatched-pattern'),
  check('format', binOf('oxfmt'), '--check'),
  check('states', 'tools/states.ts'),
  check('openapi', binOf('@redocly/cli', 'redocly'), 'lint', 'openapi.json'),
  vitest('unit', 'check', 'unit'),
  // The quickest first.
  { name: 'sizes', stage: 'test', args: ['tools/bench.ts', 'sizes', '--check'] },
  vitest('slow', 'test', 'slow'),
  vitest('dom', 'test', 'dom'),
  {
    ...vitest('stories', 'test', 'stories', 'browser'),
    env: { PICTURES: 'collect' },
  },
  {
    name: 'pictures',
    stage: 'test',
    args: ['tools/visual.ts', '--last'],
    shownLine: /^Pictures are for /,
  },
  { name: 'e2e', stage: 'test', args: ['tools/e2e.ts'], reporter: 'playwright', shownLine: /✘/ },
];

export const stepNames: readonly string[] = all.map(({ name }) => name);

/** Steps that take minutes are sharded. The first shard runs the others. */
const sharded: ReadonlySet<string> = new Set(['dom', 'stories', 'pictures', 'e2e']);

/** Which steps to run: those of some stages, or only some, and which part of them. */
export interface WantedSteps {
  readonly stages: readonly Stage[];
  readonly only: readonly string[];
  readonly shard: Shard | undefined;
}

/** The files that differ from a commit. */
export interface Change {
  readonly since: string;
  readonly files: readonly string[];
}

/** Whether a file can change what is built and how it is served, other than by what tests and stories import, too. */
const isBuilt = (path: string): boolean =>
  !/^(docs|src|mocks|stories|tests|workbench)\//.test(path) && !path.endsWith('.md');
const isGone = (path: string): boolean => !existsSync(join(root, path));

/** The steps on built output, which takes minutes to build. */
const onBuiltOutput: ReadonlySet<string> = new Set(['sizes', 'e2e']);

/**
 * Returns the steps to run. Of a change, only tests and stories that import a changed file, as Vitest finds them, and the
 * steps on built output only where a change is of nothing that they import.
 */
export function stepsFor(wanted: WantedSteps, change?: Change): readonly Step[] {
  const { shard } = wanted;
  // Vitest can't trace a file that is gone: what listed it by a pattern no longer does.
  const isTraced = change !== undefined && !change.files.some(isGone);
  const left = stepsLeft(wanted, change);
  return stepsOf(wanted)
    .filter(({ name }) => !left.includes(name))
    .filter(({ name }) => !shard || shard.index === 1 || sharded.has(name))
    .map((step) => {
      const isPart = shard && sharded.has(step.name) && step.reporter;
      const mayBeEmpty = isTraced && step.reporter === 'vitest';
      const args = [
        ...step.args,
        ...(isPart ? [`--shard=${shard.index}/${shard.count}`] : []),
        ...(mayBeEmpty ? [`--changed=${change.since}`] : []),
        ...(isTraced && step.name === 'lint' ? change.files : []),
      ];
      return { ...step, args, mayBeEmpty };
    });
}

/** The names of the steps that a run of a change leaves to the whole run. */
export function stepsLeft(wanted: WantedSteps, change: Change | undefined): string[] {
  if (!change || change.files.some(isBuilt)) return [];
  return stepsOf(wanted).flatMap(({ name }) => (onBuiltOutput.has(name) ? [name] : []));
}

function stepsOf({ stages, only }: WantedSteps): readonly Step[] {
  return all.filter(({ name, stage }) =>
    only.length > 0 ? only.includes(name) : stages.includes(stage),
  );
}
