import { expect, it } from 'vitest';
import { storySource } from '../../tests/story-source.ts';
import { storiesIn } from './read-stories.ts';

const file = (meta: string, ...stories: string[]) =>
  storySource(`title: 'UI/Stars', ${meta}`, ...stories);
const story = (name: string, parameters = '') =>
  `export const ${name} = meta.story({\n  ${parameters}\n});`;

const picturesIn = (source: string) => storiesIn('', source).map(({ pictures }) => pictures);

it('expects one picture of a story without the parameter', () => {
  const pictures = picturesIn(file('', story('Sheet'), story('HalfStars')));
  expect(pictures).toEqual([['desktop-light'], ['desktop-light']]);
});

it.each([
  ['chromatic: withoutPicture', []],
  ["chromatic: samePictureAs('ui-stars/empty.desktop-light')", []],
  ["chromatic: {\n    ...samePictureAs('ui-stars/empty.desktop-light'),\n  },", []],
  ['chromatic: inAllModes,', ['desktop-light', 'desktop-dark', 'phone-light', 'phone-dark']],
  ['chromatic: inThreeModes,', ['desktop-light', 'desktop-dark', 'phone-light']],
  ["chromatic: onlyIn('phone light'),", ['phone-light']],
  ["chromatic: { ...onlyIn('small light'), cropToViewport: true },", ['small-light']],
  ['chromatic: { ...inOneMode, cropToViewport: true },', ['desktop-light']],
  [
    "chromatic: { modes: { 'phone light': modes['phone light'] } }",
    ['desktop-light', 'phone-light'],
  ],
])('reads %s, of a story and of its meta', (written, modes) => {
  const parameters = `parameters: { ${written} }`;
  expect(picturesIn(file('', story('Sheet', parameters)))).toEqual([modes]);
  expect(picturesIn(file(parameters, story('Sheet')))).toEqual([modes]);
});

it('merges the parameter of a story with that of its meta, as Storybook does', () => {
  const source = file(
    'parameters: { chromatic: inThreeModes }',
    story('Sheet', "parameters: { chromatic: onlyIn('phone dark') }"),
    story('Empty', 'parameters: { chromatic: withoutPicture }'),
  );
  expect(picturesIn(source)).toEqual([['desktop-dark', 'phone-light', 'phone-dark'], []]);
});

it('finds the pictures that stories share with others', () => {
  const source = file(
    '',
    story('Again', "parameters: { chromatic: samePictureAs(\n'ui-stars/sheet.phone-light') },"),
  );
  expect(storiesIn('', source)[0]?.sharedPicture).toBe('ui-stars/sheet.phone-light');
});
