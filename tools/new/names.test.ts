import { expect, it } from 'vitest';
import { componentNames, namesOf, singularOf } from './names.ts';

it.each([
  ['bill-history', 'bill-history', 'BillHistory'],
  ['BillHistory', 'bill-history', 'BillHistory'],
  ['FAQ', 'faq', 'Faq'],
  ['HTMLNote', 'html-note', 'HtmlNote'],
  ['step2', 'step2', 'Step2'],
])('reads %s as %s and %s', (given, kebab, pascal) => {
  expect(namesOf(given, 'screen')).toMatchObject({ kebab, pascal });
});

it('has every spelling of a name', () => {
  expect(namesOf('BillHistory', 'screen')).toEqual({
    kebab: 'bill-history',
    pascal: 'BillHistory',
    camel: 'billHistory',
    words: 'bill history',
    title: 'Bill history',
  });
});

it.each([
  '',
  'bill history',
  'bill_history',
  'billHistory',
  '2-bills',
  'bill-',
  '../bills',
  'Bill.x',
])('refuses "%s", and says what is allowed', (given) => {
  expect(() => namesOf(given, 'screen')).toThrow(
    `"${given}" can't name a screen; allowed: letters and digits in kebab case or Pascal case`,
  );
});

it('refuses words of the language, and names that are too long', () => {
  expect(() => namesOf('Delete', 'screen')).toThrow('"delete" is a word of the language');
  expect(namesOf('b'.repeat(40), 'screen').kebab).toHaveLength(40);
  expect(() => namesOf('b'.repeat(41), 'screen')).toThrow('allowed: up to 40 characters');
});

it.each(['Map', 'error', 'Image'])('refuses the global %s for a component', (given) => {
  expect(() => componentNames(given)).toThrow('it would hide the global');
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
