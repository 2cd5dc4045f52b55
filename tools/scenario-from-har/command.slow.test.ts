import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { scenarioOf } from '#mocks/scenarios/registry.ts';
import { harOf } from '#mocks/testing/har-of.ts';
import { recordedServer } from '#mocks/testing/recorded-session.ts';

const folder = mkdtempSync(join(tmpdir(), 'scenario-from-har-'));
afterAll(() => rmSync(folder, { recursive: true }));
const har = join(folder, 'Card.har');
const out = join(folder, 'card.ts');

function run(...args: readonly string[]) {
  const command = join(import.meta.dirname, '../mock-api.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, 'from-har', ...args], {
    cwd: join(import.meta.dirname, '../..'),
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

it('writes a scenario and says what became of the recording, then refuses to overwrite it', async () => {
  const server = recordedServer(scenarioOf('offers-card-pending'));
  await server.send('/tasks');
  await server.send('/offers?page=1');
  const failing = { status: 503, answer: { message: 'Down.', hint: 7 } };
  const exchanges = [
    ...server.exchanges,
    { ...server.exchanges[0]!, path: '/dashboard', ...failing },
  ];
  const apiBase = 'https://api.nearhand.test/api';
  writeFileSync(har, harOf(exchanges, { apiBase, page: 'https://nearhand.test/offers' }));

  const { status, stdout } = run(har, '--out', out);
  expect(status).toBe(0);
  expect(stdout).toContain('dashboards.get: 1 extra field: hint');
  expect(stdout).toContain('tokens: 1');
  expect(stdout).toContain('The rows explain 2 of 3 answers.');
  expect(stdout).toContain('dashboards.get: status');
  expect(stdout).toContain("import { card } from './card.ts';");
  const code = readFileSync(out, 'utf8');
  expect(code).toMatch(/call: 'dashboards\.get',\s+kind: 'status',\s+status: 503,/);
  expect(code).toContain("as: 'worker',\n  at: '/offers',");

  expect(run(har, '--out', out)).toMatchObject({
    status: 2,
    stderr: `${out} exists already: choose another --out.\n`,
  });
});

it.each([
  [['missing.har'], "missing.har can't be read: ENOENT"],
  [[], 'Name one FILE.har, not 0. Try --help.'],
  [[har, '--id', 'demo'], 'There is a scenario "demo" already: choose another id.'],
])('exits with 2 for %j', (args, message) => {
  const { status, stderr } = run(...args);
  expect(status).toBe(2);
  expect(stderr).toContain(message);
});
