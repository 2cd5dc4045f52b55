import { IDEMPOTENCY_HEADER, type AnyEndpoint } from '#src/contract/endpoint.ts';

/**
 * Remembers the answers of calls that create something, so that a repeated request creates nothing.
 *
 * @returns runs a call, or has the answer of the first request with the same key, viewer and address. A call that
 *   failed can be tried again with its key
 */
export function createFirstAnswers() {
  const answers = new Map<string, Promise<unknown>>();
  return (
    { headers, url }: Request,
    { creates }: AnyEndpoint,
    viewer: number | null,
    run: () => Promise<unknown>,
  ): Promise<unknown> => {
    const key = headers.get(IDEMPOTENCY_HEADER);
    if (!creates || key === null) return run();
    const id = `${viewer} ${url} ${key}`;
    const answer = answers.get(id) ?? run();
    answers.set(id, answer);
    answer.catch(() => answers.delete(id));
    return answer;
  };
}
