import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSignOff } from './sign-off/approve-stories.ts';
import { summarize } from './sign-off/summary.ts';

/** Prints which stories are new, changed since approval or approved; in a workflow, into its summary. */

try {
  const summary = summarize(readSignOff(join(import.meta.dirname, '..')));
  const file = process.env['GITHUB_STEP_SUMMARY'];
  if (file === undefined) console.log(summary);
  else appendFileSync(file, summary);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
