import lzString from 'lz-string';
import * as z from 'zod/mini';
import { SEEDED, type RowChanges } from '../seeds/relative-rows.ts';
import { StateProblem } from './state-problem.ts';

/** How long changed rows may be in an address, in characters: longer ones break in mail and chat. */
export const MOST_ROWS_TEXT = 2_000;

const ofEachTable = <Schema extends z.core.$ZodType>(schema: Schema) =>
  Object.fromEntries(SEEDED.map((name) => [name, z.optional(schema)]));

const Changes = z.strictObject({
  ...ofEachTable(z.array(z.looseObject({ id: z.int() }))),
  removed: z.optional(z.strictObject(ofEachTable(z.array(z.int())))),
});

/**
 * Formats changed rows for an address: compressed, in characters that need no encoding. The browser's own
 * compression is asynchronous, and an address is read at once.
 */
export function printRows(changes: RowChanges): string {
  // It writes a +, which a query reads as a space.
  return lzString.compressToEncodedURIComponent(JSON.stringify(changes)).replaceAll('+', '.');
}

/**
 * Parses changed rows. Inverse of {@link printRows}. Whether a row fits its table, only the world can tell.
 *
 * @throws StateProblem
 */
export function readRows(text: string): RowChanges {
  try {
    const json = lzString.decompressFromEncodedURIComponent(text.replaceAll('.', '+'));
    return Changes.parse(JSON.parse(json)) as RowChanges;
  } catch (error) {
    throw rowsProblem(
      text,
      'allowed: what the tab Save prints. The link may have been cut off',
      error,
    );
  }
}

/** A problem with the rows of an address, which says only how they begin. */
export function rowsProblem(text: string, reason: string, cause?: unknown): StateProblem {
  const problem = new StateProblem('rows', `${text.slice(0, 12)}…`, reason);
  problem.cause = cause;
  return problem;
}
