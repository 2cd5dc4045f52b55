import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createDocument } from './openapi/document.ts';
import { binOf } from './processes/servers.ts';

/** Writes openapi.json from the contract, with example responses from the mock server. */

const root = join(import.meta.dirname, '..');
const file = join(root, 'openapi.json');

const document = await createDocument();
writeFileSync(file, `${JSON.stringify(document, null, 2)}\n`);
// Formats the file, because the format check covers it.
execFileSync(process.execPath, [binOf('oxfmt'), file], { cwd: root, stdio: 'inherit' });
console.log('Wrote openapi.json.');
