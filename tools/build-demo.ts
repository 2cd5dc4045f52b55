import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, readdirSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { binOf } from './processes/servers.ts';

/**
 * Builds the site for people who look at the product without a checkout: the app with its mocks,
 * and Storybook below it. Any static host can serve it; nothing in it calls a server.
 *
 *   npm run build:demo -- --base /nearhand/ --out dist-demo
 */

const root = join(import.meta.dirname, '..');

/** Ends with a message; what is wrong is the caller's to set right. */
class Refusal extends Error {}

function checkBase(base: string): string {
  if (/^\/([^/\s?#]+\/)*$/.test(base)) return base;
  throw new Refusal(
    `--base is "${base}"; allowed: a path with a slash at both ends, as in / or /nearhand/`,
  );
}

/** The build empties its folder first, so it must not be one that holds anything else. */
function checkOut(out: string): string {
  const folder = resolve(root, out);
  const names = existsSync(folder) ? readdirSync(folder) : [];
  // Also one that a failed build has left half done.
  const isOurs = names.includes('mockServiceWorker.js') && !names.includes('package.json');
  if (isOurs || names.length === 0) return folder;
  throw new Refusal(
    `--out is "${out}", a folder that holds something else: it would be lost. Name a new one.`,
  );
}

function run(title: string, script: string, args: string[]): void {
  console.log(`… ${title}`);
  const { status, stdout, stderr, error } = spawnSync(process.execPath, [script, ...args], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' },
  });
  if (status === 0) return;
  console.error(stdout + stderr);
  throw new Refusal(`${title} failed${error ? `: ${error.message}` : ''}`);
}

function main(): void {
  const { values } = parseArgs({
    options: {
      base: { type: 'string', default: '/' },
      out: { type: 'string', default: 'dist-demo' },
    },
  });
  const base = checkBase(values.base);
  const out = checkOut(values.out);
  const storybook = join(out, 'storybook');

  run('The app with its mocks', binOf('vite'), [
    'build',
    '--mode=demo',
    `--base=${base}`,
    `--outDir=${out}`,
    '--emptyOutDir',
  ]);
  // A static host answers an address of the app, such as /dashboard, with this page.
  copyFileSync(join(out, 'index.html'), join(out, '404.html'));
  run('Storybook', binOf('storybook'), [
    'build',
    `--output-dir=${storybook}`,
    '--disable-telemetry',
  ]);

  for (const worker of [out, storybook].map((folder) => join(folder, 'mockServiceWorker.js'))) {
    if (!existsSync(worker)) throw new Refusal(`${worker} is missing: nothing would be mocked.`);
  }

  const inside = relative(root, out);
  const shown = inside.startsWith('..') ? out : inside;
  console.log(
    [
      '',
      `  The site is in      ${shown}`,
      `  It belongs below    ${base}`,
      `  Storybook below     ${base}storybook/`,
      '',
      `  To look at it:      npm run preview -- --outDir ${shown} --base ${base}`,
      '  To publish it:      copy the folder to any static host; 404.html serves deep links.',
      '  Service workers ask for https, or for localhost.',
      '',
    ].join('\n'),
  );
}

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = error instanceof Refusal ? 2 : 1;
}
