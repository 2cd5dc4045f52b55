import { posix } from 'node:path';

/** The layers of `src`, from the ground up: each may import those before it, never those after. */
const layers = ['domain', 'contract', 'lib', 'features', 'screens', 'app'];

/**
 * The features stand in a row too: each may import those before it. One that is not listed may
 * import all of these; it needs a place here only when another feature wants to import it.
 */
const featureRow = ['auth', 'reviews', 'tasks', 'offers', 'messages', 'dashboards'];

/** What a folder beside `src` may import of ours, as path prefixes; tests count as `tests`. */
const mayImport: Record<string, string[]> = {
  mocks: ['mocks/', 'src/domain/', 'src/contract/', 'src/lib/paths.ts'],
  // Stories import the preview, which types them; the other files there are configuration.
  stories: ['stories/', '.storybook/preview.tsx', 'src/', 'mocks/', 'docs/'],
  tests: ['tests/', 'stories/', '.storybook/', 'src/', 'mocks/', 'docs/'],
  e2e: ['e2e/', 'stories/', 'src/', 'mocks/'],
  tools: [
    'tools/',
    'src/contract/',
    'src/domain/',
    'src/lib/clock.ts',
    'mocks/',
    // Which states there are, and which story claims them: plain data, no component.
    'stories/states/',
    // In which modes a story has its pictures: plain data too.
    'stories/checks/modes.ts',
  ],
};

export type ImportKind = 'static' | 'type' | 'dynamic';

/** A test beside what it tests is still a test. */
export const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);

/**
 * Resolves a specifier of ours (`#src/…`, or relative) to a path from the project's root; a
 * package gives `undefined`.
 */
export function resolveOurs(file: string, specifier: string): string | undefined {
  const alias = /^#(src|mocks|stories|tools)\//.exec(specifier);
  if (alias !== null) return specifier.slice(1);
  if (!specifier.startsWith('.')) return undefined;
  return posix.join(posix.dirname(file), specifier.replace(/[?#].*$/, ''));
}

/**
 * Why `file` may not import `target` (both from the project's root), or `undefined` if it may.
 *
 * @example whyNot('src/ui/Button.tsx', 'src/domain/offer.ts', 'static') // 'ui/ imports nothing …'
 */
export function whyNot(file: string, target: string, kind: ImportKind): string | undefined {
  const area = isTest(file) ? 'tests' : topOf(file);
  if (area === 'src') return whyNotFromSrc(file, target, kind);
  const allowed = mayImport[area];
  // A test stands beside what it tests, wherever that is.
  if (isTest(file) && topOf(target) === topOf(file)) return undefined;
  if (allowed === undefined || allowed.some((prefix) => target.startsWith(prefix)))
    return undefined;
  return `${area}/ may import only ${allowed.join(', ')}`;
}

function whyNotFromSrc(file: string, target: string, kind: ImportKind): string | undefined {
  if (topOf(target) !== 'src') {
    const isStart = /^src\/app\/start[^/]*\.tsx?$/.test(file);
    if (isStart && kind === 'dynamic' && topOf(target) === 'mocks') return undefined;
    return `src/ never imports ${topOf(target)}/; only src/app/start loads mocks/, with one dynamic import`;
  }
  const workbench = 'src/app/workbench/';
  if (target.startsWith(workbench) && !file.startsWith(workbench) && kind === 'static') {
    return `${workbench} is loaded only in mock mode: use a dynamic import`;
  }
  const from = layerOf(file);
  const to = layerOf(target);
  if (from === 'ui') return to === 'ui' ? undefined : 'ui/ imports nothing of ours but ui/';
  const fromRank = layers.indexOf(from);
  if (fromRank === -1) return `src/${from}/ is no layer: they are ${layers.join(', ')} and ui`;
  if (to === 'ui') {
    return fromRank >= layers.indexOf('features') ? undefined : `${from}/ does not know ui/`;
  }
  const toRank = layers.indexOf(to);
  if (toRank === -1) return `src/${to}/ is no layer: they are ${layers.join(', ')} and ui`;
  if (toRank > fromRank) return `${from}/ stands below ${to}/ and may not import it`;
  if (toRank < fromRank || unitOf(file) === unitOf(target)) return undefined;
  if (from === 'screens') {
    // What lies right in screens/ (a page's title, say) is there for all of them.
    const isShared = target.split('/').length === 3;
    return isShared ? undefined : "a screen does not import another screen's folder";
  }
  return from === 'features' ? whyNotFeature(unitOf(file), unitOf(target)) : undefined;
}

function whyNotFeature(from: string, to: string): string | undefined {
  const toRank = featureRow.indexOf(to);
  if (toRank === -1) {
    return `features/${to} is not in featureRow (tools/lint/layers.ts): add it there, before ${from}`;
  }
  const fromRank = featureRow.indexOf(from);
  if (fromRank === -1 || toRank < fromRank) return undefined;
  return `features/${from} stands before ${to} in the row (${featureRow.join(', ')})`;
}

/** Whether a package is React or made for it: `react-dom`, `@tanstack/react-query`, … */
export const isReact = (specifier: string): boolean => /(^|[/-])react(-|\/|$)/.test(specifier);

/** Whether a package serves only mocks, stories or tests, and has no place in the product. */
export const isWorkbenchOnly = (specifier: string): boolean =>
  /^(msw|@msw|@faker-js|storybook|@storybook|vitest|@vitest|playwright|@playwright|fast-check|axe-core)(\/|$)/.test(
    specifier,
  );

/** The folder right under the root: `src`, `mocks`, … */
export const topOf = (path: string): string => path.split('/', 1)[0] ?? '';

/** The layer of a path under `src`; a file right in `src` is part of the app's start. */
export function layerOf(path: string): string {
  const [, layer, rest] = path.split('/');
  return layer === undefined || rest === undefined ? 'app' : layer;
}

const unitOf = (path: string): string => path.split('/')[2] ?? '';
