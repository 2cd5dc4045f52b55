import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { statesIn } from '#states/claims.ts';
import { isTested } from '#states/story-facts.ts';
import { storiesIn } from '#states/story-file.ts';

it('plays every story but the examples that a sheet in the same file shows', () => {
  const untested = globSync('stories/**/*.stories.tsx').flatMap((file) => {
    const stories = storiesIn(readFileSync(file, 'utf8'));
    const hasSheet = stories.some((story) => story.exported === 'Sheet' && isTested(story));
    return stories
      .filter((story) => !isTested(story))
      .map(({ exported, text }) => ({ name: `${file}: ${exported}`, text, hasSheet }));
  });
  expect(untested.length).toBeGreaterThan(0);
  const wrong = untested.filter(
    ({ text, hasSheet }) => !hasSheet || /\bplay\b/.test(text) || statesIn(text).length > 0,
  );
  expect(
    wrong.map(({ name }) => name),
    'without !test: they act, show a state or have no sheet',
  ).toEqual([]);
});
