import { parseArgs } from 'node:util';

/** What `npm run bench -- load` does. */
export interface LoadArguments {
  readonly rounds: number;
  /** Whether the command fails when a figure exceeds its bound. */
  readonly isCheck: boolean;
}

/** @throws Error that names the option and what is allowed */
export function parseLoadArguments(args: readonly string[]): LoadArguments {
  const { values } = parseArgs({
    args: [...args],
    options: {
      rounds: { type: 'string', default: '5' },
      check: { type: 'boolean', default: false },
    },
  });
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 5) {
    throw new Error(`--rounds is a whole number from 5 on, not "${values.rounds}".`);
  }
  return { rounds, isCheck: values.check };
}
