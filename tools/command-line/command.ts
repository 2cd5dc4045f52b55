import { parseArgs } from 'node:util';

/** An option of `parseArgs`, and what the help says about it. */
export interface Option {
  readonly type: 'boolean' | 'string';
  readonly multiple?: true;
  readonly default?: string;
  readonly description: string;
  /** What the help calls the value. */
  readonly value?: string;
  readonly choices?: readonly string[];
}

export type Options = Readonly<Record<string, Option>>;

type Text<Given> = Given extends { choices: readonly (infer Choice)[] } ? Choice : string;
type ValueOf<Given> = Given extends { type: 'boolean' }
  ? boolean
  : Given extends { multiple: true }
    ? readonly Text<Given>[]
    : Text<Given> | (Given extends { default: string } ? never : undefined);

/** What a command was called with. */
export interface Input<Given extends Options> {
  readonly values: { readonly [Name in keyof Given]: ValueOf<Given[Name]> };
  readonly positionals: readonly string[];
}

export interface Command<Given extends Options = Options> {
  /** As it is typed: `npm run bench`. A part of another command has a word: `growth`. */
  readonly name: string;
  readonly summary: string;
  readonly options?: Given;
  /** The other arguments: exactly one for the label `FILE`, any number for `[FILE...]`. */
  readonly positionals?: readonly [label: string, description: string];
  /** Parts with options of their own: `npm run bench -- growth`. */
  readonly commands?: readonly Command[];
  /** Returns the exit code; 0 by default. A command without it has parts only. */
  run?(input: Input<Given>): number | void | Promise<number | void>;
}

/** Declares a command: `run` gets values of the types of its options. */
export function command<const Given extends Options = {}>(declared: Command<Given>): Command {
  return declared;
}

/** Runs a command. Exits with its code, or with 2 and one line when it throws or an argument is wrong. */
export async function runCommand(called: Command, args = process.argv.slice(2)): Promise<void> {
  const { name, commands, run } = called;
  const part = commands?.find((each) => each.name === args[0]);
  if (part) return runCommand({ ...part, name: `${name} -- ${part.name}` }, args.slice(1));
  try {
    if (args.includes('--help') || (!run && args.length === 0)) console.log(helpOf(called));
    else if (!run) throw new Error(`There is no ${name} -- ${args[0]}. Try --help.`);
    else process.exitCode = (await called.run?.(parse(called, args))) ?? 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    // What it has started may still run.
    process.exit(2);
  }
}

/** @throws Error with one line about the argument that is unknown, missing or not allowed */
export function parse<Given extends Options>(
  { options, positionals: expected }: Pick<Command<Given>, 'options' | 'positionals'>,
  args: string[],
): Input<Given> {
  try {
    const declared: Options = options ?? {};
    const label = expected?.[0];
    const given = parseArgs({ args, options: declared, allowPositionals: label !== undefined });
    if (label?.startsWith('[') === false && given.positionals.length !== 1)
      throw new Error(`Name one ${label}, not ${given.positionals.length}`);
    for (const [name, { type, multiple, choices }] of Object.entries(declared)) {
      const value = (given.values[name] ??= type === 'boolean' ? false : multiple && []);
      const wrong = [value ?? []].flat().find((one) => choices?.includes(`${one}`) === false);
      if (wrong !== undefined)
        throw new Error(`--${name} is "${wrong}"; allowed: ${choices?.join(', ')}`);
    }
    return given as unknown as Input<Given>;
  } catch (error) {
    // Node quotes the option, and adds advice.
    const [reason = ''] = (error as Error).message.split(/\. |\.?\n/);
    throw new Error(`${reason.replaceAll("'", '')}. Try --help.`, { cause: error });
  }
}

/** @throws Error in one line when the value of an option is no whole number within its bounds */
export function wholeNumber(option: string, text: string, min: number, max: number): number {
  if (/^\d+$/.test(text) && Number(text) >= min && Number(text) <= max) return Number(text);
  throw new Error(`${option} is "${text}"; allowed: a whole number from ${min} to ${max}.`);
}

function helpOf({ name, summary, options = {}, positionals, commands = [], run }: Command): string {
  const rows = [
    ...commands.map((part) => [part.name, part.summary]),
    ...(positionals ? [positionals] : []),
    ...Object.entries(options).map(([key, { value = '', choices = [], ...option }]) => {
      const details = [choices.join(', '), option.default && `default: ${option.default}`];
      return [`--${key} ${value}`, [option.description, ...details.filter(Boolean)].join('; ')];
    }),
  ];
  const start = name.includes(' -- ') ? name : `${name} --`;
  const usage = [start, run ? positionals?.[0] : 'COMMAND', '[options]'].filter(Boolean).join(' ');
  return [
    usage,
    summary,
    '',
    ...rows.map(([term = '', text]) => `  ${term.padEnd(28)}${text}`),
  ].join('\n');
}
