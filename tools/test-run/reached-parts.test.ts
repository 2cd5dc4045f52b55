import { expect, it } from 'vitest';
import { reachedParts } from './reached-parts.ts';

const HOME = 'stories/screens/home/HomeScreen.stories.tsx';
const DELETE = 'tests/client/delete.test.tsx';

it.each([
  [['docs/design.md', 'src/screens/home/HomeScreen.tsx'], [HOME]],
  [
    ['src/screens/home/HomeScreen.tsx', DELETE],
    [DELETE, HOME],
  ],
])('%j is shown by %j', (files, reached) => {
  expect(reachedParts(files)).toEqual(reached);
});

it.each([
  [['src/features/task-form/copy.ts', 'src/ui/Button.tsx']],
  [['src/screens/PageHeader.tsx']],
  [[DELETE]],
  [['src/features/offer/OfferCard.tsx', 'src/screens/not-found/NotFoundScreen.tsx']],
])('may reach everything: %j', (files) => {
  expect(reachedParts(files)).toBeUndefined();
});

it.each([
  [
    'tests that import it',
    'src/features/review/ReviewFormDialog.tsx',
    'tests/faults/closed-dialogs.test.tsx',
  ],
  [
    'tests in a folder of its name',
    'src/features/offer/OfferCard.tsx',
    'tests/offers/transitions.test.tsx',
  ],
  [
    'its own stories',
    'src/features/offer/OfferCard.tsx',
    'stories/features/offers/OfferCard.stories.tsx',
  ],
  [
    'those of what imports it, when it has none',
    'src/features/form/FormDialog.tsx',
    'tests/task-form/save.test.tsx',
  ],
])('reaches %s', (_, file, test) => {
  expect(reachedParts([file])).toContain(test);
});

it('leaves the screens that contain a feature to the whole run', () => {
  const reached = reachedParts(['src/features/offer/OfferCard.tsx'])!;
  expect(reached.filter((file) => file.startsWith('stories/screens/'))).toEqual([]);
});
