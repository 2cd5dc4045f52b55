import { baseCommit, commitOf, git } from '../processes/git.ts';
import type { Base } from './compare-with-commit.ts';
import { REFERENCES, referencesOf } from './references.ts';

/**
 * The commit that differing pictures are compared with: where this branch began. On the main branch that is
 * the current commit, whose own pictures may lack a record; there it is the one before the references were last
 * recorded.
 *
 * @throws Error in one line when the repository does not have it
 */
export function pictureBase(): Base {
  let commit = baseCommit();
  if (commit === git('rev-parse', 'HEAD')) {
    commit = commitOf(`${git('log', '-1', '--format=%H', '--', REFERENCES)}^`);
  }
  return { commit, references: referencesOf(commit) };
}
