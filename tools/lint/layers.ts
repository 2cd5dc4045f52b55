import { posix } from 'node:path';

/** What each of some folders may import: itself, those before it, and some more. */
const inOrder = (parent: string, folders: readonly string[], more: readonly string[] = []) =>
  Object.fromEntries(
    folders.map((folder, place) => {
      const own = folders.slice(0, place + 1).map((each) => `${parent}/${each}/`);
      return [`${parent}/${folder}`, [...own, ...more]];
    }),
  );

/** The rooms of `mocks`, in their order. */
const ROOMS = [
  'clock',
  'db',
  'fixtures',
  'faults',
  'factories',
  'handlers',
  'server',
  'seeds',
  'scenarios',
  'printing',
  'recording',
  'engine',
  'http',
  'testing',
];

/** What stories show, and tests test. */
const shown = ['stories/', 'flows/', 'states/', 'src/', 'mocks/', 'workbench/', 'docs/'];

/** What the preview of every story is made of. Chromatic photographs everything after a change of what it imports. */
const PREVIEW = [
  '.storybook/addons.ts',
  '.storybook/component-docs.ts',
  '.storybook/DocsFrame.tsx',
  '.storybook/preview.tsx',
  '.storybook/styles.css',
  '.storybook/theme.ts',
];

/** The path prefixes that each folder may import. Test files count as `tests`. */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  ...inOrder('src', ['domain', 'contract', 'lib', 'ui', 'features', 'screens', 'app']),
  // Fields and form schemas share how typed text is read, which knows nothing of the product.
  'src/ui': [
    'src/ui/',
    'src/domain/counted.ts',
    'src/domain/plain-text.ts',
    'src/domain/typed-text.ts',
  ],
  ...inOrder('mocks', ROOMS, ['src/domain/', 'src/contract/', 'src/lib/navigation/paths.ts']),
  states: ['states/'],
  flows: ['flows/', 'src/', 'mocks/'],
  workbench: ['workbench/', 'src/', 'mocks/', 'flows/', 'states/'],
  // Nothing of the product, on any way: what these import is here again.
  preview: [
    ...PREVIEW,
    'stories/checks/',
    'stories/foundations/tokens.ts',
    'states/modes.ts',
    'src/ui/styles/',
    'src/domain/product.ts',
  ],
  'stories/checks': ['stories/checks/', 'states/modes.ts'],
  // Other files in .storybook are configuration.
  stories: [...shown, ...PREVIEW],
  tests: [...shown, 'tests/', '.storybook/', 'package.json'],
  e2e: ['e2e/', 'flows/', 'states/', 'src/', 'mocks/', 'workbench/', 'package.json'],
  tools: [
    'tools/',
    'src/contract/',
    'src/domain/',
    'src/lib/time/clock.ts',
    'src/lib/navigation/paths.ts',
    'mocks/',
    'states/',
    'package.json',
  ],
};

export type ImportKind = 'static' | 'type' | 'dynamic';

/** Whether a path is a test file, in any folder. */
export const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);

/**
 * Resolves a specifier of a project file (`#src/…`, or relative) to a path from the project's root.
 * Returns `undefined` for a package.
 */
export function resolveInternal(file: string, specifier: string): string | undefined {
  const alias = /^#(src|mocks|flows|states|stories|tools|workbench)\//.exec(specifier);
  if (alias !== null) return specifier.slice(1);
  if (!specifier.startsWith('.')) return undefined;
  return posix.join(posix.dirname(file), specifier.replace(/[?#].*$/, ''));
}

/**
 * Returns why `file` may not import `target` (both from the project's root), or `undefined` if it may.
 *
 * @example importViolation('src/ui/Button.tsx', 'src/domain/offer.ts', 'static') // 'src/ui may import only …'
 */
export function importViolation(
  file: string,
  target: string,
  kind: ImportKind,
): string | undefined {
  const area = areaOf(file);
  const allowed = mayImport[area];
  if (!allowed) {
    return area.includes('/') ? `${area} has no place in the order of folders` : undefined;
  }
  // A test may import from the top-level folder it is in.
  if (isTest(file) && topOf(target) === topOf(file)) return undefined;
  const isStart = /^src\/app\/start[^/]*\.tsx?$/.test(file) && kind === 'dynamic';
  if (isStart && topOf(target) === 'workbench') return undefined;
  if (!allowed.some((prefix) => target.startsWith(prefix)))
    return `${area} may import only ${allowed.join(', ')}`;
  // Files directly in screens/, such as PageTitle, are shared by all screens.
  const isInScreen = target.startsWith('src/screens/') && target.split('/').length > 3;
  return area === 'src/screens' && isInScreen && unitOf(file) !== unitOf(target)
    ? "a screen does not import another screen's folder"
    : undefined;
}

/** The folder whose rules a file follows. A file directly in `src` counts as `app`. */
function areaOf(file: string): string {
  if (isTest(file)) return 'tests';
  if (PREVIEW.includes(file)) return 'preview';
  if (file.startsWith('stories/checks/')) return 'stories/checks';
  const [top = '', folder = '', rest] = file.split('/');
  if (top === 'mocks') return `mocks/${folder}`;
  if (top !== 'src') return top;
  return rest === undefined ? 'src/app' : `src/${folder}`;
}

/** The top-level folder of a path: `src`, `mocks`, … */
export const topOf = (path: string): string => path.split('/', 1)[0] ?? '';

const unitOf = (path: string): string => path.split('/')[2] ?? '';

/** The feature that a path is in. */
export const featureOf = (path: string | undefined): string | undefined =>
  path?.startsWith('src/features/') ? unitOf(path) : undefined;
