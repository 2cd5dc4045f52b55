import type { AnyEndpoint } from '#src/contract/endpoint.ts';
import type { User } from '#src/domain/user.ts';

/** What a mock server needs of {@link Sources}. */
export interface RealSource {
  /** Whether the real server answers a call. */
  isReal(endpoint: AnyEndpoint): boolean;
  /**
   * Sends a call to the real server. The token of a mocked session is left out: it means nothing there.
   *
   * @param request its body is not consumed
   * @returns undefined when the app shall see a network error: without a readable response, and for a
   *   401 to a mocked session, which has not ended
   */
  send(request: Request, endpoint: AnyEndpoint): Promise<Response | undefined>;
  /** The user whom the real server has given a token; undefined for other tokens. */
  userOf(token: string): User | undefined;
}
