import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  formatDecisions,
  parseDecisions,
  type ChangeRequest,
  type Decision,
} from '#states/decisions.ts';
import { picturesByStory, type PictureHashes } from '#states/picture-hashes.ts';
import { readStories } from '#states/reader/read-stories.ts';
import { pictureOwner, type StoryFacts } from '#states/story-facts.ts';
import { messageOf } from '#mocks/server/message-of.ts';

/** The list of decisions, from the project's root. */
export const DECISIONS_FILE = 'states/decisions.tsv';

/** What sign-off is about: the stories of a project, their pictures and what was decided about them. */
export interface SignOffState {
  readonly stories: readonly StoryFacts[];
  readonly pictures: ReadonlyMap<string, PictureHashes>;
  readonly decisions: readonly Decision[];
}

/** Who decides, and when. */
export interface Signature {
  readonly by: string;
  /** The day, such as `2026-11-22`. */
  readonly date: string;
}

/**
 * Reads the stories, the hashes of their pictures and the decisions.
 *
 * @param root the project's folder
 * @throws Error naming the file and the line when the list of decisions is malformed
 */
export function readSignOff(root: string): SignOffState {
  return {
    stories: readStories(root),
    pictures: picturesByStory(
      Object.fromEntries(
        globSync('stories/references/*.txt', { cwd: root }).map((path) => [
          path.replaceAll('\\', '/'),
          readFileSync(join(root, path), 'utf8'),
        ]),
      ),
    ),
    decisions: readDecisions(root),
  };
}

function readDecisions(root: string): Decision[] {
  try {
    return parseDecisions(readFileSync(join(root, DECISIONS_FILE), 'utf8'));
  } catch (error) {
    const reason = messageOf(error);
    throw new Error(`${DECISIONS_FILE}: ${reason}`, { cause: error });
  }
}

/** Writes the list of decisions. */
export function writeDecisions(root: string, decisions: readonly Decision[]): void {
  writeFileSync(join(root, DECISIONS_FILE), formatDecisions(decisions));
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
 * Approves the current pictures of stories. Earlier decisions about these stories go, requested changes among them.
 *
 * @param stories stories with pictures
 * @returns the new list
 */
export function approve(
  { decisions, pictures }: Pick<SignOffState, 'decisions' | 'pictures'>,
  stories: readonly Pick<StoryFacts, 'id'>[],
  signature: Signature,
): Decision[] {
  const ids = new Set(stories.map(({ id }) => id));
  const others = decisions.filter(({ story }) => !ids.has(story));
  const lines = [...ids].flatMap((story) =>
    [...(pictures.get(story) ?? [])].map(
      ([mode, hash]) =>
        ({ story, mode, hash, decision: 'approved', request: undefined, ...signature }) as const,
    ),
  );
  return [...others, ...lines];
}

/**
 * Requests a change of a story. Its approvals go, its other requests stay.
 *
 * @returns the new list
 */
export function requestChange(
  { decisions }: Pick<SignOffState, 'decisions'>,
  { story, mode, hash, x, y, comment }: Pick<Decision, 'story' | 'mode' | 'hash'> & ChangeRequest,
  signature: Signature,
): Decision[] {
  const request = { x, y, comment };
  const others = decisions.filter((each) => each.story !== story || each.decision === 'requested');
  return [...others, { story, mode, hash, decision: 'requested', request, ...signature }];
}

/** The decisions whose story or picture doesn't exist any more. */
export function orphanedDecisions({ decisions, stories, pictures }: SignOffState): Decision[] {
  const ids = new Set(stories.map(({ id }) => id));
  return decisions.filter(({ story, mode }) => !ids.has(story) || !pictures.get(story)?.has(mode));
}
