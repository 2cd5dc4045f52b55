import { testRun } from '#stories/checks/test-run.ts';
import { stories } from 'virtual:story-facts';

/** Every story of the workbench by file, in source order. */
export { stories };

/** The titles of all files under a sidebar heading, such as `UI`. */
export function titlesBelow(heading: string): string[] {
  const titles = stories.map(({ title }) => title);
  return [...new Set(titles)].filter((title) => title.startsWith(`${heading}/`)).toSorted();
}

/** The URL of a story in Storybook; links to it need `target="_top"` to leave the iframe. */
export function storyAddress(id: string): string {
  return `./?path=/story/${id}`;
}

/**
 * The URL of a story's iframe, without Storybook's UI, in the theme of the current page. A test run would play the
 * story once more, so it gets a blank page.
 */
export function frameAddress(id: string): string {
  if (testRun()) return 'about:blank';
  const theme = document.documentElement.dataset['theme'] ?? 'light';
  return `./iframe.html?id=${id}&viewMode=story&globals=theme:${theme}`;
}
