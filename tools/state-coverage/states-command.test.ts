import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

const command = join(import.meta.dirname, '../states.ts');
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'states-'));
  mkdirSync(join(folder, 'states'), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

it('says what is wrong with the list of states, without a stack trace', () => {
  writeFileSync(join(folder, 'states/states.tsv'), 'id\tkind\n');
  const { status, stderr } = spawnSync(process.execPath, [command], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(status).toBe(2);
  expect(stderr).toMatch(/^states\/states\.tsv: The columns must be .+\n$/);
});
