import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import type { Recording } from '#mocks/server/replay.ts';

const ROOT = join(import.meta.dirname, '../..');
const FIXTURES = join(ROOT, 'mocks/recording/fixtures');
const folder = mkdtempSync(join(tmpdir(), 'from-har-'));
afterAll(() => rmSync(folder, { recursive: true }));
const out = join(folder, 'bunk-beds.ts');
const LIST = 'GET /offers?page=1&per_page=10&sort_by=created_at&sort_order=desc&status=pending';

function run(...args: readonly string[]) {
  const command = [join(ROOT, 'tools/mock-api.ts'), 'from-har', ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    cwd: ROOT,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

it('writes a recording and its scenario, and says what it left out', () => {
  const { status, stdout } = run(join(FIXTURES, 'chrome.har'), '--id', 'bunk-beds', '--out', out);
  expect(status).toBe(0);
  for (const line of [
    '5 answers of https://api.nearhand.test/api; 3 other requests left out.',
    '  #4 GET /offers: canceled or blocked: net::ERR_ABORTED',
    '  #10 GET /messages/conversations: the file lacks the body of its answer',
    `Wrote ${out} and ${join(folder, 'bunk-beds.json')}: as client, at /offers?status=pending.`,
    'Calls that are not in the recording fail, with their names.',
    "  import { bunkBeds } from './bunk-beds.ts';",
  ]) {
    expect(stdout).toContain(`${line}\n`);
  }
  const code = readFileSync(out, 'utf8');
  expect(code).toContain("import recording from './bunk-beds.json' with { type: 'json' };");
  expect(code).toMatch(/as: 'client',\n {2}at: '\/offers\?status=pending',\n {2}recording,\n/);
  const json = readFileSync(join(folder, 'bunk-beds.json'), 'utf8');
  const recording = JSON.parse(json) as Recording;
  expect(recording.recordedAt).toBe('2026-11-28T09:00:06.000Z');
  expect(recording.answers.map((answer) => `${answer.call} ${answer.status}`)).toEqual([
    `${LIST} 200`,
    'GET /tasks/categories 200',
    'POST /offers/41/accept 200',
    `${LIST} 200`,
    'GET /dashboard 0',
  ]);
  expect(recording.answers[1]?.body).toHaveProperty('data.0.name', 'Home Maintenance');
  expect(json).not.toMatch(/Anneliese|Brandt|Joe|Pellegrino|Elm|7788|eyJ/);

  expect(run(join(FIXTURES, 'chrome.har'), '--out', out)).toMatchObject({
    status: 2,
    stderr: `${out} exists already: choose another --out.\n`,
  });
});

it('derives from a scenario that answers all other calls, with its viewer', () => {
  const file = join(folder, 'derived.ts');
  const har = join(FIXTURES, 'playwright-attach/session.har');
  const { stdout } = run(har, '--id', 'derived', '--out', file, '--base', 'offers-loaded');
  expect(stdout).toContain(
    '#2 GET /tasks/categories: 0000000000000000000000000000000000000000.json is missing beside',
  );
  expect(stdout).toContain('Calls that are not in the recording are answered by offers-loaded.\n');
  expect(readFileSync(file, 'utf8')).toContain("baseIn(offerScenarios, 'offers-loaded')");
});

const zip = join(folder, 'session.har');
writeFileSync(zip, 'PK\u0003\u0004');
const lost = join(folder, 'lost.har');
const request = { method: 'GET', url: 'https://x.test/api/dashboard' };
writeFileSync(lost, JSON.stringify({ log: { entries: [{ request }] } }));

it.each([
  [['missing.har'], "missing.har can't be read: ENOENT"],
  [[], 'Name one thing, not 0. Try --help.'],
  [[zip], 'session.har is a ZIP archive: unpack it, and name the .har file in it.'],
  [[lost], '#1 GET /dashboard: no response: canceled or lost'],
  [[lost, '--id', 'demo'], 'There is a scenario "demo" already: choose another id.'],
  [[lost, '--base', 'ofers-loaded'], 'Closest matches: offers-loaded'],
])('exits with 2 for %j', (args, message) => {
  const { status, stderr } = run(...args);
  expect(status).toBe(2);
  expect(stderr).toContain(message);
});
