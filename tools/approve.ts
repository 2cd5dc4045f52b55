import { appendFileSync } from 'node:fs';
import { SIGN_OFF_LABELS } from '#states/decisions.ts';
import { pictureOwner } from '#states/story-facts.ts';
import { command } from './command-line/command.ts';
import { root } from './processes/root.ts';
import {
  approve,
  DECISIONS_FILE,
  orphanedDecisions,
  readSignOff,
  whyNotApprovable,
  writeDecisions,
} from './sign-off/sign-off.ts';
import { findStories } from './sign-off/find-stories.ts';
import { signerOf } from './sign-off/signer.ts';
import { signOffs, summarize } from './sign-off/summary.ts';

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
  writeDecisions(root, approve(state, stories, signature));
  for (const { id } of stories) {
    const modes = [...(state.pictures.get(id)?.keys() ?? [])];
    console.log(`Approved ${id} (${modes.join(', ')}).`);
  }
  const without = asked.size - stories.length;
  if (without > 0) console.log(`Left out ${without} without a picture of their own.`);
  console.log(`${stories.length} approved as ${signature.by}. Commit ${DECISIONS_FILE}.`);
}

function prune(): void {
  const state = readSignOff(root);
  const orphans = new Set(orphanedDecisions(state));
  writeDecisions(
    root,
    state.decisions.filter((decision) => !orphans.has(decision)),
  );
  for (const { story, mode } of orphans) console.log(`Removed ${story} (${mode}).`);
  if (orphans.size === 0) console.log('Every decision belongs to a picture.');
}

/** Fails when a story that a name stands for has pictures that are not approved. */
function requireApproved(names: readonly string[]): number {
  const state = readSignOff(root);
  const all = signOffs(state);
  const owners = names.flatMap((name) => findStories(name, state.stories).map(pictureOwner));
  const open = [...new Set(owners)].flatMap((id) => {
    const signOff = all.get(id);
    return signOff === undefined || signOff === 'approved'
      ? []
      : [`${id}: ${SIGN_OFF_LABELS[signOff]}`];
  });
  for (const line of open) console.error(line);
  console.log(open.length > 0 ? `${open.length} not approved.` : 'All are approved.');
  return open.length > 0 ? 1 : 0;
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
  summary: 'Approves the pictures of stories, and tells which are approved.',
  positionals: [
    '[STORY...]',
    'an id, a title (Screens/Offers/List/Loaded), a state (offers.list.loaded), a file or the beginning of one',
  ],
  options: {
    by: { type: 'string', value: 'NAME', description: 'who approves (default: as git knows)' },
    required: {
      type: 'boolean',
      description: 'approves nothing, and fails when one of the stories is not approved',
    },
    list: {
      type: 'boolean',
      description: 'tells which stories are new, changed, approved or to be changed',
    },
    prune: {
      type: 'boolean',
      description: "removes the decisions about stories that don't exist any more",
    },
  },
  run({ positionals, values }) {
    if (positionals.length === 0 && !values.list && !values.prune) {
      throw new Error('Name a story to approve, or use --list.');
    }
    if (values.required) return requireApproved(positionals);
    if (values.prune) prune();
    if (positionals.length > 0) approveStories(positionals, values.by);
    if (values.list) list();
    return 0;
  },
});
