import type { Approval } from '../../states/approvals.ts';
import type { PictureHashes } from '../../states/picture-hashes.ts';

/**
 * Approves the pictures of a story.
 *
 * @param id the story's id
 * @param pictures the pictures that are approved; refused when the story has others by now
 * @returns the approvals of that story
 */
export type ApproveStory = (id: string, pictures: PictureHashes) => Promise<readonly Approval[]>;

/** Whether this Storybook can write to the repository: a development server, but not a test run. */
const canApprove = import.meta.env['STORYBOOK_SIGN_OFF'] === 'on';

/** Approves a story in a local Storybook; undefined where nothing can be approved. */
export const approveStory: ApproveStory | undefined = canApprove ? sendApproval : undefined;

/** @throws Error with the server's message */
async function sendApproval(id: string, pictures: PictureHashes): Promise<readonly Approval[]> {
  const response = await fetch('./sign-off/approve', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ story: id, pictures: Object.fromEntries(pictures) }),
  });
  const answer = (await response.json()) as { approvals?: readonly Approval[]; message?: string };
  if (answer.approvals === undefined) throw new Error(answer.message ?? response.statusText);
  return answer.approvals;
}
