import { getResponse, isPassthroughResponse, RequestHandler, type AnyHandler } from 'msw';
import { InMemoryHandlersController } from 'msw/experimental';
import type { MswApi } from 'msw-storybook-addon';
import { findRoute } from '#mocks/server/routing.ts';
import { watchEndlessDelays } from './endless-delays.ts';

/** The handlers that one story puts before its world's, behind msw's own interface. */
export interface Overrides {
  /** What `context.msw` is in the story. */
  readonly msw: Pick<MswApi, 'use' | 'resetHandlers' | 'restoreHandlers' | 'listHandlers'>;
  /** Requests that an override holds back with `delay('infinite')`. */
  readonly held: number;
  /** Successful answers that break the contract, in words. */
  readonly drift: readonly string[];
  /** Whether the story has ever overridden a handler. */
  readonly isUsed: boolean;
  /** Answers a request to the stage; undefined leaves it to the world. */
  answer(request: Request): Promise<Response | undefined>;
}

/**
 * Makes the overrides of a stage. Handlers name the paths of the contract, `/api/offers`, wherever
 * the stage's server answers; they are copied, so that one that answers `once` does so in each story
 * and at each replay.
 *
 * @param baseUrl where the stage's server answers, before `/api`
 */
export function createOverrides(baseUrl: string): Overrides {
  const handlers = new InMemoryHandlersController([]);
  const drift: string[] = [];
  let held = 0;
  let isUsed = false;
  return {
    msw: {
      use(...given) {
        if (given.length > 0) isUsed = true;
        handlers.use(given.map(copyOf));
      },
      resetHandlers: (...given) => handlers.reset(given.map(copyOf)),
      restoreHandlers: () => handlers.restore(),
      listHandlers: () => handlers.listHandlers(),
    },
    drift,
    get held() {
      return held;
    },
    get isUsed() {
      return isUsed;
    },
    async answer(request) {
      const current = handlers
        .listHandlers()
        .filter((handler) => handler instanceof RequestHandler);
      if (current.length === 0) return undefined;
      const { origin } = new URL(baseUrl);
      const rebased = await at(origin + request.url.slice(baseUrl.length), request);
      const stop = watchEndlessDelays(() => (held += 1));
      try {
        const response = await getResponse(current, rebased, { baseUrl: origin });
        if (!response || isPassthroughResponse(response)) return undefined;
        drift.push(...(await driftOf(rebased, response)));
        return response;
      } finally {
        stop();
      }
    },
  };
}

/** A handler in its first state, whatever its original has answered elsewhere. */
function copyOf<Handler extends AnyHandler>(handler: Handler): Handler {
  if (!(handler instanceof RequestHandler)) {
    throw new TypeError('A story overrides calls of the API: use handlers of `http`.');
  }
  const copy = Object.create(
    Object.getPrototypeOf(handler) as object,
    Object.getOwnPropertyDescriptors(handler),
  ) as Handler & RequestHandler;
  copy.isUsed = false;
  return copy;
}

/** The same request at another address. */
async function at(url: string, request: Request): Promise<Request> {
  const { method, headers, signal } = request;
  const body = method === 'GET' || method === 'HEAD' ? null : await request.clone().arrayBuffer();
  return new Request(url, { method, headers, body, signal });
}

/** What breaks the contract in the successful answer of an override. */
async function driftOf(request: Request, response: Response): Promise<string[]> {
  if (!response.ok) return [];
  const { pathname } = new URL(request.url);
  const endpoint = findRoute(request.method, pathname)?.route.endpoint;
  if (!endpoint) return [];
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  const parsed = endpoint.answer.safeParse(body);
  if (parsed.success) return [];
  const [issue] = parsed.error.issues;
  const where = issue?.path.join('.') || 'the body';
  return [
    `The override of ${endpoint.name} breaks the contract at ${where}: ${issue?.message}. To show a broken answer, use the fault \`answersWith\`.`,
  ];
}
