import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { picturesByStory, printHashes } from '#states/picture-hashes.ts';
import { readStories, storiesIn, type WrittenStory } from '#states/reader/read-stories.ts';
import { pictureOwner, type StoryFacts } from '#states/story-facts.ts';
import { command } from './command-line/command.ts';
import { baseCommit, changedFiles, git } from './processes/git.ts';
import { root } from './processes/root.ts';

/** A file of stories or of hashes of pictures; without text where it doesn't exist. */
export interface ChangedFile {
  readonly path: string;
  readonly before: string;
  readonly now: string;
}

/** GitHub rejects comments of more than 65,536 characters. */
const MAX_ROWS = 100;

/** The stories whose source or pictures differ, and those that end in a picture that differs. */
export function changedStories(
  files: readonly ChangedFile[],
  stories: readonly StoryFacts[],
): StoryFacts[] {
  const ids = new Set(
    files.flatMap(({ path, before, now }) => {
      const [old, current] = [before, now].map((text) => contentByStory(path, text));
      return [...(current ?? [])].filter(([id, text]) => old?.get(id) !== text).map(([id]) => id);
    }),
  );
  return stories.filter((story) => ids.has(story.id) || ids.has(pictureOwner(story)));
}

/** What a file says about each story: its source, or its pictures. */
function contentByStory(path: string, text: string): Map<string, string> {
  if (!path.endsWith('.txt'))
    return new Map(storiesOf(path, text).map((story) => [story.id, story.source]));
  const pictures = [...picturesByStory({ [path]: text })];
  return new Map(pictures.map(([id, hashes]) => [id, printHashes(hashes)]));
}

/** The stories of a file; none if it is missing, or written before stories had their present form. */
function storiesOf(path: string, text: string): readonly WrittenStory[] {
  try {
    return storiesIn(path, text);
  } catch {
    return [];
  }
}

/**
 * A comment for a pull request, in Markdown: where its demo is, and which states its stories have changed.
 *
 * @param site the URL of the demo, with a trailing slash
 */
export function comment(site: string, changed: readonly StoryFacts[]): string {
  const links = `**[Demo](${site})** · **[Storybook](${site}storybook/)**\n`;
  if (changed.length === 0) return `${links}\nNo story has changed.\n`;
  const states = new Set(changed.flatMap((story) => story.states));
  const rows = changed
    .filter((story) => story.states.length > 0)
    .map(({ id, title, name, states: own }) => {
      return `| [${title}: ${name}](${site}storybook/?path=/story/${id}) | ${own.join(', ')} |`;
    });
  const left = rows.length - MAX_ROWS;
  return [
    links,
    `Changed stories: ${changed.length}, which show ${states.size} states.\n`,
    ...(rows.length > 0 ? ['| story | states |', '| --- | --- |'] : []),
    ...rows.slice(0, MAX_ROWS),
    ...(left > 0 ? [`| and ${left} more | |`] : []),
    '',
  ].join('\n');
}

function readChangedFiles(commit: string): ChangedFile[] {
  return changedFiles(commit)
    .filter((path) => /^stories\/(?:.*\.stories\.tsx|references\/.*\.txt)$/.test(path))
    .map((path) => {
      const isOld = git('ls-tree', '--name-only', commit, '--', path) !== '';
      const file = join(root, path);
      return {
        path,
        before: isOld ? git('show', `${commit}:${path}`) : '',
        now: existsSync(file) ? readFileSync(file, 'utf8').trimEnd() : '',
      };
    });
}

export const changedCommand = command({
  help: `npm run states -- changed --site URL --out FILE
Writes a Markdown file of the stories and states that a branch changes, with links into its demo at URL.`,
  options: { site: { type: 'string' }, out: { type: 'string' } },
  run({ values: { site, out } }) {
    if (!site || !out) throw new Error('Name both --site and --out.');
    const files = readChangedFiles(baseCommit());
    const changed = changedStories(files, readStories(root));
    writeFileSync(out, comment(site, changed));
    console.log(`Wrote ${out}: ${changed.length} stories have changed.`);
  },
});
