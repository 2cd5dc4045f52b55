import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parseArguments, USAGE } from './arguments.ts';

it('reads the arguments that npm passes on', () => {
  expect(parseArguments([])).toEqual({
    isHelp: false,
    stages: ['check', 'test'],
    shard: undefined,
    changed: undefined,
  });
  expect(parseArguments(['--quick']).stages).toEqual(['check']);
  expect(parseArguments(['--no-check']).stages).toEqual(['test']);
  expect(parseArguments(['--shard', '1/4']).shard).toEqual({ index: 1, count: 4 });
  expect(parseArguments(['--shard=4/4']).shard).toEqual({ index: 4, count: 4 });
});

it('reads what the files must differ from, which is optional', () => {
  expect(parseArguments(['--changed']).changed).toEqual({ since: undefined });
  expect(parseArguments(['--changed', 'main~3']).changed).toEqual({ since: 'main~3' });
  expect(parseArguments(['--changed=main~3']).changed).toEqual({ since: 'main~3' });
  const both = parseArguments(['--changed', '--shard', '1/4']);
  expect(both).toMatchObject({ changed: { since: undefined }, shard: { index: 1 } });
  expect(() => parseArguments(['--changed', 'main', 'more'])).toThrow('more');
});

it.each([['--shard'], ['--shard', '0/4'], ['--shard', '5/4'], ['--shard=x'], ['--shrad', '1/4']])(
  'rejects %s %s',
  (...args) => {
    expect(() => parseArguments(args)).toThrow('sh');
  },
);

it('rejects options that leave nothing to run', () => {
  expect(() => parseArguments(['--quick', '--no-check'])).toThrow('leave nothing');
});

it('prints its options', () => {
  const file = join(import.meta.dirname, '../test.ts');
  const args = [file, '--quick', '--help'];
  expect(execFileSync(process.execPath, args, { encoding: 'utf8' }).trim()).toBe(USAGE);
});
