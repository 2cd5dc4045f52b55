import { STORY_NOW } from '../clock/stepped-clock.ts';
import type { Exchange } from '../recording/exchange.ts';

/** A recorded call: by default a GET of an offer that succeeds at the time of the stories. */
export function recordedCall(given: Partial<Exchange> = {}): Exchange {
  return {
    method: 'GET',
    path: '/offers/12',
    query: {},
    status: 200,
    startedAt: STORY_NOW,
    ...given,
  };
}
