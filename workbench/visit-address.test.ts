import { describe, expect, it } from 'vitest';
import { flows } from '#flows/flows.ts';
import { readStateId, readVisit, withoutVisit } from './visit-address.ts';

const load = () => Promise.resolve(flows);

it('reads the id of a state, which stands for all other parameters of a state', () => {
  expect(readStateId('?state=offers.list.empty&kiosk=5')).toBe('offers.list.empty');
  expect(() => readStateId('?state=home&as=client')).toThrow('allowed only without state=ID');
});

describe('readVisit', () => {
  it('reads the tour and the idle minutes', async () => {
    expect(await readVisit('?tour=whole-way&kiosk=5', load)).toEqual({
      tour: 'whole-way',
      kiosk: 5,
    });
  });

  it('loads no tours for an address that names none', async () => {
    const never = () => Promise.reject(new Error('loaded'));
    expect(await readVisit('?scenario=demo', never)).toEqual({ tour: undefined, kiosk: undefined });
  });

  it('ends the kiosk', async () => {
    expect(await readVisit('?kiosk=off', load)).toMatchObject({ kiosk: null });
  });

  it('suggests the tours that there are', async () => {
    const choices = Object.entries(flows).map(([value, { title }]) => ({ value, title }));
    await expect(readVisit('?tour=nope', load)).rejects.toMatchObject({
      parameter: 'tour',
      value: 'nope',
      choices,
    });
  });

  it.each(['0', '121', '5m', '1.5', '-5', ''])('refuses kiosk=%s', async (value) => {
    await expect(readVisit(`?kiosk=${value}`, load)).rejects.toThrow(
      'allowed: idle minutes from 1 to 120, or off',
    );
  });
});

describe('withoutVisit', () => {
  it.each([
    ['/?tour=whole-way', '/'],
    ['/demo?kiosk=5&scenario=offers-loaded#top', '/demo?scenario=offers-loaded#top'],
    ['/offers?status=pending&search=a%20b', '/offers?status=pending&search=a%20b'],
    ['/?detour=1&tour', '/?detour=1'],
  ])('%s becomes %s', (path, expected) => {
    expect(withoutVisit(path)).toBe(expected);
  });
});
