import { expect, it } from 'vitest';
import { expectedPictures, sharedPictures } from './expected-pictures.ts';

const file = (meta: string, ...stories: string[]) =>
  [`const meta = preview.meta({ title: 'UI/Stars', ${meta} });`, ...stories].join('\n');
const story = (name: string, parameters = '') =>
  `export const ${name} = meta.story({\n  ${parameters}\n});`;

it('expects one picture of a story without the parameter', () => {
  expect(expectedPictures(file('', story('Sheet'), story('HalfStars')))).toEqual([
    'ui-stars/sheet.desktop-light',
    'ui-stars/half-stars.desktop-light',
  ]);
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
  const names = modes.map((mode) => `ui-stars/sheet.${mode}`);
  const parameters = `parameters: { ${written} }`;
  expect(expectedPictures(file('', story('Sheet', parameters)))).toEqual(names);
  expect(expectedPictures(file(parameters, story('Sheet')))).toEqual(names);
});

it('prefers the parameter of a story to that of its meta', () => {
  const source = file(
    'parameters: { chromatic: withoutPicture }',
    story('Sheet', "parameters: { chromatic: onlyIn('phone dark') }"),
    story('Empty'),
  );
  expect(expectedPictures(source)).toEqual(['ui-stars/sheet.phone-dark']);
});

it('finds the pictures that stories share with others', () => {
  const source = file(
    '',
    story('Again', "chromatic: samePictureAs(\n'ui-stars/sheet.phone-light'),"),
  );
  expect(sharedPictures(source)).toEqual(['ui-stars/sheet.phone-light']);
});
