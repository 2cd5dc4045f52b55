import { parseArgs } from 'node:util';

/** An option of a command, such as `--port 4010`; a boolean one has no value. */
export interface Option {
  readonly type: 'boolean' | 'string' | 'integer';
  readonly description: string;
  /** What the help calls the value. In brackets if it may be left out, which gives an empty text: `[REF]`. */
  readonly value?: string;
  readonly default?: string | number;
  readonly choices?: readonly string[];
  /** The least number; 0 by default. */
  readonly min?: number;
  readonly max?: number;
  readonly isRequired?: true;
  /** Whether it can be repeated; its value is then a list. */
  readonly isMultiple?: true;
}

export type Options = Readonly<Record<string, Option>>;

type One<Given extends Option> = Given extends { choices: readonly (infer Choice)[] }
  ? Choice
  : { boolean: boolean; string: string; integer: number }[Given['type']];

type ValueOf<Given extends Option> = Given extends { isMultiple: true }
  ? readonly One<Given>[]
  : Given extends { type: 'boolean' } | { default: string | number } | { isRequired: true }
    ? One<Given>
    : One<Given> | undefined;

/** The values of options by name. */
export type Values<Given extends Options> = {
  readonly [Name in keyof Given]: ValueOf<Given[Name]>;
};

/** What a command was called with. */
export interface Input<Given extends Options, Label extends string> {
  readonly values: Values<Given>;
  /** The other arguments: one for `FILE`, any number for `[FILE...]`. */
  readonly positionals: Label extends `[${string}` ? readonly string[] : readonly [string];
}

/** What a command accepts, and what it does. */
export interface Command<Given extends Options = Options, Label extends string = string> {
  /** As it is typed: `npm run bench`. A part of another command has a word: `lists`. */
  readonly name: string;
  /** One line. */
  readonly summary: string;
  readonly options?: Given;
  /** The other arguments, `FILE` for one or `[FILE...]` for any number, and what the help says about them. */
  readonly positionals?: readonly [label: Label, description: string];
  /** The end of the help. */
  readonly notes?: string;
  /** Parts with options of their own: `npm run bench -- lists`. */
  readonly commands?: readonly Command[];
  /** Returns the exit code; 0 by default. A command without it can be called with the name of a part only. */
  run?(input: Input<Given, Label>): number | void | Promise<number | void>;
}

/** Declares a command: `run` gets values of the types of its options. */
export function command<const Given extends Options = {}, const Label extends string = '[]'>(
  declared: Command<Given, Label>,
): Command {
  return declared;
}

/**
 * Runs a command with the arguments of this process. The exit code is that of the command, or 2 when it
 * throws or an argument is wrong, which prints one line. `--help` prints the help and does nothing else.
 *
 * @example await runCommand(command({ name: 'npm run greet', summary: 'Says hello.', run: greet }))
 */
export async function runCommand(
  called: Command,
  args: readonly string[] = process.argv.slice(2),
): Promise<void> {
  try {
    process.exitCode = (await dispatch(called, args)) ?? 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    // What it has started may still run.
    process.exit(2);
  }
}

async function dispatch(called: Command, args: readonly string[]): Promise<number | void> {
  const [word, ...rest] = args;
  const part = called.commands?.find(({ name }) => name === word);
  if (part) return dispatch({ ...part, name: `${called.name} -- ${part.name}` }, rest);
  const isUnclear = !called.run && word === undefined;
  if (isUnclear || args.includes('--help')) return console.log(helpOf(called));
  if (!called.run) throw wrong(`There is no ${called.name} -- ${word}`);
  return called.run(parse(called, args));
}

/**
 * Parses arguments.
 *
 * @throws Error with one line about the argument that is unknown, missing or not allowed
 */
export function parse<Given extends Options, Label extends string>(
  { options, positionals }: Pick<Command<Given, Label>, 'options' | 'positionals'>,
  args: readonly string[],
): Input<Given, Label> {
  const declared = Object.entries<Option>(options ?? {});
  const given = readWithNode(declared, positionals !== undefined, args);
  if (positionals?.[0].startsWith('[') === false && given.positionals.length !== 1) {
    throw wrong(`Name one ${positionals[0]}, not ${given.positionals.length}`);
  }
  const values = Object.fromEntries<unknown>(
    declared.map(([name, option]) => [name, valueOf(name, option, given.values[name])]),
  );
  return { values, positionals: given.positionals } as unknown as Input<Given, Label>;
}

