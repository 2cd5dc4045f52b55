import type { Problem } from '../app/environment.ts';

interface Context {
  readonly origin: string;
  /** The browser's own by default. */
  readonly fetch?: (request: Request) => Promise<Response>;
  /** Told each reason once; writes to the console by default. */
  readonly report?: (problem: Problem) => void;
}

/** Hosts that browsers trust without https. */
const LOCAL = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

/**
 * Wraps the `fetch` of a development build: what the browser hides from scripts, it finds out by requests without
 * custom headers, and says in the console.
 */
export function explainingFetch({
  origin,
  fetch: send = (request) => fetch(request),
  report = ({ title, details }) => console.warn([title, ...details].join('\n  ')),
}: Context): (request: Request) => Promise<Response> {
  const said = new Set<string>();

  function say(title: string, details: readonly string[]): void {
    const text = [title, ...details].join('\n');
    if (said.has(text)) return;
    said.add(text);
    report({ title, details });
  }

  return async (request) => {
    // A request can be sent once.
    const { url, method, headers, signal } = request;
    try {
      const response = await send(request);
      if (response.headers.get('Content-Type')?.startsWith('text/html') && response.status < 500) {
        say(`${new URL(url).origin} answered with a page of HTML`, [
          `The API must be below ${apiOf(url)}: look at VITE_API_BASE_URL, which has no "/api", or at the proxy.`,
        ]);
      }
      return response;
    } catch (error) {
      if (!signal.aborted) {
        const reason = await reasonOf({ origin, send }, { url, method, headers });
        say(`${method} ${new URL(url).origin} failed`, reason);
      }
      throw error;
    }
  };
}

/** The address of a call up to `/api`, below which all calls are. */
function apiOf(url: string): string {
  return /^.*?\/api(?=\/|$)/.exec(url)?.[0] ?? url;
}

async function reasonOf(
  { origin, send }: { origin: string; send: (request: Request) => Promise<Response> },
  { url, method, headers }: Pick<Request, 'url' | 'method' | 'headers'>,
): Promise<readonly string[]> {
  const target = new URL(url);
  const answers = (mode: RequestMode) =>
    send(new Request(url, { mode, cache: 'no-store' })).then(
      () => true,
      () => false,
    );
  const isInsecure = target.protocol === 'http:' && !LOCAL.test(target.hostname);
  if (isInsecure && origin.startsWith('https:')) {
    return [
      `Mixed content: the page has https, the server http. Serve ${target.origin} over https.`,
    ];
  }
  if (!(await answers('no-cors'))) {
    return [
      target.protocol === 'https:'
        ? `Nothing answers, or its certificate isn't valid: open ${target.origin} in a tab.`
        : `Nothing answers at ${target.origin}: is the server running, at this port?`,
    ];
  }
  if (target.origin === origin) return ['The server answers again: it may have restarted.'];
  if (!(await answers('cors'))) {
    return [
      `CORS: the server answers, but doesn't allow this page to read it. Allow the origin ${origin}.`,
    ];
  }
  const sent = [...headers.keys()].join(', ');
  return [
    `CORS: a request without headers of its own is allowed, so the preflight failed. Allow the method ${method} and the headers ${sent}.`,
  ];
}
