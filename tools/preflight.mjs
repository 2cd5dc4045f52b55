// Plain JavaScript without new syntax, because this file runs on old versions of Node.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

// `node tools/preflight.mjs [--browser] [FILE ARGUMENTS...]` checks what a command needs, then runs its file.
const root = join(dirname(fileURLToPath(import.meta.url)), '..');
// The first 22.x that runs TypeScript natively, which everything in tools/ needs.
const NEEDED = [22, 18];

function stop(lines) {
  console.error('\nCannot start:\n' + lines.map((line) => '  ' + line).join('\n') + '\n');
  process.exit(1);
}

function checkModules() {
  if (existsSync(join(root, 'node_modules/vite/package.json'))) return;
  stop(['The packages are not installed (node_modules is missing or incomplete).', 'Run: npm ci']);
}

function isNodeNewEnough() {
  const parts = process.versions.node.split('.').map(Number);
  return parts[0] > NEEDED[0] || (parts[0] === NEEDED[0] && parts[1] >= NEEDED[1]);
}

function checkNode() {
  if (isNodeNewEnough()) return;
  const system = process.platform === 'win32' ? 'win' : process.platform;
  const name = 'node-' + system + '-' + process.arch;
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const isOffered = name in manifest.optionalDependencies;
  const isInstalled = existsSync(join(root, 'node_modules', name, 'package.json'));
  const lines = [
    'Node ' + NEEDED.join('.') + ' or newer is needed. This is Node ' + process.versions.node + '.',
  ];
  if (!isOffered) {
    lines.push(
      'No package provides a newer Node for ' + process.platform + '-' + process.arch + '.',
    );
    lines.push('Install Node 24 yourself (https://nodejs.org) and try again.');
  } else if (isInstalled) {
    lines.push('The package "' + name + '" is installed, but only npm puts it first on the PATH.');
    lines.push('Run this with npm, as in: npm start, npm test, npm run check');
  } else {
    lines.push(
      'The optional package "' + name + '", which provides Node 24, is not installed. npm skips it',
    );
    lines.push('silently when it cannot be fetched or --omit=optional is set.');
    lines.push('Try again: npm ci --include=optional');
    lines.push('If it still fails, install Node 24 yourself (https://nodejs.org).');
  }
  stop(lines);
}

function checkBrowser() {
  const script = join(root, 'tools/browser/check.ts');
  const run = spawnSync(process.execPath, [script], { encoding: 'utf8' });
  if (run.status === 0) {
    console.log(run.stdout.trim());
    return;
  }
  const reason = (run.stderr || String(run.error || '')).trim();
  stop(['The browser for stories, tests and flows does not start.'].concat(reason.split('\n')));
}

// A signal that ends npm leaves its script running, with a new parent.
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) process.exit(1);
}, 500).unref();

checkModules();
checkNode();
const needsBrowser = process.argv[2] === '--browser';
if (needsBrowser && !process.argv.includes('--help')) checkBrowser();
process.argv.splice(1, needsBrowser ? 2 : 1);
if (process.argv.length > 1) void import(pathToFileURL(process.argv[1]).href);
