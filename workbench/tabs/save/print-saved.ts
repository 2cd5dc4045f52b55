import type { WorldSnapshot } from '#mocks/db/world.ts';
import { millisecondsOf, printClockOffset } from '#mocks/clock/clock-offset.ts';
import { printFault } from '#mocks/faults/fault-text.ts';
import { printScenario, type PrintedScenario } from '#mocks/printing/print-scenario.ts';
import { printStory } from '#mocks/printing/print-story.ts';
import { exportNameOf, ID_RULE, isScenarioId } from '#mocks/scenarios/export-name.ts';
import { scenarioOf, scenarios } from '#mocks/scenarios/registry.ts';
import { openScenario, type Scenario } from '#mocks/scenarios/scenario.ts';
import { resolveState, type MockState } from '#mocks/scenarios/state.ts';
import { printRows } from '#mocks/scenarios/rows-text.ts';
import { rowChanges, type RowChanges } from '#mocks/seeds/relative-rows.ts';

/** A world as it is now, to be saved. */
export interface WorldToSave {
  readonly state: MockState;
  readonly rows: WorldSnapshot;
  /** When the rows were created, in milliseconds since the epoch. */
  readonly seededAt: number;
  /** The app's time, in milliseconds since the epoch. */
  readonly now: number;
  readonly path: string;
}

export interface SavedName {
  readonly id: string;
  readonly title: string;
}

export interface SavedFiles {
  /** Undefined when the rows are those of an existing scenario: the story is enough then. */
  readonly scenario: PrintedScenario | undefined;
  readonly story: { readonly file: string; readonly code: string };
}

/** The rows of a scenario as they were when a world was created from it. */
export function originalRows(id: MockState['scenario'], seededAt: number): WorldSnapshot {
  return openScenario(scenarioOf(id), { now: () => seededAt }).world.snapshot();
}

/** The rows that differ from the original ones, other than in the sessions; undefined when none do. */
export function changedRows(original: WorldSnapshot, world: WorldToSave): RowChanges | undefined {
  const changes = rowChanges(original, world.rows, world.seededAt);
  return Object.keys(changes).length > 0 ? changes : undefined;
}

/**
 * Prints a world as files of the repository: a scenario if its rows are new, and a story that shows it.
 * The rows are relative to their creation, so that those which were not changed aren't printed, and the
 * scenario opens as much later as the world was used.
 *
 * @param shown a text on the page
 * @throws Error for an invalid id
 */
export function printSaved(
  { id, title }: SavedName,
  world: WorldToSave,
  isChanged: boolean,
  shown?: string,
): SavedFiles {
  const { state, rows, seededAt, now, path } = world;
  const base = scenarioOf(state.scenario);
  const resolved = resolveState(state);
  const name = exportNameOf(id);
  const file = `stories/screens/saved/${name.charAt(0).toUpperCase()}${name.slice(1)}.stories.tsx`;
  const { faults, latency, dialect } = state;
  const saved = { title: `Screens/Saved/${title}`, name: 'Saved', shown };
  if (!isChanged) {
    const at = path === base.at ? {} : { at: path };
    const code = printStory({ ...saved, ...state, ...at, scenario: base });
    return { scenario: undefined, story: { file, code } };
  }
  const scenario = printScenario({
    id,
    title,
    as: state.as ?? base.as ?? 'nobody',
    at: path,
    clock: clockOf(resolved, now - seededAt),
    rows,
    now: seededAt,
    base,
  });
  const code = printStory({ ...saved, faults, latency, dialect, scenario: { id, at: path } });
  return { scenario, story: { file, code } };
}

/** At least as late as the last change, in whole seconds. */
function clockOf({ clock }: Scenario, elapsed: number) {
  const given = clock === undefined ? 0 : millisecondsOf(clock);
  const seconds = Math.ceil(Math.max(elapsed, given) / 1_000);
  return seconds === 0 ? undefined : printClockOffset(seconds * 1_000);
}

/** Why a name can't be used, by field. */
export type NameProblems = Readonly<Partial<Record<keyof SavedName, string>>>;

export function checkName({ id, title }: SavedName): NameProblems {
  const problem = !isScenarioId(id)
    ? `Use ${ID_RULE}.`
    : scenarios.some((each) => each.id === id)
      ? 'A scenario has this id. Choose another one.'
      : undefined;
  return {
    ...(title.trim() === '' && { title: 'Enter a title.' }),
    ...(problem && { id: problem }),
  };
}

/** An id for a title, such as `offers-a-lost-answer` for "Offers, a lost answer". */
export function idFor(title: string): string {
  const words = title.toLowerCase().replaceAll(/['"]/g, '');
  return (words.match(/[a-z]+|\d+/g) ?? []).join('-');
}

/** The body of `POST /__mock/scenario` that opens a state on a mock server over HTTP. */
export function controlBody(
  { scenario, as: viewer, clock, faults, latency, dialect, rows }: MockState,
  at: string,
): string {
  return JSON.stringify({
    id: scenario,
    at,
    ...(viewer !== undefined && { as: viewer }),
    ...(clock !== undefined && { t: clock }),
    ...(faults !== undefined && { faults: faults.map(printFault) }),
    ...(latency !== undefined && { latency }),
    ...(dialect !== undefined && { dialect }),
    ...(rows !== undefined && { rows: printRows(rows) }),
  });
}
