import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createDocument } from './openapi/document.ts';
import { binOf } from './processes/servers.ts';

/** Writes openapi.json from the contract; its examples are what the mock server answers. */

const root = join(import.meta.dirname, '..');
const file = join(root, 'openapi.json');

const document = await createDocument();
writeFileSync(file, `${JSON.stringify(document, null, 2)}\n`);
// The project's formatter has the last word, so that its check holds.
execFileSync(process.execPath, [binOf('oxfmt'), file], { cwd: root, stdio: 'inherit' });
console.log('openapi.json is written.');
