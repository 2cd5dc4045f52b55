import { parseArgs, type ParseArgsConfig } from 'node:util';

export type Options = NonNullable<ParseArgsConfig['options']>;

/** What a command was called with, as `parseArgs` types it. */
export type Input<Given extends Options> = ReturnType<
  typeof parseArgs<{ options: Given; allowPositionals: true }>
>;

export interface Command<Given extends Options = Options> {
  /** What `--help` prints: how the command is called, what it does and what its options mean. */
  readonly help: string;
  readonly options?: Given;
  /** How many other arguments it takes; none by default. */
  readonly positionals?: 'one' | 'any';
  /** Parts with options of their own, by name: `npm run bench -- growth`. */
  readonly commands?: Readonly<Record<string, Command>>;
  /** Returns the exit code; 0 by default. A command without it has parts only. */
  run?(input: Input<Given>): number | void | Promise<number | void>;
}

/** Declares a command: `run` gets values of the types of its options. */
export function command<const Given extends Options = {}>(declared: Command<Given>): Command {
  return declared;
}

/** Runs a command. Exits with its code, or with 2 and one line when it throws or an argument is wrong. */
export async function runCommand(called: Command, args = process.argv.slice(2)): Promise<void> {
  const { help, commands = {}, run } = called;
  const part = commands[args[0] ?? ''];
  if (part) return runCommand(part, args.slice(1));
  if (args.includes('--help') || (!run && args.length === 0)) {
    console.log([help, ...Object.values(commands).map((each) => each.help)].join('\n\n'));
    return;
  }
  try {
    const input = parse(called, args);
    process.exitCode = (await called.run?.(input)) ?? 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    // What it has started may still run.
    process.exit(2);
  }
}

/** @throws Error with one line about the argument that is unknown, missing or too much */
export function parse<Given extends Options>(
  { options, positionals }: Omit<Command<Given>, 'help'>,
  args: string[],
): Input<Given> {
  try {
    const allowPositionals = positionals !== undefined;
    const given = parseArgs({ args, options: options ?? {}, allowPositionals });
    const { length } = given.positionals;
    if (positionals === 'one' && length !== 1) throw new Error(`Name one thing, not ${length}`);
    return given as Input<Given>;
  } catch (error) {
    // Node quotes the option, and adds advice.
    const [reason = ''] = (error as Error).message.split(/\. |\.?\n/);
    throw new Error(`${reason.replaceAll("'", '')}. Try --help.`, { cause: error });
  }
}
