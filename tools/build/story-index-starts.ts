import { posix } from 'node:path';
import { parseSync } from 'vite';
import { statesIn } from '#states/claims.ts';
import { storiesIn } from '#states/story-file.ts';

/** The parameters of a story that are its state, see `MockState`. */
const STATE = new Set(['scenario', 'at', 'as', 'clock', 'faults']);

/** What a story does after its start: what a user does, and other users. Time passes in the app as well. */
const STEPS = /\b(?:userEvent|fireEvent)\b|\.(?:scroll\w+|notifyServerChange|setHidden|as)\(/;

/** A node of the syntax tree, as far as it matters here. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

/** Where the play of a story of a screen begins. */
export interface StoryStart {
  /** The id of the story. */
  readonly id: string;
  /** The properties of its state, as source. */
  readonly state: string;
  /** The names that {@link state} uses. */
  readonly names: readonly string[];
  /** Whether it goes on from there with steps by a user. */
  readonly hasSteps: boolean;
}

/**
 * The starts of the stories in a file that show states of the list in the app. A story that renders something
 * else than the app has none.
 *
 * @param file the path of the file from the project's root
 * @param read reads a file of the project, where the steps of a story may be
 */
export function storyStarts(
  file: string,
  source: string,
  read: (file: string) => string,
): StoryStart[] {
  const module = parseModule(file, source);
  const meta = propertiesOf(optionsOf(module.declared.get('meta')));
  return storiesIn(source).flatMap(({ id, exported, text }) => {
    const own = propertiesOf(optionsOf(module.declared.get(exported)));
    const rendered = [...meta, ...own].filter(({ type, key }) => {
      return type === 'SpreadElement' || (key as Node)['name'] === 'render';
    });
    const isApp = !rendered.some((node) => mentions(module, node, /\brender\b/));
    if (!isApp || statesIn(text).length === 0) return [];
    // A story's own value replaces that of its file.
    const keyOf = ({ key }: Node) => (key as Node | undefined)?.['name'];
    const ownState = stateIn(own);
    const state = [
      ...stateIn(meta).filter((shared) => !ownState.some((each) => keyOf(each) === keyOf(shared))),
      ...ownState,
    ];
    return {
      id,
      state: state.map(module.text).join(', '),
      names: state.flatMap(namesIn),
      hasSteps: own.some(
        (node) => (node['key'] as Node)['name'] === 'play' && hasSteps(module, node, read),
      ),
    };
  });
}

/**
 * The source of a module that exports the states that the stories of a file open, by the story's id. It imports
 * and declares what they are made of, and nothing else of the stories.
 */
export function storyStatesModule(
  file: string,
  source: string,
  read: (file: string) => string,
): string {
  const module = parseModule(file, source);
  const starts = storyStarts(file, source, read);
  return [
    ...partsOf(
      module,
      starts.flatMap(({ names }) => names),
      read,
    ),
    'export const storyStates = {',
    ...starts.map(({ id, state }) => `  '${id}': { ${state} },`),
    '};',
  ].join('\n');
}

/** The imports and declarations that names need. Those of other story files, which import more, are taken over. */
function partsOf(
  module: ParsedModule,
  names: readonly string[],
  read: (file: string) => string,
): string[] {
  const used = reachable(module, names);
  const imports = [...module.imported].filter(([name]) => used.has(name));
  const declarations = [...module.declared].filter(([name]) => used.has(name));
  return [
    ...imports.flatMap(([name, { specifier, from }]) => {
      const other = storyFileOf(module, name);
      if (other !== undefined) return partsOf(parseModule(other, read(other)), [name], read);
      return [`import { ${specifier} } from '${from}';`];
    }),
    ...new Set(declarations.map(([, node]) => module.text(node))),
  ];
}

/** What a module declares and imports at its top level, by name. */
interface ParsedModule {
  readonly file: string;
  readonly source: string;
  readonly declared: ReadonlyMap<string, Node>;
  readonly imported: ReadonlyMap<string, { readonly specifier: string; readonly from: string }>;
  readonly text: (node: Node) => string;
}

const parsed = new Map<string, ParsedModule>();

/** Parses a module. One that has not changed is parsed once. */
function parseModule(file: string, source: string): ParsedModule {
  const known = parsed.get(file);
  if (known?.source === source) return known;
  const declared = new Map<string, Node>();
  const imported = new Map<string, { specifier: string; from: string }>();
  const text = ({ start, end }: Node) => source.slice(start, end);
  for (const statement of parseSync(file, source).program.body as unknown as Node[]) {
    if (statement.type === 'ImportDeclaration') {
      for (const specifier of statement['specifiers'] as Node[]) {
        const name = (specifier['local'] as Node)['name'] as string;
        const from = (statement['source'] as Node)['value'] as string;
        const isType = statement['importKind'] === 'type';
        imported.set(name, { specifier: (isType ? 'type ' : '') + text(specifier), from });
      }
    } else {
      const declaration = (statement['declaration'] as Node | null | undefined) ?? statement;
      const parts = (declaration['declarations'] as Node[] | undefined) ?? [declaration];
      for (const { id } of parts) if (id) declared.set((id as Node)['name'] as string, declaration);
    }
  }
  const module = { file, source, declared, imported, text };
  parsed.set(file, module);
  return module;
}

/** The object in `const meta = preview.meta({…})` or `export const Loaded = meta.story({…})`. */
function optionsOf(declaration: Node | undefined): Node | undefined {
  const [part] = (declaration?.['declarations'] as Node[] | undefined) ?? [];
  const call = part?.['init'] as Node | undefined;
  return (call?.['arguments'] as Node[] | undefined)?.[0];
}

function propertiesOf(object: Node | undefined): Node[] {
  return object?.type === 'ObjectExpression' ? (object['properties'] as Node[]) : [];
}

/** The properties of a story's parameters that are its state, or that may contain such properties. */
function stateIn(options: readonly Node[]): Node[] {
  const parameters = options.find(
    ({ type, key }) => type !== 'SpreadElement' && (key as Node)['name'] === 'parameters',
  )?.['value'] as Node | undefined;
  if (parameters?.type === 'Identifier') return [{ ...parameters, type: 'SpreadElement' }];
  return propertiesOf(parameters).filter(({ type, key }) => {
    return type === 'SpreadElement' || STATE.has((key as Node)['name'] as string);
  });
}

/** The names in a part of the tree. Those of properties count as well: they only take more along. */
function namesIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const { type, name } = node as Partial<Node>;
  const own = type === 'Identifier' && typeof name === 'string' ? [name] : [];
  return [...own, ...Object.values(node).flatMap(namesIn)];
}

