import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { baseCommit, changedFiles, commitOf } from '../processes/git.ts';
import { readModules } from './graph.ts';
import { parseRecord, RECORD_FILE } from './record.ts';
import { select, type Selection } from './select.ts';

const path = join(import.meta.dirname, '../..', RECORD_FILE);

/**
 * Selects what the files reach that differ from a commit.
 *
 * @param since the commit; by default the one that this branch began at
 * @param steps the steps of the run
 * @throws Error when there is no such commit, or the clone is too shallow to know
 */
export function selectChanged(since: string | undefined, steps: readonly string[]): Selection {
  const commit = since === undefined ? baseCommit() : commitOf(since);
  const changed = changedFiles(commit);
  const record = parseRecord(existsSync(path) ? readFileSync(path, 'utf8') : '');
  return select(changed, readModules(changed), record, since ?? commit.slice(0, 8), steps);
}
