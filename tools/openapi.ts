import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { command, runCommand } from './command-line/command.ts';
import { createDocument } from './openapi/document.ts';
import { root } from './processes/root.ts';
import { binOf } from './processes/bin-of.ts';

async function writeDocument(): Promise<void> {
  const file = join(root, 'openapi.json');
  writeFileSync(file, `${JSON.stringify(await createDocument(), null, 2)}\n`);
  // Formats the file, because the format check covers it.
  execFileSync(process.execPath, [binOf('oxfmt'), file], { cwd: root, stdio: 'inherit' });
  console.log('Wrote openapi.json.');
}

await runCommand(
  command({
    help: `npm run openapi
Writes openapi.json from the contract, with example answers of the mock server.`,
    run: writeDocument,
  }),
);
