import { expect, it } from 'vitest';
import { judge, type Evidence } from './judge.ts';

const evidence: Evidence = {
  reference: 'a',
  baseReference: 'a',
  baseHash: 'a',
  isSameAsBase: false,
  isPinned: true,
};

it.each<[string, Partial<Evidence>, ReturnType<typeof judge>]>([
  ['a change without a new reference', {}, 'changed'],
  ['a change to other pixels than the new reference has', { reference: 'b' }, 'changed'],
  ['a reference that was edited', { reference: 'b', isSameAsBase: true }, 'edited'],
  [
    'an edited reference, on a machine of its own',
    { reference: 'b', baseHash: 'x', isSameAsBase: true },
    'edited',
  ],
  ['a machine that renders in its own way', { baseHash: 'x', isSameAsBase: true }, 'machine'],
  ['a change on such a machine', { baseHash: 'x' }, 'changed'],
  ['a change with its reference on such a machine', { reference: 'b', baseHash: 'x' }, 'recorded'],
  ['a new story', { baseReference: undefined, baseHash: undefined }, 'changed'],
  [
    'a new story in another browser',
    { baseReference: undefined, baseHash: undefined, isPinned: false },
    'recorded',
  ],
])('%s', (_, known, verdict) => {
  expect(judge({ ...evidence, ...known })).toBe(verdict);
});
