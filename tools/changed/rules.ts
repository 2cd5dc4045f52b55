import type { Modules } from './graph.ts';

/** Files that reach tests in a way that imports don't show. */
interface Rule {
  readonly files: RegExp;
  /** Completes "FILE is …". */
  readonly why: string;
}

/** A change of these runs everything. */
const shared: readonly Rule[] = [
  { files: /^(package(-lock)?\.json|\.npmrc)$/, why: 'about the packages' },
  {
    files: /^(tsconfig\.json|(vite|vitest|playwright)\.config\.ts|\.env[^/]*|index\.html)$/,
    why: 'configuration of every test',
  },
  { files: /^(\.storybook|stories\/(stage|checks))\//, why: 'what every story runs on' },
  { files: /^states\/(states\.tsv|modes\.ts)$/, why: 'the list that stories are checked with' },
  { files: /^(src\/ui\/styles|public)\//, why: 'part of every page' },
  { files: /^src\/ui\/scroll-lock\.ts$/, why: 'in the place of a package, for all dialogs' },
  {
    files: /^(\.ci\/|tools\/(test\.ts$|(test-run|changed|browser|command-line)\/))/,
    why: 'part of the test run itself',
  },
];

/** What runs every test in the browser. What it imports from tests and tools is as shared as it is. */
const RUNNERS = [
  'vitest.config.ts',
  'vite.config.ts',
  '.storybook/preview.tsx',
  'stories/checks/vitest-setup.ts',
  'tests/setup.ts',
];
/** These reach tests as the graph says; the plugins of the build work in builds only. A run writes the record. */
const FOLLOWED = /^((src|mocks|workbench|tools\/build)\/|tests\/opened\.tsv$)/;

/** What breaks in built output only, so that no other step would find it. */
export const builtOutput = {
  sizes: /^(src\/app|tools\/(build|sizes|bench-load|benchmarks))\/|^tools\/(sizes|bench)\.ts$/,
  e2e: /^(src\/(app|lib)|workbench|tools\/(build|processes))\/|^src\/ui\/(lazy-|load-chunk)|^mocks\/(server|engine|http|clock|faults)\/|^tools\/e2e\.ts$/,
};

/** What is compiled or bundled. */
export const isCode = (path: string): boolean => /\.(tsx?|mjs|js|css)$/.test(path);

/**
 * Other files whose readers the graph knows, or which are read by a check that runs after any change. In a
 * worktree that shares packages, their folder is a link, which git doesn't ignore.
 */
const isRead = (path: string): boolean =>
  /\.mdx?$|^(docs|\.github|stories\/references)\/|^states\/approvals\.tsv$|^tests\/opened\.tsv$|^\.git[^/]*$|^node_modules$/.test(
    path,
  ) || /^(chromatic\.config\.json|openapi\.json|redocly\.yaml|\.ox(lint|fmt)rc\.json)$/.test(path);

/** Why a change of a file has to run everything; undefined where it doesn't. */
export function whyEverything(path: string, modules: Modules): string | undefined {
  const rule = shared.find(({ files }) => files.test(path));
  if (rule !== undefined) return `${path} is ${rule.why}`;
  if (importedByRunners(modules).has(path)) return `${path} is imported by what runs every test`;
  return isCode(path) || isRead(path) ? undefined : `no rule knows ${path}`;
}

function importedByRunners(modules: Modules): ReadonlySet<string> {
  const found = new Set(RUNNERS);
  for (const path of found) {
    const { needs = [], loads = [] } = modules.get(path) ?? {};
    for (const need of [...needs, ...loads].map((other) => other.replace('?raw', ''))) {
      if (!FOLLOWED.test(need)) found.add(need);
    }
  }
  return found;
}
