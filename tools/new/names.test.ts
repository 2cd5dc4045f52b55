import { expect, it } from 'vitest';
import { namesOf, singularOf } from './names.ts';

it('has every spelling of a name', () => {
  expect(namesOf('HTMLNote', 'screen').kebab).toBe('html-note');
  expect(namesOf('bill-history', 'screen')).toEqual(namesOf('BillHistory', 'screen'));
  expect(namesOf('BillHistory', 'screen')).toEqual({
    kebab: 'bill-history',
    pascal: 'BillHistory',
    camel: 'billHistory',
    words: 'bill history',
    title: 'Bill history',
  });
});

it.each(['', 'bill history', 'billHistory', '2-bills', '../bills'])(
  'refuses "%s", and says what is allowed',
  (given) => {
    expect(() => namesOf(given, 'screen')).toThrow(
      `"${given}" can't name a screen; allowed: letters and digits in kebab case or Pascal case`,
    );
  },
);

it('refuses words of the language', () => {
  expect(() => namesOf('Delete', 'screen')).toThrow('"delete" is a word of the language');
});

it.each([
  ['bills', 'bill'],
  ['categories', 'category'],
  ['saved-tasks', 'saved-task'],
  ['address', 'address'],
  ['unread', 'unread'],
])('one of %s is %s', (plural, singular) => {
  expect(singularOf(plural)).toBe(singular);
});
