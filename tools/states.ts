import { globSync, readFileSync } from 'node:fs';
import { claimsOfFlow, claimsOfStories, claimsOfTests, type Claim } from '#states/claims.ts';
import { parseStates, type State } from '#states/parse-states.ts';
import { findStateFaults } from './state-coverage/faults.ts';

/** Prints how many states of each area are shown; `-- --missing` names the others. */

const states = readStates('states/states.tsv');

function readStates(file: string): State[] {
  try {
    return parseStates(readFileSync(file, 'utf8'));
  } catch (error) {
    console.error(`${file}: ${error instanceof Error ? error.message : String(error)}`);
    return process.exit(1);
  }
}

function readAll(pattern: string, claims: (file: string, source: string) => Claim[]): Claim[] {
  return globSync(pattern)
    .sort()
    .flatMap((file) => claims(file, readFileSync(file, 'utf8')));
}

const claims = [
  ...readAll('stories/**/*.stories.tsx', claimsOfStories),
  ...readAll('{tests,src,mocks}/**/*.test.{ts,tsx}', claimsOfTests),
  ...readAll('flows/*.flow.ts', claimsOfFlow),
];

const faults = findStateFaults(states, claims);
const shown = new Set(claims.map((claim) => claim.state));
const areas = Map.groupBy(states, areaOf);
const width = Math.max(...[...areas.keys()].map((area) => area.length));
for (const [area, all] of areas) {
  const done = all.filter((state) => shown.has(state.id)).length;
  console.log(`${area.padEnd(width)}  ${String(done).padStart(3)} of ${all.length}`);
}
const done = states.filter((state) => shown.has(state.id)).length;
console.log(`${'all'.padEnd(width)}  ${String(done).padStart(3)} of ${states.length}`);
if (process.argv.includes('--missing')) {
  for (const state of states) if (!shown.has(state.id)) console.log(`missing: ${state.id}`);
}
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;

function areaOf(state: State): string {
  return state.id.split('.')[0] ?? state.id;
}
