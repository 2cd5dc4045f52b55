import type { Approval } from '#stories/states/approvals.ts';
import {
  approve,
  readSignOff,
  whyNotApprovable,
  writeApprovals,
  type Signature,
} from './approve-stories.ts';

/** A request to approve a story, from the page Docs/States. */
export interface ApproveRequest {
  readonly method: string | undefined;
  /** The headers, by lower-case name. */
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** The body: `{ "story": "ui-button--sheet" }`. */
  readonly body: string;
}

/** The answer, whose body is sent as JSON: the story's approvals, or what went wrong. */
export interface ApproveResponse {
  readonly status: number;
  readonly body: { readonly approvals: readonly Approval[] } | { readonly message: string };
}

const LOCAL_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/**
 * Answers a request to approve a story. It writes to the repository, so only pages of this very server may
 * send it, and only on this computer: other sites can send requests to a local server, too.
 *
 * @param root the project's folder
 * @param sign returns who approves
 */
export function answerApproval(
  { method, headers, body }: ApproveRequest,
  root: string,
  sign: () => Signature,
): ApproveResponse {
  if (method !== 'POST') return failure(405, 'Use POST.');
  const { host, origin } = headers;
  if (typeof host !== 'string' || !LOCAL_HOST.test(host)) {
    return failure(403, 'Stories can only be approved in a Storybook on your own computer.');
  }
  if (origin !== `http://${host}` && origin !== `https://${host}`) {
    return failure(403, 'Only the pages of this Storybook can approve stories.');
  }
  const id = storyIn(body);
  if (id === undefined) return failure(400, 'The body must be {"story": "ID"}.');
  try {
    const state = readSignOff(root);
    const story = state.stories.find((each) => each.id === id);
    if (!story) return failure(404, `There is no story "${id}".`);
    const reason = whyNotApprovable(story, state.pictures);
    if (reason !== undefined) return failure(422, reason);
    const approvals = approve(state, [story], sign());
    writeApprovals(root, approvals);
    return { status: 200, body: { approvals: approvals.filter((each) => each.story === id) } };
  } catch (error) {
    return failure(500, error instanceof Error ? error.message : String(error));
  }
}

function failure(status: number, message: string): ApproveResponse {
  return { status, body: { message } };
}

function storyIn(body: string): string | undefined {
  try {
    const parsed: unknown = JSON.parse(body);
    if (typeof parsed !== 'object' || parsed === null || !('story' in parsed)) return undefined;
    return typeof parsed.story === 'string' ? parsed.story : undefined;
  } catch {
    return undefined;
  }
}
