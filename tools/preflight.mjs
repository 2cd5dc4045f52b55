// Plain JavaScript without new syntax, because this file runs on old versions of Node.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
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

// What npm was told to leave out, as an environment for deployments does.
const omitted = (process.env.npm_config_omit || '').split(/[\s,]+/);
if (process.env.NODE_ENV === 'production') omitted.push('dev');

function install(kinds) {
  return 'Run: npm ci' + kinds.map((kind) => ' --include=' + kind).join('');
}

function checkModules() {
  const modules = join(root, 'node_modules');
  if (!existsSync(join(modules, 'vite/package.json'))) {
    const kinds = ['dev', 'optional'].filter((kind) => omitted.includes(kind));
    stop([
      'The packages are not installed (node_modules is missing or incomplete).',
      install(kinds),
    ]);
  }
  const binding = 'binding-' + process.platform + '-' + process.arch;
  if (readdirSync(join(modules, '@rolldown')).some((name) => name.startsWith(binding))) return;
  stop([
    'The optional packages, which have the code for this machine, are not installed.',
    install(['optional']),
  ]);
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1])) return;
  stop([
    'Node ' + NEEDED.join('.') + ' or newer is needed. This is Node ' + process.versions.node + '.',
    'On Linux and Windows, "npm ci --include=optional" installs Node 24, which npm puts first on the',
    'PATH: run this as in npm start, npm test, npm run check. Elsewhere, install Node 24 yourself',
    '(https://nodejs.org) and try again.',
  ]);
}

function checkBrowser() {
  if (/[#%?]/.test(root)) {
    stop([
      "A browser can't open files of " + root + ': rename the folder, without "#", "%" and "?".',
    ]);
  }
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
