import { z } from 'zod';

/** A frame as a PNG file, or a sentence that says what is missing. */
export interface FigmaAnswer {
  readonly status: number;
  readonly type: 'image/png' | 'text/plain';
  readonly body: Uint8Array | string;
}

const Images = z.object({ images: z.record(z.string(), z.nullable(z.url())) });

/**
 * Fetches a frame of a Figma file as a PNG, at its own size, by Figma's REST API.
 *
 * @param link the frame's link, as Figma copies it: `https://www.figma.com/design/KEY/NAME?node-id=1-2`
 * @param token a personal access token that may read files; undefined when there is none
 */
export async function figmaFrame(link: string, token: string | undefined): Promise<FigmaAnswer> {
  const url = URL.parse(link);
  const [, key] = /^\/(?:design|file)\/(\w+)/.exec(url?.pathname ?? '') ?? [];
  const node = url?.searchParams.get('node-id');
  if (!url || !/^(?:www\.)?figma\.com$/.test(url.host) || key === undefined || !node) {
    return problem(422, 'This is not a link to a frame. In Figma: Copy link to selection.');
  }
  if (token === undefined) {
    return problem(501, 'Start Storybook with FIGMA_TOKEN, a token that may read files.');
  }
  const api = new URL(`https://api.figma.com/v1/images/${key}`);
  api.search = new URLSearchParams({ ids: node.replaceAll('-', ':'), format: 'png' }).toString();
  const answer = await fetch(api, { headers: { 'X-Figma-Token': token } });
  if (!answer.ok) return problem(502, `Figma answered ${answer.status}.`);
  const { data } = Images.safeParse(await answer.json());
  const source = Object.values(data?.images ?? {})[0];
  if (!source) return problem(502, 'Figma has no picture of this frame.');
  const picture = await fetch(source);
  if (!picture.ok) return problem(502, `Figma's picture could not be loaded: ${picture.status}.`);
  return { status: 200, type: 'image/png', body: await picture.bytes() };
}

function problem(status: number, body: string): FigmaAnswer {
  return { status, type: 'text/plain', body };
}
