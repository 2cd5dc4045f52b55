import type { Row } from '../db/table.ts';
import { isRecord } from '#src/contract/is-record.ts';
import { referencesOf, TABLE_NAMES, type TableName } from '../db/tables.ts';
import { World, type WorldSnapshot } from '../db/world.ts';
import { userIdOf } from '../fixtures/accounts.ts';
import { parseStateAddress, stateAddress } from '../scenarios/state-address.ts';
import { resolveState, type MockState } from '../scenarios/state.ts';
import { messageOf } from '../server/message-of.ts';

const FORMAT = 'nearhand-world';
const VERSION = 1;

/** A world and the state that it was created from. */
export interface WorldFile {
  readonly state: MockState;
  readonly snapshot: WorldSnapshot;
}

/**
 * Formats a world as the JSON text of a file, for {@link readWorldFile}. Sessions are left out: the token of
 * a real server would be a secret.
 */
export function printWorldFile(state: MockState, { nextIds, ...tables }: WorldSnapshot): string {
  const rows = { ...tables, tokens: [] };
  // All rows are in the file.
  const address = stateAddress({ ...state, rows: undefined });
  const file = { format: FORMAT, version: VERSION, state: address, rows, nextIds };
  return `${JSON.stringify(file, null, 2)}\n`;
}

/**
 * Reads a world from the text of a file. Every row is checked before anything is returned, so a broken
 * file changes nothing.
 *
 * @throws Error that names the place and what is expected there: not JSON, another format, a newer
 *   version, an invalid state, a missing table, a row that breaks its schema, an id that two rows have,
 *   a reference to a row that does not exist, or a viewer who is not among the users
 */
export function readWorldFile(text: string): WorldFile {
  const file = recordOf(jsonOf(text));
  if (file?.['format'] !== FORMAT) {
    throw new Error(`This is not the file of a world: expected "format": "${FORMAT}".`);
  }
  checkVersion(file['version']);
  const state = stateIn(file['state']);
  const rows = tablesIn(file['rows']);
  // Its tables validate the rows; its clock is never read.
  const world = new World({ now: () => 0 });
  for (const name of TABLE_NAMES) insertAll(world, name, rows[name]);
  for (const name of TABLE_NAMES) checkReferences(world, name);
  skipUsedIds(world, file['nextIds']);
  checkViewer(world, state);
  return { state, snapshot: world.snapshot() };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const reason = messageOf(error);
    throw new Error(`The file is not JSON: ${reason}`, { cause: error });
  }
}

function checkVersion(version: unknown): void {
  if (version === VERSION) return;
  const isNewer = typeof version === 'number' && version > VERSION;
  const hint = isNewer ? ' A newer workbench wrote this file.' : '';
  throw new Error(`version: expected ${VERSION}, not ${JSON.stringify(version)}.${hint}`);
}

function stateIn(address: unknown): MockState {
  let state: MockState | undefined;
  try {
    state = typeof address === 'string' ? parseStateAddress(address) : undefined;
  } catch (error) {
    const reason = messageOf(error);
    throw new Error(`state: ${reason}`, { cause: error });
  }
  if (state) return state;
  throw new Error('state: expected the address of a state, such as "/?scenario=demo".');
}

function tablesIn(given: unknown): Readonly<Record<TableName, readonly unknown[]>> {
  const tables = recordOf(given);
  if (!tables)
    throw new Error(`rows: expected an object with the tables ${TABLE_NAMES.join(', ')}.`);
  const names: readonly string[] = TABLE_NAMES;
  const unknown = Object.keys(tables).find((name) => !names.includes(name));
  if (unknown !== undefined) {
    throw new Error(`rows.${unknown}: unknown table; allowed: ${TABLE_NAMES.join(', ')}.`);
  }
  for (const name of TABLE_NAMES) {
    if (Array.isArray(tables[name])) continue;
    const found = tables[name] === undefined ? 'the table is missing' : 'not a list';
    throw new Error(`rows.${name}: ${found}; expected a list of rows.`);
  }
  return tables as Record<TableName, unknown[]>;
}

function insertAll(world: World, name: TableName, rows: readonly unknown[]): void {
  const table = world.table(name);
  for (const [index, row] of rows.entries()) {
    const place = placeOf(name, index, row);
    let parsed: Row;
    try {
      parsed = table.insert(table.parse(row));
    } catch (error) {
      const reason = messageOf(error);
      throw new Error(`${place}: ${reason}`, { cause: error });
    }
    const unknown = Object.keys(recordOf(row) ?? {}).find((column) => !(column in parsed));
    if (unknown !== undefined) throw new Error(`${place}: unknown column ${unknown}.`);
  }
}

/** Names a row by its position and its id, if it has one. */
function placeOf(name: TableName, index: number, row: unknown): string {
  const id = recordOf(row)?.['id'];
  return `rows.${name}[${index}]${id === undefined ? '' : `, id ${JSON.stringify(id)}`}`;
}

function checkReferences(world: World, name: TableName): void {
  const columns = referencesOf(name);
  for (const [index, row] of world.table(name).all().entries()) {
    for (const [column, target] of columns) {
      const id: unknown = Reflect.get(row, column);
      if (typeof id !== 'number' || world.table(target).find(id)) continue;
      const place = placeOf(name, index, row);
      throw new Error(`${place}, ${column}: there is no row ${id} in ${target}.`);
    }
  }
}

function checkViewer({ users }: World, state: MockState): void {
  const { as: viewer } = resolveState(state);
  if (viewer === undefined || users.find(userIdOf(viewer))) return;
  throw new Error(`state: its viewer ${viewer} is not in rows.users.`);
}

/** Keeps ids of deleted rows unused. A file written by hand needs none. */
function skipUsedIds(world: World, given: unknown): void {
  const nextIds = recordOf(given ?? {});
  if (!nextIds) throw new Error('nextIds: expected an object of tables and ids.');
  for (const name of TABLE_NAMES) {
    const id = nextIds[name] ?? 1;
    if (typeof id !== 'number' || !Number.isSafeInteger(id) || id < 1) {
      throw new Error(`nextIds.${name}: expected a whole number of at least 1.`);
    }
    world[name].skipIdsBelow(id);
  }
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> | undefined {
  return isRecord(value) ? value : undefined;
}
