import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { types } from 'storybook/internal/babel';
import { combineTags } from 'storybook/internal/csf';
import {
  loadConfig,
  loadCsf,
  resolveBindingMembers,
  resolveObjectMembers,
  sourceOf,
  type ReferenceContext,
} from 'storybook/internal/csf-tools';
import { inOneMode } from '../modes.ts';
import { OVERRIDES, type StoryFacts } from '../story-facts.ts';
import { readFiles, type OnProblem } from './read-files.ts';
import { UnreadableCode, valueOf } from './values.ts';

/** A story as its file writes it. Nothing is run. */
export interface WrittenStory extends StoryFacts {
  /** The name of its export, such as `LoadingMore`. */
  readonly exported: string;
  /** Its source, such as `export const LoadingMore = meta.story({ … });`. */
  readonly source: string;
  /** Its tags as Storybook combines them: `dev` is in the sidebar, `test` is played by test runs. */
  readonly tags: readonly string[];
}

const MAIN = '.storybook/main.ts';

/** The patterns of the story files that Storybook has in its index, as paths from the project's root. */
export function storyPatterns(root: string): string[] {
  const config = loadConfig(readFileSync(join(root, MAIN), 'utf8'), MAIN).parse();
  const patterns = config.getFieldValue<string[]>(['stories']) ?? [];
  return patterns
    .filter((pattern) => !pattern.endsWith('.mdx'))
    .map((pattern) => join('.storybook', pattern).replaceAll('\\', '/'));
}

/**
 * Reads every story that Storybook has in its index, sorted by file.
 *
 * @param root the project's folder
 * @param onProblem is told of each file that can't be read, which is left out; it throws by default
 */
export function readStories(root: string, onProblem?: OnProblem): WrittenStory[] {
  return readFiles(root, storyPatterns(root), storiesIn, onProblem);
}

/**
 * The stories of a file, in source order, as Storybook finds them for its index.
 *
 * @param file the path of the file from the project's root
 * @param source the text of the file
 * @throws Error in one line, with file, line and story, where what a story shows can't be read
 */
export function storiesIn(file: string, source: string): WrittenStory[] {
  const csf = located(file, '', () => loadCsf(source, { fileName: file, makeTitle }).parse());
  const context = { program: csf._file.path, filePath: file };
  const { title = '', tags: metaTags = [] } = csf.meta ?? {};
  return Object.entries(csf._stories).flatMap(
    ([exported, { id, localName, name = exported, tags = [] }]) => {
      const { start, end } = csf._storyPaths[exported]?.node ?? {};
      // None for what a call returns, which is known when it runs.
      const own = resolveBindingMembers(context, localName ?? exported)?.properties;
      const layers = [csf._metaAnnotations['parameters'], own?.['parameters']];
      const facts = located(file, `${exported}: `, () => factsOf(layers, context));
      const allTags = combineTags('dev', 'test', ...metaTags, ...tags);
      const isTested = allTags.includes('test');
      return {
        id,
        title,
        name,
        file,
        exported,
        tags: allTags,
        source: source.slice(start ?? 0, end ?? 0),
        ...facts,
        states: isTested && allTags.includes('dev') ? facts.states : [],
        pictures: isTested ? facts.pictures : [],
      };
    },
  );
}

/** @throws Error for a file without a title, for which Storybook would take one from its path */
function makeTitle(title: string | undefined): string {
  if (title === undefined) throw new Error('its meta has no title');
  return title;
}

function located<Result>(file: string, story: string, read: () => Result): Result {
  try {
    return read();
  } catch (cause) {
    const { message, loc } = cause as Partial<UnreadableCode>;
    const place = loc ? `${file}:${loc.line}` : file;
    throw new Error(`${place}: ${story}${message?.split('\n')[0]}`, { cause });
  }
}

type Facts = Pick<StoryFacts, 'scenario' | 'overrides' | 'states' | 'pictures' | 'sharedPicture'>;

/** @param layers the parameters of the meta, and of the story */
function factsOf(layers: readonly (types.Node | undefined)[], context: ReferenceContext): Facts {
  const parameters = layers.map((layer) => (layer ? membersOf(layer, context) : {}));
  const written = (name: string) => parameters.flatMap((members) => members[name] ?? []);
  const read = (name: string) => written(name).map((node) => valueOf(node, context.program));
  const scenario = written('scenario').map(scenarioIn).at(-1);
  return {
    scenario,
    overrides: scenario === undefined ? [] : OVERRIDES.filter((name) => written(name).length > 0),
    states: textsIn(read('states').at(-1) ?? []),
    ...picturesOf(read('chromatic') as Chromatic[]),
  };
}

/** @throws UnreadableCode for anything but an imported scenario */
function scenarioIn(node: types.Node): string {
  if (node.type === 'Identifier') return scenarioIdOf(node.name);
  throw new UnreadableCode(node, `"scenario" is ${sourceOf(node)}`);
}

/** The id of a scenario by the name of its export: `offersLoaded` is `offers-loaded`. */
export function scenarioIdOf(name: string): string {
  return name.replaceAll(/[A-Z]|\d+/g, (start) => `-${start.toLowerCase()}`);
}

/** @throws Error for anything else, which the compiler refuses, too */
function textsIn(value: unknown): string[] {
  const isText = (each: unknown) => typeof each === 'string';
  if (Array.isArray(value) && value.every(isText)) return value;
  throw new Error('"states" must be a list of ids');
}

/** The members of an object, with those that it spreads. */
function membersOf(node: types.Node, context: ReferenceContext): Record<string, types.Node> {
  const members =
    node.type === 'ObjectExpression'
      ? resolveObjectMembers(node, context)
      : node.type === 'Identifier'
        ? resolveBindingMembers(context, node.name)
        : undefined;
  if (members?.unresolved.length !== 0) throw new UnreadableCode(node);
  return members.properties;
}

/** Values of the parameter `chromatic`: of the preview, the meta and the story. */
interface Chromatic {
  readonly modes?: Readonly<Record<string, object>>;
  readonly disableSnapshot?: boolean;
  readonly samePictureAs?: string;
}

/** Merges values of `chromatic` as Storybook merges parameters. */
function picturesOf(written: readonly Chromatic[]): Pick<Facts, 'pictures' | 'sharedPicture'> {
  const layers: readonly Chromatic[] = [inOneMode, ...written];
  const modes = layers.flatMap((layer) => Object.entries(layer.modes ?? {}));
  const disabled = modes.flatMap(([name, mode]) => ('disable' in mode ? [name] : []));
  const names = new Set(modes.map(([name]) => name).filter((name) => !disabled.includes(name)));
  return {
    pictures: layers.some(({ disableSnapshot }) => disableSnapshot)
      ? []
      : [...names].map((name) => name.replaceAll(' ', '-')),
    sharedPicture: layers.at(-1)?.samePictureAs,
  };
}
