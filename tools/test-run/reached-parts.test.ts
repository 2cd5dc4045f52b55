import { expect, it } from 'vitest';
import { reachedParts } from './reached-parts.ts';

it.each([
  [
    ['src/features/task-form/copy.ts', 'docs/design.md'],
    ['/task-form/', '/client/'],
  ],
  [
    ['src/screens/home/HomeScreen.tsx', 'stories/screens/home/HomeScreen.stories.tsx'],
    ['stories/screens/home/HomeScreen.stories.tsx', '/home/'],
  ],
  [['src/features/task-form/copy.ts', 'src/ui/Button.tsx'], undefined],
  [['src/screens/PageHeader.tsx'], undefined],
  [['tests/client/delete.test.tsx'], undefined],
])('%j reaches %j', (files, reached) => {
  expect(reachedParts(files)).toEqual(reached);
});

it('follows what a feature is part of', () => {
  const reached = reachedParts(['src/features/review/ReviewCard.tsx']);
  expect(reached).toEqual(expect.arrayContaining(['/reviews/', '/user/', '/offers/', '/worker/']));
});
