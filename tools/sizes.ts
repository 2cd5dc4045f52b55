import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Plugin } from 'vite';
import { buildPage, chunksOf, measureSize, type PageSize } from './sizes/measure.ts';
import {
  joinImports,
  keepingModule,
  packageImports,
  type PackageImports,
} from './sizes/package-imports.ts';

/**
 * Compares the size of the sign-in route with two empty pages: one with the same imports from the
 * same libraries, and one with React and the router alone. Builds all three with the same
 * configuration. `-- --check` fails when a ratio exceeds its limit.
 */

const ROUTE = 'src/screens/auth/AuthScreen.tsx';
const LIMITS = { libraries: 1.25, router: 1.9 } as const;
/** The breakdown leaves out smaller parts. */
const LEAST_BYTES = 2_000;

const root = join(import.meta.dirname, '..');
process.chdir(root);
const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });

const importsByModule = new Map<string, PackageImports>();
/** Records what the project's modules import from packages, after JSX and types are compiled away. */
const recordImports: Plugin = {
  name: 'record-imports',
  enforce: 'post',
  transform(code, id) {
    if (id.startsWith(join(root, 'src')) && /\.tsx?$/.test(id)) {
      importsByModule.set(id, packageImports(`${id}.js`, code));
    }
  },
};

const app = await buildPage({ plugins: [recordImports] });
const routeChunks = chunksOf(app, ROUTE);
// index.html loads it directly, without the bundler.
const theme = readFileSync(join(root, 'public/boot.js'), 'utf8');
const route = measureSize('Sign-in route', app, routeChunks, [theme]);

const used = routeChunks.flatMap(({ modules }) => Object.keys(modules));
const same = joinImports(used.flatMap((id) => importsByModule.get(id) ?? []));
const EMPTY_PAGE = 'virtual:empty-page';
const emptyPage: Plugin = {
  name: 'empty-page',
  resolveId: (id) => (id === EMPTY_PAGE ? join(root, 'tools/sizes/empty-page.js') : undefined),
  load: (id) =>
    id.endsWith('/empty-page.js')
      ? `import './empty-page.css';\n${keepingModule(same)}`
      : undefined,
};
const libraries = await measurePage('Empty page, same libraries', EMPTY_PAGE, [emptyPage]);
const router = await measurePage('Bare React and router', 'tools/sizes/router-page.tsx');

console.log(`${''.padEnd(28)}       JS      CSS      all   brotli`);
for (const page of [route, libraries, router]) {
  const figures = [page.js, page.css, all(page)].map((bytes) => kB(bytes).padStart(9));
  console.log(page.title.padEnd(28) + figures.join(''));
}
const isWithinLimits = [
  ratio('the empty page', libraries, LIMITS.libraries),
  ratio('React and router', router, LIMITS.router),
].every(Boolean);
printParts();
if (values.check && !isWithinLimits) process.exitCode = 1;

async function measurePage(title: string, input: string, plugins: Plugin[] = []) {
  const output = await buildPage({ input, plugins });
  return measureSize(title, output, chunksOf(output));
}

function ratio(name: string, page: PageSize, limit: number): boolean {
  const found = all(route) / all(page);
  const isWithinLimit = found <= limit;
  console.log(
    `${isWithinLimit ? '✓' : '✗'} ${found.toFixed(2)}x ${name} (limit: ${limit}; JS alone ${(route.js / page.js).toFixed(2)})`,
  );
  return isWithinLimit;
}

/** Prints the size of each part before minifying, next to that in the empty page. */
function printParts(): void {
  console.log('\nkB before minifying               route    empty page');
  const rows = [...route.parts].sort(([, a], [, b]) => b - a);
  for (const [part, bytes] of rows) {
    if (bytes < LEAST_BYTES) continue;
    const inEmptyPage = libraries.parts.get(part);
    console.log(
      `  ${part.padEnd(30)}${kB(bytes).padStart(7)}${inEmptyPage === undefined ? '' : kB(inEmptyPage).padStart(14)}`,
    );
  }
}

function all(page: PageSize): number {
  return page.js + page.css;
}

function kB(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
