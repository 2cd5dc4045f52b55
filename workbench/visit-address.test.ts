import { describe, expect, it } from 'vitest';
import { flows } from '#flows/flows.ts';
import { readStateId, readTour, withoutVisit } from './visit-address.ts';

const load = () => Promise.resolve(flows);

it('reads the id of a state, which stands for all other parameters of a state', () => {
  expect(readStateId('?state=offers.list.empty&tour=whole-way')).toBe('offers.list.empty');
  expect(() => readStateId('?state=home&as=client')).toThrow('allowed only without state=ID');
});

describe('readTour', () => {
  it('reads the tour', async () => {
    expect(await readTour('?tour=whole-way', load)).toBe('whole-way');
  });

  it('loads no tours for an address that names none', async () => {
    const never = () => Promise.reject(new Error('loaded'));
    expect(await readTour('?scenario=demo', never)).toBeUndefined();
  });

  it('suggests the tours that there are', async () => {
    const choices = Object.entries(flows).map(([value, { title }]) => ({ value, title }));
    await expect(readTour('?tour=nope', load)).rejects.toMatchObject({
      parameter: 'tour',
      value: 'nope',
      choices,
    });
  });
});

describe('withoutVisit', () => {
  it.each([
    ['/?tour=whole-way', '/'],
    ['/demo?real=auth&scenario=offers-loaded#top', '/demo?scenario=offers-loaded#top'],
    ['/offers?status=pending&search=a%20b', '/offers?status=pending&search=a%20b'],
    ['/?detour=1&tour', '/?detour=1'],
  ])('%s becomes %s', (path, expected) => {
    expect(withoutVisit(path)).toBe(expected);
  });
});
