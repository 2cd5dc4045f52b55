import { globSync } from 'node:fs';
import { storiesIn } from '#states/reader/read-stories.ts';
import { root } from '../processes/root.ts';
import type { Draft } from './draft.ts';
import { namesOf } from './names.ts';
import { valuesOf } from './render.ts';

/**
 * Plans a component of a feature with its page in Storybook: a card about a task.
 *
 * @param folder `features/x`
 * @throws Error when the name or the folder is invalid, or a component has that name
 */
export function planComponent(draft: Draft, name: string, folder: string): void {
  const [, feature] = /^features\/([a-z-]+)$/.exec(folder) ?? [];
  if (feature === undefined) throw new Error(`--in is "${folder}"; allowed: features/X.`);
  // In Storybook's sidebar, the pages of a feature stand together.
  const [page] = globSync(`stories/${folder}/*.stories.tsx`, { cwd: root });
  const [story] = page === undefined ? [] : storiesIn(page, draft.read(page));
  const area = story?.title.split('/')[1] ?? namesOf(feature).pascal;
  draft.createAll('component', { ...valuesOf(namesOf(name)), feature, area });
}
