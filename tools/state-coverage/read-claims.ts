import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { claimsOfFlow, claimsOfStories, claimsOfTests, type Claim } from '#states/claims.ts';
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

/** Reads what stories, tests and flows say that they show. @param root the project's folder */
export function readClaims(root: string): Claim[] {
  const read = (pattern: string, claims: (file: string, source: string) => Claim[]) =>
    globSync(pattern, { cwd: root })
      .map((file) => file.replaceAll('\\', '/'))
      .sort()
      .flatMap((file) => claims(file, readFileSync(join(root, file), 'utf8')));
  return [
    ...read('stories/**/*.stories.tsx', claimsOfStories),
    ...read('{tests,src,mocks}/**/*.test.{ts,tsx}', claimsOfTests),
    ...read('flows/*.flow.ts', claimsOfFlow),
  ];
}
