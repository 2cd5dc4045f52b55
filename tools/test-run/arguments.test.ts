import { expect, it } from 'vitest';
import { parseArguments } from './arguments.ts';

it('reads what npm passes on', () => {
  expect(parseArguments([])).toEqual({ isQuick: false, shard: undefined });
  expect(parseArguments(['--quick'])).toEqual({ isQuick: true, shard: undefined });
  expect(parseArguments(['--shard', '1/4']).shard).toEqual({ index: 1, count: 4 });
  expect(parseArguments(['--shard=4/4']).shard).toEqual({ index: 4, count: 4 });
});

it.each([['--shard'], ['--shard', '0/4'], ['--shard', '5/4'], ['--shard=x'], ['--shrad', '1/4']])(
  'refuses %s %s',
  (...args) => {
    expect(() => parseArguments(args)).toThrow('hard');
  },
);
