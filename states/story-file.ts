import { storyNameFromExport, toId } from 'storybook/internal/csf';

/** A story as its file writes it. Nothing is run: the file is read as text. */
export interface WrittenStory {
  /** The id in Storybook, such as `screens-offers-list--loading-more`. */
  readonly id: string;
  /** The title of its file, such as `Screens/Offers/List`. */
  readonly title: string;
  /** The name in the sidebar, such as `Loading More`. */
  readonly name: string;
  /** The name of its export, such as `LoadingMore`. */
  readonly exported: string;
  /** The source of the story, up to the next one. */
  readonly text: string;
  /** The source before the first story, which contains the meta. */
  readonly meta: string;
}

/** Scenarios in the same file may have a title, too. */
const TITLE = /meta\(\{\s*title:\s*'([^']+)'/;
const STORY = /export const (\w+) = meta\.story\(/g;

/** The title in the meta of a story file; undefined where it has none. */
export function titleIn(source: string): string | undefined {
  return TITLE.exec(source)?.[1];
}

/**
 * The stories of a file in CSF Next, in source order.
 *
 * @param source the text of the file; titles are literals
 * @example storiesIn(source)[0].id // 'ui-button--sheet'
 */
export function storiesIn(source: string): WrittenStory[] {
  const title = titleIn(source) ?? '';
  const starts = [...source.matchAll(STORY)];
  const meta = source.slice(0, starts[0]?.index);
  return starts.map(({ 1: exported = '', index }, place) => {
    const name = storyNameFromExport(exported);
    const text = source.slice(index, starts[place + 1]?.index);
    return { id: toId(title, name), title, name, exported, text, meta };
  });
}

/**
 * The source of a parameter, up to the end of its line, without the brace of an object: that of the story, else
 * of its meta.
 *
 * @returns an empty string when neither sets it
 */
export function writtenParameter({ text, meta }: WrittenStory, name: string): string {
  const pattern = new RegExp(String.raw`\b${name}:\s*(?:\{\s*)?([^\n]+)`);
  return (pattern.exec(text) ?? pattern.exec(meta))?.[1] ?? '';
}
