import { describe, expect, it } from 'vitest';
import { parseArguments } from './arguments.ts';
import { stepsFor } from './steps.ts';

const steps = (...args: string[]) => stepsFor(parseArguments(args));
const names = (...args: string[]) => steps(...args).map(({ name }) => name);

it('shards the steps in the browser and runs the rest in the first shard', () => {
  expect(names('--shard', '1/2')).toEqual(names());
  const sharded = steps('--shard', '1/2').filter((step) => step.args.includes('--shard=1/2'));
  expect(sharded.map(({ name }) => name)).toEqual(['stories', 'e2e']);
  expect(steps('--shard', '2/2').map(({ name, args }) => [name, args.at(-1)])).toEqual([
    ['stories', '--shard=2/2'],
    ['pictures', '--last'],
    ['e2e', '--shard=2/2'],
  ]);
});

it('runs every step once, either in npm run check or after it', () => {
  expect(names('--quick')).toContain('unit');
  expect(names('--no-check')).toEqual(['slow', 'sizes', 'stories', 'pictures', 'e2e']);
  expect([...names('--quick'), ...names('--no-check')]).toEqual(names());
});

it('runs only the named steps, of any stage', () => {
  expect(names('--quick', '--only', 'lint', '--only', 'sizes')).toEqual(['lint', 'sizes']);
});

describe('a selection', () => {
  const selected = (files: Record<string, string[]>, ...args: string[]) =>
    stepsFor(parseArguments(args), {
      files: new Map(Object.entries(files)),
      leftOut: new Set(['types', 'sizes']),
    });

  it('leaves out steps, and those without files', () => {
    const left = selected({ slow: [], e2e: [] }).map(({ name }) => name);
    expect(left).toEqual(names().filter((name) => !/^(types|sizes|slow|e2e)$/.test(name)));
  });

  it('judges no pictures without stories', () => {
    expect(selected({ stories: [] }).map(({ name }) => name)).not.toContain('pictures');
    expect(selected({ stories: ['a'] }).map(({ name }) => name)).toContain('pictures');
  });

  it('names the files of a step, from the root for Vitest', () => {
    const [unit] = selected({ unit: ['src/a.test.ts'] }, '--quick').slice(-1);
    expect(unit?.args.at(-1)).toMatch(/^\/.*\/src\/a\.test\.ts$/);
    const e2e = selected({ e2e: ['e2e/a.spec.ts'] }).at(-1);
    expect(e2e?.args.slice(-2)).toEqual(['tools/e2e.ts', 'e2e/a.spec.ts']);
  });

  it('is sharded by files', () => {
    const shard = (part: string) =>
      selected({ slow: ['slow'], e2e: [], stories: ['a', 'b', 'c'] }, '--no-check', '--shard', part)
        .filter(({ judges }) => judges === undefined)
        .filter(({ args }) => !args.some((arg) => arg.startsWith('--shard')))
        .map(({ name, args }) => [name, ...args.filter((arg) => /\/(a|b|c|slow)$/.test(arg))])
        .map((words) => words.map((word) => word.replace(/.*\//, '')));
    expect(shard('1/4')).toEqual([
      ['slow', 'slow'],
      ['stories', 'a'],
    ]);
    expect(shard('3/4')).toEqual([['stories', 'c']]);
    expect(shard('4/4')).toEqual([]);
  });
});
