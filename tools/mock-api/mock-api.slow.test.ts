import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { MOCK_PASSWORD } from '#mocks/db/accounts.ts';
import { people } from '#mocks/fixtures/accounts.ts';
import { startMockApi } from '#mocks/http/server.ts';
import { createSteppedClock } from '#mocks/clock/stepped-clock.ts';
import { worldFile } from './world-file.ts';

let folder = '';
const children: ChildProcess[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mock-api-'));
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

/** Runs the command until it prints its address or exits. */
function run(...args: string[]): Promise<{ child: ChildProcess; url: string; output: string }> {
  const child = spawn(process.execPath, ['tools/mock-api.ts', '--port', '0', ...args]);
  children.push(child);
  let output = '';
  return new Promise((resolve) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const url = /listening at (\S+)\/api/.exec(output)?.[1];
      if (url) resolve({ child, url, output });
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('close', () => resolve({ child, url: '', output }));
  });
}

const credentials = { email: people.client.email, password: MOCK_PASSWORD, remember: false };

const newcomer = (email: string) => ({
  first_name: 'Nora',
  last_name: 'Bell',
  email,
  phone: '555-010-2000',
  city: 'Portland',
  password: MOCK_PASSWORD,
  password_confirmation: MOCK_PASSWORD,
});

/** Ends a command as Ctrl+C does. @returns what it prints meanwhile */
async function stop(child: ChildProcess): Promise<string> {
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.kill('SIGTERM');
  await once(child, 'close');
  return output;
}

async function post(url: string, body: unknown): Promise<number> {
  const response = await fetch(url, { method: 'POST', body: JSON.stringify(body) });
  await response.text();
  return response.status;
}

it('--persist keeps the world across restarts, with every acknowledged change, when killed during a write', async () => {
  const file = join(folder, 'world.json');
  const acknowledged: string[] = [];
  for (let round = 0; round < 3; round += 1) {
    const { child, url } = await run('--persist', file);
    const killed = once(child, 'close');
    for (let index = 0; ; index += 1) {
      const email = `nora-${round}-${index}@nearhand.example`;
      if (index === 3 + round) setImmediate(() => child.kill('SIGKILL'));
      try {
        const status = await post(`${url}/api/auth/register`, newcomer(email));
        if (status === 200) acknowledged.push(email);
      } catch {
        break;
      }
    }
    await killed;
  }
  expect(acknowledged.length).toBeGreaterThanOrEqual(9);
  const world = worldFile(file).load();
  const known = new Set(world?.snapshot.users.map((user) => user.email));
  expect(acknowledged.filter((email) => !known.has(email))).toEqual([]);
});

it.each(['{}', '{ "a"', '{"snapshot":{"users":[{}]}}'])('--persist leaves %s alone', (content) => {
  const file = join(folder, 'world.json');
  writeFileSync(file, content);
  expect(() => worldFile(file).load()).toThrow('does not contain a world and was left');
  expect(readFileSync(file, 'utf8')).toBe(content);
});

it('--faults reads faults from a file', async () => {
  const file = join(folder, 'faults.json');
  const fault = { call: 'auth.login', kind: 'status', status: 503, times: 1 };
  writeFileSync(file, JSON.stringify([fault]));
  const { url } = await run('--faults', file);
  expect(await post(`${url}/api/auth/login`, credentials)).toBe(503);
  expect(await post(`${url}/api/auth/login`, credentials)).toBe(200);
});

it('--record writes a recording without tokens and passwords when it stops', async () => {
  const clock = createSteppedClock();
  const real = await startMockApi({ port: 0, scenario: 'offers-card-pending', clock });
  const out = join(folder, 'offers-bug.ts');
  const { child, url } = await run('--record', `${real.url}/api/`, '--out', out);
  const login = `${url}/api/auth/login`;
  const wrong = { email: 'nora@home.test', password: 'garden-gate-7', remember: false };
  expect(await post(login, wrong)).toBe(401);
  const right = { ...credentials, email: people.worker.email };
  const signedIn = await fetch(login, { method: 'POST', body: JSON.stringify(right) });
  const { data } = (await signedIn.json()) as { data: { token: string } };
  const headers = { Authorization: `Bearer ${data.token}` };
  await (await fetch(`${url}/api/offers?page=1`, { headers })).text();
  const report = await stop(child);
  await real.close();
  expect(child.exitCode).toBe(0);
  expect(report).toContain(`3 answers of ${real.url}/api`);
  expect(report).toContain("import * as offersBug from './offers-bug.ts';");
  expect(readFileSync(out, 'utf8')).toContain("as: 'worker',");
  const recording = readFileSync(join(folder, 'offers-bug.json'), 'utf8');
  expect(recording).toContain('GET /offers?page=1');
  for (const secret of [data.token, 'garden-gate-7', 'nora@home.test']) {
    expect(recording).not.toContain(secret);
  }
});

it('--record starts while the server is away, and writes nothing then', async () => {
  const away = await startMockApi({ port: 0, scenario: 'demo', clock: createSteppedClock() });
  await away.close();
  const out = join(folder, 'recorded.ts');
  const { child, url } = await run('--record', away.url, '--out', out);
  const refused = await fetch(`${url}/api/auth/logout`, { method: 'POST' });
  expect(await refused.text()).toContain(`${away.url} doesn't answer: `);
  expect(refused.status).toBe(502);
  expect(await stop(child)).toContain('There is no answer to replay.');
  expect(existsSync(out)).toBe(false);
});

it.each([
  [['--record', 'api.example.com'], '--record must be an http(s) address'],
  [['--record', 'http://localhost:0/api'], 'is the address of the mock API itself'],
  [['--record', 'http://a.test', '--out', 'package.json'], 'package.json exists already'],
  [['--record', 'http://a.test', '--out', 'demo.ts'], 'There is a scenario "demo" already'],
  [['--scenario', 'dashbord-loaded'], 'Closest matches: dashboard-loaded'],
  [['--dialect', 'cobol'], '--dialect cobol: must be one of: laravel'],
  [['--faults', 'nowhere.json'], '--faults nowhere.json'],
])('explains %j without a stack trace', async (args, message) => {
  const { child, output } = await run(...args);
  expect(child.exitCode).toBe(2);
  expect(output).toContain(message);
  expect(output).not.toContain('    at ');
});
