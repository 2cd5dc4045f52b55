import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parseArguments } from './test-run/arguments.ts';

const root = join(import.meta.dirname, '..');
const workflow = readFileSync(join(root, '.github/workflows/pull-request.yml'), 'utf8');

/** The text of each job, by its name. */
const jobs = new Map(
  workflow
    .slice(workflow.indexOf('\njobs:\n') + '\njobs:\n'.length)
    .split(/^(?= {2}[\w-]+:$)/m)
    .map((text) => [/^ {2}([\w-]+):$/m.exec(text)?.[1] ?? '', text] as const),
);

const commandsOf = (text: string): string[] =>
  [...text.matchAll(/^ *(?:- )?run: npm (?:run )?([\w:]+)/gm)].map(([, name]) => name ?? '');

it('runs only npm scripts that exist', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const used = commandsOf(workflow);
  expect(used).toEqual(
    expect.arrayContaining(['check', 'approvals', 'test', 'build', 'chromatic']),
  );
  expect(used.filter((name) => name !== 'ci' && !(name in scripts))).toEqual([]);
});

it('runs each command in one job, and the tests without the checks', () => {
  const used = [...jobs.values()].flatMap(commandsOf).filter((name) => name !== 'ci');
  expect(used).toEqual([...new Set(used)]);
  const [, args = ''] = /npm test -- (.+)/.exec(jobs.get('test') ?? '') ?? [];
  const { stages } = parseArguments(args.replace('${{ matrix.shard }}', '1').split(' '));
  expect(stages).toEqual(['test']);
});

it('runs every shard of the tests', () => {
  const test = jobs.get('test') ?? '';
  const [, shards = ''] = /shard: \[(.+)\]/.exec(test) ?? [];
  const [, count] = /matrix\.shard \}\}\/(\d+)/.exec(test) ?? [];
  expect(shards.split(', ')).toEqual(Array.from({ length: Number(count) }, (_, at) => `${at + 1}`));
});

it('skips Chromatic without a token, and passes the token to no other job', () => {
  const secret = 'secrets.CHROMATIC_PROJECT_TOKEN';
  const holders = [...jobs].filter(([, text]) => text.includes(secret)).map(([name]) => name);
  expect(holders).toEqual(['chromatic-token', 'chromatic']);
  expect(jobs.get('chromatic-token')).toContain(`is-set=\${{ ${secret} != '' }}`);
  expect(jobs.get('chromatic')).toMatch(/^ {4}needs: chromatic-token$/m);
  expect(jobs.get('chromatic')).toMatch(
    /^ {4}if: needs\.chromatic-token\.outputs\.is-set == 'true'$/m,
  );
});
