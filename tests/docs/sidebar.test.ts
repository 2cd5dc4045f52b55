import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readStories } from '#states/reader/read-stories.ts';

const pages = readStories(join(import.meta.dirname, '../..')).filter(({ file }) =>
  /^stories\/docs\/[^/]+$/.test(file),
);

// A docs page is one sidebar entry. Its other stories are tests, which `!dev` hides.
it.each([...Map.groupBy(pages, ({ file }) => file)])(
  '%s shows one story in the sidebar',
  (_, stories) => {
    expect(stories.filter(({ tags }) => tags.includes('dev'))).toHaveLength(1);
  },
);
