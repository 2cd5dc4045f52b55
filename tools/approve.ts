import { appendFileSync } from 'node:fs';
import { command } from './command-line/command.ts';
import { root } from './processes/root.ts';
import {
  approve,
  APPROVALS_FILE,
  orphanedApprovals,
  readSignOff,
  whyNotApprovable,
  writeApprovals,
} from './sign-off/approve-stories.ts';
import { findStories } from './sign-off/find-stories.ts';
import { signerOf } from './sign-off/signer.ts';
import { summarize } from './sign-off/summary.ts';

/** Records who approved which pictures of stories. Any wrong argument stops it before it writes. */
function approveStories(names: readonly string[], by?: string): void {
  const state = readSignOff(root);
  const named = names.map((name) => findStories(name, state.stories));
  for (const found of named) {
    // Several stories may show a state; those without a picture don't count then.
    const reasons = found.map((story) => whyNotApprovable(story, state.pictures));
    if (reasons.every((reason) => reason !== undefined)) throw new Error(reasons.join('\n'));
  }
  const asked = new Set(named.flat());
  const stories = [...asked].filter(({ id }) => state.pictures.has(id));
  const signature = signerOf(by, root);
  writeApprovals(root, approve(state, stories, signature));
  for (const { id } of stories) {
    const modes = [...(state.pictures.get(id)?.keys() ?? [])];
    console.log(`Approved ${id} (${modes.join(', ')}).`);
  }
  const without = asked.size - stories.length;
  if (without > 0) console.log(`Left out ${without} without a picture of their own.`);
  console.log(`${stories.length} approved as ${signature.by}. Commit ${APPROVALS_FILE}.`);
}

function prune(): void {
  const state = readSignOff(root);
  const orphans = new Set(orphanedApprovals(state));
  writeApprovals(
    root,
    state.approvals.filter((approval) => !orphans.has(approval)),
  );
  for (const { story, mode } of orphans) console.log(`Removed ${story} (${mode}).`);
  if (orphans.size === 0) console.log('Every approval belongs to a picture.');
}

/** Prints the summary; in a workflow, into its own summary. */
function list(): void {
  const summary = summarize(readSignOff(root));
  const file = process.env['GITHUB_STEP_SUMMARY'];
  if (file === undefined) console.log(summary);
  else appendFileSync(file, summary);
}

/** `npm run states -- approve` */
export const approveCommand = command({
  name: 'approve',
  summary: 'Approves the pictures of stories.',
  positionals: [
    '[STORY...]',
    'an id, a title (Screens/Offers/List/Loaded), a state (offers.list.loaded), a file or the beginning of one',
  ],
  options: {
    by: { type: 'string', value: 'NAME', description: 'who approves (default: as git knows)' },
    list: { type: 'boolean', description: 'tells which stories are new, changed or approved' },
    prune: {
      type: 'boolean',
      description: "removes the approvals of stories that don't exist any more",
    },
  },
  run({ positionals, values }) {
    if (positionals.length === 0 && !values.list && !values.prune) {
      throw new Error('Name a story to approve, or use --list.');
    }
    if (values.prune) prune();
    if (positionals.length > 0) approveStories(positionals, values.by);
    if (values.list) list();
  },
});
