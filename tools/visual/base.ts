import { baseCommit, commitOf, git } from '../processes/git.ts';
import type { Base } from './compare-with-commit.ts';
import { REFERENCES, referencesOf } from './references.ts';

/**
 * The commit that differing pictures are compared with: where this branch began. On the main branch that is
 * the current commit, whose own pictures may lack a record; there it is the one before the references were last
 * recorded.
 *
 * @param reference another commit to compare with
 * @throws Error in one line when the repository does not have it
 */
export function pictureBase(reference?: string): Base {
  const commit = reference === undefined ? defaultBase() : commitOf(reference);
  return { commit, references: referencesOf(commit) };
}

function defaultBase(): string {
  const base = baseCommit();
  if (base !== git('rev-parse', 'HEAD')) return base;
  const recorded = git('log', '-1', '--format=%H', '--', REFERENCES);
  return commitOf(`${recorded}^`);
}
