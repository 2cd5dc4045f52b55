import { isRecord } from '#src/contract/is-record.ts';
import type { TableName } from '#mocks/db/tables.ts';
import type { World } from '#mocks/db/world.ts';
import { violationsOf } from '#mocks/db/world-rules.ts';
import { messageOf } from '#mocks/server/message-of.ts';

/** At most so many broken rules are told. */
const MAX_TOLD = 5;

/**
 * Writes a row that was edited as JSON. One with a new id is added.
 *
 * @returns its id
 * @throws Error with what is no JSON, what its schema expects, or the rules that no server could break
 */
export function saveRow(world: World, name: TableName, text: string): number {
  const given = jsonOf(text);
  const table = world.table(name);
  const row = table.parse(given);
  const unknown = isRecord(given) ? Object.keys(given).filter((key) => !(key in row)) : [];
  if (unknown.length > 0) {
    throw new Error(`${name} have no column ${unknown.join(', ')}.`);
  }
  byTheRules(world, () => {
    const before = table.find(row.id);
    if (!before) return void table.insert(row);
    const left = Object.fromEntries(Object.keys(before).map((column) => [column, undefined]));
    table.update(row.id, { ...left, ...row });
  });
  return row.id;
}

/** Deletes a row. @throws Error with the rules that this breaks, such as for a row that others refer to */
export function deleteRow(world: World, name: TableName, id: number): void {
  byTheRules(world, () => world.table(name).delete(id));
}

/** Changes a world, which stays changed when it throws. What was broken before may stay so. */
function byTheRules(world: World, change: () => void): void {
  const before = new Set(violationsOf(world));
  change();
  const broken = violationsOf(world).filter((text) => !before.has(text));
  if (broken.length === 0) return;
  const rest = broken.length - MAX_TOLD;
  const told = [...broken.slice(0, MAX_TOLD), ...(rest > 0 ? [`and ${rest} more`] : [])];
  throw new Error(`No server could hold these rows:\n${told.join('\n')}`);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`This isn't JSON: ${messageOf(error)}`, { cause: error });
  }
}
