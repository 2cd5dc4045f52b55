import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { root } from './processes/root.ts';
import { parseArguments } from './test-run/arguments.ts';

const WORKFLOWS = ['pull-request', 'main', 'chromatic', 'nightly', 'pages'];

function readWorkflow(name: string): string {
  return readFileSync(join(root, `.github/workflows/${name}.yml`), 'utf8');
}

/** The text of each job of a workflow, by its name. */
function jobsOf(workflow: string): Map<string, string> {
  return new Map(
    workflow
      .slice(workflow.indexOf('\njobs:\n') + '\njobs:\n'.length)
      .split(/^(?= {2}[\w-]+:$)/m)
      .map((text) => [/^ {2}([\w-]+):$/m.exec(text)?.[1] ?? '', text] as const),
  );
}

/** The arguments of npm in each step that runs it: `test -- --changed`. */
const commandsOf = (text: string): string[] =>
  [...text.matchAll(/^ *(?:- )?run: npm (?:run )?(.+)/gm)].map(([, command]) => command ?? '');

/** Commands of npm itself. */
const NPM_COMMANDS = ['ci', 'audit'];

const pullRequest = jobsOf(readWorkflow('pull-request'));
const main = jobsOf(readWorkflow('main'));
const pages = jobsOf(readWorkflow('pages'));

it('runs only npm scripts and files that exist', () => {
  const texts = WORKFLOWS.map(readWorkflow);
  const used = texts.flatMap(commandsOf).map((command) => command.split(' ', 1)[0] ?? '');
  expect(used).toEqual(expect.arrayContaining(['check', 'states', 'test', 'build', 'engines']));
  const known = [...Object.keys(manifest.scripts), ...NPM_COMMANDS];
  expect(used.filter((name) => !known.includes(name))).toEqual([]);
  const files = texts.flatMap((text) => [...text.matchAll(/\b(?:tools|tests)\/[\w./-]+/g)]);
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter(([file]) => globSync(file, { cwd: root }).length === 0)).toEqual([]);
});

it.each([
  ['pull request', pullRequest],
  ['push', main],
])('runs each command of a %s in one job', (_, jobs) => {
  const used = [...jobs.values()].flatMap(commandsOf).filter((name) => name !== 'ci');
  expect(used).toEqual([...new Set(used)]);
});

it('tests everything of a pull request, with the history that its pictures need', () => {
  const test = pullRequest.get('test') ?? '';
  expect(test).toMatch(/run: npm test$/m);
  expect(test).toContain('fetch-depth: 0');
});

it('tests everything on main, in shards, and the checks apart from them', () => {
  const test = main.get('test') ?? '';
  const [, args = ''] = /npm test -- (.+)/.exec(test) ?? [];
  const { stages, changed } = parseArguments(args.replace('${{ matrix.shard }}', '1').split(' '));
  expect([stages, changed]).toEqual([['test'], undefined]);
  const [, shards = ''] = /shard: \[(.+)\]/.exec(test) ?? [];
  const [, count] = /matrix\.shard \}\}\/(\d+)/.exec(test) ?? [];
  expect(shards.split(', ')).toEqual(Array.from({ length: Number(count) }, (_, at) => `${at + 1}`));
});

it('gives code of the repository no right to write', () => {
  const writing = [...pages].filter(([, text]) => text.includes(': write'));
  expect(writing.map(([name]) => name)).toEqual(['publish', 'remove']);
  for (const [name, text] of writing) {
    expect(text, name).not.toMatch(/\b(?:npm|npx|node)\b/);
    expect(text, name).toContain('!github.event.pull_request.head.repo.fork');
  }
  expect(readWorkflow('pages')).toContain('\npermissions: {}\n');
  expect(readWorkflow('pages')).not.toMatch(/secrets\.|pull_request_target|workflow_run/);
});

it('pins the actions of others by their commit', () => {
  const texts = WORKFLOWS.map(readWorkflow).join('');
  const others = [...texts.matchAll(/uses: (?!actions\/)\S+@(\S+)/g)].map(([, ref]) => ref);
  expect(others.length).toBeGreaterThan(0);
  expect(others.filter((ref) => !/^[0-9a-f]{40}$/.test(ref ?? ''))).toEqual([]);
});

it('builds the demo for the folder that it publishes, and removes that one', () => {
  expect(pages.get('site')).toContain("format('pr/{0}/', github.event.number)");
  expect(pages.get('build')).toContain('--base ${{ needs.site.outputs.base }}');
  expect(pages.get('publish')).toContain("format('pr/{0}', github.event.number)");
  expect(pages.get('remove')).toContain('target-folder: pr/${{ github.event.number }}');
  // What main publishes must leave the previews where they are.
  expect(pages.get('publish')).toContain('clean-exclude: pr/');
});
