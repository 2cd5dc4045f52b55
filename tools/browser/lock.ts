import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const POLL_MS = 100;
const GIVE_UP_MS = 120_000;

/**
 * Runs `work` while this process holds a lock folder; other processes wait their turn.
 *
 * A lock whose owner is gone is taken over, so a killed run blocks nobody. The lock only saves
 * double work: whoever calls this must still be right without it (temporary folder, then rename).
 */
export async function withLock<T>(folder: string, work: () => Promise<T>): Promise<T> {
  const owner = join(folder, 'pid');
  const started = Date.now();
  while (!(await tryMkdir(folder))) {
    const waited = Date.now() - started;
    if (waited > GIVE_UP_MS) throw new Error(`Gave up waiting for ${folder}: delete that folder`);
    const pid = Number(await readFile(owner, 'utf8').catch(() => ''));
    // Between `mkdir` and the pid file there is a moment without an owner: allow it a second.
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
