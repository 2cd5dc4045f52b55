import { expect, it } from 'vitest';
import { storyFacts } from '#states/story-facts.ts';

const file = (meta: string, ...stories: string[]) =>
  [`const meta = preview.meta({ title: 'UI/Stars', ${meta} });`, ...stories].join('\n');
const story = (name: string, parameters = '') =>
  `export const ${name} = meta.story({\n  ${parameters}\n});`;

const picturesIn = (source: string) => storyFacts('', source).map(({ pictures }) => pictures);

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
  ['chromatic: somethingElse,', ['desktop-light']],
])('reads %s, of a story and of its meta', (written, modes) => {
  const parameters = `parameters: { ${written} }`;
  expect(picturesIn(file('', story('Sheet', parameters)))).toEqual([modes]);
  expect(picturesIn(file(parameters, story('Sheet')))).toEqual([modes]);
});

it('prefers the parameter of a story to that of its meta', () => {
  const source = file(
    'parameters: { chromatic: withoutPicture }',
    story('Sheet', "parameters: { chromatic: onlyIn('phone dark') }"),
    story('Empty'),
  );
  expect(picturesIn(source)).toEqual([['phone-dark'], []]);
});

it('finds the pictures that stories share with others', () => {
  const source = file(
    '',
    story('Again', "chromatic: samePictureAs(\n'ui-stars/sheet.phone-light'),"),
  );
  expect(storyFacts('', source)[0]?.sharedPicture).toBe('ui-stars/sheet.phone-light');
});
