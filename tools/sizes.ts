import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Plugin } from 'vite';
import { buildPage, chunksOf, weigh, type Measured } from './sizes/measure.ts';
import {
  joinImports,
  keepingModule,
  packageImports,
  type PackageImports,
} from './sizes/package-imports.ts';

/**
 * Prints what the sign-in route weighs, beside two pages that do nothing: one that takes the same
 * things from the same libraries, and one of React and the router alone. All three are built here,
 * with the same configuration. `-- --check` fails when an aim is missed.
 */

const ROUTE = 'src/screens/auth/AuthScreen.tsx';
const AIMS = { libraries: 1.25, router: 1.9 } as const;
/** In the breakdown, what is smaller is not worth a line. */
const LEAST_BYTES = 2_000;

const root = join(import.meta.dirname, '..');
process.chdir(root);
const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });

const taken = new Map<string, PackageImports>();
/** Notes what our own modules take from packages, once JSX and types are gone. */
const noteImports: Plugin = {
  name: 'note-imports',
  enforce: 'post',
  transform(code, id) {
    if (id.startsWith(join(root, 'src')) && /\.tsx?$/.test(id)) {
      taken.set(id, packageImports(`${id}.js`, code));
    }
  },
};

const app = await buildPage({ plugins: [noteImports] });
const routeChunks = chunksOf(app, ROUTE);
// It stands in index.html and goes round the bundler.
const theme = readFileSync(join(root, 'public/theme.js'), 'utf8');
const route = weigh('Sign-in route', app, routeChunks, [theme]);

const used = routeChunks.flatMap(({ modules }) => Object.keys(modules));
const same = joinImports(used.flatMap((id) => taken.get(id) ?? []));
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
const isLight = [
  ratio('the empty page', libraries, AIMS.libraries),
  ratio('React and router', router, AIMS.router),
].every(Boolean);
printParts();
if (values.check && !isLight) process.exitCode = 1;

async function measurePage(title: string, input: string, plugins: Plugin[] = []) {
  const output = await buildPage({ input, plugins });
  return weigh(title, output, chunksOf(output));
}

function ratio(name: string, page: Measured, aim: number): boolean {
  const found = all(route) / all(page);
  const isMet = found <= aim;
  console.log(
    `${isMet ? '✓' : '✗'} ${found.toFixed(2)} times ${name} (aim: at most ${aim}; JS alone ${(route.js / page.js).toFixed(2)})`,
  );
  return isMet;
}

/** Where the weight lies, before minifying; packages side by side with the empty page. */
function printParts(): void {
  console.log('\nkB before minifying               route    empty page');
  const rows = [...route.parts].sort(([, a], [, b]) => b - a);
  for (const [part, bytes] of rows) {
    if (bytes < LEAST_BYTES) continue;
    const beside = libraries.parts.get(part);
    console.log(
      `  ${part.padEnd(30)}${kB(bytes).padStart(7)}${beside === undefined ? '' : kB(beside).padStart(14)}`,
    );
  }
}

function all(page: Measured): number {
  return page.js + page.css;
}

function kB(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
