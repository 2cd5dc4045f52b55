import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { root } from '../processes/root.ts';

const tools = Object.entries(manifest.scripts).filter(([, script]) =>
  / tools\/[\w-]+\.ts\b/.test(script),
);

it.each(tools)('npm run %s answers --help, and does not even look for a browser', (_, script) => {
  const [, ...args] = script.split(' ');
  const options = { cwd: root, encoding: 'utf8' } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, [...args, '--help'], options);
  expect(stdout).toMatch(/^npm (?:run |start|test)/);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});
