import { matchRequestUrl } from 'msw';
import { API_BASE_PATH } from '#src/contract/endpoint.ts';
import { endpoints, type ContractEndpoint } from '#src/contract/registry.ts';

/** A call of the contract, found in a request. */
export interface MatchedCall {
  readonly endpoint: ContractEndpoint;
  /** The parameters of its path. */
  readonly params: Readonly<Record<string, string>>;
}

/**
 * Finds the call of a request; undefined when the contract has no such call.
 *
 * @param path with `/api`, without the query
 */
export function matchCall(method: string, path: string): MatchedCall | undefined {
  const url = new URL(path, 'http://api.test');
  for (const endpoint of endpoints) {
    if (endpoint.method !== method) continue;
    const { matches, params } = matchRequestUrl(url, url.origin + API_BASE_PATH + endpoint.path);
    if (matches) return { endpoint, params: params as MatchedCall['params'] };
  }
  return undefined;
}
