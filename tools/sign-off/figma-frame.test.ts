import { afterEach, expect, it, vi } from 'vitest';
import { figmaFrame } from './figma-frame.ts';

const LINK = 'https://www.figma.com/design/KEY/Nearhand?node-id=12-34&t=x';
const SOURCE = 'https://pictures.example/12-34.png';

/** Answers calls by the beginning of their address. */
function stubFetch(answers: Readonly<Record<string, Response>>) {
  const calls = vi.fn((url: URL | string, _init?: RequestInit) => {
    const answer = Object.entries(answers).find(([start]) => String(url).startsWith(start));
    return Promise.resolve(answer?.[1].clone() ?? new Response(null, { status: 500 }));
  });
  vi.stubGlobal('fetch', calls);
  return calls;
}

afterEach(() => vi.unstubAllGlobals());

it('fetches the picture of a frame with the token', async () => {
  const calls = stubFetch({
    'https://api.figma.com/': Response.json({ images: { '12:34': SOURCE } }),
    [SOURCE]: new Response('PNG'),
  });
  const { status, type, body } = await figmaFrame(LINK, 'secret');
  expect([status, type, new TextDecoder().decode(body as Uint8Array)]).toEqual([
    200,
    'image/png',
    'PNG',
  ]);
  expect(String(calls.mock.calls[0]?.[0])).toBe(
    'https://api.figma.com/v1/images/KEY?ids=12%3A34&format=png',
  );
  expect(calls.mock.calls.map(([, init]) => init?.headers)).toEqual([
    { 'X-Figma-Token': 'secret' },
    undefined,
  ]);
});

it.each([
  ['a link to something else', 'https://figma.com.evil.example/design/KEY?node-id=1-2', 422],
  ['a link to a whole file', 'https://www.figma.com/design/KEY/Nearhand', 422],
  ['text', 'frame', 422],
])('refuses %s, and sends the token nowhere', async (_, link, status) => {
  const calls = stubFetch({});
  expect((await figmaFrame(link, 'secret')).status).toBe(status);
  expect(calls).not.toHaveBeenCalled();
});

it('says what is missing', async () => {
  stubFetch({ 'https://api.figma.com/': new Response(null, { status: 403 }) });
  expect((await figmaFrame(LINK, undefined)).body).toContain('FIGMA_TOKEN');
  expect((await figmaFrame(LINK, 'secret')).body).toBe('Figma answered 403.');
  stubFetch({ 'https://api.figma.com/': Response.json({ err: null, images: { '12:34': null } }) });
  expect((await figmaFrame(LINK, 'secret')).body).toBe('Figma has no picture of this frame.');
});
