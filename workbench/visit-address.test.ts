import { expect, it } from 'vitest';
import { flows } from '#flows/flows.ts';
import { readStateId, readTour, withoutVisit } from './visit-address.ts';

const load = () => Promise.resolve(flows);

it('reads the id of a state, which stands for all other parameters of a state', () => {
  expect(readStateId('?state=offers.list.empty&tour=whole-way')).toBe('offers.list.empty');
  expect(() => readStateId('?state=home&as=client')).toThrow('allowed only without state=ID');
});

it('reads the tour, and loads no tours for an address that names none', async () => {
  expect(await readTour('?tour=whole-way', load)).toBe('whole-way');
  const never = () => Promise.reject(new Error('loaded'));
  expect(await readTour('?scenario=demo', never)).toBeUndefined();
});

it('suggests the tours that there are', async () => {
  const choices = Object.entries(flows).map(([value, { title }]) => ({ value, title }));
  const problem = { parameter: 'tour', value: 'nope', choices };
  await expect(readTour('?tour=nope', load)).rejects.toMatchObject(problem);
});

it.each([
  ['/demo?real=auth&scenario=offers-loaded#top', '/demo?scenario=offers-loaded#top'],
  ['/offers?search=a%20b&tour=whole-way', '/offers?search=a%20b'],
  ['/?detour=1&tour', '/?detour=1'],
])('reads tour and real once: %s becomes %s', (path, expected) => {
  expect(withoutVisit(path)).toBe(expected);
});
