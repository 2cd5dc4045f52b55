import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, readdirSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { SHELL } from './build/prerender.ts';
import { binOf } from './processes/servers.ts';

/**
 * Builds a static demo site: the mocked app, with Storybook under `storybook/`. Any static host can
 * serve it. It calls no server.
 *
 *   npm run build:demo -- --base /nearhand/ --out dist-demo
 */

const root = join(import.meta.dirname, '..');

/** An error that the user can fix. Only its message is printed. */
class UsageError extends Error {}

function checkBase(base: string): string {
  if (/^\/([^/\s?#]+\/)*$/.test(base)) return base;
  throw new UsageError(
    `--base is "${base}"; allowed: a path with a slash at both ends, as in / or /nearhand/`,
  );
}

/** The build empties the output folder, so the folder must be new or an earlier output. */
function checkOut(out: string): string {
  const folder = resolve(root, out);
  const names = existsSync(folder) ? readdirSync(folder) : [];
  // A failed build leaves a partial output, which counts too.
  const isEarlierOutput = names.includes('mockServiceWorker.js') && !names.includes('package.json');
  if (isEarlierOutput || names.length === 0) return folder;
  throw new UsageError(
    `--out is "${out}", a folder with other files, which would be deleted. Choose a new folder.`,
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
  throw new UsageError(`${title} failed${error ? `: ${error.message}` : ''}`);
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
  // Static hosts serve this page for the app's deep links, such as /dashboard.
  copyFileSync(join(out, SHELL), join(out, '404.html'));
  run('Storybook', binOf('storybook'), [
    'build',
    `--output-dir=${storybook}`,
    '--disable-telemetry',
  ]);

  for (const worker of [out, storybook].map((folder) => join(folder, 'mockServiceWorker.js'))) {
    if (!existsSync(worker))
      throw new UsageError(`${worker} is missing: requests would not be mocked.`);
  }

  const relativeOut = relative(root, out);
  const folder = relativeOut.startsWith('..') ? out : relativeOut;
  console.log(
    [
      '',
      `  The site is in      ${folder}`,
      `  Serve it under      ${base}`,
      `  Storybook is at     ${base}storybook/`,
      '',
      `  To preview it:      npm run preview -- --outDir ${folder} --base ${base}`,
      '  To publish it:      copy the folder to any static host; 404.html serves deep links.',
      '  Service workers need https or localhost.',
      '',
    ].join('\n'),
  );
}

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
