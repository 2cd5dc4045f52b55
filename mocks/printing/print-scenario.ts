import type { ClockOffset } from '../clock/clock-offset.ts';
import type { WorldSnapshot } from '../db/world.ts';
import type { ViewerOrNobody } from '../scenarios/overrides.ts';
import type { RuleExceptions } from '../db/world-rules.ts';
import { exportNameOf, ID_RULE, isScenarioId } from '../scenarios/export-name.ts';
import { sourceOf } from '../scenarios/registry.ts';
import { openScenario, scenario, type Scenario } from '../scenarios/scenario.ts';
import { rowChanges, type RowChanges } from '../seeds/relative-rows.ts';
import { createSteppedClock } from '../clock/stepped-clock.ts';
import { printField } from './print-code.ts';

/** A scenario with nothing but the seeded accounts, which every world has. */
export const blankScenario = scenario({ id: 'blank', title: 'Blank', at: '/' });

/** What a scenario file is printed from. */
export interface ScenarioToPrint {
  /** Lowercase words with hyphens. */
  readonly id: string;
  readonly title: string;
  readonly as: ViewerOrNobody;
  /** The path to open. */
  readonly at: string;
  readonly clock?: ClockOffset | undefined;
  /** The rules that the rows break, with the reasons; those of the base by default. */
  readonly breaks?: RuleExceptions | undefined;
  /** Every row of the world. */
  readonly rows: WorldSnapshot;
  /** The time that the rows are relative to, in milliseconds since the epoch. */
  readonly now: number;
  /** The module of a recording, relative to the folder of the scenarios. */
  readonly recording?: string | undefined;
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
 * Prints a file for `mocks/scenarios` that has a scenario with these rows. It derives from the base, if there is one.
 *
 * @throws Error for an id that is no words or numbers with hyphens between them
 */
export function printScenario(given: ScenarioToPrint): PrintedScenario {
  const { id, rows, now } = given;
  if (!isScenarioId(id)) throw new Error(`The id is "${id}"; allowed: ${ID_RULE}`);
  const source = given.base && sourceOf(given.base.id);
  const base = source ? given.base : undefined;
  const isDerived = source !== undefined && base !== undefined;
  const { world } = openScenario(base ?? blankScenario, createSteppedClock(now));
  const changes = rowChanges(world.snapshot(), rows, now);
  const isSame = Object.keys(changes).length === 0;
  const lines = fieldLines(given, isDerived);
  if (given.recording !== undefined) lines.push('  recording,');
  if (!isSame) lines.push(printSeed(isDerived ? 'also' : 'seed', changes));
  const name = exportNameOf(id);
  const imports = isSame ? [] : ["import { seedRows } from '../seeds/relative-rows.ts';"];
  if (given.recording !== undefined) {
    imports.push(`import recording from '${given.recording}' with { type: 'json' };`);
  }
  let call = 'scenario';
  if (isDerived) {
    imports.push(`import { ${source.name} } from '${source.module}';`);
    call = `${source.name}.with`;
  } else {
    imports.push("import { scenario } from './scenario.ts';");
  }
  const body = `export const ${name} = ${call}({\n${lines.join('\n')}\n});\n`;
  return { name, file: `${id}.ts`, code: `${imports.join('\n')}\n\n${body}` };
}

/** The fields before the rows. A derived scenario also says what it does not take from its base. */
function fieldLines(given: ScenarioToPrint, isDerived: boolean): string[] {
  const { id, title, at, clock, base } = given;
  const as = given.as === 'nobody' ? undefined : given.as;
  const breaks = given.breaks ?? (isDerived ? undefined : base?.breaks);
  const fields: readonly (readonly [key: string, value: unknown, inherited: unknown])[] = [
    ['id', id, undefined],
    ['title', title, undefined],
    ['as', as, base?.as],
    ['at', at, undefined],
    ['clock', clock, base?.clock],
    ['breaks', Object.keys(breaks ?? {}).length > 0 ? breaks : undefined, undefined],
    ['storage', undefined, base?.storage],
  ];
  return fields.flatMap(([key, value, inherited]) => {
    if (value !== undefined) return [printField(key, value, 1)];
    return isDerived && inherited !== undefined ? [`  ${key}: undefined,`] : [];
  });
}

function printSeed(field: string, changes: RowChanges): string {
  const lines = Object.entries(changes).map(([name, rows]) => printField(name, rows, 2));
  return `  ${field}: seedRows({\n${lines.join('\n')}\n  }),`;
}
