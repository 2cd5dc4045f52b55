import { readClaims } from '#states/reader/read-claims.ts';
import { approveCommand } from './approve.ts';
import { changedCommand } from './changed-states.ts';
import { command, runCommand } from './command-line/command.ts';
import { root } from './processes/root.ts';
import { findStateFaults } from './state-coverage/faults.ts';
import { readStates } from './state-coverage/read-states.ts';

function countStates(isMissingAsked: boolean): number {
  const states = readStates(root);
  const claims = readClaims(root);
  const shown = new Set(claims.map((claim) => claim.state));
  const areas = [
    ...Map.groupBy(states, ({ id }) => id.split('.')[0] ?? id),
    ['all', states] as const,
  ];
  const width = Math.max(...areas.map(([area]) => area.length));
  for (const [area, all] of areas) {
    const done = all.filter((state) => shown.has(state.id)).length;
    console.log(`${area.padEnd(width)}  ${String(done).padStart(3)} of ${all.length}`);
  }
  if (isMissingAsked) {
    for (const state of states) if (!shown.has(state.id)) console.log(`missing: ${state.id}`);
  }
  const faults = findStateFaults(states, claims);
  for (const fault of faults) console.error(fault);
  return faults.length > 0 ? 1 : 0;
}

await runCommand(
  command({
    help: `npm run states -- [--missing]
Prints how many states of each area are shown, and with --missing those that are not. Fails when a claim is wrong.`,
    options: { missing: { type: 'boolean', default: false } },
    commands: { approve: approveCommand, changed: changedCommand },
    run: ({ values }) => countStates(values.missing),
  }),
);
