import { isInBrowser, reachedBy, usersInBrowser, usersInNode, type Modules } from './graph.ts';
import type { OpenedRecord } from './record.ts';
import { builtOutput, isCode, whyEverything } from './rules.ts';

/** What a change runs of the steps of `npm test`. A step that is not mentioned runs as always. */
export interface Selection {
  /** The test files of steps that run some of theirs. One without any is left out. */
  readonly files: ReadonlyMap<string, readonly string[]>;
  /** The other steps that are left out. */
  readonly leftOut: ReadonlySet<string>;
  /** What is left out and why, in one line. */
  readonly summary: string;
}

const everything: Omit<Selection, 'summary'> = { files: new Map(), leftOut: new Set() };

/** The test files of each step that can run some of its files. */
const testsOf: Readonly<Record<string, (path: string) => boolean>> = {
  unit: (path) =>
    /^(src|mocks|flows|workbench|tools|tests)\/.*(?<!\.browser|\.slow)\.test\.ts$/.test(path),
  slow: (path) => path.endsWith('.slow.test.ts'),
  stories: isInBrowser,
  e2e: (path) => /^e2e\/.*\.spec\.ts$/.test(path),
};

const isFlow = (path: string): boolean => path === 'stories/Flows.stories.tsx';

/**
 * Selects what the changed files can reach.
 *
 * @param changed paths from the project's root; files that are gone included
 * @param since names what they differ from, for the summary
 * @param steps the steps of the run, of which the summary speaks
 */
export function select(
  changed: readonly string[],
  modules: Modules,
  record: OpenedRecord,
  since: string,
  steps: readonly string[],
): Selection {
  const why = changed.map((path) => whyEverything(path, modules)).find((one) => one !== undefined);
  if (why !== undefined) return { ...everything, summary: `Everything runs: ${why}.` };

  const hasCode = changed.some(isCode);
  const isAbout = (files: RegExp): boolean =>
    changed.some((path) => files.test(path) && !/\.test\.tsx?$/.test(path));
  const inNode = reachedBy(changed, usersInNode(modules));
  const ofFlows = reachedBy(
    changed.filter((path) => /^(e2e|flows)\//.test(path)),
    usersInNode(modules),
  );
  const inBrowser = reachedBy(changed, usersInBrowser(modules, record));
  const runs: Readonly<Record<string, (path: string) => boolean>> = {
    unit: (path) => inNode.has(path) || (changed.length > 0 && readsProject(path, modules)),
    slow: (path) => inNode.has(path),
    stories: (path) => inBrowser.has(path) || (hasCode && isFlow(path)),
    e2e: (path) =>
      ofFlows.has(path) ||
      (isAbout(/^flows\//) && path === 'e2e/flows.spec.ts') ||
      isAbout(builtOutput.e2e),
  };
  const leftOut = [
    ...(hasCode || changed.includes('.oxlintrc.json') ? [] : ['types', 'lint']),
    ...(isAbout(builtOutput.sizes) ? [] : ['sizes']),
  ];
  const counts: string[] = [];
  const files = new Map<string, readonly string[]>();
  for (const [step, isTest] of Object.entries(testsOf)) {
    const all = [...modules.keys()].filter(isTest).toSorted();
    const selected = all.filter((path) => runs[step]?.(path));
    if (selected.length === all.length) continue;
    files.set(step, selected);
    if (steps.includes(step))
      counts.push(`${all.length - selected.length} of ${all.length} ${step} files`);
  }
  const parts = [...leftOut.filter((step) => steps.includes(step)), ...counts];
  return { files, leftOut: new Set(leftOut), summary: summaryOf(changed, since, parts) };
}

function summaryOf(changed: readonly string[], since: string, parts: readonly string[]): string {
  if (changed.length === 0) {
    return `Nothing has changed since ${since}. Only the checks run that take no time.`;
  }
  const what =
    changed.length === 1 ? `${changed[0]} doesn't` : `the ${changed.length} changed files don't`;
  return parts.length === 0
    ? 'Everything runs: the changed files reach all tests.'
    : `Left out, because ${what} reach it: ${parts.join(', ')}.`;
}

/** Whether a test in Node reads the project's files or starts its tools: such a test guards all of them. */
export function readsProject(test: string, modules: Modules): boolean {
  const seen = new Set([test]);
  for (const path of seen) {
    const module = modules.get(path);
    if (module?.readsFiles) return true;
    for (const need of module?.needs ?? []) if (/^(tests|tools)\//.test(need)) seen.add(need);
  }
  return false;
}
