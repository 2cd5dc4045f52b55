import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const FIXTURES = join(ROOT, 'mocks/recording/fixtures');
const folder = mkdtempSync(join(tmpdir(), 'from-har-'));
afterAll(() => rmSync(folder, { recursive: true }));
const out = join(folder, 'bunk-beds.ts');

function run(...args: readonly string[]) {
  const command = [join(ROOT, 'tools/mock-api.ts'), 'from-har', ...args];
  return spawnSync(process.execPath, command, { cwd: ROOT, encoding: 'utf8' });
}

it('writes a recording and its scenario, and says what it left out', () => {
  const { status, stdout } = run(join(FIXTURES, 'chrome.har'), '--out', out);
  expect(status).toBe(0);
  for (const line of [
    '5 answers of https://api.nearhand.test/api.',
    '  #10 GET /messages/conversations: the file lacks the body of its answer',
    `Wrote ${out} and ${join(folder, 'bunk-beds.json')}: as worker, at /offers?status=pending.`,
    'Calls that are not in the recording fail, with their names.',
    "  import * as bunkBeds from './bunk-beds.ts';",
  ]) {
    expect(stdout).toContain(`${line}\n`);
  }
  const code = readFileSync(out, 'utf8');
  expect(code).toContain("import recording from './bunk-beds.json' with { type: 'json' };");
  expect(code).toMatch(/as: 'worker',\n {2}at: '\/offers\?status=pending',\n {2}recording,\n/);
  const json = readFileSync(join(folder, 'bunk-beds.json'), 'utf8');
  expect(json).not.toMatch(/Anneliese|Brandt|Joe|Pellegrino|Elm|7788|eyJ/);
});

it('derives from a scenario that answers all other calls, with its viewer', () => {
  const file = join(folder, 'derived.ts');
  const har = join(FIXTURES, 'playwright-attach/session.har');
  const { stdout } = run(har, '--out', file, '--base', 'offers-loaded');
  expect(stdout).toContain('#3 GET /dashboard: ENOENT: no such file or directory');
  expect(stdout).toContain('Calls that are not in the recording are answered by offers-loaded.\n');
  expect(readFileSync(file, 'utf8')).toContain('offersLoaded.with({');
});

const zip = join(folder, 'session.har');
writeFileSync(zip, 'PK\u0003\u0004');
const lost = join(folder, 'lost.har');
const request = { method: 'GET', url: 'https://x.test/api/dashboard' };
writeFileSync(lost, JSON.stringify({ log: { entries: [{ request }] } }));
const unclear = join(folder, 'unclear.har');
const offers = { offers: [{ id: 12, client: { id: 1 }, worker: { id: 2 } }] };
const response = { status: 200, content: { text: JSON.stringify(offers) } };
const asked = { ...request, url: 'https://x.test/api/offers' };
writeFileSync(unclear, JSON.stringify({ log: { entries: [{ request: asked, response }] } }));

it.each([
  [[unclear], 'add --as client or --as worker.'],
  [[unclear, '--as', 'wes'], 'allowed: client, worker.'],
  [['missing.har'], "ENOENT: no such file or directory, open 'missing.har'"],
  [[zip], 'session.har is a ZIP archive: unpack it, and name the .har file in it.'],
  [[lost], '#1 GET /dashboard: no response: canceled or lost'],
  [[lost, '--out', 'nowhere/lost.ts'], "nowhere doesn't exist."],
  [[lost, '--base', 'ofers-loaded'], 'Closest matches: offers-loaded'],
])('exits with 2 for %j', (args, message) => {
  const { status, stderr } = run(...args);
  expect(status).toBe(2);
  expect(stderr).toContain(message);
});
