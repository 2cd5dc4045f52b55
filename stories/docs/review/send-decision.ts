import type { ChangeRequest, Decision } from '../../../states/decisions.ts';
import type { PictureHashes } from '../../../states/picture-hashes.ts';

/**
 * Approves the pictures of a story, or requests a change of one.
 *
 * @param story the story's id
 * @param pictures its pictures as the page knows them; refused when the story has others by now
 * @param request the change; without it, all pictures are approved
 * @returns the decisions about that story
 * @throws Error with the server's message
 */
export type Decide = (
  story: string,
  pictures: PictureHashes,
  request?: ChangeRequest,
) => Promise<readonly Decision[]>;

/** Whether this Storybook can write to the repository: a development server, but not a test run. */
const canDecide = import.meta.env['STORYBOOK_SIGN_OFF'] === 'on';

/** Writes decisions in a local Storybook; undefined where nothing can be decided. */
export const sendDecision: Decide | undefined = canDecide ? send : undefined;

async function send(...[story, pictures, request]: Parameters<Decide>): ReturnType<Decide> {
  const response = await fetch('./sign-off/decide', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ story, pictures: Object.fromEntries(pictures), request }),
  });
  const answer = (await response.json()) as { decisions?: readonly Decision[]; message?: string };
  if (answer.decisions === undefined) throw new Error(answer.message ?? response.statusText);
  return answer.decisions;
}
