import { parse, type Input, type Options } from '../command-line/command.ts';
import { stepNames, type Shard, type WantedSteps } from './steps.ts';

/** What `npm test` and `npm run check` run. */
export interface TestArguments extends WantedSteps {
  /** What the files must differ from to be tested; undefined to test everything. */
  readonly changed: { readonly since: string | undefined } | undefined;
}

export const help = `npm test -- [options]
Runs every check and test. npm run check runs the steps that need no browser.
  --changed [REF]   the tests and stories that import what differs from a commit, by default where the branch began
  --only STEP       only a step, repeatable: ${stepNames.join(', ')}
  --shard 1/4       a part of stories and flows; the first part runs everything else too
  --quick           only what npm run check runs
  --no-check        only what npm run check does not run`;

/** What `npm test` and `npm run check` accept. */
export const options = {
  changed: { type: 'boolean', default: false },
  only: { type: 'string', multiple: true, default: [] },
  shard: { type: 'string' },
  quick: { type: 'boolean', default: false },
  'no-check': { type: 'boolean', default: false },
} as const satisfies Options;

/** @throws Error for a step or a shard that doesn't exist, or when nothing is left to run */
export function testArguments({ values, positionals }: Input<typeof options>): TestArguments {
  const { only, shard, changed: isChanged } = values;
  const [since] = positionals;
  if (positionals.length > (isChanged ? 1 : 0))
    throw new Error(`Unexpected: ${positionals.at(-1)}. Try --help.`);
  const unknown = only.find((name) => !stepNames.includes(name));
  if (unknown !== undefined)
    throw new Error(`--only is "${unknown}"; allowed: ${stepNames.join(', ')}`);
  const stages = (['check', 'test'] as const)
    .filter((stage) => !(values.quick && stage === 'test'))
    .filter((stage) => !(values['no-check'] && stage === 'check'));
  if (stages.length === 0) throw new Error('npm run check and --no-check leave nothing to run');
  return {
    stages,
    only,
    shard: shard === undefined ? undefined : parseShard(shard),
    changed: isChanged ? { since } : undefined,
  };
}

/**
 * Reads arguments of `npm test`, as the workflows pass them.
 *
 * @example parseArguments(['--shard', '1/4']).shard // { index: 1, count: 4 }
 */
export function parseArguments(args: readonly string[]): TestArguments {
  return testArguments(parse({ options, positionals: 'any' }, [...args]));
}

function parseShard(text: string): Shard {
  const match = /^(\d+)\/(\d+)$/.exec(text);
  const [index, count] = [Number(match?.[1]), Number(match?.[2])];
  if (match === null || index < 1 || index > count) {
    throw new Error(`--shard is "${text}"; allowed: a part and the number of parts, as in 1/4`);
  }
  return { index, count };
}
