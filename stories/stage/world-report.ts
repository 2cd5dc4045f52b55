import { TABLE_NAMES } from '#mocks/db/tables.ts';
import type { World } from '#mocks/db/world.ts';
import { millisecondsOf, printClockOffset, readClockOffset } from '#mocks/clock/clock-offset.ts';
import { printFault } from '#mocks/faults/fault-text.ts';
import type { SeenRequest } from '#mocks/server/request-log.ts';
import { stateAddress } from '#mocks/scenarios/state-address.ts';
import type { MockState } from '#mocks/scenarios/state.ts';
import { STORY_NOW } from '#mocks/clock/stepped-clock.ts';
import { boundedJson } from '#workbench/world-panel/bounded-json.ts';
import {
  MAX_REQUESTS,
  ROWS_PER_PAGE,
  type RequestDetails,
  type RequestSummary,
  type RowPage,
  type RowRange,
  type StagedWorld,
  type StateLink,
  type WorldReport,
  type WorldWatch,
} from '#workbench/world-panel/world-messages.ts';
import type { Stage } from './stage.ts';
import type { Switches } from './switches.ts';

/** The latest time that an address can carry. */
const LATEST = '+366d';

/** The story that Storybook shows. */
export interface StoryInView {
  readonly id: string;
  /** Undefined where the story needs none. */
  readonly stage: Stage | undefined;
  /** The state of its parameters; undefined where it names no scenario. */
  readonly state: MockState | undefined;
  /** The toolbar's choices. */
  readonly switches: Switches;
}

/**
 * Describes what a story runs on for the panel World.
 *
 * @param app the URL of the mocked app; undefined when there is none beside this Storybook
 */
export function worldReport(
  story: StoryInView,
  watch: WorldWatch,
  app: string | undefined,
): WorldReport {
  const { id, stage } = story;
  return { story: id, world: stage ? stagedWorld(stage, story, watch, app) : null };
}

function stagedWorld(
  stage: Stage,
  story: StoryInView,
  watch: WorldWatch,
  app: string | undefined,
): StagedWorld {
  const { scenario, server, clock } = stage;
  const opened = server.seen.find(({ id }) => id === watch.request);
  return {
    scenario: { id: scenario.id, title: scenario.title },
    now: clock.now(),
    requests: server.seen.slice(-MAX_REQUESTS).toReversed().map(summaryOf),
    request: opened && detailsOf(opened),
    tables: TABLE_NAMES.map((name) => ({ name, count: server.world.table(name).size })),
    rows: watch.rows ? rowsOf(server.world, watch.rows) : undefined,
    faults: server.activeFaults.map(printFault),
    link: linkOf(stage, story, app),
  };
}

function summaryOf(request: SeenRequest): RequestSummary {
  const { id, method, path, call, status = null, duration = null, faults } = request;
  return { id, method, path, call, status, duration, faults };
}

function detailsOf({ id, query, body, answer }: SeenRequest): RequestDetails {
  const hasQuery = Object.keys(query).length > 0;
  return {
    id,
    query: hasQuery ? boundedJson(query) : undefined,
    body: boundedJson(body),
    answer: boundedJson(answer),
  };
}

/** A page of a table, the newest rows first. */
function rowsOf(world: World, { table, from }: RowRange): RowPage {
  const page = world
    .table(table)
    .all()
    .toReversed()
    .slice(from, from + ROWS_PER_PAGE);
  const rows = page.flatMap((row) => {
    const json = boundedJson(row);
    return json ? [{ id: row.id, json }] : [];
  });
  return { table, from, rows };
}

function linkOf(stage: Stage, story: StoryInView, app: string | undefined): StateLink {
  const state = stateInView(stage, story);
  if (!state) return { missing: 'address' };
  if (app === undefined) return { missing: 'app' };
  return { href: new URL(stateAddress(state).slice(1), app).href };
}

/**
 * The state of a story with what the toolbar and the panel have changed: viewer, time and faults. Rows that
 * were changed have no place in a state.
 */
function stateInView(
  { scenario, server, clock }: Stage,
  { state, switches }: StoryInView,
): MockState | undefined {
  if (!state) return undefined;
  const elapsed = clock.now() - STORY_NOW;
  const isAtOwnTime = elapsed === (scenario.clock ? millisecondsOf(scenario.clock) : 0);
  const own = scenario.faults ?? [];
  const hasOwnFaults =
    switches.latency === 'none' &&
    server.faults.length === own.length &&
    server.faults.every((fault, index) => fault === own[index]);
  return {
    ...state,
    ...(switches.viewer !== 'story' && { as: switches.viewer }),
    ...(!isAtOwnTime && { clock: readClockOffset(printClockOffset(elapsed)) ?? LATEST }),
    ...(!hasOwnFaults && { faults: server.activeFaults }),
  };
}
