import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  DECISIONS_FILE,
  formatDecisions,
  parseDecisions,
  type ChangeRequest,
  type Decision,
} from '#states/decisions.ts';
import { picturesByStory, type PictureHashes } from '#states/picture-hashes.ts';
import { readStories } from '#states/reader/read-stories.ts';
import type { StoryFacts } from '#states/story-facts.ts';
import { referenceFiles } from '../visual/references.ts';

/** What sign-off is about: the stories of a project, their pictures and what was decided about them. */
export interface SignOffState {
  readonly stories: readonly StoryFacts[];
  readonly pictures: ReadonlyMap<string, PictureHashes>;
  readonly decisions: readonly Decision[];
}

/** Who decides, and on which day. */
export type Signature = Pick<Decision, 'by' | 'date'>;

/**
 * Reads the stories, the hashes of their pictures and the decisions.
 *
 * @param root the project's folder
 * @throws Error naming the file and the line when the list of decisions is malformed
 */
export function readSignOff(root: string): SignOffState {
  return {
    stories: readStories(root),
    pictures: picturesByStory(referenceFiles(root)),
    decisions: parseDecisions(readFileSync(join(root, DECISIONS_FILE), 'utf8')),
  };
}

/** Writes the list of decisions. Those about stories that don't exist any more go. */
export function writeDecisions(
  root: string,
  { stories }: Pick<SignOffState, 'stories'>,
  decisions: readonly Decision[],
): void {
  const ids = new Set(stories.map(({ id }) => id));
  const kept = decisions.filter(({ story }) => ids.has(story));
  writeFileSync(join(root, DECISIONS_FILE), formatDecisions(kept));
}

/** Who decides today, as git knows. @throws Error when git knows no name */
export function signature(root: string): Signature {
  try {
    const name = execFileSync('git', ['config', 'user.name'], { cwd: root, encoding: 'utf8' });
    return { by: name.trim(), date: new Date().toISOString().slice(0, 10) };
  } catch (error) {
    throw new Error('Git knows no name: git config user.name NAME', { cause: error });
  }
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
  signed: Signature,
): Decision[] {
  const ids = new Set(stories.map(({ id }) => id));
  const others = decisions.filter(({ story }) => !ids.has(story));
  const lines = [...ids].flatMap((story) =>
    [...(pictures.get(story) ?? [])].map(
      ([mode, hash]) =>
        ({ story, mode, hash, decision: 'approved', comment: '', ...signed }) as const,
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
  request: Pick<Decision, 'story' | 'hash'> & ChangeRequest,
  signed: Signature,
): Decision[] {
  const others = decisions.filter(
    ({ story, decision }) => story !== request.story || decision === 'requested',
  );
  return [...others, { ...request, decision: 'requested', ...signed }];
}
