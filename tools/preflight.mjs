// Plain JavaScript without new syntax: this file has to run on the very Node that it complains about.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
// The first 22 that runs TypeScript by itself, as everything in tools/ wants it.
const NEEDED = [22, 18];

function stop(lines) {
  console.error('\nCannot start:\n' + lines.map((line) => '  ' + line).join('\n') + '\n');
  process.exit(1);
}

function checkModules() {
  if (existsSync(join(root, 'node_modules/vite/package.json'))) return;
  stop(['The packages are not installed (node_modules is missing or half there).', 'Run: npm ci']);
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
    'Node ' +
      process.versions.node +
      ' runs this, and ' +
      NEEDED.join('.') +
      ' or newer is needed.',
  ];
  if (!isOffered) {
    lines.push('No package brings a newer Node to ' + process.platform + '-' + process.arch + '.');
    lines.push('Install Node 24 yourself (https://nodejs.org) and try again.');
  } else if (isInstalled) {
    lines.push('The package "' + name + '" is there, but only npm puts it first on the PATH.');
    lines.push('Run this with npm, as in: npm start, npm test, npm run check');
  } else {
    lines.push(
      'The optional package "' + name + '", which brings Node 24, did not install: npm says',
    );
    lines.push('nothing when an optional package cannot be fetched or --omit=optional is set.');
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
  const said = (run.stderr || String(run.error || '')).trim();
  stop(
    ['The browser that stories, tests and flows run in does not start.'].concat(said.split('\n')),
  );
}

checkModules();
checkNode();
if (process.argv.includes('--browser')) checkBrowser();
