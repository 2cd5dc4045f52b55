import { describe, expect, it, vi } from 'vitest';
import { explainingFetch } from './explain-failure.ts';

const PAGE = 'https://app.test';

/** Sends a call from a page whose requests are answered, or fail, by their mode. */
async function explained(
  url: string,
  answer: (request: Request) => Response | undefined,
  { origin = PAGE, signal = null as AbortSignal | null } = {},
): Promise<readonly string[]> {
  const report = vi.fn();
  const fetch = explainingFetch({
    origin,
    report,
    async fetch(request) {
      const response = answer(request);
      if (!response) throw new TypeError('Failed to fetch');
      return response;
    },
  });
  const send = () =>
    fetch(
      new Request(url, {
        method: 'POST',
        headers: { Accept: 'application/json', 'Idempotency-Key': 'k' },
        signal,
      }),
    ).catch(() => null);
  await send();
  // Once: the app repeats its calls.
  await send();
  expect(report.mock.calls.length).toBeLessThan(2);
  const [problem] = (report.mock.calls[0] ?? []) as { title: string; details: string[] }[];
  return problem ? [problem.title, ...problem.details] : [];
}

const API = 'https://api.test/api/tasks';
const isProbe = ({ headers }: Request) => !headers.has('Idempotency-Key');

describe('a request that fails', () => {
  it('by its preflight is told by one without custom headers that does not', async () => {
    const text = await explained(API, (request) => (isProbe(request) ? new Response() : undefined));
    expect(text).toEqual([
      'POST https://api.test failed',
      'CORS: a request without headers of its own is allowed, so the preflight failed. Allow the method POST and the headers accept, idempotency-key.',
    ]);
  });

  it('by its origin is told by one that the page need not read', async () => {
    const text = await explained(API, ({ mode }) =>
      mode === 'no-cors' ? new Response() : undefined,
    );
    expect(text[1]).toContain('Allow the origin https://app.test.');
  });

  it.each([
    [API, 'certificate'],
    ['http://localhost:8000/api/tasks', 'is the server running'],
    ['http://api.test/api/tasks', 'Mixed content'],
  ])('at %s may be: %s', async (url, reason) => {
    expect((await explained(url, () => undefined))[1]).toContain(reason);
  });

  it('on the origin of the page has no CORS to blame', async () => {
    const text = await explained(`${PAGE}/api/tasks`, (request) =>
      isProbe(request) ? new Response() : undefined,
    );
    expect(text[1]).toContain('answers again');
  });

  it('because it was aborted is nobody’s fault', async () => {
    expect(await explained(API, () => undefined, { signal: AbortSignal.abort() })).toEqual([]);
  });
});

describe('an answer', () => {
  const html = (status: number) =>
    new Response('<!doctype html>', { status, headers: { 'Content-Type': 'text/html' } });

  it.each([200, 404])('of HTML with %i is that of a wrong base path', async (status) => {
    const text = await explained('https://api.test/v1/api/tasks', () => html(status));
    expect(text).toEqual([
      'https://api.test answered with a page of HTML',
      'The API must be below https://api.test/v1/api: look at VITE_API_BASE_URL, which has no "/api", or at the proxy.',
    ]);
  });

  it('of HTML with 500, or of JSON, says nothing', async () => {
    expect(await explained(API, () => html(500))).toEqual([]);
    expect(await explained(API, () => Response.json({}, { status: 404 }))).toEqual([]);
  });
});
