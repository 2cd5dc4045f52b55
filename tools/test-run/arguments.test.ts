import { expect, it } from 'vitest';
import { parseArguments } from './arguments.ts';

it('reads stages, a shard and what the files must differ from', () => {
  const everything = { stages: ['check', 'test'], only: [], shard: undefined, changed: undefined };
  expect(parseArguments([])).toEqual(everything);
  expect(parseArguments(['--quick']).stages).toEqual(['check']);
  expect(parseArguments(['--no-check']).stages).toEqual(['test']);
  expect(parseArguments(['--shard', '4/4']).shard).toEqual({ index: 4, count: 4 });
  expect(parseArguments(['--changed']).changed).toEqual({ since: undefined });
  expect(parseArguments(['--changed', 'main~3']).changed).toEqual({ since: 'main~3' });
});

it.each([
  [['--shard', '0/4'], '--shard is "0/4"'],
  [['--shard', '5/4'], '--shard is "5/4"'],
  [['--shard', 'x'], '--shard is "x"'],
  [['--quick', '--no-check'], 'leave nothing'],
])('rejects %j', (args, message) => {
  expect(() => parseArguments(args)).toThrow(message);
});
