import { expect, it } from 'vitest';
import { findEntries, groupsOf, type EntryKind, type PaletteEntry } from './find-entries.ts';

const entry = (kind: EntryKind, name: string, detail = '', texts: string[] = []): PaletteEntry => ({
  key: `${kind}:${name}`,
  kind,
  name,
  detail,
  texts,
  run: () => {},
});

const entries = [
  entry('command', 'Stop the clock', 'Countdowns wait'),
  entry('scenario', 'offers-empty', 'No job offers'),
  entry('state', 'offers.list.empty-filtered', 'No match', ['Nothing found']),
  entry('state', 'worker.offers.list.empty', 'None'),
  entry('state', 'offers.list.empty', '"No job offers yet"', ['No job offers yet']),
  entry('state', 'shell.toast.error', 'A red notice'),
  entry('state', 'messages.loading', 'Rows without texts'),
];

const namesOf = (text: string, recent: string[] = []) =>
  findEntries(entries, text, recent).map(({ name }) => name);

it('puts the exact name first, then names that start with the text, then those that contain it', () => {
  expect(namesOf('offers.list.empty')).toEqual([
    'offers.list.empty',
    'offers.list.empty-filtered',
    'worker.offers.list.empty',
  ]);
});

it.each([
  ['a text on the screen', 'nothing found', 'offers.list.empty-filtered'],
  ['words in any order', 'empty worker', 'worker.offers.list.empty'],
  ['another word for the same', 'spinner', 'messages.loading'],
  ['letters in their order', 'mssgsldng', 'messages.loading'],
])('finds an entry by %s', (_, text, name) => {
  expect(namesOf(text)[0]).toBe(name);
});

it('puts what opens before what only says why it does not', () => {
  const [closed, other] = [entry('state', 'b.error'), entry('state', 'c.error')];
  const found = findEntries([{ ...closed, isClosed: true }, other], 'error');
  expect(found.map(({ name }) => name)).toEqual(['c.error', 'b.error']);
});

it('begins with recent entries, then a few states of the page, without the long list of all', () => {
  const ofPage = Array.from({ length: 9 }, (_, index) => entry('state', `offers.${index}`));
  const here = [...ofPage.map((each) => ({ ...each, isOfPage: true })), ...entries];
  const names = findEntries(here, '').map(({ name }) => name);
  expect(names.slice(4, 6)).toEqual(['offers.4', 'Stop the clock']);
  expect(namesOf(' ', ['state:messages.loading', 'state:gone'])).toEqual([
    'messages.loading',
    'Stop the clock',
    'offers-empty',
  ]);
});

it('returns no more than a screen shows', () => {
  const many = Array.from({ length: 100 }, (_, index) => entry('state', `offers.${index}`));
  expect(findEntries(many, 'offers')).toHaveLength(40);
});

it('groups entries by kind, in the order of the first of each, after the recent ones', () => {
  const found = findEntries(entries, '', ['scenario:offers-empty']);
  expect(groupsOf(found, ['scenario:offers-empty']).map(([title]) => title)).toEqual([
    'Recent',
    'Commands',
  ]);
});
