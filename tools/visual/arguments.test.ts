import { expect, it } from 'vitest';
import { parseArguments } from './arguments.ts';

it('takes files and a range of commits', () => {
  expect(parseArguments(['stories/ui', '--all'])).toMatchObject({
    files: ['stories/ui'],
    isAll: true,
  });
  expect(parseArguments(['--against', 'main'])).toMatchObject({ against: 'main', to: undefined });
  expect(parseArguments(['--against', 'a..b'])).toMatchObject({ against: 'a', to: 'b' });
});

it('rejects what it does not know, and what excludes each other', () => {
  expect(() => parseArguments(['--stability'])).toThrow('--stability');
  expect(() => parseArguments(['--against', 'main', '--last'])).toThrow('--against');
});