function readWithNode(
  declared: readonly (readonly [string, Option])[],
  allowPositionals: boolean,
  args: readonly string[],
) {
  const bare = declared
    .filter(([, { value }]) => value?.startsWith('['))
    .map(([name]) => `--${name}`);
  const isBare = (arg: string, next = '-') => bare.includes(arg) && next.startsWith('-');
  const options = declared.map(([name, { type, isMultiple = false }]) => {
    return [name, { type: type === 'boolean' ? type : 'string', multiple: isMultiple }] as const;
  });
  try {
    return parseArgs({
      args: args.map((arg, place) => (isBare(arg, args[place + 1]) ? `${arg}=` : arg)),
      allowPositionals,
      options: Object.fromEntries(options),
    });
  } catch (error) {
    // Node quotes the option and adds advice.
    const [reason = ''] = (error as Error).message.split(/\. |\.?\n/);
    throw wrong(reason.replaceAll("'", ''));
  }
}

type Given = string | boolean | (string | boolean)[] | undefined;

function valueOf(name: string, option: Option, given: Given): unknown {
  const { type, choices, min = 0, max = Infinity, isMultiple, isRequired } = option;
  if (given === undefined) {
    if (isRequired) throw wrong(`--${name} is missing`);
    return isMultiple ? [] : type === 'boolean' ? false : option.default;
  }
  if (Array.isArray(given)) return given.map((one) => valueOf(name, option, one));
  if (typeof given === 'boolean') return given;
  const refuse = (allowed: string) => wrong(`--${name} is "${given}"; allowed: ${allowed}`);
  if (choices?.includes(given) === false) throw refuse(choices.join(', '));
  if (type === 'string') return given;
  const number = given.trim() === '' ? NaN : Number(given);
  if (Number.isInteger(number) && number >= min && number <= max) return number;
  throw refuse(`a whole number from ${min} ${max === Infinity ? 'on' : `to ${max}`}`);
}

function wrong(reason: string): Error {
  return new Error(`${reason}. Try --help.`);
}

function helpOf({
  name,
  summary,
  options,
  positionals,
  notes,
  commands = [],
  run,
}: Command): string {
  const declared = Object.entries(options ?? {});
  const nameOf = (key: string, { value = '' }: Option) => `--${key} ${value}`.trim();
  const required = declared.filter(([, { isRequired }]) => isRequired);
  const accepted = [
    ...(run ? [] : ['COMMAND']),
    ...(positionals?.slice(0, 1) ?? []),
    ...required.map((entry) => nameOf(...entry)),
    ...(declared.length > required.length ? ['[options]'] : []),
  ];
  const start = accepted.length > 0 && !name.includes(' -- ') ? `${name} --` : name;
  const parts = commands.map((part) => [part.name, part.summary] as const);
  const rows = [
    ...(positionals ? [positionals] : []),
    ...declared.map(([key, option]) => [nameOf(key, option), describe(option)] as const),
    ['--help', commands.length > 0 ? 'this list, or that of a command' : 'this list'] as const,
  ];
  const width = Math.max(...[...parts, ...rows].map(([term]) => term.length)) + 3;
  const list = (lines: typeof parts) =>
    lines.map(([term, text]) => `  ${term.padEnd(width)}${text}`);
  return [
    [start, ...accepted].join(' '),
    '',
    summary,
    ...(parts.length > 0 ? ['', ...list(parts)] : []),
    '',
    ...list(rows),
    ...(notes === undefined ? [] : ['', notes]),
  ].join('\n');
}

function describe({ description, choices, default: otherwise }: Option): string {
  const allowed = choices ? `: ${choices.join(', ')}` : '';
  return `${description}${allowed}${otherwise === undefined ? '' : ` (default: ${otherwise})`}`;
}
