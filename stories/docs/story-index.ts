import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { claimsOfStories } from '../states/claims.ts';

/** A story as the sidebar names it. */
export interface StoryEntry {
  readonly id: string;
  /** Of its file: `Screens/Dashboard`. */
  readonly title: string;
  readonly name: string;
  /** The states that it says it shows. */
  readonly states: readonly string[];
}

// The files as text: nothing of them runs here.
const sources = import.meta.glob<string>('/stories/**/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const TITLE = /title:\s*'([^']+)'/;
const STORY = /export const (\w+) = meta\.story\(/g;

/** Every story of the workbench, file by file, in the order in which they are written. */
export const stories: readonly StoryEntry[] = Object.entries(sources).flatMap(([file, source]) => {
  const title = TITLE.exec(source)?.[1] ?? '';
  const claims = Map.groupBy(claimsOfStories(file, source), ({ story }) => story?.exported);
  return [...source.matchAll(STORY)].map(([, exported = '']) => {
    const name = storyNameFromExport(exported);
    const states = (claims.get(exported) ?? []).map(({ state }) => state);
    return { id: toId(title, name), title, name, states };
  });
});

/** The titles of all files below one of the sidebar's headings, such as `UI`. */
export function titlesBelow(heading: string): string[] {
  const titles = stories.map(({ title }) => title);
  return [...new Set(titles)].filter((title) => title.startsWith(`${heading}/`)).toSorted();
}

/** Where Storybook shows a story; for a link out of its frame, with `target="_top"`. */
export function storyAddress(id: string): string {
  return `./?path=/story/${id}`;
}

/** The story alone, without Storybook around it, in the theme of the page that asks. */
export function frameAddress(id: string): string {
  const theme = document.documentElement.dataset['theme'] ?? 'light';
  return `./iframe.html?id=${id}&viewMode=story&globals=theme:${theme}`;
}
