import { MOCK_CODE } from '#mocks/db/codes.ts';
import { seededAccounts } from '#mocks/fixtures/accounts.ts';
import { command, runCommand } from './command-line/command.ts';
import { freePort } from './processes/free-port.ts';
import { binOf, startServers } from './processes/servers.ts';

async function start(): Promise<number> {
  const appPort = await freePort(5173);
  const storybookPort = await freePort(6006);
  const appUrl = `http://localhost:${appPort}/`;
  const storybookUrl = `http://localhost:${storybookPort}/`;

  console.log('Starting the app and Storybook …');
  const servers = startServers([
    {
      name: 'app',
      args: [binOf('vite'), `--port=${appPort}`, '--strictPort', '--clearScreen=false'],
      url: appUrl,
    },
    {
      name: 'storybook',
      args: [
        binOf('storybook'),
        'dev',
        `--port=${storybookPort}`,
        '--exact-port',
        '--host=localhost',
        '--ci',
        '--no-open',
        '--no-version-updates',
        '--disable-telemetry',
      ],
      url: storybookUrl,
      env: { STORYBOOK_DISABLE_TELEMETRY: '1' },
    },
  ]);

  try {
    await servers.ready();
    const accounts = seededAccounts.map(
      ({ role, email, password }) => `    ${role.padEnd(8)}${email}   ${password}`,
    );
    console.log(
      [
        '',
        `  App, with mocks   ${appUrl}`,
        `  Storybook         ${storybookUrl}`,
        '',
        '  Sign in as',
        ...accounts,
        `  The verification code is always ${MOCK_CODE}.`,
        '',
        '  Ctrl-C stops both.',
        '',
      ].join('\n'),
    );
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return (await servers.stop(1)) || 1;
  }
  return servers.ended;
}

await runCommand(
  command({
    name: 'npm start',
    summary: 'Starts the mocked app and Storybook, on the next free ports.',
    run: async () => process.exit(await start()),
  }),
);
