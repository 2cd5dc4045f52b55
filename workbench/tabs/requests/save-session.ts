import { exchangeOf } from '#mocks/recording/exchange.ts';
import { printRecorded, recordScenario } from '#mocks/recording/record-scenario.ts';
import type { SeenRequest } from '#mocks/server/request-log.ts';
import { findScenario } from '#mocks/scenarios/registry.ts';
import { requestsCopy } from '../requests-copy.ts';

const copy = requestsCopy.save;

/** A scenario made from the requests, and its file. */
export type SavedSession = Awaited<ReturnType<typeof saveSession>>;

/**
 * Makes a scenario of logged requests.
 *
 * @param options.page the path and query of the page that the app shows
 * @throws Error with the reason, for the user
 */
export async function saveSession(
  seen: readonly SeenRequest[],
  { id, title, page }: { id: string; title: string; page: string },
) {
  if (findScenario(id)) throw new Error(copy.taken(id));
  const exchanges = seen.filter(isOver).flatMap((request) => exchangeOf(request) ?? []);
  if (exchanges.length === 0) throw new Error(copy.noRequests);
  const recorded = await recordScenario({ exchanges, page });
  return { recorded, printed: printRecorded({ id, title }, recorded) };
}

/** Leaves out what the app has canceled, or still waits for without a fault. */
function isOver({ status, faults }: SeenRequest): boolean {
  return status !== undefined || faults.length > 0;
}
