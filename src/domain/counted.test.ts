import { expect, it } from 'vitest';
import { counted } from './counted.ts';

it.each([
  [0, '0 offers'],
  [1, '1 offer'],
  [2, '2 offers'],
  [1_204, '1,204 offers'],
])('%d has its noun in the right number', (count, text) => {
  expect(counted(count, 'offer')).toBe(text);
});

it('takes a plural of its own', () => {
  expect([counted(0, 'reply', 'replies'), counted(1, 'reply', 'replies')]).toEqual([
    '0 replies',
    '1 reply',
  ]);
});
