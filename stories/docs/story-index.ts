import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { claimsOfStories } from '../states/claims.ts';

/** A story as it appears in the sidebar. */
export interface StoryEntry {
  readonly id: string;
  /** The title of its file, such as `Screens/Dashboard`. */
  readonly title: string;
  readonly name: string;
  /** The ids of the states it claims to show. */
  readonly states: readonly string[];
  /** The picture of another story that it shares, if it does: `screens-dashboard/loaded.phone-light`. */
  readonly sharedPicture: string | undefined;
}

// Imported as text, so nothing runs.
const sources = import.meta.glob<string>('/stories/**/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const TITLE = /title:\s*'([^']+)'/;
const STORY = /export const (\w+) = meta\.story\(/g;
const SHARED_PICTURE = /samePictureAs\(\s*'([^']+)'/;

/** Every story of the workbench by file, in source order. */
export const stories: readonly StoryEntry[] = Object.entries(sources).flatMap(([file, source]) => {
  const title = TITLE.exec(source)?.[1] ?? '';
  const claims = Map.groupBy(claimsOfStories(file, source), ({ story }) => story?.exported);
  const starts = [...source.matchAll(STORY)];
  return starts.map(({ 1: exported = '', index }, place) => {
    const written = source.slice(index, starts[place + 1]?.index);
    const name = storyNameFromExport(exported);
    const states = (claims.get(exported) ?? []).map(({ state }) => state);
    const sharedPicture = SHARED_PICTURE.exec(written)?.[1];
    return { id: toId(title, name), title, name, states, sharedPicture };
  });
});

/** The titles of all files under a sidebar heading, such as `UI`. */
export function titlesBelow(heading: string): string[] {
  const titles = stories.map(({ title }) => title);
  return [...new Set(titles)].filter((title) => title.startsWith(`${heading}/`)).toSorted();
}

/** The URL of a story in Storybook; links to it need `target="_top"` to leave the iframe. */
export function storyAddress(id: string): string {
  return `./?path=/story/${id}`;
}

/** The URL of a story's iframe, without Storybook's UI, in the theme of the current page. */
export function frameAddress(id: string): string {
  const theme = document.documentElement.dataset['theme'] ?? 'light';
  return `./iframe.html?id=${id}&viewMode=story&globals=theme:${theme}`;
}
