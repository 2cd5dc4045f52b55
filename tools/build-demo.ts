import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { buildApp } from './processes/built-app.ts';
import { root } from './processes/root.ts';
import { binOf } from './processes/bin-of.ts';

const NOT_FOUND_SCRIPT = 'not-found.js';

/** A page that becomes the app. @param base where the site is served */
export function notFoundPage(base: string): string {
  const script = `<script src="${base}${NOT_FOUND_SCRIPT}"></script>`;
  return `<!doctype html><meta charset="utf-8" /><title>Nearhand</title>${script}\n`;
}

function checkBase(base: string): void {
  if (/^\/([^/\s?#]+\/)*$/.test(base)) return;
  throw new Error(
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
  throw new Error(
    `--out is "${out}", a folder with other files, which would be deleted. Choose a new folder.`,
  );
}

/**
 * Builds the mocked app for a static host: the demo without its Storybook.
 *
 * @param base where it will be served
 */
export async function buildDemoApp(base: string, outDir: string): Promise<void> {
  await buildApp({ mode: 'demo', base, outDir });
  // Static hosts serve this page for the app's deep links, such as /dashboard.
  writeFileSync(join(outDir, '404.html'), notFoundPage(base));
  copyFileSync(
    join(import.meta.dirname, 'build', NOT_FOUND_SCRIPT),
    join(outDir, NOT_FOUND_SCRIPT),
  );
}

/**
 * Builds a static demo site: the mocked app, with Storybook under `storybook/`. Any static host can
 * serve it. It calls no server.
 *
 * @param base where it will be served
 * @param out the folder, from the project's root
 */
export async function buildDemo(base: string, out: string): Promise<void> {
  checkBase(base);
  const outDir = checkOut(out);
  const storybook = join(outDir, 'storybook');
  console.log('… The app with its mocks');
  await buildDemoApp(base, outDir);
  console.log('… Storybook');
  const args = [binOf('storybook'), 'build', `--output-dir=${storybook}`, '--disable-telemetry'];
  // Its output is part of the error when it fails.
  execFileSync(process.execPath, args, { cwd: root, stdio: 'pipe', maxBuffer: 1 << 28 });
  for (const worker of [outDir, storybook].map((each) => join(each, 'mockServiceWorker.js'))) {
    if (!existsSync(worker)) throw new Error(`${worker} is missing: requests would not be mocked.`);
  }
  const relativeOut = relative(root, outDir);
  const folder = relativeOut.startsWith('..') ? outDir : relativeOut;
  console.log(`
  The site is in      ${folder}
  Serve it under      ${base}
  Storybook is at     ${base}storybook/

  To preview it:      npm run preview -- --outDir ${folder} --base ${base}
  To publish it:      copy the folder to any static host; 404.html serves deep links.
  Service workers need https or localhost.
`);
}
