import { join } from 'node:path';
import {
  approve,
  APPROVALS_FILE,
  orphanedApprovals,
  readSignOff,
  whyNotApprovable,
  writeApprovals,
} from './sign-off/approve-stories.ts';
import { parseArguments, USAGE } from './sign-off/arguments.ts';
import { findStories, storiesIn } from './sign-off/find-stories.ts';
import { signerOf } from './sign-off/signer.ts';

/** Records who approved which pictures of stories. Any wrong argument stops it before it writes. */

function main(root: string, args: readonly string[]): void {
  const options = parseArguments(args);
  if (options.isHelp) {
    console.log(USAGE);
    return;
  }
  const state = readSignOff(root);
  if (options.isPrune) prune(root, state);
  const named = options.stories.map((name) => findStories(name, state.stories));
  for (const found of named) {
    // Several stories may show a state; those without a picture don't count then.
    const reasons = found.map((story) => whyNotApprovable(story, state.pictures));
    if (reasons.every((reason) => reason !== undefined)) throw new Error(reasons.join('\n'));
  }
  const asked = [...named, ...options.allIn.map((place) => storiesIn(place, state.stories))].flat();
  const stories = [...new Set(asked)].filter(({ id }) => state.pictures.has(id));
  if (asked.length > 0 && stories.length === 0) {
    throw new Error(`No story in ${options.allIn.join(', ')} has a picture.`);
  }
  if (stories.length === 0) return;
  const signature = signerOf(options.by, root);
  const { approvals } = readSignOff(root);
  writeApprovals(root, approve({ ...state, approvals }, stories, signature));
  for (const { id } of stories) {
    const modes = [...(state.pictures.get(id)?.keys() ?? [])];
    console.log(`Approved ${id} (${modes.join(', ')}).`);
  }
  const without = new Set(asked).size - stories.length;
  if (without > 0) console.log(`Left out ${without} without a picture of their own.`);
  console.log(`${stories.length} approved as ${signature.by}. Commit ${APPROVALS_FILE}.`);
}

function prune(root: string, state: ReturnType<typeof readSignOff>): void {
  const orphans = new Set(orphanedApprovals(state));
  writeApprovals(
    root,
    state.approvals.filter((approval) => !orphans.has(approval)),
  );
  for (const { story, mode } of orphans) console.log(`Removed ${story} (${mode}).`);
  if (orphans.size === 0) console.log('Every approval belongs to a picture.');
}

try {
  main(join(import.meta.dirname, '..'), process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
