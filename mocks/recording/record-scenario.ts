import { paths } from '#src/lib/navigation/paths.ts';
import type { World } from '../db/world.ts';
import type { Fault } from '../faults/faults.ts';
import type { Viewer } from '../fixtures/accounts.ts';
import { brokenRules, type RuleExceptions } from '../db/world-rules.ts';
import { openScenario } from '../scenarios/scenario.ts';
import { createSteppedClock, STORY_NOW } from '../clock/stepped-clock.ts';
import { findDrift, uniqueDrift, type Drift } from './drift.ts';
import { callOf, isSuccess, type Exchange } from './exchange.ts';
import { blankScenario, printScenario, type PrintedScenario } from './print-scenario.ts';
import { replay } from './replay.ts';
import { scrub, type ScrubCounts } from './scrub.ts';
import { addSeenRows, beforeChanges } from './seen-rows.ts';
import { latestStamp, shiftTimes } from './shift-times.ts';

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
  /** The number of answers that are left to the rows. */
  readonly explained: number;
  /** The rules that the rows break, since the answers don't show every row. */
  readonly breaks: RuleExceptions;
}

/**
 * Makes a scenario of a recorded session, without personal data: the rows that its answers show
 * whole, as the session found them, and faults that repeat the answers that these rows don't give.
 *
 * @param session.page the path and query of the page; its viewer's first page by default
 */
export async function recordScenario(session: {
  readonly exchanges: readonly Exchange[];
  readonly page?: string | undefined;
}): Promise<RecordedScenario> {
  const { exchanges: scrubbed, page, viewer, counts } = scrub(session);
  const exchanges = inStoryTime(scrubbed);
  const { world } = openScenario(blankScenario, createSteppedClock());
  addSeenRows(world, exchanges);
  const broken = brokenRules(world).map((text) => [text.split(':')[0], NOT_SHOWN]);
  return {
    as: viewer,
    at: pageToOpen(page, viewer),
    world,
    drift: uniqueDrift(session.exchanges.flatMap(findDrift)),
    scrubbed: counts,
    exchanges: exchanges.filter((exchange) => callOf(exchange)),
    breaks: Object.fromEntries(broken) as RuleExceptions,
    ...(await replay(exchanges, world, viewer)),
  };
}

/** Prints the file of a recorded scenario. @throws Error for an invalid id */
export function printRecorded(
  name: { readonly id: string; readonly title: string },
  { as: viewer, at, world, faults, breaks }: RecordedScenario,
): PrintedScenario {
  const rows = world.snapshot();
  return printScenario({
    ...name,
    as: viewer ?? 'nobody',
    at,
    faults,
    breaks,
    rows,
    now: STORY_NOW,
  });
}

const NOT_SHOWN = 'Recorded: its rows are those that the answers showed.';

/** Moves a session so that the last thing that it found has just happened: its rows are never in the future. */
function inStoryTime(exchanges: readonly Exchange[]): readonly Exchange[] {
  const found = beforeChanges(exchanges).filter(isSuccess);
  const latest = latestStamp(found.map(({ answer }) => answer)) ?? 0;
  const now = Math.max(exchanges[0]?.startedAt ?? 0, latest);
  return exchanges.map((exchange) => ({
    ...exchange,
    startedAt: exchange.startedAt - now + STORY_NOW,
    body: shiftTimes(exchange.body, now, STORY_NOW),
    answer: shiftTimes(exchange.answer, now, STORY_NOW),
  }));
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
