import { globSync, readFileSync } from 'node:fs';
import { claimsOfFlow, claimsOfStories, claimsOfTests, type Claim } from '#states/claims.ts';
import { parseStates, type State } from '#states/parse-states.ts';
import { approveCommand } from './approve.ts';
import { changedCommand } from './changed-states.ts';
import { command, runCommand } from './command-line/command.ts';
import { findStateFaults } from './state-coverage/faults.ts';

/** @throws Error naming the file and the line when the list is malformed */
function readStates(file: string): State[] {
  try {
    return parseStates(readFileSync(file, 'utf8'));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${file}: ${reason}`, { cause: error });
  }
}

function readAll(pattern: string, claims: (file: string, source: string) => Claim[]): Claim[] {
  return globSync(pattern)
    .sort()
    .flatMap((file) => claims(file, readFileSync(file, 'utf8')));
}

function areaOf(state: State): string {
  return state.id.split('.')[0] ?? state.id;
}

function countStates(isMissingAsked: boolean): number {
  const states = readStates('states/states.tsv');
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
  if (isMissingAsked) {
    for (const state of states) if (!shown.has(state.id)) console.log(`missing: ${state.id}`);
  }
  for (const fault of faults) console.error(fault);
  return faults.length > 0 ? 1 : 0;
}

await runCommand(
  command({
    name: 'npm run states',
    summary: 'Prints how many states of each area are shown. Fails when a claim is wrong.',
    options: { missing: { type: 'boolean', description: 'names those that are not shown' } },
    commands: [approveCommand, changedCommand],
    run: ({ values }) => countStates(values.missing),
  }),
);
