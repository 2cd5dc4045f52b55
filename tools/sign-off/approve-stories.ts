import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatApprovals, parseApprovals, type Approval } from '#states/approvals.ts';
import { picturesByStory, type PictureHashes } from '#states/picture-hashes.ts';
import { pictureOwner, type StoryFacts } from '#states/story-facts.ts';
import { readStoryFacts } from './read-story-facts.ts';

/** The list of approvals, from the project's root. */
export const APPROVALS_FILE = 'states/approvals.tsv';

/** What sign-off is about: the stories of a project, their pictures and who approved them. */
export interface SignOffState {
  readonly stories: readonly StoryFacts[];
  readonly pictures: ReadonlyMap<string, PictureHashes>;
  readonly approvals: readonly Approval[];
}

/** Who approves, and when. */
export interface Signature {
  readonly by: string;
  /** The day, such as `2026-11-22`. */
  readonly date: string;
}

/**
 * Reads the stories, the hashes of their pictures and the approvals.
 *
 * @param root the project's folder
 * @throws Error naming the file and the line when the list of approvals is malformed
 */
export function readSignOff(root: string): SignOffState {
  return {
    stories: readStoryFacts(root),
    pictures: picturesByStory(
      Object.fromEntries(
        globSync('stories/references/*.txt', { cwd: root }).map((path) => [
          path.replaceAll('\\', '/'),
          readFileSync(join(root, path), 'utf8'),
        ]),
      ),
    ),
    approvals: readApprovals(root),
  };
}

function readApprovals(root: string): Approval[] {
  try {
    return parseApprovals(readFileSync(join(root, APPROVALS_FILE), 'utf8'));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${APPROVALS_FILE}: ${reason}`, { cause: error });
  }
}

/** Writes the list of approvals. */
export function writeApprovals(root: string, approvals: readonly Approval[]): void {
  writeFileSync(join(root, APPROVALS_FILE), formatApprovals(approvals));
}

/** Why a story can't be approved; undefined for one with pictures. */
export function whyNotApprovable(
  story: StoryFacts,
  pictures: SignOffState['pictures'],
): string | undefined {
  const { id } = story;
  if (pictures.has(id)) return undefined;
  const owner = pictureOwner(story);
  if (owner !== id) {
    return `${id} has no picture of its own: it ends in that of ${owner}. Approve that one.`;
  }
  if (story.pictures.length === 0) return `${id} has no picture, so there is nothing to approve.`;
  return `${id} has no picture yet. Take it first: npm run visual -- --update`;
}

/**
 * Approves the current pictures of stories, and replaces earlier approvals of the same stories.
 *
 * @param stories stories with pictures
 * @returns the new list
 */
export function approve(
  { approvals, pictures }: Pick<SignOffState, 'approvals' | 'pictures'>,
  stories: readonly Pick<StoryFacts, 'id'>[],
  { by, date }: Signature,
): Approval[] {
  const ids = new Set(stories.map(({ id }) => id));
  const others = approvals.filter(({ story }) => !ids.has(story));
  const lines = [...ids].flatMap((story) =>
    [...(pictures.get(story) ?? [])].map(([mode, hash]) => ({ story, mode, hash, by, date })),
  );
  return [...others, ...lines];
}

/** The approvals whose story or picture doesn't exist any more. */
export function orphanedApprovals({ approvals, stories, pictures }: SignOffState): Approval[] {
  const ids = new Set(stories.map(({ id }) => id));
  return approvals.filter(({ story, mode }) => !ids.has(story) || !pictures.get(story)?.has(mode));
}
