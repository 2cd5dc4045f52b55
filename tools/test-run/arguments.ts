import { parseArgs } from 'node:util';

export interface Shard {
  readonly index: number;
  readonly count: number;
}

export interface TestArguments {
  /** Whether to print the options only. */
  readonly isHelp: boolean;
  /** The stages to run: `check` is what `npm run check` runs, `test` what `npm test` runs after it. */
  readonly stages: readonly Stage[];
  readonly shard: Shard | undefined;
  /** What the files must differ from to be tested; undefined to test everything. */
  readonly changed: { readonly since: string | undefined } | undefined;
}

export type Stage = 'check' | 'test';

/** What `npm test` and `npm run check` accept. */
export const USAGE = `npm test -- [options]

  --changed [REF]  only what the files can reach that differ from a commit, new ones included; by default
                   from where the branch left main
  --shard 1/4      one of four parts of stories and flows; the first part runs everything else too
  --no-check       only what npm run check does not run: slow tests, stories, end-to-end flows
  --help           this list

npm run check runs the checks alone: types, lint, format, states, references, openapi, unit tests.
To run one of them: npm run typecheck, npm run lint, npx vitest run --project=unit PATH`;

/**
 * Reads the arguments of `npm test` and `npm run check`.
 *
 * @throws Error on an unknown argument, so a typo does not run everything
 * @example parseArguments(['--shard', '1/4']).shard // { index: 1, count: 4 }
 */
export function parseArguments(args: readonly string[]): TestArguments {
  const { values } = parseArgs({
    args: withValueOfChanged(args),
    options: {
      changed: { type: 'string' },
      help: { type: 'boolean', default: false },
      quick: { type: 'boolean', default: false },
      'no-check': { type: 'boolean', default: false },
      shard: { type: 'string' },
    },
  });
  const all: readonly Stage[] = ['check', 'test'];
  const stages = all
    .filter((stage) => !(values.quick && stage === 'test'))
    .filter((stage) => !(values['no-check'] && stage === 'check'));
  if (stages.length === 0) throw new Error('npm run check and --no-check leave nothing to run');
  return {
    isHelp: values.help,
    stages,
    shard: values.shard === undefined ? undefined : parseShard(values.shard),
    changed: values.changed === undefined ? undefined : { since: values.changed || undefined },
  };
}

/** The arguments with `--changed=REF` for `--changed REF`: its value is optional, which `parseArgs` lacks. */
function withValueOfChanged(args: readonly string[]): string[] {
  const place = args.indexOf('--changed');
  if (place === -1) return [...args];
  const next = args[place + 1];
  const isValue = next !== undefined && !next.startsWith('-');
  return [
    ...args.slice(0, place),
    `--changed=${isValue ? next : ''}`,
    ...args.slice(place + (isValue ? 2 : 1)),
  ];
}

function parseShard(text: string): Shard {
  const match = /^(\d+)\/(\d+)$/.exec(text);
  const [index, count] = [Number(match?.[1]), Number(match?.[2])];
  if (match === null || index < 1 || index > count) {
    throw new Error(`--shard is "${text}"; allowed: a part and the number of parts, as in 1/4`);
  }
  return { index, count };
}
