import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseStates, type State } from '#states/parse-states.ts';
import { messageOf } from '#mocks/server/message-of.ts';

const STATES = 'states/states.tsv';

/**
 * Reads the list of states.
 *
 * @param root the project's folder
 * @throws Error naming the file and the line when the list is malformed
 */
export function readStates(root: string): State[] {
  try {
    return parseStates(readFileSync(join(root, STATES), 'utf8'));
  } catch (error) {
    const reason = messageOf(error);
    throw new Error(`${STATES}: ${reason}`, { cause: error });
  }
}
