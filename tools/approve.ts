import { DECISIONS_FILE } from '#states/decisions.ts';
import { command } from './command-line/command.ts';
import { changedFiles } from './processes/git.ts';
import { root } from './processes/root.ts';
import { findStories } from './sign-off/find-stories.ts';
import { approve, readSignOff, signature, writeDecisions } from './sign-off/sign-off.ts';
import { REFERENCES } from './visual/references.ts';

export const approveCommand = command({
  help: `npm run states -- approve STORY...
Approves the pictures of stories, under git's name. A STORY is an id, a title (Screens/Offers/List/Loaded),
a state (offers.list.loaded), a file or the beginning of one.`,
  positionals: 'any',
  run({ positionals }) {
    if (positionals.length === 0) throw new Error('Name a story to approve.');
    const state = readSignOff(root);
    const stories = positionals.flatMap((name) => {
      // Of several stories that show a state, some may have no picture of their own.
      const found = findStories(name, state.stories).filter(({ id }) => state.pictures.has(id));
      if (found.length === 0) throw new Error(`${name} has no picture of its own.`);
      return found;
    });
    const signed = signature(root);
    writeDecisions(root, state, approve(state, stories, signed));
    for (const { id } of stories) console.log(`Approved ${id}.`);
    const hashes = new Set(stories.map(({ id }) => `${REFERENCES}/${id.split('--')[0]}.txt`));
    // An approval of pictures that never get committed approves nothing that others can see.
    const uncommitted = changedFiles('HEAD').filter((path) => hashes.has(path));
    const files = [DECISIONS_FILE, ...uncommitted].join(' and ');
    console.log(`${stories.length} approved as ${signed.by}. Commit ${files}.`);
  },
});
