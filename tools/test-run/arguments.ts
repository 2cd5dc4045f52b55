import { parse, type Input, type Options } from '../command-line/command.ts';
import { stepNames, type Shard, type WantedSteps } from './steps.ts';

/** What `npm test` and `npm run check` run. */
export interface TestArguments extends WantedSteps {
  /** What the files must differ from to be tested; undefined to test everything. */
  readonly changed: { readonly since: string | undefined } | undefined;
}

/** What `npm test` and `npm run check` accept. */
export const options = {
  changed: {
    type: 'boolean',
    description:
      'only stories that import what differs from REF, by default where the branch began',
  },
  only: {
    type: 'string',
    value: 'STEP',
    multiple: true,
    choices: stepNames,
    description: 'only a step, repeatable',
  },
  shard: {
    type: 'string',
    value: '1/4',
    description: 'a part of stories and flows; the first part runs everything else too',
  },
  quick: { type: 'boolean', description: 'only what npm run check runs' },
  'no-check': { type: 'boolean', description: 'only what npm run check does not run' },
} as const satisfies Options;

/** The commit that `--changed` compares with. */
export const positionals = ['[REF]', 'a commit, for --changed'] as const;

/** @throws Error for a shard that doesn't exist, or when nothing is left to run */
export function testArguments({ values, positionals }: Input<typeof options>): TestArguments {
  const { only, shard, changed: isChanged } = values;
  const [since] = positionals;
  if (positionals.length > (isChanged ? 1 : 0))
    throw new Error(`Unexpected: ${positionals.at(-1)}. Try --help.`);
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
  return testArguments(parse({ options, positionals }, [...args]));
}

function parseShard(text: string): Shard {
  const match = /^(\d+)\/(\d+)$/.exec(text);
  const [index, count] = [Number(match?.[1]), Number(match?.[2])];
  if (match === null || index < 1 || index > count) {
    throw new Error(`--shard is "${text}"; allowed: a part and the number of parts, as in 1/4`);
  }
  return { index, count };
}
