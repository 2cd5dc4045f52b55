import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, onTestFailed } from 'vitest';
import { root } from './processes/root.ts';

const folder = mkdtempSync(join(tmpdir(), 'preflight-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** @throws Error once there is no such process */
const signal = (pid: number) => process.kill(pid, 0);

it.skipIf(process.platform === 'win32')('ends a command whose npm has ended', async () => {
  const server = join(folder, 'server.mjs');
  writeFileSync(server, 'console.log(process.pid); setInterval(() => {}, 1000);');
  // npm runs scripts in a shell, too, which passes no signal on.
  const line = `"${process.execPath}" tools/preflight.mjs "${server}"; exit`;
  const shell = spawn('sh', ['-c', line], { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  const [output] = (await once(shell.stdout, 'data')) as [Buffer];
  const pid = Number(output);
  onTestFailed(() => void process.kill(pid));
  expect(() => signal(pid)).not.toThrow();
  shell.kill('SIGTERM');
  await expect
    .poll(
      () =>
        Promise.resolve()
          .then(() => signal(pid))
          .catch(() => 'gone'),
      { timeout: 30_000 },
    )
    .toBe('gone');
});
