import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, onTestFailed } from 'vitest';
import { root } from './processes/root.ts';

const folder = mkdtempSync(join(tmpdir(), 'preflight-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** For what hangs only. */
const HUNG_MS = 200_000;

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

it.skipIf(process.platform === 'win32')('ends a command whose npm has ended', async () => {
  const server = join(folder, 'server.mjs');
  writeFileSync(server, 'console.log(process.pid); setInterval(() => {}, 1000);');
  // npm runs scripts in a shell, too, which passes no signal on.
  const line = `"${process.execPath}" tools/preflight.mjs "${server}"; exit`;
  const shell = spawn('sh', ['-c', line], { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  const [output] = (await once(shell.stdout, 'data')) as [Buffer];
  const pid = Number(output);
  onTestFailed(() => void process.kill(pid));
  expect(isRunning(pid)).toBe(true);
  shell.kill('SIGTERM');
  await expect.poll(() => isRunning(pid), { timeout: HUNG_MS }).toBe(false);
});

/** What the preflight says in a folder with these packages. */
function saysIn(name: string, packages: readonly string[], env: Readonly<Record<string, string>>) {
  const project = join(folder, name);
  mkdirSync(join(project, 'tools'), { recursive: true });
  for (const each of ['@rolldown/other', ...packages]) {
    mkdirSync(join(project, 'node_modules', each), { recursive: true });
    writeFileSync(join(project, 'node_modules', each, 'package.json'), '{}');
  }
  copyFileSync(join(root, 'tools/preflight.mjs'), join(project, 'tools/preflight.mjs'));
  const args = [join(project, 'tools/preflight.mjs'), '--browser'];
  return spawnSync(process.execPath, args, { encoding: 'utf8', env: { ...process.env, ...env } })
    .stderr;
}

const binding = `@rolldown/binding-${process.platform}-${process.arch}`;

it.each<[string, string[], Record<string, string>, string]>([
  ['nothing', [], { NODE_ENV: '' }, 'Run: npm ci\n'],
  ['production', [], { NODE_ENV: 'production' }, 'Run: npm ci --include=dev\n'],
  [
    'omit',
    [],
    { NODE_ENV: '', npm_config_omit: 'dev optional' },
    '--include=dev --include=optional',
  ],
  ['no-optional', ['vite'], {}, 'Run: npm ci --include=optional'],
  ['a#b', ['vite', binding], {}, 'rename the folder, without "#", "%" and "?"'],
])('says how to go on in a folder with %s', (name, packages, env, advice) => {
  expect(saysIn(name, packages, env)).toContain(advice);
});
