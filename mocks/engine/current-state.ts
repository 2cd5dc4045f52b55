import { millisecondsOf, printClockOffset, type ClockOffset } from '../clock/clock-offset.ts';
import { printFault } from '../faults/fault-text.ts';
import type { Fault } from '../faults/faults.ts';
import { userIn, type Opening } from './openings.ts';
import { people, type Viewer } from '../fixtures/accounts.ts';
import type { ViewerOrNobody } from '../scenarios/overrides.ts';
import { resolveState, type MockState } from '../scenarios/state.ts';

/**
 * The whole state of an opening as it is now, without the page: who is signed in, the time, the faults.
 * What is as the scenario has it stays unnamed.
 */
export function currentState(opening: Opening): MockState {
  const { state, scenario, server, clock, shared } = opening;
  const original = resolveState({ scenario: state.scenario });
  const viewer = currentViewer(opening);
  const time = currentTime(clock, shared.seededAt);
  const isOriginalTime =
    !clock.isStopped && millisecondsOf(time) === millisecondsOf(original.clock ?? '+0s');
  const hasLatency = typeof server.latency === 'string' || state.latency !== undefined;
  const faults = faultsOf(opening);
  const hasOriginalFaults = isSame(faults, original.faults ?? []);
  return {
    scenario: scenario.id as MockState['scenario'],
    ...(viewer !== undefined && { as: viewer }),
    ...(!isOriginalTime && { clock: time }),
    ...(clock.isStopped && { isStopped: true }),
    ...(!hasOriginalFaults && { faults }),
    // A time alone is a setting of the browser.
    ...(hasLatency && { latency: server.latency }),
    ...(server.dialect && { dialect: server.dialect }),
    ...(state.rows && { rows: state.rows }),
  };
}

/** The viewer to name in an address; undefined for the scenario's own. */
function currentViewer({
  storage,
  firstUser,
  viewer,
  isSessionReal,
}: Opening): ViewerOrNobody | undefined {
  const user = userIn(storage);
  const persons = Object.keys(people) as Viewer[];
  // The ids of a real server mean nothing in the mocks.
  if (isSessionReal) return viewer;
  if (user === firstUser) return viewer;
  if (user === null) return 'nobody';
  return persons.find((person) => people[person].id === user) ?? `user-${user}`;
}

/** The time since the rows were created if it stands still, or else how far the clock is ahead. */
function currentTime(clock: Opening['clock'], seededAt: number): ClockOffset {
  return printClockOffset(Math.max(0, clock.isStopped ? clock.now() - seededAt : clock.offset));
}

/** The faults that the state was opened with, and those that came later and aren't used up. */
function faultsOf({ scenario, server }: Opening): readonly Fault[] {
  const opened = new Set(scenario.faults?.map(printFault));
  return server.faults.filter(
    (fault) => server.activeFaults.includes(fault) || opened.has(printFault(fault)),
  );
}

function isSame(some: readonly Fault[], others: readonly Fault[]): boolean {
  return JSON.stringify(some) === JSON.stringify(others);
}