/** The names that are used by the declarations of some names, and these. */
function reachable({ declared }: ParsedModule, names: readonly string[]): Set<string> {
  const found = new Set<string>();
  const add = (name: string) => {
    if (found.has(name)) return;
    found.add(name);
    for (const next of namesIn(declared.get(name))) add(next);
  };
  for (const name of names) add(name);
  return found;
}

/** Whether a part of a module, or what it uses of that module, has a text. */
function mentions(module: ParsedModule, node: Node, pattern: RegExp): boolean {
  return [node, ...declarationsUsed(module, node)].some((each) => pattern.test(module.text(each)));
}

function declarationsUsed(module: ParsedModule, node: Node): Node[] {
  return [...reachable(module, namesIn(node))].flatMap((name) => module.declared.get(name) ?? []);
}

/** Whether a part of a module does steps, alone or by functions of the stories that it uses. */
function hasSteps(module: ParsedModule, node: Node, read: (file: string) => string): boolean {
  if (mentions(module, node, STEPS)) return true;
  return [...reachable(module, namesIn(node))].some((name) => {
    const file = storyFileOf(module, name);
    if (file === undefined) return false;
    const other = parseModule(file, read(file));
    const declaration = other.declared.get(name);
    return declaration !== undefined && hasSteps(other, declaration, read);
  });
}

/** The file in the stories' folder that a name is imported from. */
function storyFileOf({ file, imported }: ParsedModule, name: string): string | undefined {
  const from = imported.get(name)?.from;
  if (from === undefined) return undefined;
  const path = from.startsWith('.') ? posix.join(posix.dirname(file), from) : from.replace('#', '');
  return /^stories\/(?!stage\/).*\.tsx?$/.test(path) ? path : undefined;
}
