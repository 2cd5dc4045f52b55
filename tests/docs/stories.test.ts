import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readStories } from '#states/reader/read-stories.ts';

const stories = readStories(join(import.meta.dirname, '../..'));

it('plays every story but the examples that a sheet in the same file shows', () => {
  const { tested = [], untested = [] } = Object.groupBy(stories, ({ tags }) =>
    tags.includes('test') ? 'tested' : 'untested',
  );
  const sheets = tested.filter(({ exported }) => exported === 'Sheet');
  const withSheet = new Set(sheets.map(({ file }) => file));
  expect(untested.length).toBeGreaterThan(0);
  const wrong = untested.filter(
    ({ file, source }) => !withSheet.has(file) || /\b(?:play|states)\b/.test(source),
  );
  expect(
    wrong.map(({ id }) => id),
    'without !test: they act, show a state or have no sheet',
  ).toEqual([]);
});

const pages = stories.filter(({ file }) => /^stories\/docs\/[^/]+$/.test(file));

// A docs page is one sidebar entry. Its other stories are tests, which `!dev` hides.
it.each([...Map.groupBy(pages, ({ file }) => file)])(
  '%s shows one story in the sidebar',
  (_, stories) => {
    expect(stories.filter(({ tags }) => tags.includes('dev'))).toHaveLength(1);
  },
);
