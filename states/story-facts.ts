import {
  atBreakpoints,
  everywhere,
  inAllModes,
  inOneMode,
  inThreeModes,
  onlyIn,
  withoutPicture,
} from './modes.ts';
import { statesIn } from './claims.ts';
import { storiesIn, writtenParameter, type WrittenStory } from './story-file.ts';

/** How a state can differ from its scenario. */
const OVERRIDES = ['at', 'as', 'clock', 'faults'] as const;

/** The start of a story's parameters, or of its meta's. */
const PARAMETERS = /\bparameters:\s*\{/;

/** What a story's file says about it. */
export interface StoryFacts {
  /** The id in Storybook, such as `screens-offers-list--loading-more`. */
  readonly id: string;
  /** The title of its file, such as `Screens/Offers/List`. */
  readonly title: string;
  /** The name in the sidebar, such as `Loading More`. */
  readonly name: string;
  /** The path of its file from the project's root. */
  readonly file: string;
  /** The id of the scenario that it opens; undefined for the story of a component. */
  readonly scenario: string | undefined;
  /** What differs from the scenario. The values are code, so only their names are known. */
  readonly overrides: readonly (typeof OVERRIDES)[number][];
  /** The ids of the states that it shows. */
  readonly states: readonly string[];
  /** The modes of its pictures, such as `desktop-light`; empty when it has none. */
  readonly pictures: readonly string[];
  /** The picture of another story that it ends in: `screens-dashboard/loaded.phone-light`. */
  readonly sharedPicture: string | undefined;
}

/**
 * The facts of each story in a file, in source order.
 *
 * @param file the path of the file from the project's root, with or without a leading slash
 * @param source the text of the file
 */
export function storyFacts(file: string, source: string): StoryFacts[] {
  return storiesIn(source).map((story) => {
    const scenario = scenarioOf(story);
    return {
      id: story.id,
      title: story.title,
      name: story.name,
      file: file.replace(/^\//, ''),
      scenario,
      overrides: scenario === undefined ? [] : overridesOf(story, source),
      states: statesIn(story.text),
      pictures: isTested(story)
        ? modesIn(chromaticOf(story)).map((mode) => mode.replaceAll(' ', '-'))
        : [],
      sharedPicture: /samePictureAs\(\s*'([^']+)'/.exec(story.text)?.[1],
    };
  });
}

/**
 * Whether test runs play a story. The tag `!test`, which is Storybook's own, marks an example that the
 * sheet of its component shows, too.
 */
export function isTested({ text }: Pick<WrittenStory, 'text'>): boolean {
  return !/\btags: \[[^\]]*'!test'/.test(text);
}

/** The id of the story whose picture shows a story: its own, unless it ends in the picture of another one. */
export function pictureOwner({ id, sharedPicture }: StoryFacts): string {
  return sharedPicture === undefined ? id : sharedPicture.replace(/\..*$/, '').replace('/', '--');
}

function scenarioOf({ text, meta }: WrittenStory): string | undefined {
  return [text, meta]
    .map((part) => /[{,]\s*scenario:\s*'([^']+)'/.exec(objectAfter(PARAMETERS, part))?.[1])
    .find((id) => id !== undefined);
}

function overridesOf({ text, meta }: WrittenStory, source: string): StoryFacts['overrides'] {
  const own = [text, meta].map((part) => objectAfter(PARAMETERS, part)).join('');
  // What several stories of a file share is a constant that they use or spread.
  const shared = [...(own + text).matchAll(/(?:\.{3}|\bparameters:\s*)(\w+)/g)].map(([, name]) =>
    objectAfter(new RegExp(`\\bconst ${name} = \\{`), source),
  );
  const keys = [own, ...shared].join('');
  return OVERRIDES.filter((name) => new RegExp(`[{,]\\s*${name}\\s*[:,}]`).test(keys));
}

/** The object that a match opens, as source without what is nested in it; empty when nothing matches. */
function objectAfter(opening: RegExp, source: string): string {
  const start = opening.exec(source);
  if (!start) return '';
  let depth = 0;
  let own = '';
  for (const character of source.slice(start.index + start[0].length - 1)) {
    if ('{[('.includes(character)) depth += 1;
    if (depth === 1) own += character;
    if ('}])'.includes(character)) depth -= 1;
    if (depth === 0) break;
  }
  return own;
}

type Modes = typeof withoutPicture | { readonly modes: Readonly<Record<string, object>> };

/** The value of `chromatic:`, or the first spread of its object. The story of a flow has no picture. */
function chromaticOf(story: WrittenStory): string {
  if (/\bplayed\(/.test(story.text)) return 'withoutPicture';
  return writtenParameter(story, 'chromatic').replace(/^\.{3}/, '');
}

function modesIn(written: string): string[] {
  const value = valueOf(written);
  if (!('modes' in value)) return [];
  return Object.entries(value.modes)
    .filter(([, mode]) => !('disable' in mode))
    .map(([name]) => name);
}

/** A missing value, or one that is not from `modes.ts`, is one picture in the first mode. */
function valueOf(written: string): Modes {
  if (/^(withoutPicture|samePictureAs\()/.test(written)) return withoutPicture;
  if (written.startsWith('inAllModes')) return inAllModes;
  if (written.startsWith('inThreeModes')) return inThreeModes;
  if (written.startsWith('atBreakpoints')) return atBreakpoints;
  if (written.startsWith('everywhere')) return everywhere;
  const only = /^onlyIn\('([^']+)'\)/.exec(written)?.[1];
  return only === undefined ? inOneMode : onlyIn(only as Parameters<typeof onlyIn>[0]);
}
