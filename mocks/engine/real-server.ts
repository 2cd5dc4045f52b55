import { http } from 'msw';
import { API_BASE_PATH, type AnyEndpoint } from '#src/contract/endpoint.ts';
import { emptyAnswer } from '#src/contract/read-answer.ts';
import { endpoints, type EndpointName } from '#src/contract/registry.ts';
import { createListeners } from '#src/domain/listeners.ts';
import { findDrift, uniqueDrift, type Drift } from '../recording/drift.ts';
import { valueOf } from '../server/request-log.ts';
import { matchCall } from '../server/match-call.ts';

type ResourceOf<Name> = Name extends `${infer Resource}.${string}` ? Resource : never;

/** A resource of the API: the part of a call's name before the dot. */
export type Resource = ResourceOf<EndpointName>;

const resourceOf = ({ name }: Pick<AnyEndpoint, 'name'>) =>
  name.slice(0, name.indexOf('.')) as Resource;

/** The resources of the contract, auth first. */
export const RESOURCES: readonly Resource[] = [
  ...new Set<Resource>(['auth', ...endpoints.map((endpoint) => resourceOf(endpoint))]),
];

/** Adds auth to other resources, since the server has to know who is signed in. */
export const withAuth = (resources: readonly Resource[]): readonly Resource[] =>
  RESOURCES.filter((each) => resources.includes(each) || (each === 'auth' && resources.length > 0));

/** The real server that answers some of the calls, in front of the mocks. */
export type RealServer = ReturnType<typeof connectRealServer>;

/**
 * Lets the calls of some resources pass the mocks.
 *
 * @param options.send sends a request past the mocks
 */
export function connectRealServer(options: {
  resources: readonly Resource[];
  send: (request: Request) => Promise<Response>;
}) {
  const { send } = options;
  const resources = withAuth(options.resources);
  const listeners = createListeners();
  let drift: readonly Drift[] = [];

  async function pass(request: Request, path: string, endpoint: AnyEndpoint): Promise<Response> {
    const { method } = request;
    let response: Response;
    let text: string;
    try {
      response = await send(request);
      text = await response.clone().text();
    } catch {
      return Response.error();
    }
    const { ok, status } = response;
    const found = findDrift({
      method,
      path: path.slice(API_BASE_PATH.length),
      query: {},
      status,
      // An error needs no body; a success without one is drift, where the contract has something to read.
      answer: text === '' && ok ? (emptyAnswer(endpoint, status) ?? '') : valueOf(text),
      startedAt: 0,
    });
    const known = uniqueDrift([...drift, ...found]);
    if (known.length > drift.length) {
      drift = known;
      listeners.notify();
    }
    return response;
  }

  return {
    /** The resources that it answers for. */
    resources,
    /** Where its responses differed from the contract, each difference once. */
    get drift() {
      return drift;
    },
    /** Sends its calls as they are, and leaves all others to the handlers behind it. */
    handler: http.all(`*${API_BASE_PATH}/*`, ({ request, params: { 0: base = '' } }) => {
      const path = request.url.slice(base.length).replace(/\?.*$/, '');
      const call = matchCall(request.method, path);
      return call && resources.includes(resourceOf(call.endpoint))
        ? pass(request, path, call.endpoint)
        : undefined;
    }),
    /** Calls back when `drift` has grown. Returns a function that unsubscribes. */
    subscribe: listeners.subscribe,
  };
}
