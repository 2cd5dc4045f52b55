import type { AnyEndpoint } from '#src/contract/endpoint.ts';
import { Skipped, type ViewerRequest, type Bench } from '../bench.ts';
import { answers, type Check } from '../check.ts';
import { firstId } from '../values.ts';

/**
 * Derives a check of the answer for each call without a written one, except for a call that needs a body and
 * one that changes a given row, which has to be created first. A call with an id uses the first row of its
 * list: `/bills/:id` and `/bills/:id/receipt` that of `/bills`.
 */
export function derivedChecks(
  endpoints: readonly AnyEndpoint[],
  written: readonly Check[],
): readonly Check[] {
  const checked = new Set(written.filter(({ isAnswer }) => isAnswer).map((one) => one.endpoint));
  return endpoints
    .filter((endpoint) => !checked.has(endpoint) && isDerivable(endpoint))
    .map((endpoint) =>
      answers(endpoint, 'answers', (bench) => request(endpoint, endpoints, bench)),
    );
}

function isDerivable({ method, path, body }: AnyEndpoint): boolean {
  return method === 'GET' || (!path.endsWith('/:id') && (!body || body.safeParse({}).success));
}

async function request(
  endpoint: AnyEndpoint,
  endpoints: readonly AnyEndpoint[],
  bench: Bench,
): Promise<ViewerRequest> {
  const given = { as: viewerOf(endpoint), ...(endpoint.body && { body: {} }) };
  const [path, ...rest] = endpoint.path.split('/:id');
  if (rest.length === 0) return given;
  const list = endpoints.find((one) => one.method === 'GET' && one.path === path);
  if (!list || list === endpoint)
    throw new Skipped(`no call lists ${path}: write a check in tools/conformance/checks`);
  const id = firstId((await bench.send(list, { as: viewerOf(list) })).body);
  if (id === undefined) throw new Skipped(`${list.name} has no rows`);
  return { ...given, params: { id } };
}

// The worker is shown tasks of other people, and most calls are about those.
function viewerOf({ access }: AnyEndpoint): 'worker' | 'nobody' {
  return access === 'public' ? 'nobody' : 'worker';
}
