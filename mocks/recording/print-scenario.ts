import type { ClockOffset } from '../clock/clock-offset.ts';
import type { WorldSnapshot } from '../db/world.ts';
import type { Fault } from '../faults/faults.ts';
import type { ViewerOrNobody } from '../scenarios/state.ts';
import { openScenario, type Scenario } from '../scenarios/scenario.ts';
import { rowChanges, type RowChanges } from '../seeds/relative-rows.ts';
import { createSteppedClock } from '../clock/stepped-clock.ts';
import { exportNameOf, Imports, printFaults, printField } from './print-module.ts';
import { sourceOf } from './scenario-sources.ts';
import { blankScenario } from './session-world.ts';

/** What a scenario file is printed from. */
export interface ScenarioToPrint {
  /** Lowercase words with hyphens. */
  readonly id: string;
  readonly title: string;
  readonly as: ViewerOrNobody;
  /** The path to open. */
  readonly at: string;
  readonly clock?: ClockOffset | undefined;
  readonly faults?: readonly Fault[] | undefined;
  /** Every row of the world. */
  readonly rows: WorldSnapshot;
  /** The time that the rows are relative to, in milliseconds since the epoch. */
  readonly now: number;
  /** The scenario that the world was opened with, to print only what differs from it. */
  readonly base?: Scenario | undefined;
}

/** A printed file. */
export interface PrintedScenario {
  /** The name of the export. */
  readonly name: string;
  /** The file's name, for the folder of the scenarios. */
  readonly file: string;
  readonly code: string;
}

/**
 * Prints a file for `mocks/scenarios` that has a scenario with these rows. It derives from the base if
 * that takes fewer rows than a scenario of its own.
 *
 * @throws Error for an id with other characters than lowercase letters, digits and hyphens
 */
export function printScenario(given: ScenarioToPrint): PrintedScenario {
  const { id, base, rows, now } = given;
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id)) {
    throw new Error(`The id is "${id}"; allowed: lowercase words with hyphens, such as offers-bug`);
  }
  const own = changesFrom(blankScenario, rows, now);
  const source = base && sourceOf(base.id);
  const derived = base && source ? changesFrom(base, rows, now) : undefined;
  const isDerived = derived !== undefined && sizeOf(derived) < sizeOf(own);
  const imports = new Imports();
  const lines = fieldLines(given, imports, isDerived ? base : undefined);
  const changes = isDerived ? derived : own;
  if (Object.keys(changes).length > 0) {
    imports.add('../seeds/relative-rows.ts', 'seedRows');
    lines.push(printSeed(isDerived ? 'also' : 'seed', changes));
  }
  const name = exportNameOf(id);
  const fields = `{\n${lines.join('\n')}\n}`;
  let definition: string;
  if (isDerived && source) {
    imports.add(source.module, source.name);
    if (source.isList) imports.add('./base-in.ts', 'baseIn');
    const found = source.isList ? `baseIn(${source.name}, '${base.id}')` : source.name;
    definition = `const base = ${found};\n\nexport const ${name} = base.with(${fields});\n`;
  } else {
    imports.add('./scenario.ts', 'scenario');
    definition = `export const ${name} = scenario(${fields});\n`;
  }
  return { name, file: `${id}.ts`, code: `${imports.print()}\n\n${definition}` };
}

function changesFrom(base: Scenario, rows: WorldSnapshot, now: number): RowChanges {
  const { world } = openScenario(base, createSteppedClock(now));
  return rowChanges(world.snapshot(), rows, now);
}

function sizeOf(changes: RowChanges): number {
  return JSON.stringify(changes).length;
}

/** The fields before the rows. A derived scenario also says what it does not take from its base. */
function fieldLines(
  given: ScenarioToPrint,
  imports: Imports,
  base: Scenario | undefined,
): string[] {
  const { id, title, at, clock, faults = [] } = given;
  const as = given.as === 'nobody' ? undefined : given.as;
  const lines = [printField('id', id, 1), printField('title', title, 1)];
  if (as !== undefined) lines.push(printField('as', as, 1));
  else if (base?.as !== undefined) lines.push('  as: undefined,');
  lines.push(printField('at', at, 1));
  if (clock !== undefined) lines.push(printField('clock', clock, 1));
  else if (base?.clock !== undefined) lines.push('  clock: undefined,');
  if (faults.length > 0) lines.push(printFaults(faults, 1, imports, '../faults/faults.ts'));
  else if ((base?.faults ?? []).length > 0) lines.push('  faults: [],');
  if (base?.storage !== undefined) lines.push('  storage: undefined,');
  return lines;
}

function printSeed(field: string, changes: RowChanges): string {
  const lines = Object.entries(changes).map(([name, rows]) => printField(name, rows, 2));
  return `  ${field}: seedRows({\n${lines.join('\n')}\n  }),`;
}
