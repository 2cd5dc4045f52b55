import { HttpResponse } from 'msw';
import type { PatchFault } from '../faults/faults.ts';
import { mergePatch, patchEach } from '../faults/merge-patch.ts';

/** The statuses of responses that can't have a body. */
const NO_BODY: ReadonlySet<number> = new Set([204, 205, 304]);

/** A response with JSON; a text is a page of HTML. See {@link jsonResponse}. */
export function responseOf(status: number, body: unknown, retryAfter?: number): Response {
  const isPage = typeof body === 'string' && !NO_BODY.has(status);
  const headers = headersOf(retryAfter);
  return isPage
    ? HttpResponse.html(body, { status, headers })
    : jsonResponse(status, body, retryAfter);
}

/**
 * A response with JSON.
 *
 * @param body undefined for an empty response
 * @param retryAfter seconds to wait
 */
export function jsonResponse(status: number, body: unknown, retryAfter?: number): Response {
  const init = { status, headers: headersOf(retryAfter) };
  return body === undefined || NO_BODY.has(status)
    ? new HttpResponse(null, init)
    : HttpResponse.json(body as Record<string, unknown>, init);
}

function headersOf(retryAfter: number | undefined): HeadersInit {
  return retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) };
}

/** Applies patches to the JSON of a successful response. */
export async function patched(
  response: Response,
  patches: readonly PatchFault[],
): Promise<Response> {
  if (!response.ok || patches.length === 0) return response;
  return jsonResponse(response.status, withPatches(await response.json(), patches));
}

/** Applies patches to an answer. */
export function withPatches(answer: unknown, patches: readonly PatchFault[]): unknown {
  return patches.reduce<unknown>(
    (body, { patch, each, where = {} }) =>
      each === undefined ? mergePatch(body, patch) : patchEach(body, each, where, patch),
    answer,
  );
}
