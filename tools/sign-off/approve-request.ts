import type { Approval } from '#states/approvals.ts';
import type { PictureHashes } from '#states/picture-hashes.ts';
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
  /**
   * The body, with the hashes of the pictures that were looked at:
   * `{ "story": "ui-button--sheet", "pictures": { "desktop-light": "HASH" } }`.
   */
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
  const asked = readBody(body);
  if (!asked) {
    return failure(400, 'The body must be {"story": "ID", "pictures": {"MODE": "HASH"}}.');
  }
  const { story: id } = asked;
  try {
    const state = readSignOff(root);
    const story = state.stories.find((each) => each.id === id);
    if (!story) return failure(404, `There is no story "${id}".`);
    const reason = whyNotApprovable(story, state.pictures);
    if (reason !== undefined) return failure(422, reason);
    if (!isSame(asked.pictures, state.pictures.get(id))) {
      return failure(409, 'Its pictures have changed since this page was loaded. Reload the page.');
    }
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

/** What is approved: a story, and its pictures by mode. */
interface Asked {
  readonly story: string;
  readonly pictures: Readonly<Record<string, unknown>>;
}

function readBody(body: string): Asked | undefined {
  try {
    const parsed: unknown = JSON.parse(body);
    if (typeof parsed !== 'object' || parsed === null) return undefined;
    if (!('story' in parsed) || !('pictures' in parsed)) return undefined;
    const { story, pictures } = parsed;
    const isAsked = typeof story === 'string' && typeof pictures === 'object' && pictures !== null;
    return isAsked ? { story, pictures: { ...pictures } } : undefined;
  } catch {
    return undefined;
  }
}

/** Whether the pictures that were looked at are the current ones. */
function isSame(seen: Asked['pictures'], current: PictureHashes = new Map()): boolean {
  const modes = Object.keys(seen);
  return modes.length === current.size && modes.every((mode) => seen[mode] === current.get(mode));
}
