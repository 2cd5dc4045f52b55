import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const files = globSync('stories/docs/*.stories.tsx', { cwd: root });

// A docs page is one sidebar entry. Its other stories are tests, which `!dev` hides.
it.each(files)('%s shows one story in the sidebar', (file) => {
  const [, ...stories] = readFileSync(join(root, file), 'utf8').split(/^export const /m);
  const shown = stories.filter((story) => !/^  tags: \['!dev'\],$/m.test(story));
  expect(shown.map((story) => story.slice(0, story.indexOf(' ')))).toHaveLength(1);
});
