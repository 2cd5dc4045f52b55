import { parseArgs } from 'node:util';

/** What `npm run bench -- stories` compares. */
export interface BenchArguments {
  /** The commit to compare with. */
  readonly against: string;
  readonly rounds: number;
  /** The ratio above which the command fails; undefined when it never does. */
  readonly limit: number | undefined;
  /** Story files or folders; none for all. */
  readonly files: readonly string[];
}

/** @throws Error that names the option and what is allowed */
export function parseBenchArguments(args: readonly string[]): BenchArguments {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      against: { type: 'string' },
      rounds: { type: 'string', default: '1' },
      check: { type: 'string' },
    },
  });
  if (values.against === undefined) {
    throw new Error('Name a commit to compare with: npm run bench -- stories --against main~1');
  }
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1) {
    throw new Error(`--rounds is a whole number from 1 on, not "${values.rounds}".`);
  }
  const limit = values.check === undefined ? undefined : Number(values.check);
  if (limit !== undefined && !(limit > 0)) {
    throw new Error(`--check is a ratio, such as 0.6, not "${values.check}".`);
  }
  return { against: values.against, rounds, limit, files: positionals };
}
