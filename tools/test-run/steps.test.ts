import { expect, it } from 'vitest';
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
    ['e2e', '--shard=2/2'],
  ]);
});

it('runs every step once, either in npm run check or after it', () => {
  expect(names('--quick')).toContain('unit');
  expect(names('--no-check')).toEqual(['slow', 'sizes', 'stories', 'e2e']);
  expect([...names('--quick'), ...names('--no-check')]).toEqual(names());
});
