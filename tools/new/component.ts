import { globSync } from 'node:fs';
import { storiesIn } from '#states/reader/read-stories.ts';
import { root } from '../processes/root.ts';
import type { Draft } from './draft.ts';
import { namesOf } from './names.ts';
import { valuesOf } from './render.ts';

/**
 * Plans a component with its page in Storybook: a card with a title in `ui`, or about a task in a feature.
 *
 * @param folder `ui` or `features/x`
 * @throws Error when the name or the folder is invalid, or a component has that name
 */
export function planComponent(draft: Draft, name: string, folder: string): void {
  const names = namesOf(name);
  if (!/^(ui|features\/[a-z-]+)$/.test(folder)) {
    throw new Error(`--in is "${folder}"; allowed: ui, features/X.`);
  }
  const isUi = folder === 'ui';
  draft.createAll('component', {
    ...valuesOf(names),
    folder,
    root: isUi ? '../..' : '../../..',
    section: isUi ? 'UI' : `Features/${areaOf(draft, folder)}`,
    ui: isUi,
    feature: !isUi,
    prop: isUi ? 'title' : 'task',
    heading: isUi ? 'title' : 'task.title',
  });
}

/** The area of a feature's pages in Storybook's sidebar: that of its other pages, if any. */
function areaOf(draft: Draft, folder: string): string {
  const [page] = globSync(`stories/${folder}/*.stories.tsx`, { cwd: root });
  const [story] = page === undefined ? [] : storiesIn(page, draft.read(page));
  return story?.title.split('/')[1] ?? namesOf(folder.slice('features/'.length)).pascal;
}
