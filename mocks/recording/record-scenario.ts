import { paths } from '#src/lib/navigation/paths.ts';
import type { World } from '../db/world.ts';
import type { Fault } from '../faults/faults.ts';
import type { Viewer } from '../fixtures/accounts.ts';
import { brokenRules } from '../db/world-rules.ts';
import { findDrift, type Drift } from './drift.ts';
import { callOf, type Exchange } from './exchange.ts';
import { replay } from './replay.ts';
import { scrub, type ScrubCounts } from './scrub.ts';
import { sessionWorld } from './session-world.ts';

/** A scenario made from a session, and what became of its answers. */
export interface RecordedScenario {
  /** The viewer; undefined for a signed-out visitor. */
  readonly as: Viewer | undefined;
  /** The page to open. */
  readonly at: string;
  /** The rows that the session found, in the time of the stories. */
  readonly world: World;
  readonly faults: readonly Fault[];
  /** Where the answers differ from the contract. */
  readonly drift: readonly Drift[];
  readonly scrubbed: ScrubCounts;
  /** The scrubbed calls, in the time of the stories. */
  readonly exchanges: readonly Exchange[];
  /** The number of answers that the rows explain without a fault. */
  readonly explained: number;
  /** The number of answers after a change that the rows don't repeat exactly. */
  readonly afterChange: number;
  /** The rules of the mock world that the rows break; none unless this version has a bug. */
  readonly broken: readonly string[];
}

/**
 * Makes a scenario of a recorded session: the world as the session found it, without personal data, and
 * faults for the answers that its rows don't explain.
 *
 * @param session.page the path and query of the page; its viewer's first page by default
 */
export async function recordScenario(session: {
  readonly exchanges: readonly Exchange[];
  readonly page?: string | undefined;
}): Promise<RecordedScenario> {
  const drift = session.exchanges.flatMap((exchange) => findDrift(exchange));
  const keyed = drift.map((each) => [JSON.stringify(each), each] as const);
  const { exchanges: scrubbed, page, viewer, counts } = scrub({ page: undefined, ...session });
  const { exchanges, world } = sessionWorld(scrubbed, viewer);
  const { faults, explained, afterChange } = await replay(exchanges, world, viewer);
  return {
    as: viewer,
    at: pageToOpen(page, viewer),
    world,
    faults,
    drift: [...new Map(keyed).values()],
    scrubbed: counts,
    exchanges: exchanges.filter((exchange) => callOf(exchange)),
    explained,
    afterChange,
    broken: brokenRules(world),
  };
}

/** Rules out pages that the app doesn't have, and the sign-in page of a session that has signed in. */
function pageToOpen(page: string | undefined, viewer: Viewer | undefined): string {
  const first = viewer === undefined ? paths.home.to() : paths.dashboard.to();
  const path = page?.split('?')[0]?.replace(/(?<=.)\/$/, '');
  if (page === undefined || path === undefined) return first;
  const patterns = Object.values(paths).map(({ pattern }) => pattern.replace(/:\w+/, '\\d+'));
  const isKnown = patterns.some((pattern) => new RegExp(`^${pattern}$`).test(path));
  const isLeft =
    viewer !== undefined && (path === paths.auth.pattern || path === paths.home.pattern);
  return isKnown && !isLeft ? page : first;
}
