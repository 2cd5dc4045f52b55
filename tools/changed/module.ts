import { matchesGlob, posix } from 'node:path';
import { sanitize } from 'storybook/internal/csf';
import { parseSync } from 'vite';
import { titleIn } from '#states/story-file.ts';
import { resolveInternal } from '../lint/layers.ts';
import { STORY_FILES } from '../sign-off/read-story-facts.ts';

/** A file of the project, with what it needs. */
export interface Module {
  readonly path: string;
  /** The files that it imports, lists by a pattern or names. One whose text it reads ends in `?raw`. */
  readonly needs: readonly string[];
  /** The files that it imports on demand. */
  readonly loads: readonly string[];
  /** The names that it imports. */
  readonly names: ReadonlySet<string>;
  /** Whether it reads files or starts processes, and so may depend on any file of the project. */
  readonly readsFiles: boolean;
}

/** What stands for the text of a file: needing it is not needing what the file imports. */
export const rawOf = (path: string): string => `${path}?raw`;

const GLOB = /import\.meta\.glob(?:<[^(]*>)?\(\s*(\[[^\]]*\]|'[^']*')([^)]*)/g;
const CSS_IMPORT = /@import\s+['"]([^'"]+)['"]/g;
const NAMED_FILE = /'([\w@./-]+\.\w+)'/g;

const SHARED_PICTURE = /samePictureAs\('([^/']+)\//g;
const READERS = /'(node:(fs|fs\/promises|child_process)|vite)'|import\.meta\.glob/;

/** Tools and tests that run in Node start other files and read them, by names that stand in their text. */
const namesFiles = (path: string): boolean => /^tools\/|(?<!\.browser)\.test\.ts$/.test(path);

/**
 * Reads what a file needs. Types are left out: they change nothing at run time, and the compiler checks
 * all files together.
 *
 * @param files all files of the project
 */
export function readModule(path: string, source: string, files: ReadonlySet<string>): Module {
  if (path.endsWith('.css')) {
    const needs = matchesOf(source, CSS_IMPORT).filter((name) => name.startsWith('.'));
    return {
      path,
      needs: needs.map((name) => relativeTo(path, name)),
      loads: [],
      names: new Set(),
      readsFiles: false,
    };
  }
  const { staticImports, staticExports, dynamicImports } = parseSync(path, source).module;
  const imports = staticImports.filter(
    ({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType),
  );
  const specifiers = [
    ...imports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports
      .flatMap(({ entries }) => entries)
      .flatMap(({ isType, moduleRequest }) => (isType ? [] : (moduleRequest?.value ?? []))),
  ];
  const lazy = dynamicImports
    .map(({ moduleRequest: { start, end } }) => source.slice(start, end))
    .filter((specifier) => /^['"]/.test(specifier))
    .map((specifier) => specifier.slice(1, -1));
  const resolve = (specifier: string): string[] => resolved(path, specifier, files);
  return {
    path,
    needs: [
      ...specifiers.flatMap(resolve),
      ...globbed(path, source, files),
      ...(namesFiles(path) ? namedIn(path, source, files) : []),
      ...picturesOf(path, source),
    ],
    loads: lazy.flatMap(resolve),
    names: new Set(
      imports.flatMap(({ entries }) => entries.map(({ importName }) => importName.name ?? '')),
    ),
    readsFiles: READERS.test(source),
  };
}

function resolved(path: string, specifier: string, files: ReadonlySet<string>): string[] {
  if (specifier === 'virtual:story-index') {
    return ['tools/build/story-index.ts', ...matching([STORY_FILES], files).map(rawOf)];
  }
  const [file] = resolveInternal(path, specifier)?.split('?') ?? [];
  if (file === undefined) return [];
  return [specifier.includes('?') ? rawOf(file) : file];
}

/** What `import.meta.glob` finds. What it loads on demand are stories, which are tests themselves. */
function globbed(path: string, source: string, files: ReadonlySet<string>): string[] {
  return [...source.matchAll(GLOB)].flatMap(([, patterns = '', options = '']) => {
    const found = matching(
      matchesOf(patterns, /'([^']+)'/g).map((pattern) => fromRoot(path, pattern)),
      files,
    );
    return options.includes('eager') && !options.includes('query') ? found : found.map(rawOf);
  });
}

/** A pattern of a glob, from the project's root. */
function fromRoot(path: string, pattern: string): string {
  if (pattern.startsWith('!')) return `!${fromRoot(path, pattern.slice(1))}`;
  return pattern.startsWith('.') ? relativeTo(path, pattern) : pattern.replace(/^\//, '');
}

function matching(patterns: readonly string[], files: ReadonlySet<string>): string[] {
  const wanted = patterns.filter((pattern) => !pattern.startsWith('!'));
  const unwanted = patterns
    .filter((pattern) => pattern.startsWith('!'))
    .map((pattern) => pattern.slice(1));
  // Most patterns begin with a folder: this is what makes them quick.
  const folders = wanted.map((pattern) => pattern.replace(/[*{].*$/, ''));
  return [...files].filter(
    (file) =>
      folders.some((folder) => file.startsWith(folder)) &&
      wanted.some((pattern) => matchesGlob(file, pattern)) &&
      !unwanted.some((pattern) => matchesGlob(file, pattern)),
  );
}

/** The files that a text names, from the root or from the file: a tool is run, any other file is read. */
function namedIn(path: string, source: string, files: ReadonlySet<string>): string[] {
  return matchesOf(source, NAMED_FILE)
    .map((name) => (name.startsWith('.') ? relativeTo(path, name) : name))
    .filter((name) => files.has(name))
    .map((name) => (name.startsWith('tools/') ? name : rawOf(name)));
}

/** The references of a story file's pictures, its own and those that it shares. */
function picturesOf(path: string, source: string): string[] {
  if (!path.endsWith('.stories.tsx')) return [];
  const components = [sanitize(titleIn(source) ?? ''), ...matchesOf(source, SHARED_PICTURE)];
  return components.map((component) => `stories/references/${component}.txt`);
}

const relativeTo = (path: string, name: string): string => posix.join(posix.dirname(path), name);

const matchesOf = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);
