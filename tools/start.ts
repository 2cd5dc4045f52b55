import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { createServer } from 'vite';
import { MOCK_CODE } from '#mocks/db/codes.ts';
import { seededAccounts } from '#mocks/fixtures/accounts.ts';
import { command, runCommand } from './command-line/command.ts';
import { binOf } from './processes/bin-of.ts';
import { freePort } from './processes/free-port.ts';
import { root } from './processes/root.ts';

/** Starts Storybook in a process of its own. Through the preflight, which ends it with this one, however that ends. */
function startStorybook(port: number) {
  const options = `dev --port=${port} --exact-port --host=localhost --ci --no-open --quiet`;
  const args = `${options} --no-version-updates --disable-telemetry`.split(' ');
  const run = ['tools/preflight.mjs', binOf('storybook'), ...args];
  const child = spawn(process.execPath, run, { cwd: root, stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => child.kill(signal));
  }
  process.once('exit', () => child.kill());
  return child;
}

const SHOW_OTHERS = `npm start serves this machine alone: the mocks need https or localhost. To show others the app, build the demo
and put it on any static host: npm run build -- demo (docs/how-to/deploy-a-build.md). Out of a container, with its
ports 5173 and 6006 published as localhost: npm run dev -- --host, npm run storybook -- --host 0.0.0.0`;

/** Resolves once a server answers. */
async function answers(url: string): Promise<void> {
  while (!(await fetch(url).catch(() => undefined))?.ok) await sleep(200);
}

async function start(): Promise<number> {
  const port = await freePort(5173);
  const storybookPort = await freePort(6006);
  console.log('Starting the app and Storybook …');
  const storybook = startStorybook(storybookPort);
  const ended = new Promise<number>((resolve) => {
    storybook.once('exit', (code, signal) =>
      resolve(code ?? 128 + constants.signals[signal ?? 'SIGKILL']),
    );
  });
  const app = await createServer({ root, clearScreen: false, server: { port, strictPort: true } });
  await app.listen();
  const storybookUrl = `http://localhost:${storybookPort}/`;
  const code = await Promise.race([answers(storybookUrl), ended]);
  if (code !== undefined) return code;
  console.log(`
  App, with mocks   http://localhost:${port}/
  Storybook         ${storybookUrl}

  Sign in as
${seededAccounts.map(({ role, email, password }) => `    ${role.padEnd(8)}${email}   ${password}`).join('\n')}
  The verification code is always ${MOCK_CODE}.

  Ctrl-C stops both.
`);
  return ended;
}

await runCommand(
  command({
    help: `npm start -- [--host]
Starts the mocked app and Storybook, on the next free ports. --host says how others can open the app.`,
    options: { host: { type: 'boolean' } },
    async run({ values }) {
      if (values.host) throw new Error(SHOW_OTHERS);
      process.exit(await start());
    },
  }),
);
