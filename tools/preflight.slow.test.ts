import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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
