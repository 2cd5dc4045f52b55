import { expect, it } from 'vitest';
import { parseArguments } from './arguments.ts';
import { stepsFor, stepsLeft } from './steps.ts';

const steps = (...args: string[]) => stepsFor(parseArguments(args));
const names = (...args: string[]) => steps(...args).map(({ name }) => name);

it('shards the steps in the browser and runs the rest in the first shard', () => {
  expect(names('--shard', '1/2')).toEqual(names());
  const sharded = steps('--shard', '1/2').filter((step) => step.args.includes('--shard=1/2'));
  expect(sharded.map(({ name }) => name)).toEqual(['dom', 'stories', 'e2e']);
  expect(steps('--shard', '2/2').map(({ name, args }) => [name, args.at(-1)])).toEqual([
    ['dom', '--shard=2/2'],
    ['stories', '--shard=2/2'],
    ['pictures', '--last'],
    ['e2e', '--shard=2/2'],
  ]);
});

it('runs every step once, either in npm run check or after it', () => {
  expect(names('--quick')).toContain('unit');
  expect(names('--no-check')).toEqual(['sizes', 'slow', 'dom', 'stories', 'pictures', 'e2e']);
  expect([...names('--quick'), ...names('--no-check')]).toEqual(names());
});

it('runs only the named steps, of any stage', () => {
  expect(names('--quick', '--only', 'lint', '--only', 'sizes')).toEqual(['lint', 'sizes']);
});

it('leaves out tests and stories that import no changed file, and builds of which only those change', () => {
  const changed = (...files: string[]) =>
    stepsFor(parseArguments([]), { since: 'abc', files }).map(({ name, args }) =>
      args.includes('--changed=abc') ? `${name} --changed` : name,
    );
  const traced = names().map((name) =>
    ['unit', 'slow', 'dom', 'stories'].includes(name) ? `${name} --changed` : name,
  );
  expect(changed('src/app/start.tsx', 'vite.config.ts')).toEqual(traced);
  expect(changed('e2e/flows.spec.ts')).toEqual(traced);
  const unbuilt = traced.filter((name) => name !== 'sizes' && name !== 'e2e');
  expect(changed('src/app/start.tsx', 'workbench/start.tsx', 'README.md')).toEqual(unbuilt);
  expect(changed()).toEqual(unbuilt);
  expect(changed('src/gone.ts')).toEqual(
    names().filter((name) => !['sizes', 'e2e'].includes(name)),
  );
});

it('names the steps that a change leaves to the whole run', () => {
  const left = (file: string) => stepsLeft(parseArguments([]), { since: 'abc', files: [file] });
  expect(left('src/app/start.tsx')).toEqual(['sizes', 'e2e']);
  expect(left('vite.config.ts')).toEqual([]);
  expect(stepsLeft(parseArguments([]), undefined)).toEqual([]);
});
