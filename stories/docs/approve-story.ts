import type { Approval } from '../states/approvals.ts';

/** Approves the current pictures of a story, by its id. @returns the approvals of that story */
export type ApproveStory = (id: string) => Promise<readonly Approval[]>;

/** Whether this Storybook can write to the repository: a development server, but not a test run. */
const canApprove = import.meta.env['STORYBOOK_SIGN_OFF'] === 'on';

/** Approves a story in a local Storybook; undefined where nothing can be approved. */
export const approveStory: ApproveStory | undefined = canApprove ? sendApproval : undefined;

/** @throws Error with the server's message */
async function sendApproval(id: string): Promise<readonly Approval[]> {
  const response = await fetch('./sign-off/approve', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ story: id }),
  });
  const answer = (await response.json()) as { approvals?: readonly Approval[]; message?: string };
  if (answer.approvals === undefined) throw new Error(answer.message ?? response.statusText);
  return answer.approvals;
}
