import { spawnSync } from 'node:child_process';
import { binOf } from './processes/servers.ts';

/**
 * Sends the built Storybook to Chromatic, which takes the pictures of `stories/checks/modes.ts` in its
 * own browsers and asks a reviewer about what differs. Arguments go on to it: `-- --dry-run`.
 */
const VARIABLE = 'CHROMATIC_PROJECT_TOKEN';

const args = process.argv.slice(2);
const hasToken =
  (process.env[VARIABLE] ?? '') !== '' ||
  args.some((arg) => arg === '-t' || arg.startsWith('--project-token'));
if (!hasToken) {
  console.error(
    `Nothing was sent: ${VARIABLE} is not set.\n` +
      `The token stands at chromatic.com, in the project, under Manage and Configure. Then:\n` +
      `  ${VARIABLE}=… npm run chromatic\n` +
      `On GitHub it is a secret of the repository by the same name. Without an account, ` +
      `"npm run visual" compares the same pictures here.`,
  );
  process.exit(1);
}
const { status } = spawnSync(process.execPath, [binOf('chromatic'), ...args], { stdio: 'inherit' });
process.exit(status ?? 1);
