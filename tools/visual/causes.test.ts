import { expect, it } from 'vitest';
import { causeFinder, compareCauses, suspectsAmong, type Suspect } from './causes.ts';

const button = 'stories/ui/Button.stories.tsx';
const card = 'stories/ui/Card.stories.tsx';
const offers = 'stories/screens/offers/List.stories.tsx';
const home = 'stories/screens/home/HomeScreen.stories.tsx';
const everywhere = () => true;

const suspects: Suspect[] = [
  { path: 'src/features/offers/OfferList.tsx', reaches: (file) => file === offers },
  { path: 'src/ui/Card.tsx', reaches: everywhere },
  { path: 'src/ui/Button.tsx', reaches: (file) => file === button || file === home },
];

it('names the changed file of the design system that a story reaches', () => {
  const causeOf = causeFinder(suspects, new Set([button, home, offers]), [button, card, offers]);
  expect(causeOf(home)).toBe('src/ui/Button.tsx');
  // The card looks as before, so its change is not the cause.
  expect(causeOf(offers)).toBe('src/features/offers/OfferList.tsx');
});

it('names the story file where no changed file reaches it', () => {
  expect(causeFinder([], new Set([home]), [home])(home)).toBe(home);
});

it('sorts the design system first, and unknown files last', () => {
  const sorted = ['tools/a.ts', 'stories/ui/B.tsx', 'src/lib/a.ts', 'src/ui/A.tsx'];
  expect(sorted.toSorted(compareCauses)).toEqual([
    'src/ui/A.tsx',
    'stories/ui/B.tsx',
    'src/lib/a.ts',
    'tools/a.ts',
  ]);
});

it('knows which story files a file of this project reaches', () => {
  const [chip, tokens] = suspectsAmong(['src/ui/FilterChips.tsx', 'src/ui/styles/tokens.css']);
  expect(chip?.reaches('stories/ui/FilterChips.stories.tsx')).toBe(true);
  expect(chip?.reaches('stories/ui/Stars.stories.tsx')).toBe(false);
  expect(tokens?.reaches('stories/ui/Stars.stories.tsx')).toBe(true);
});
