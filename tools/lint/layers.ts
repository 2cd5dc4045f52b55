import { posix } from 'node:path';

/** The layers of `src`, lowest first. Each may import the layers before it, never those after. */
const layers = ['domain', 'contract', 'lib', 'features', 'screens', 'app'];

/** The rooms of `mocks`: each may import those before it, never those after. */
const mockRooms = [
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

/** How typed text is read, which fields and form schemas share. It knows nothing of the product. */
const TYPED_TEXT = ['src/domain/typed-text.ts', 'src/domain/plain-text.ts'];

/** What stories show, and tests test. */
const shown = ['stories/', 'flows/', 'states/', 'src/', 'mocks/', 'workbench/', 'docs/'];

/** The path prefixes that each folder other than `src` may import. Test files count as `tests`. */
const mayImport: Record<string, string[]> = {
  mocks: ['mocks/', 'src/domain/', 'src/contract/', 'src/lib/navigation/paths.ts'],
  states: ['states/'],
  flows: ['flows/', 'src/', 'mocks/'],
  workbench: ['workbench/', 'src/', 'mocks/', 'flows/', 'states/'],
  // Stories import the preview for its types, and Storybook's theme to show parts of its own panels.
  // Other files in .storybook are configuration.
  stories: [...shown, '.storybook/preview.tsx', '.storybook/theme.ts'],
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
 * @example importViolation('src/ui/Button.tsx', 'src/domain/offer.ts', 'static') // 'ui/ imports only …'
 */
export function importViolation(
  file: string,
  target: string,
  kind: ImportKind,
): string | undefined {
  const area = isTest(file) ? 'tests' : topOf(file);
  if (area === 'src') return violationFromSrc(file, target, kind);
  if (area === 'mocks' && topOf(target) === 'mocks') return roomViolation(file, target);
  const allowed = mayImport[area];
  // A test may import from the top-level folder it is in.
  if (isTest(file) && topOf(target) === topOf(file)) return undefined;
  if (allowed === undefined || allowed.some((prefix) => target.startsWith(prefix)))
    return undefined;
  return `${area}/ may import only ${allowed.join(', ')}`;
}

function roomViolation(file: string, target: string): string | undefined {
  const [from = '', to = ''] = [file, target].map((path) => path.split('/')[1]);
  const unknown = [from, to].find((room) => !mockRooms.includes(room));
  if (unknown !== undefined) return `mocks/${unknown} is not in mockRooms (tools/lint/layers.ts)`;
  return mockRooms.indexOf(to) <= mockRooms.indexOf(from)
    ? undefined
    : `mocks/${from} comes before ${to} in the order of mockRooms (tools/lint/layers.ts)`;
}

function violationFromSrc(file: string, target: string, kind: ImportKind): string | undefined {
  if (topOf(target) !== 'src') {
    const isStart = /^src\/app\/start[^/]*\.tsx?$/.test(file);
    if (isStart && kind === 'dynamic' && topOf(target) === 'workbench') return undefined;
    return `src/ never imports ${topOf(target)}/; only src/app/start loads workbench/, with one dynamic import`;
  }
  const from = layerOf(file);
  const to = layerOf(target);
  if (from === 'ui') {
    return to === 'ui' || TYPED_TEXT.includes(target)
      ? undefined
      : `ui/ imports only ui/, packages and ${TYPED_TEXT.join(', ')}`;
  }
  const fromRank = layers.indexOf(from);
  if (fromRank === -1)
    return `src/${from}/ is not a layer; the layers are ${layers.join(', ')} and ui`;
  if (to === 'ui') {
    return fromRank >= layers.indexOf('features')
      ? undefined
      : `${from}/ is below ui/ and may not import it`;
  }
  const toRank = layers.indexOf(to);
  if (toRank === -1) return `src/${to}/ is not a layer; the layers are ${layers.join(', ')} and ui`;
  if (toRank > fromRank) return `${from}/ is below ${to}/ and may not import it`;
  if (from !== 'screens' || toRank < fromRank || unitOf(file) === unitOf(target)) return undefined;
  // Files directly in screens/, such as PageTitle, are shared by all screens.
  const isShared = target.split('/').length === 3;
  return isShared ? undefined : "a screen does not import another screen's folder";
}

/** The top-level folder of a path: `src`, `mocks`, … */
export const topOf = (path: string): string => path.split('/', 1)[0] ?? '';

/** The layer of a path under `src`. A file directly in `src` counts as `app`. */
function layerOf(path: string): string {
  const [, layer, rest] = path.split('/');
  return layer === undefined || rest === undefined ? 'app' : layer;
}

const unitOf = (path: string): string => path.split('/')[2] ?? '';

/** The feature that a path is in. */
export const featureOf = (path: string | undefined): string | undefined =>
  path?.startsWith('src/features/') ? unitOf(path) : undefined;
