import { z } from 'zod';
import type { Decision } from '#states/decisions.ts';
import type { PictureHashes } from '#states/picture-hashes.ts';
import { messageOf } from '#mocks/server/message-of.ts';
import { approve, readSignOff, requestChange, writeDecisions, type Signature } from './sign-off.ts';

/** A request to decide about a story, from the page Docs/Review. */
export interface DecideRequest {
  readonly method: string | undefined;
  /** The headers, by lower-case name. */
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** The body, JSON of the shape of {@link Asked}. */
  readonly body: string;
}

/** The answer, whose body is sent as JSON: the decisions about the story, or what went wrong. */
export interface DecideResponse {
  readonly status: number;
  readonly body: { readonly decisions: readonly Decision[] } | { readonly message: string };
}

/** What is decided, with the hashes by mode of the story's pictures as the page knows them. */
const Asked = z.object({
  story: z.string(),
  pictures: z.record(z.string(), z.string()),
  /** The change to request; without it, the pictures are approved. */
  request: z.optional(
    z.object({
      mode: z.string(),
      comment: z
        .string()
        .transform((text) => text.replaceAll(/\s+/g, ' ').trim())
        .pipe(z.string().min(1).max(500)),
    }),
  ),
});

const LOCAL_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/**
 * Answers a request to decide about a story. It writes to the repository, so only pages of this very server may
 * send it, and only on this computer: other sites can send requests to a local server, too.
 *
 * @param root the project's folder
 * @param sign returns who decides
 */
export function answerDecision(
  { method, headers, body }: DecideRequest,
  root: string,
  sign: () => Signature,
): DecideResponse {
  if (method !== 'POST') return failure(405, 'Use POST.');
  const { host, origin } = headers;
  if (typeof host !== 'string' || !LOCAL_HOST.test(host)) {
    return failure(403, 'Decisions are only taken by a Storybook on your own computer.');
  }
  if (origin !== `http://${host}` && origin !== `https://${host}`) {
    return failure(403, 'Only the pages of this Storybook can decide about stories.');
  }
  try {
    const { data: asked, error } = Asked.safeParse(JSON.parse(body));
    if (!asked) return failure(400, z.prettifyError(error));
    const { story: id, request } = asked;
    const state = readSignOff(root);
    const story = state.stories.find((each) => each.id === id);
    if (!story) return failure(404, `There is no story "${id}".`);
    const pictures = state.pictures.get(id);
    if (!pictures) return failure(422, `${id} has no picture of its own.`);
    if (!isSame(asked.pictures, pictures)) {
      return failure(409, 'Its pictures have changed since this page was loaded. Reload the page.');
    }
    const hash = pictures.get(request?.mode ?? '');
    if (request && hash === undefined) {
      return failure(422, `${id} has no picture "${request.mode}".`);
    }
    const decisions =
      request && hash !== undefined
        ? requestChange(state, { story: id, hash, ...request }, sign())
        : approve(state, [story], sign());
    writeDecisions(root, state, decisions);
    return { status: 200, body: { decisions: decisions.filter((each) => each.story === id) } };
  } catch (error) {
    return failure(error instanceof SyntaxError ? 400 : 500, messageOf(error));
  }
}

function failure(status: number, message: string): DecideResponse {
  return { status, body: { message } };
}

/** Whether the pictures that were looked at are the current ones. */
function isSame(seen: Readonly<Record<string, string>>, current: PictureHashes): boolean {
  const modes = Object.keys(seen);
  return modes.length === current.size && modes.every((mode) => seen[mode] === current.get(mode));
}
