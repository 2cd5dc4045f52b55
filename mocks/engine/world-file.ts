import * as z from 'zod/mini';
import { expectation } from '#src/contract/schema-issue.ts';
import { forEachTable, referencesOf, TABLE_NAMES, type TableName } from '../db/tables.ts';
import { World, type WorldSnapshot } from '../db/world.ts';
import { userIdOf } from '../fixtures/accounts.ts';
import { stateAddress } from '../scenarios/state-query.ts';
import { parseStateAddress } from '../scenarios/state-address.ts';
import { resolveState, type MockState } from '../scenarios/state.ts';
import { messageOf } from '../server/message-of.ts';

const FORMAT = 'nearhand-world';
const VERSION = 1;

/** The tables validate the rows. */
const Rows = z.array(z.looseObject({ id: z.optional(z.unknown()) }));

const FileContent = z.object({
  format: z.literal(FORMAT),
  version: z.literal(VERSION),
  state: z.string(),
  // A file that is older than a table lacks it.
  rows: z.strictObject(
    { ...forEachTable(() => z.optional(Rows)), users: Rows },
    `the tables ${TABLE_NAMES.join(', ')} alone`,
  ),
  /** A file written by hand needs none. */
  nextIds: z.optional(z.partialRecord(z.enum(TABLE_NAMES), z.int().check(z.positive()))),
});

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
 * @throws Error that names the place and what is expected there: not JSON, another format or version, an invalid
 *   state, an unknown table, missing users, a row that breaks its schema, an id that two rows have, a reference to a row that does not
 *   exist, or a viewer who is not among the users
 */
export function readWorldFile(text: string): WorldFile {
  const file = contentOf(text);
  const state = stateIn(file.state);
  // Its clock is never read.
  const world = new World({ now: () => 0 });
  for (const name of TABLE_NAMES) insertAll(world, name, file.rows[name] ?? []);
  for (const name of TABLE_NAMES) checkReferences(world, name);
  // Ids of deleted rows stay unused.
  for (const name of TABLE_NAMES) world[name].skipIdsBelow(file.nextIds?.[name] ?? 1);
  checkViewer(world, state);
  return { state, snapshot: world.snapshot() };
}

function contentOf(text: string): z.infer<typeof FileContent> {
  const json = orFail('The file is not JSON', (): unknown => JSON.parse(text));
  const parsed = FileContent.safeParse(json);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const place = issue?.path.join('.') || 'The file';
  throw new Error(`${place}: expected ${issue && expectation(issue)}.`);
}

/** Runs a part of the reading, and says where it throws. */
function orFail<Result>(place: string, run: () => Result): Result {
  try {
    return run();
  } catch (error) {
    throw new Error(`${place}: ${messageOf(error)}`, { cause: error });
  }
}

function stateIn(address: string): MockState {
  const state = orFail('state', () => parseStateAddress(address));
  if (state) return state;
  throw new Error('state: expected the address of a state, such as "/?scenario=demo".');
}

function insertAll(world: World, name: TableName, rows: z.infer<typeof Rows>): void {
  const table = world.table(name);
  for (const [index, row] of rows.entries()) {
    const place = placeOf(name, index, row.id);
    const inserted = orFail(place, () => table.insert(table.parse(row)));
    const unknown = Object.keys(row).find((column) => !(column in inserted));
    if (unknown !== undefined) throw new Error(`${place}: unknown column ${unknown}.`);
  }
}

/** Names a row by its position and its id, if it has one. */
function placeOf(name: TableName, index: number, id: unknown): string {
  return `rows.${name}[${index}]${id === undefined ? '' : `, id ${JSON.stringify(id)}`}`;
}

function checkReferences(world: World, name: TableName): void {
  for (const [index, row] of world.table(name).all().entries()) {
    for (const [column, target] of referencesOf(name)) {
      const id = row[column];
      if (typeof id !== 'number' || world.table(target).find(id)) continue;
      const place = placeOf(name, index, row.id);
      throw new Error(`${place}, ${column}: there is no row ${id} in ${target}.`);
    }
  }
}

function checkViewer({ users }: World, state: MockState): void {
  const { as: viewer } = resolveState(state);
  if (viewer === undefined || users.find(userIdOf(viewer))) return;
  throw new Error(`state: its viewer ${viewer} is not in rows.users.`);
}
