import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../processes/root.ts';

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
const tools = Object.entries(scripts).filter(([, script]) => / tools\/[\w-]+\.ts\b/.test(script));

it.each(tools)('npm run %s answers --help, and does not even look for a browser', (_, script) => {
  const [, ...args] = script.split(' ');
  const options = { cwd: root, encoding: 'utf8', timeout: 60_000 } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, [...args, '--help'], options);
  expect(stdout).toMatch(/^npm (?:run |start|test)/);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});
