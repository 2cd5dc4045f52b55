import type { AnyEndpoint } from '#src/contract/endpoint.ts';
import { Skipped, type ViewerRequest, type Bench } from '../bench.ts';
import { answers, type Check } from '../check.ts';
import { firstId } from '../values.ts';

/**
 * Derives a check of the answer for each GET without a written one. A call with an id uses the first
 * row of its list: `/bills/:id` that of `/bills`.
 */
export function derivedChecks(
  endpoints: readonly AnyEndpoint[],
  written: readonly Check[],
): readonly Check[] {
  const checked = new Set(written.filter(({ isAnswer }) => isAnswer).map((one) => one.endpoint));
  return endpoints
    .filter((endpoint) => endpoint.method === 'GET' && !checked.has(endpoint))
    .map((endpoint) => {
      const as = viewerOf(endpoint);
      if (!endpoint.params) return answers(endpoint, 'answers', { as });
      return answers(endpoint, 'answers', (bench) => firstRow(endpoint, endpoints, bench));
    });
}

async function firstRow(
  endpoint: AnyEndpoint,
  endpoints: readonly AnyEndpoint[],
  bench: Bench,
): Promise<ViewerRequest> {
  const path = endpoint.path.replace(/\/:id$/, '');
  const list = endpoints.find((one) => one.method === 'GET' && one.path === path);
  if (!list || list === endpoint)
    throw new Skipped(`no call lists ${path}: write a check in tools/conformance/checks`);
  const id = firstId((await bench.send(list, { as: viewerOf(list) })).body);
  if (id === undefined) throw new Skipped(`${list.name} has no rows`);
  return { as: viewerOf(endpoint), params: { id } };
}

function viewerOf({ access }: AnyEndpoint): 'client' | 'nobody' {
  return access === 'public' ? 'nobody' : 'client';
}
