import { spawnSync } from 'node:child_process';
import { binOf } from './processes/servers.ts';

/**
 * Uploads the built Storybook to Chromatic, which takes the pictures of `states/modes.ts` in
 * its own browsers and has a reviewer approve changes. Passes its arguments on: `-- --dry-run`.
 */
const VARIABLE = 'CHROMATIC_PROJECT_TOKEN';

const args = process.argv.slice(2);
const hasToken =
  (process.env[VARIABLE] ?? '') !== '' ||
  args.some((arg) => arg === '-t' || arg.startsWith('--project-token'));
if (!hasToken) {
  console.error(
    `Nothing was sent: ${VARIABLE} is not set.\n` +
      `Find the token at chromatic.com, in the project, under Manage and Configure. Then:\n` +
      `  ${VARIABLE}=… npm run chromatic\n` +
      `On GitHub, set it as a repository secret with the same name. Without an account, ` +
      `"npm run visual" compares the same pictures locally.`,
  );
  process.exit(1);
}
const { status } = spawnSync(process.execPath, [binOf('chromatic'), ...args], { stdio: 'inherit' });
process.exit(status ?? 1);
