import { vi } from 'vitest';
import { API_BASE_PATH, type AnyEndpoint } from '#src/contract/endpoint.ts';
import type { Stage } from '#stories/stage/stage.ts';

/** The server carries out the next request of a call, but the answer is lost on the way. */
export function loseAnswer(stage: Stage, { path }: AnyEndpoint): void {
  const send = stage.environment.fetch.bind(stage.environment);
  let isLost = false;
  vi.spyOn(stage.environment, 'fetch').mockImplementation(async (request) => {
    const response = await send(request);
    if (isLost || !new URL(request.url).pathname.endsWith(API_BASE_PATH + path)) return response;
    isLost = true;
    throw new TypeError('Failed to fetch');
  });
}
