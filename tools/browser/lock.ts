import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const POLL_MS = 100;
const TIMEOUT_MS = 120_000;

/**
 * Runs `work` while this process holds a lock folder. Other processes wait.
 *
 * The lock of a dead process is taken over. The lock only avoids duplicate work: callers must be
 * correct without it (temporary folder, then rename).
 *
 * @throws Error after waiting two minutes for the lock
 */
export async function withLock<T>(folder: string, work: () => Promise<T>): Promise<T> {
  const owner = join(folder, 'pid');
  const started = Date.now();
  while (!(await tryMkdir(folder))) {
    const waited = Date.now() - started;
    if (waited > TIMEOUT_MS)
      throw new Error(`Timed out waiting for the lock ${folder}: delete that folder`);
    const pid = Number(await readFile(owner, 'utf8').catch(() => ''));
    // The owner writes its pid shortly after `mkdir`: allow a second for that.
    if (pid > 0 ? !isAlive(pid) : waited > 1000) await rm(folder, { recursive: true, force: true });
    else await sleep(POLL_MS);
  }
  try {
    await writeFile(owner, String(process.pid));
    return await work();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function tryMkdir(folder: string): Promise<boolean> {
  try {
    await mkdir(folder);
    return true;
  } catch (error) {
    if (isErrno(error) && error.code === 'EEXIST') return false;
    throw error;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return isErrno(error) && error.code === 'EPERM';
  }
}

function isErrno(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'code' in error;
}
