import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../processes/root.ts';
import { binOf } from '../processes/bin-of.ts';
import type { Reporter } from './count.ts';
import { reachedParts } from './reached-parts.ts';

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
  shownLine: /×/,
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

/** Files that no test imports, and that builds, budgets and end-to-end flows depend on. */
const isBuilt = (path: string): boolean =>
  !/^(docs|src|mocks|stories|tests)\//.test(path) && !path.endsWith('.md');
const isGone = (path: string): boolean => !existsSync(join(root, path));

/**
 * Returns the steps to run. Of a change, only tests and stories that import a changed file and show the changed features
 * and screens themselves, and the steps on built output only where it changes what no test imports.
 */
export function stepsFor({ stages, only, shard }: WantedSteps, change?: Change): readonly Step[] {
  const isBuildChanged = !change || change.files.some(isBuilt);
  // Vitest can't trace a file that is gone: what listed it by a pattern no longer does.
  const isTraced = change !== undefined && !change.files.some(isGone);
  const reached = (isTraced && reachedParts(change.files)) || [];
  return all
    .filter(({ name, stage }) => (only.length > 0 ? only.includes(name) : stages.includes(stage)))
    .filter(({ name }) => isBuildChanged || !['sizes', 'e2e'].includes(name))
    .filter(({ name }) => !shard || shard.index === 1 || sharded.has(name))
    .map((step) => {
      const isPart = shard && sharded.has(step.name) && step.reporter;
      const mayBeEmpty = isTraced && step.reporter === 'vitest';
      const args = [
        ...step.args,
        ...(isPart ? [`--shard=${shard.index}/${shard.count}`] : []),
        ...(mayBeEmpty ? [`--changed=${change.since}`] : []),
        ...(mayBeEmpty && ['dom', 'stories'].includes(step.name) ? reached : []),
        ...(isTraced && step.name === 'lint' ? change.files : []),
      ];
      return { ...step, args, mayBeEmpty };
    });
}
