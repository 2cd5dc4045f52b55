import { IDEMPOTENCY_HEADER, type AnyEndpoint } from '#src/contract/endpoint.ts';

/** Remembers the answers of calls that create something, so that a repeated request creates nothing. */
export interface FirstAnswers {
  /**
   * Runs a call, or returns the answer of the first request with the same key, viewer and address. A call that
   * failed can be tried again with its key.
   */
  once(
    request: Request,
    endpoint: AnyEndpoint,
    viewer: number | null,
    run: () => Promise<unknown>,
  ): Promise<unknown>;
}

/** Creates the memory of a mock server. */
export function createFirstAnswers(): FirstAnswers {
  const answers = new Map<string, Promise<unknown>>();
  return {
    once({ headers, url }, { creates }, viewer, run) {
      const key = headers.get(IDEMPOTENCY_HEADER);
      if (!creates || key === null) return run();
      const id = `${viewer} ${url} ${key}`;
      const answer = answers.get(id) ?? run();
      answers.set(id, answer);
      answer.catch(() => answers.delete(id));
      return answer;
    },
  };
}
