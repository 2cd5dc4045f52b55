import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { withLock } from './lock.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lock-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('runs one task at a time and leaves no files behind', async () => {
  let inside = 0;
  let most = 0;
  const work = async () => {
    most = Math.max(most, (inside += 1));
    await new Promise((resolve) => setTimeout(resolve, 10));
    inside -= 1;
  };
  const lock = join(folder, 'lock');
  await Promise.all([withLock(lock, work), withLock(lock, work)]);
  expect(most).toBe(1);
  expect(await readdir(folder)).toEqual([]);
});

it('takes over the lock of a dead process', async () => {
  const lock = join(folder, 'lock');
  await mkdir(lock);
  await writeFile(join(lock, 'pid'), '999999999');
  expect(await withLock(lock, () => Promise.resolve('done'))).toBe('done');
});

it('releases the lock when the task fails', async () => {
  const lock = join(folder, 'lock');
  await expect(withLock(lock, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await readdir(folder)).toEqual([]);
});
